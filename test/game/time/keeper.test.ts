import { describe, expect, test } from 'vitest';
import { GAME_FEATURES } from '../../../src/game/store/features.ts';
import type { Store } from '../../../src/game/store/ports.ts';
import { isPlaying, type LoadedTable } from '../../../src/game/table/loaded-table.ts';
import { type AbsenceChoice, type TableOptions, TableSchema } from '../../../src/game/table/table.ts';
import type { Tables } from '../../../src/game/table/tables.ts';
import { askedOf } from '../../../src/game/time/asked.ts';
import { PLAIN_TIME } from '../../../src/game/time/clock.ts';
import { LOBBY_LIFE_MS } from '../../../src/game/time/due.ts';
import { DAY_MS, HOUR_MS, limitOf, MINUTE_MS } from '../../../src/game/time/pace.ts';
import { memoryStore, newDisk } from '../../support/memory-store.ts';
import { onRedis } from '../../support/real-redis.ts';
import { isDrawn, isLong, runs, sampled } from '../../support/runs.ts';
import { ANN, BEN, CLEO, DAN, done, firstLegal, member, turnOf } from '../support.ts';
import { type Process, type World, world } from './simulation.ts';

type Pace = NonNullable<TableOptions['pace']>;
const LIVE: Pace = { kind: 'live', minutes: 5 };
const POST: Pace = { kind: 'post', days: 1 };

async function gameOf(tables: Tables, store: Store, channel: string, pace: Pace, players: number, turns: number) {
  const { table } = await done(tables.open({ guild: '100', channel }, ANN, { first: ANN.user, pace }));
  for (let n = 1; n < players; n++) await done(tables.join(table.id, member(n)));
  const begun = await done(tables.start(table.id, ANN.user));
  const documents = store.collection('table', TableSchema, { features: GAME_FEATURES });
  const { stored } = (await documents.load(table.id)) as { stored: { value: typeof begun.table; revision: number } };
  const prepared = { draws: Array<string>(turns).fill('BA-X'), only: true };
  const record = { setup: { ...stored.value.record!.setup, prepared }, actions: [] };
  await documents.save(table.id, { ...stored.value, record }, stored.revision);
  return table.id;
}

/** All present players play at once when they are asked, and choose `wish` for the absent one. */
async function act(tables: Tables, id: string, absent: string, wish: AbsenceChoice): Promise<LoadedTable> {
  for (;;) {
    const now = await done(tables.look(id));
    if (!isPlaying(now)) return now;
    const asked = now.table.members[askedOf(now.game)!]!;
    if (asked.user !== absent || asked.computer !== undefined) {
      await done(tables.play({ ...turnOf(now, firstLegal), byComputer: asked.computer !== undefined }));
      continue;
    }
    if (!now.table.away) return now;
    const voter = now.table.members.find(({ user }, seat) => user !== absent && !now.game.resigned.includes(seat))!;
    const { revision } = now.table;
    const voted = await tables.vote(id, voter.user, wish, { level: 'medium', absent: [], revision });
    if (voted.ok && voted.value.decided === 'wait') return voted.value;
    for (const { user } of now.table.members) {
      if (user !== absent && user !== voter.user)
        await tables.vote(id, user, wish, { level: 'medium', absent: [], revision });
    }
    if (wish === 'wait') return done(tables.look(id));
  }
}

/** Keys of all that was shown: none may come twice. */
const keysOf = ({ shown }: World): string[] =>
  shown.map(({ ticked: { table, happened } }) =>
    [table.id, happened, table.revision, table.clock?.turn, table.clock?.since, table.clock?.passed].join(),
  );

const expectOnce = (of: World): void => expect(new Set(keysOf(of)).size).toBe(of.shown.length);

/**
 * The contract on one kind of store. `fresh` makes an empty store and gives a function that opens connections to it. The long run has all
 * paces: on Redis days cost seconds.
 */
