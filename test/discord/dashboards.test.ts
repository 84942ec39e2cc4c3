import type { Client } from 'discord.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createUnderWay } from '../../src/discord/connection/pending-work.ts';
import { createDashboards, type DashboardParts } from '../../src/discord/servers/dashboards.ts';
import { createServers } from '../../src/game/servers/servers.ts';
import type { Store } from '../../src/game/store/ports.ts';
import { ANN, BEN, countedSeeds, done, fakeClock, HERE, serviceOn } from '../game/support.ts';
import { type MemoryStore, memoryStore, newDisk } from '../support/memory-store.ts';
import { onRedis } from '../support/real-redis.ts';

const MINUTE = 60_000;

/** Processes, one on each store, with a Discord that only records messages and edits. */
function processes<S extends Store>(stores: readonly S[]) {
  const clock = fakeClock();
  const edits: string[] = [];
  const timers: { at: number; fn: () => void }[] = [];
  let sent = 900;
  const messages = {
    edit: async (_id: string, { content }: { content: string }) => void edits.push(content),
    delete: async () => {},
  };
  const channel = { isSendable: () => true, send: async () => ({ id: String(++sent) }), messages };
  const guild = { channels: { cache: new Map() }, preferredLocale: 'en-US' };
  const client = {
    channels: { fetch: async () => channel },
    guilds: { cache: new Map([[HERE.guild, guild]]) },
  } as unknown as Client;
  const seeds = countedSeeds();
  const all = stores.map((store) => {
    const on = serviceOn(store, { clock, seeds });
    const underWay = createUnderWay();
    const parts = {
      ...{ client, tables: on.tables, servers: createServers({ store, clock }), log: on.log },
      clock: {
        now: () => clock.time,
        after: (ms: number, fn: () => void) => {
          timers.push({ at: clock.time + ms, fn });
          return () => {};
        },
      },
      threads: { parentOf: async () => null },
      presenter: { link: async () => null },
    } as unknown as DashboardParts;
    return { ...on, underWay, dashboards: createDashboards(store, parts, underWay) };
  });
  return {
    all,
    edits,
    async pass(ms: number) {
      clock.time += ms;
      for (const due of timers.splice(0)) {
        if (due.at <= clock.time) due.fn();
        else timers.push(due);
      }
      for (const { underWay } of all) await underWay.settled();
    },
  };
}

/** The contract of processes that share a store. `stores`: so many connections to a new one. */
function contract(name: string, stores: (count: number) => Promise<readonly Store[]>): void {
  describe(`on ${name}`, () => {
    test('if several processes notice a change, one of them edits the list', async () => {
      const { all, edits, pass } = processes(await stores(3));
      const [one, two, three] = all;
      expect(await one!.dashboards.place(HERE.guild, HERE.channel)).toBe('placed');
      const { table } = await done(one!.tables.open(HERE, ANN));
      await done(two!.tables.join(table.id, BEN));
      await done(three!.tables.start(table.id, ANN.user));
      await pass(MINUTE);
      expect(edits).toHaveLength(1);
      expect(edits[0]).toContain('Waiting for');
      await pass(MINUTE);
      expect(edits).toHaveLength(1);
    });

    test('a change in one process soon after another’s edit is shown once the minute is over', async () => {
      const { all, edits, pass } = processes(await stores(2));
      const [one, two] = all;
      await one!.dashboards.place(HERE.guild, HERE.channel);
      const { table } = await done(one!.tables.open(HERE, ANN));
      await pass(MINUTE / 2);
      await done(two!.tables.join(table.id, BEN));
      await pass(MINUTE / 2);
      expect(edits).toHaveLength(1);
      expect(edits[0]).toContain('2 of 6');
      await done(two!.tables.abandon(table.id));
      await pass(MINUTE / 2);
      expect(edits).toHaveLength(1);
      for (let half = 0; half < 3; half++) await pass(MINUTE / 2);
      expect(edits).toHaveLength(2);
      expect(edits[1]).not.toContain('of 6');
    });
  });
}

const inMemory = (count: number): MemoryStore[] => {
  const disk = newDisk();
  return Array.from({ length: count }, () => memoryStore(disk));
};

contract('a store in memory', async (count) => inMemory(count));

onRedis((fresh) =>
  contract('Redis', async (count) => {
    const stores = await Promise.all(Array.from({ length: count }, fresh()));
    onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
    return stores;
  }),
);

test('a server has five lists at most, and none after its data is deleted', async () => {
  const { all } = processes(inMemory(1));
  const { dashboards, store } = all[0]!;
  for (const channel of ['1', '2', '3', '4', '5']) expect(await dashboards.place(HERE.guild, channel)).toBe('placed');
  expect(await dashboards.place(HERE.guild, '6')).toBe('full');
  expect(await dashboards.place(HERE.guild, '5')).toBe('placed');
  await dashboards.purge(HERE.guild);
  expect([...store.disk.keys()].filter((key) => key.startsWith('dashboards:'))).toEqual([]);
});
