import { afterEach, beforeEach, expect } from 'vitest';
import { z } from 'zod';
import type { SeasonMonths } from '../../src/game/servers/server-settings.ts';
import type { Collection, Store, StoreChange } from '../../src/game/store/ports.ts';
import { ALL_TIME, createStats, type LeaderboardQuery, type Stats } from '../../src/stats/index.ts';
import { keptLog } from '../game/support.ts';
import { type Ended, endedTable, GUILD, NOON } from '../support/results.ts';

/** A new store for each test; `open` gives a further connection to its data, like another process. */
export interface StatsPlace {
  open(): Promise<Store>;
  clean(): Promise<void>;
}

const BOARD: LeaderboardQuery = {
  scope: GUILD,
  pool: 'duel',
  season: ALL_TIME,
  kind: 'all',
  measure: 'rating',
  page: 0,
  reader: '1',
};

export type Ground = ReturnType<typeof groundOf>;

/** Replaces a document, as a newer version may; returns the old value. */
export async function replace<T>(of: Collection<T>, id: string, change: (value: T) => T): Promise<T> {
  const loaded = await of.load(id);
  if (loaded.kind !== 'found') throw new Error(`${id}: ${loaded.kind}`);
  const { value, revision } = loaded.stored;
  expect(await of.save(id, change(value), revision)).toMatchObject({ kind: 'saved' });
  return value;
}

/** Statistics on a new store for each test of the calling suite, with functions to use them. */
export function groundOf(make: () => Promise<StatsPlace>) {
  let place: StatsPlace;
  let store: Store;
  let stats: Stats;
  let months: SeasonMonths;
  const opened: Store[] = [];

  const statsOn = (on: Store): Stats =>
    createStats({ store: on, clock: { now: () => NOON }, log: keptLog(), seasonMonths: async () => months });

  async function another(): Promise<Stats> {
    const other = await place.open();
    opened.push(other);
    return statsOn(other);
  }

  /** Statistics that another process overtakes once, right before a commit. */
  function interruptedBefore(when: (changes: readonly StoreChange[]) => boolean, what: () => Promise<unknown>): Stats {
    let isDone = false;
    return statsOn({
      collection: (name, schema, kind) => store.collection(name, schema, kind),
      rankings: store.rankings,
      wipe: () => store.wipe(),
      check: () => store.check(),
      close: () => store.close(),
      async commit(changes) {
        if (!isDone && when(changes)) {
          isDone = true;
          await what();
        }
        return store.commit(changes);
      },
    });
  }

  beforeEach(async () => {
    months = 3;
    place = await make();
    store = await place.open();
    stats = statsOn(store);
  });
  afterEach(async () => {
    for (const other of opened.splice(0)) await other.close();
    await store.close();
    await place.clean();
  });

  const record = async (...games: Ended[]): Promise<void> => {
    for (const game of games) expect(await stats.record(endedTable(game))).toBe('recorded');
  };
  const board = (query: Partial<LeaderboardQuery> = {}) => stats.leaderboard({ ...BOARD, ...query });
  const ratingsOf = async (query: Partial<LeaderboardQuery> = {}): Promise<Record<string, number>> =>
    Object.fromEntries((await board(query)).rows.map(({ player, rating }) => [player, rating]));
  /** The contents of all boards and documents, except the names of generations. */
  const everything = async (): Promise<string> => {
    const lines: string[] = [];
    for (const name of ['result', 'result-of', 'standing', 'person', 'stats-head', 'erasing']) {
      const all = store.collection(name, z.unknown() as never);
      for (const id of await all.list()) lines.push(`${name} ${id} ${JSON.stringify(await all.peek(id))}`);
    }
    for (const name of await store.rankings.boards('')) {
      lines.push(`${name} ${JSON.stringify(await store.rankings.page(name, 0, 10_000))}`);
    }
    return lines.join('\n');
  };

  return {
    /** The present test's statistics. */
    get stats(): Stats {
      return stats;
    },
    get store(): Store {
      return store;
    },
    /** Sets how many months the server's later seasons last. */
    changeSeasons(length: SeasonMonths): void {
      months = length;
    },
    another,
    board,
    everything,
    interruptedBefore,
    ratingsOf,
    record,
  };
}