function contract(name: string, fresh: () => () => Promise<Store>, shortPaces: readonly Pace[]): void {
  describe(`${name}: games with a player who does not come`, () => {
    test.each(sampled(`restarts on ${name}`, [1, 3], { short: 1 }))(
      '%i processes, restarted again and again: they end as they should, and nothing comes twice',
      async (count) => {
        const all = world();
        const { clock, shown } = all;
        const stores = await Promise.all(Array.from({ length: count }, fresh()));
        let processes: Process[] = stores.map(all.start);
        await all.settled();
        const games: { id: string; pace: Pace; wish: AbsenceChoice }[] = [];
        const wishes = ['computer', 'remove', 'wait'] as const;
        const paces = isLong ? [LIVE, POST] : shortPaces;
        for (const { pace, wish } of paces.flatMap((pace) => wishes.map((wish) => ({ pace, wish })))) {
          const id = await gameOf(processes[0]!.tables, stores[0]!, `${count}00${games.length}`, pace, 3, 6);
          games.push({ id, pace, wish });
        }
        const hours = paces.includes(POST) ? 56 : 8;
        const restart = async (down: number): Promise<void> => {
          for (const one of processes) one.stop();
          await clock.pass(down);
          processes = stores.map(all.start);
          await all.settled();
        };
        const start = clock.now();
        for (let step = 0; clock.now() < start + hours * HOUR_MS; step++) {
          const isFast = clock.now() < start + 20 * MINUTE_MS;
          await clock.pass(isFast ? MINUTE_MS : 3 * HOUR_MS);
          if (step % 7 === 3) await restart(isFast ? 10_000 : MINUTE_MS);
          for (const { id, wish } of games) await act(processes[step % count]!.tables, id, BEN.user, wish);
        }
        for (const { id, pace, wish } of games) {
          const { table, game } = await done(processes[0]!.tables.look(id));
          const own = shown.filter(({ ticked }) => ticked.table.id === id);
          const happened = own.map(({ ticked }) => ticked.happened);
          expect(happened).toContain('away');
          if (wish === 'wait') {
            // A table that waits never ends by itself.
            expect(table.phase).toBe('playing');
            expect(happened.filter((one) => one === 'away').length).toBeGreaterThan(1);
            continue;
          }
          expect(table.phase).toBe('finished');
          expect(game!.resigned).toEqual(wish === 'remove' ? [1] : []);
          expect(happened.filter((one) => one === 'away')).toHaveLength(1);
          expect(happened.at(-1)).toBe('away');
          const { at, ticked } = own.at(-1)!;
          // The whole limit passed, plus at most the time between two looks.
          const taken = at - ticked.table.clock!.since;
          expect(taken).toBeGreaterThanOrEqual(limitOf(pace));
          expect(taken).toBeLessThan(limitOf(pace) * 1.5 + 2 * MINUTE_MS);
        }
        expectOnce(all);
        expect(processes.flatMap(({ log }) => log.lines)).toEqual([]);
        for (const one of processes) one.stop();
        await Promise.all(stores.map((store) => store.close()));
      },
    );

    test.each(sampled(`many tables on ${name}`, [1, 3], { short: 1 }))(
      '%i processes: many tables that are due in the same second, a thousand in the long run, are seen to within a minute, each once',
      async (count) => {
        const all = world();
        const stores = await Promise.all(Array.from({ length: count }, fresh()));
        const processes = stores.map(all.start);
        await all.settled();
        const tables = runs(1000);
        const ids = await Promise.all(
          Array.from({ length: tables }, async (_, n) => {
            const on = processes[n % count]!.tables;
            const { table } = await done(
              on.open({ guild: '100', channel: `${count}${n + 100_000}` }, ANN, { first: ANN.user, pace: LIVE }),
            );
            await done(on.join(table.id, BEN));
            return (await done(on.start(table.id, ANN.user))).table.id;
          }),
        );
        await all.clock.pass(limitOf(LIVE) * 0.75);
        expect(all.shown.filter(({ ticked }) => ticked.happened === 'reminder')).toHaveLength(tables);
        await all.clock.pass(limitOf(LIVE) * 0.25 - 1);
        expect(all.shown).toHaveLength(tables);
        await all.clock.pass(MINUTE_MS);
        const away = all.shown.filter(({ ticked }) => ticked.happened === 'away').map(({ ticked }) => ticked.table.id);
        expect(away.toSorted()).toEqual(ids.toSorted());
        expectOnce(all);
        await all.clock.pass(isLong ? DAY_MS : HOUR_MS);
        expect(all.shown).toHaveLength(2 * tables);
        for (const one of processes) one.stop();
        await Promise.all(stores.map((store) => store.close()));
      },
    );
  });
}

contract(
  'in memory',
  () => {
    const disk = newDisk();
    return async () => memoryStore(disk);
  },
  sampled('paces', [LIVE, POST], { short: 1 }),
);

