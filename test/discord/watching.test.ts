import type { Client, GuildMember } from 'discord.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createUnderWay } from '../../src/discord/connection/pending-work.ts';
import { createWatching } from '../../src/discord/people/watching.ts';
import { wordsFor } from '../../src/discord/words/index.ts';
import type { Action, Game } from '../../src/engine/index.ts';
import { DEFAULT_PERSONAL_SETTINGS } from '../../src/game/people/personal-settings.ts';
import { createWatchers, isNewsTo, MOST_WATCHERS, standingOf, type Watcher } from '../../src/game/people/watchers.ts';
import type { Store } from '../../src/game/store/ports.ts';
import type { GameAtTable, LoadedTable } from '../../src/game/table/loaded-table.ts';
import { countedSeeds, done, fakeClock, game, HERE, serviceOn, turnOf } from '../game/support.ts';
import { type MemoryStore, memoryStore, newDisk } from '../support/memory-store.ts';
import { onRedis } from '../support/real-redis.ts';

const WAIT_MS = 20_000;
const WATCHER = '77777777777';
const { watch } = wordsFor('en-US');

interface Sent {
  readonly to: string;
  readonly content: string;
}

/** Processes, one on each store, with a Discord that only records its direct messages. */
function processes<S extends Store>(stores: readonly S[]) {
  const clock = fakeClock();
  const sent: Sent[] = [];
  const timers: { at: number; fn: () => void }[] = [];
  const place = { isThread: () => false, permissionsFor: () => ({ has: () => true }) };
  const guild = {
    id: HERE.guild,
    channels: { cache: new Map([[HERE.channel, place]]) },
    members: { fetch: async ({ user }: { user: string }) => member(user) },
  };
  const member = (id: string) => ({ id, guild }) as unknown as GuildMember;
  const direct = (to: string) => ({
    isSendable: () => true,
    send: async ({ content }: { content: string }) => {
      sent.push({ to, content });
      return { id: String(sent.length) };
    },
  });
  const client = {
    guilds: { cache: new Map([[HERE.guild, guild]]), fetch: async () => guild },
    users: { createDM: async (user: string) => ({ id: user }) },
    channels: { fetch: async (user: string) => direct(user) },
  } as unknown as Client;
  const seeds = countedSeeds();
  const all = stores.map((store) => {
    const on = serviceOn(store, { clock, seeds });
    const underWay = createUnderWay();
    const watchers = createWatchers(store);
    const parts = {
      ...{ client, tables: on.tables, watchers, log: on.log },
      clock: {
        now: () => clock.time,
        after: (ms: number, fn: () => void) => {
          timers.push({ at: clock.time + ms, fn });
          return () => {};
        },
      },
      people: { of: async () => DEFAULT_PERSONAL_SETTINGS },
      presence: { timeOf: async () => ({ idle: [], awake: (at: number) => at }) },
      threads: { parentOf: async () => null },
      presenter: { link: async () => null },
    } as unknown as Parameters<typeof createWatching>[0];
    return { ...on, underWay, watchers, watching: createWatching(parts, underWay) };
  });
  return {
    all,
    sent,
    member,
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

/** A highwayman soon scores, a farmer never. */
const figureIn = (action: Action): number =>
  action.type !== 'deploy' ? 0 : ({ road: 0.6, city: 0.5, field: -1 }[action.on.kind as string] ?? 0.4);

/** The action that brings its seat most points at once; without points, a figure if possible. */
function greedy(legal: readonly Action[], now: Game): Action {
  const seat = now.asked!;
  const worth = (action: Action): number => {
    const next = now.clone();
    next.play(action);
    return next.view(null).scores[seat]! + figureIn(action);
  };
  const all = legal.map((action) => [action, worth(action)] as const);
  return all.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

const watchedGame = ({ table, game }: LoadedTable) => ({
  ...{ channel: table.channel, link: null, view: game!.view(null), people: table.members },
});

/** The contract of processes that share a store. `stores`: so many connections to a new one. */
function contract(name: string, stores: (count: number) => Promise<readonly Store[]>): void {
  describe(`on ${name}`, () => {
    test('a watcher is told each new leader once, whichever process plays and whichever looks', async () => {
      const { all, sent, member, pass } = processes(await stores(2));
      let present = await game(all[0]!, 3);
      expect(await all[0]!.watching.begin(present as GameAtTable, member(WATCHER), 'en')).toBeNull();
      const expected = [watch.began(watchedGame(present))];
      let last: number | null = null;
      for (let turn = 0; turn < 60; turn++) {
        const { tables } = all[turn % 2]!;
        present = await done(tables.play(turnOf(present, greedy)));
        await pass(WAIT_MS);
        await Promise.all(all.map(({ watching }) => watching.recover()));
        const { scores } = present.game!.view(null);
        const best = Math.max(...scores);
        const first = scores.indexOf(best);
        if (best > 0 && scores.lastIndexOf(best) === first && first !== last) {
          last = first;
          expected.push(watch.leads(first, watchedGame(present)));
        }
        expect(sent.map(({ content }) => content)).toEqual(expected);
      }
      expect(expected.length).toBeGreaterThan(3);
    });

    test('if several processes look at once, one tells how the game ended, and nobody watches it any more', async () => {
      const { all, sent, member } = processes(await stores(3));
      const present = await game(all[0]!, 2);
      const { id, members } = present.table;
      await all[1]!.watching.begin(present as GameAtTable, member(WATCHER), 'en');
      const over = await done(all[2]!.tables.resign(id, members[0]!.user));
      await Promise.all(all.map(({ watching }) => watching.recover()));
      expect(sent.slice(1)).toEqual([{ to: WATCHER, content: watch.over(watchedGame(over)) }]);
      for (const { watchers } of all) {
        expect(await watchers.of(id)).toEqual([]);
        expect(await watchers.watchedBy(WATCHER)).toEqual([]);
      }
    });

    test('a game never has more watchers than allowed, however many press at once, and has room again when one stops', async () => {
      const { all, member } = processes(await stores(2));
      const present = await game(all[0]!, 2);
      const begin = (n: number) =>
        all[n % 2]!.watching.begin(present as GameAtTable, member(String(10_000_000_000 + n)), 'en');
      const answers: unknown[] = [];
      for (let n = 0; n < MOST_WATCHERS + 4; n += 4) {
        answers.push(...(await Promise.all([0, 1, 2, 3].map((more) => begin(n + more)))));
      }
      const full = { code: 'watch-full', most: MOST_WATCHERS };
      expect(answers.filter((answer) => answer === null)).toHaveLength(MOST_WATCHERS);
      expect(answers.filter((answer) => answer !== null)).toEqual([full, full, full, full]);
      const [first] = await all[0]!.watchers.of(present.table.id);
      await all[1]!.watchers.drop(present.table.id, [first!.user]);
      expect(await begin(99)).toBeNull();
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

describe('news', () => {
  const standing = (scores: number[], turn = 5, resigned: number[] = []) => standingOf({ scores, resigned, turn });
  const watcher = (leader: number | null, turn: number): Watcher => ({ user: WATCHER, language: 'en', leader, turn });

  test('nobody leads without points, at a tie, or after resigning', () => {
    expect(standing([0, 0]).leader).toBeNull();
    expect(standing([0, -2]).leader).toBeNull();
    expect(standing([7, 7, 3]).leader).toBeNull();
    expect(standing([9, 7, 3], 5, [0]).leader).toBe(1);
    expect(standing([7, 9, 3]).leader).toBe(1);
  });

  test('a tie is no news, nor is a second change in one turn', () => {
    expect(isNewsTo(watcher(1, 4), standing([9, 9]))).toBe(false);
    expect(isNewsTo(watcher(1, 4), standing([9, 10]))).toBe(false);
    expect(isNewsTo(watcher(1, 4), standing([11, 10]))).toBe(true);
    expect(isNewsTo(watcher(1, 5), standing([11, 10], 5))).toBe(false);
    expect(isNewsTo(watcher(1, 5), standing([11, 10], 6))).toBe(true);
    expect(isNewsTo(watcher(null, 1), standing([4, 0]))).toBe(true);
  });
});