const ON_REDIS = { oneIn: 8, about: ['src/game/time/', 'src/storage/redis'] };
describe.runIf(isDrawn('timekeepers on Redis', ON_REDIS))('a server', () =>
  onRedis((fresh) => contract('Redis', fresh, [LIVE])),
);

describe('a timekeeper', () => {
  const one = (presence?: Parameters<typeof world>[0]) => {
    const all = world(presence);
    const store = memoryStore();
    return { ...all, store, on: all.start(store) };
  };

  test('closes lobbies that nobody has touched for 24 h, and each is shown once', async () => {
    const { on, clock, shown } = one();
    const { table } = await done(on.tables.open({ guild: '100', channel: '1' }, ANN));
    await clock.pass(LOBBY_LIFE_MS - 1);
    expect(shown).toEqual([]);
    await clock.pass(1);
    expect(shown.map(({ ticked }) => [ticked.happened, ticked.table.id])).toEqual([['expired', table.id]]);
    await clock.pass(LOBBY_LIFE_MS);
    expect(shown).toHaveLength(1);
  });

  test('a store that fails for one table delays none of the others, and that table is tried again', async () => {
    const { on, store, clock, shown } = one();
    const ids: string[] = [];
    for (const channel of ['1', '2', '3']) {
      ids.push((await done(on.tables.open({ guild: '100', channel }, ANN))).table.id);
    }
    store.fault = ({ kind, key }) => (kind === 'commit' && key === `table:${ids[1]}` ? 'before' : null);
    await clock.pass(LOBBY_LIFE_MS);
    expect(shown.map(({ ticked }) => ticked.table.id).toSorted()).toEqual([ids[0]!, ids[2]!].toSorted());
    store.fault = () => null;
    await clock.pass(MINUTE_MS);
    expect(shown).toHaveLength(3);
  });

  test('does not count time in which the store was gone', async () => {
    const { on, store, clock, shown } = one();
    await gameOf(on.tables, store, '1', LIVE, 2, 6);
    await clock.pass(MINUTE_MS);
    store.fault = () => 'before';
    await clock.pass(HOUR_MS);
    store.fault = () => null;
    await clock.pass(2 * MINUTE_MS);
    expect(shown).toEqual([]);
    await clock.pass(3 * MINUTE_MS);
    expect(shown.map(({ ticked }) => ticked.happened)).toEqual(['reminder', 'away']);
  });

  test('finds a player who has left at a table without a limit within an hour', async () => {
    const { on, clock, shown } = one({ isGone: async (_, user) => user === ANN.user, timeOf: async () => PLAIN_TIME });
    const { table } = await done(on.tables.open({ guild: '100', channel: '1' }, ANN, { first: ANN.user }));
    for (const one of [BEN, CLEO, DAN]) await done(on.tables.join(table.id, one));
    await done(on.tables.start(table.id, ANN.user));
    await clock.pass(HOUR_MS);
    expect(shown.map(({ ticked }) => [ticked.happened, ticked.table.away?.why])).toEqual([['away', 'gone']]);
  });

  test('asks nothing any more, after a month, about a game without a limit that nobody touches', async () => {
    let asked = 0;
    const { on, start, clock, store } = one({
      isGone: async () => {
        asked += 1;
        return false;
      },
      timeOf: async () => PLAIN_TIME,
    });
    const { table } = await done(on.tables.open({ guild: '100', channel: '1' }, ANN));
    await done(on.tables.join(table.id, BEN));
    await done(on.tables.start(table.id, ANN.user));
    let keeper = on;
    const pass = async (days: number): Promise<void> => {
      if (isLong) return clock.pass(days * DAY_MS);
      // There for a minute each day: thousands of looks a day cost much.
      for (let day = 0; day < days; day++) {
        keeper.stop();
        await clock.pass(DAY_MS - MINUTE_MS);
        keeper = start(store);
        await clock.pass(MINUTE_MS);
      }
    };
    await pass(32);
    const before = asked;
    expect(before).toBeGreaterThan(25);
    await pass(8);
    expect(asked).toBe(before);
    expect([...store.disk.keys()].some((key) => key.includes('due') && key.includes(table.id))).toBe(false);
  });

  test('does nothing more once it is stopped', async () => {
    const { on, clock, shown } = one();
    await done(on.tables.open({ guild: '100', channel: '1' }, ANN));
    on.stop();
    await clock.pass(2 * LOBBY_LIFE_MS);
    expect(shown).toEqual([]);
  });
});
