import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { NEW, type Store } from '../../src/game/ports.ts';
import { ALL_TIME, createStats, EVERYWHERE, type LeaderboardQuery, type Stats } from '../../src/stats/index.ts';
import type { SeasonMonths } from '../../src/stats/season.ts';
import { keptLog } from '../game/support.ts';
import { CHANNEL, DAY, type Ended, endedTable, GUILD, HOUR, NOON } from '../support/results.ts';

/** A store freshly made for each test; `open` gives a connection of its own to the same data, as another process would have. */
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

/** What statistics promise, whatever store stands behind them. */
export function statsContract(make: () => Promise<StatsPlace>): void {
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
  /** Everything that stands on any board or in any document, but what names a making of the boards. */
  const everything = async (): Promise<string> => {
    const lines: string[] = [];
    for (const name of ['result', 'result-of', 'standing', 'person', 'stats-head', 'erasing']) {
      const all = store.collection(name, z.unknown() as never);
      for (const id of await all.list()) lines.push(`${name} ${id} ${JSON.stringify(await all.load(id))}`);
    }
    for (const name of await store.rankings.boards('')) {
      lines.push(`${name} ${JSON.stringify(await store.rankings.page(name, 0, 10_000))}`);
    }
    return lines.join('\n');
  };

  describe('results', () => {
    test('writing a result twice changes nothing', async () => {
      const table = endedTable({ users: ['1', '2'] });
      expect(await stats.record(table)).toBe('recorded');
      const before = await everything();
      expect(await stats.record(table)).toBe('known');
      expect(await (await another()).record(table)).toBe('known');
      expect(await everything()).toBe(before);
    });

    test('a running game and a lobby make none', async () => {
      const table = endedTable({ users: ['1', '2'] });
      expect(await stats.record({ ...table, phase: 'playing' })).toBe('none');
      expect(await stats.record({ ...table, phase: 'abandoned', record: null })).toBe('none');
      expect((await stats.history({ guild: GUILD, of: 'server', page: 0 })).size).toBe(0);
    });

    test('two processes that finish games of one server at the same moment lose no result', async () => {
      const others = [stats, await another(), await another()];
      const tables = Array.from({ length: 30 }, (_, i) => endedTable({ users: [String(1 + (i % 5)), '9'], luck: i }));
      const answers = await Promise.all(tables.map((table, i) => others[i % 3]!.record(table)));
      expect(new Set(answers)).toEqual(new Set(['recorded']));
      const { size, games } = await stats.history({ guild: GUILD, of: 'server', page: 0 });
      expect(size).toBe(30);
      expect(games.map((game) => game.kind === 'game' && game.result.number)).toEqual(
        Array.from({ length: 10 }, (_, i) => 30 - i),
      );
      expect((await board({ measure: 'games', reader: '9' })).own!.games).toBe(30);
      expect(await stats.rebuild()).toEqual({ games: 30, isSame: true });
    });

    test('the same game told by two processes at once is one result', async () => {
      const table = endedTable({ users: ['1', '2'] });
      const other = await another();
      const answers = await Promise.all([stats.record(table), other.record(table), stats.record(table)]);
      expect(answers.sort()).toEqual(['known', 'known', 'recorded']);
      expect((await board()).own!.games).toBe(1);
    });

    test('a table whose record does not replay makes none, and does not stop the others', async () => {
      const table = endedTable({ users: ['1', '2'] });
      const broken = { ...table, record: { ...table.record!, actions: ['nonsense'] } };
      expect(await stats.record(broken)).toBe('none');
      expect(await stats.record(table)).toBe('recorded');
    });

    test('games are found by server, channel and person, newest first, by pages', async () => {
      for (let i = 0; i < 23; i++)
        await record({ users: ['1', String(2 + (i % 2))], channel: i < 3 ? '201' : CHANNEL, luck: i });
      const numbers = async (of: Parameters<Stats['history']>[0]['of'], page: number) => {
        const found = await stats.history({ guild: GUILD, of, page });
        return [found.page, found.pages, ...found.games.map((game) => game.kind === 'game' && game.result.number)];
      };
      expect(await numbers('server', 2)).toEqual([2, 3, 3, 2, 1]);
      expect(await numbers('server', 99)).toEqual([2, 3, 3, 2, 1]);
      expect(await numbers({ channel: '201' }, 0)).toEqual([0, 1, 3, 2, 1]);
      expect(await numbers({ user: '3' }, 1)).toEqual([1, 2, 2]);
      expect(await numbers({ user: '77' }, 0)).toEqual([0, 1]);
      expect((await stats.history({ guild: '999', of: 'server', page: 0 })).size).toBe(0);
    });

    test('one game is found by its table, with its record', async () => {
      const table = endedTable({ users: ['1', '2'] });
      await stats.record(table);
      const found = await stats.game(table.id);
      expect(found.kind === 'game' && found.result.record).toEqual(table.record);
      expect(await stats.game('nowhere0')).toEqual({ kind: 'none' });
    });

    test('a result of a newer version stays as it is, is told of, and keeps boards from being made without it', async () => {
      await record({ users: ['1', '2'] }, { users: ['1', '2'], luck: 2 });
      const results = store.collection('result', z.unknown() as never);
      const newer = { format: 2, table: 'later000', ended: 5, seats: 'of another kind' };
      await results.save(`${GUILD}:000000002`, newer as never, 1);
      const before = await board();
      const { games } = await stats.history({ guild: GUILD, of: 'server', page: 0 });
      expect(games[0]).toEqual({ kind: 'newer', table: 'later000', ended: 5 });
      expect(games[1]!.kind).toBe('game');
      await expect(stats.rebuild()).rejects.toThrow('newer version');
      expect(await board()).toEqual(before);
      expect(await results.load(`${GUILD}:000000002`)).toMatchObject({ stored: { value: newer } });
      // And games go on being recorded.
      await record({ users: ['1', '2'], luck: 3 });
    });
  });

  describe('ratings', () => {
    test('two and more players have pools of their own', async () => {
      await record({ users: ['1', '2'], resign: [1], turns: 0 }, { users: ['1', '2', '3'], luck: 4 });
      expect(Object.keys(await ratingsOf({ pool: 'table' })).sort()).toEqual(['1', '2', '3']);
      expect(await ratingsOf({ pool: 'duel' })).toEqual({});
    });

    test('an unfinished game rates only who left, and counts as a game for nobody', async () => {
      await record({ users: ['1', '2'], luck: 3 }, { users: ['3', '4'], luck: 3 });
      const [before, other] = [await ratingsOf(), await ratingsOf()];
      await record({ users: ['1', '2'], turns: 2, resign: [1], luck: 3 });
      const after = await ratingsOf();
      expect(after['1']).toBe(before['1']);
      expect(after['2']).toBeLessThan(before['2']!);
      expect(after['3']).toBe(other['3']);
      expect((await board({ reader: '2' })).own!.games).toBe(1);
      expect((await board({ measure: 'wins' })).rows.every(({ wins }) => wins <= 1)).toBe(true);
    });

    test('an abandoned game rates nobody, or whoever had left', async () => {
      await record({ users: ['1', '2', '3'], luck: 3 });
      const before = await ratingsOf({ pool: 'table' });
      await record({ users: ['1', '2', '3'], turns: 2, phase: 'abandoned' });
      expect(await ratingsOf({ pool: 'table' })).toEqual(before);
      await record({ users: ['1', '2', '3'], turns: 2, phase: 'abandoned', resign: [2] });
      const after = await ratingsOf({ pool: 'table' });
      expect([after['1'], after['2']]).toEqual([before['1'], before['2']]);
      expect(after['3']).toBeLessThan(before['3']!);
    });

    test('a pairing repeated within a week counts half, a quarter, …, and in full again after it', async () => {
      const rating = async (): Promise<number> => {
        const profile = await stats.profile(GUILD, '1', '1');
        return typeof profile === 'string' ? 1000 : profile.pools[0]!.rating;
      };
      const gain = async (ended: number): Promise<number> => {
        const before = await rating();
        await record({ users: ['1', '2'], ended, luck: 3 });
        return Math.abs((await rating()) - before);
      };
      const [first, second, third] = [await gain(NOON), await gain(NOON + HOUR), await gain(NOON + 2 * HOUR)];
      expect(second!).toBeLessThan(first! * 0.6);
      expect(third!).toBeLessThan(second! * 0.7);
      expect(await gain(NOON + 9 * DAY)).toBeGreaterThan(third!);
    });

    test('a season that starts during a game: it counts where it ends; the old board stays as it was', async () => {
      const october = Date.UTC(2026, 9, 1);
      await record({ users: ['1', '2'], ended: october - HOUR, luck: 3 });
      const old = await board({ season: '2026-07+3' });
      // Begun an hour before the season, ended in it.
      await record({ users: ['1', '2'], ended: october + HOUR / 2, luck: 3 });
      expect(await board({ season: '2026-07+3' })).toEqual(old);
      expect((await board({ season: '2026-10+3' })).own!.games).toBe(1);
      expect((await board()).own!.games).toBe(2);
      expect(await stats.seasons(GUILD)).toEqual(['2026-10+3', '2026-07+3']);
    });

    test('a new season widens the uncertainty of who plays in it', async () => {
      // Another opponent each time, so that nothing but the season differs.
      const games = (ended: number): Ended[] =>
        Array.from({ length: 12 }, (_, i) => ({ users: ['1', String(100 + i)], ended: ended + i, luck: i }));
      await record(...games(Date.UTC(2026, 8, 1)));
      const sigma = async (): Promise<number> => {
        const { standings } = await stats.privacy.exportOf('1');
        const { tallies } = standings.find(({ season }) => season === ALL_TIME)!.standing as never as {
          tallies: Record<string, { sigma: number }>;
        };
        return tallies['duel.all']!.sigma;
      };
      const before = await sigma();
      await record({ users: ['1', '200'], ended: Date.UTC(2026, 8, 2), luck: 1 });
      const within = await sigma();
      await record({ users: ['1', '201'], ended: Date.UTC(2026, 9, 2), luck: 1 });
      expect(within).toBeLessThan(before);
      expect(await sigma()).toBeGreaterThan(within);
    });

    test('a server may change how long its seasons last: both kinds stand side by side', async () => {
      await record({ users: ['1', '2'] });
      months = 1;
      await record({ users: ['1', '2'], luck: 2 });
      expect(await stats.seasons(GUILD)).toEqual(expect.arrayContaining(['2026-10+1', '2026-10+3']));
      expect((await stats.rebuild()).isSame).toBe(true);
    });
  });

  describe('leaderboards', () => {
    test('equal values share a rank, ten rows a page, and the own row is always there', async () => {
      for (let i = 0; i < 13; i++)
        await record({ users: [String(100 + i), String(200 + i)], luck: 3, names: [`N${i}`, `M${i}`] });
      const first = await board({ measure: 'games', reader: '212' });
      expect([first.page, first.pages, first.size, first.rows.length]).toEqual([0, 3, 26, 10]);
      expect(new Set(first.rows.map(({ rank, value }) => `${rank} ${value}`))).toEqual(new Set(['1 1']));
      expect(first.own).toMatchObject({ player: '212', name: 'M12', rank: 1, provisional: true });
      const own = await board({ measure: 'games', reader: '212', page: 'own' });
      expect(own.page).toBe(2);
      expect(own.rows.at(-1)!.player).toBe('212');
      expect((await board({ page: 99 })).page).toBe(2);
      const ratings = await board();
      const ranks = ratings.rows.map(({ rank }) => rank);
      expect(ranks).toEqual(
        ratings.rows.map(({ value }) => 1 + ratings.rows.filter((one) => one.value > value).length),
      );
    });

    test('kinds of games are counted by themselves and together', async () => {
      await record(
        { users: ['1', '2'] },
        { users: ['1', '2'], setup: { switches: ['gifts'], prepared: { draws: ['BA-X', 'BA-X'], only: true } } },
      );
      const count = async (kind: LeaderboardQuery['kind']) => (await board({ kind, measure: 'games' })).own?.value;
      expect([await count('all'), await count('base'), await count('anniversary')]).toEqual([2, 1, 1]);
      expect(await count('maps')).toBeUndefined();
    });

    test('an empty board has one page and nobody on it', async () => {
      expect(await board()).toEqual({ page: 0, pages: 1, size: 0, rows: [], own: null });
      expect(await stats.profile(GUILD, '1', '1')).toBe('none');
    });

    test('names are those of the last game, also of who has left since', async () => {
      await record(
        { users: ['1', '2'], names: ['Ada', 'Bo'] },
        { users: ['1', '2'], names: ['Ada L.', 'Bo'], luck: 2 },
      );
      expect((await board()).own!.name).toBe('Ada L.');
    });

    test('a profile adds up', async () => {
      await record({ users: ['1', '2'], setup: {}, luck: 1 }, { users: ['1', '2', '3'], setup: {}, luck: 2 });
      const profile = await stats.profile(GUILD, '1', '2');
      if (typeof profile === 'string') throw new Error(profile);
      expect(profile.games).toBe(2);
      expect(profile.bySeats.map(({ seats, games }) => [seats, games])).toEqual([
        [2, 1],
        [3, 1],
      ]);
      const games = (await stats.privacy.exportOf('1')).games;
      const total = games.reduce((sum, { score }) => sum + score, 0);
      expect(profile.averages.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(total / 2, 9);
      expect(profile.bestScore).toBe(Math.max(...games.map(({ score }) => score)));
      expect(profile.opponent).toMatchObject({ user: '2', games: 2 });
    });
  });

  describe('making the boards anew', () => {
    const some = async (): Promise<void> => {
      for (const user of ['1', '2', '3']) await stats.privacy.choose(user, { everywhere: true });
      for (let i = 0; i < 14; i++) {
        const users = ['1', '2', '3', '4', '5'].slice(i % 3, 2 + (i % 3) + (i % 2));
        await record({ users, luck: i, guild: i % 4 === 0 ? '101' : GUILD, ended: NOON + i * 2 * DAY });
      }
      await record({ users: ['1', '2'], turns: 1, resign: [0], ended: NOON + 80 * DAY });
      await stats.privacy.choose('4', { hidden: true });
    };

    test('gives byte-equal boards, any number of times', async () => {
      await some();
      const [before, across] = [await board(), await board({ scope: EVERYWHERE })];
      expect(await stats.rebuild()).toEqual({ games: 15, isSame: true });
      expect(await stats.rebuild()).toEqual({ games: 15, isSame: true });
      expect([await board(), await board({ scope: EVERYWHERE })]).toEqual([before, across]);
      expect(across.rows.length).toBeGreaterThan(1);
    });

    test('mends what was damaged, and says that it was', async () => {
      await some();
      const before = await board();
      const [name] = (await store.rankings.boards(`${GUILD}.`)).filter((one) => one.endsWith('all|duel.all|rating'));
      await store.commit([store.rankings.setting(name!, '1', 9999), store.rankings.setting(name!, '77', 5000)]);
      expect(await board()).not.toEqual(before);
      expect(await stats.rebuild()).toEqual({ games: 15, isSame: false });
      expect(await board()).toEqual(before);
    });

    test('takes in the games that end meanwhile', async () => {
      await some();
      const other = await another();
      let late = 0;
      const rebuilt = await Promise.all([
        stats.rebuild(),
        ...Array.from({ length: 6 }, async (_, i) => {
          expect(await other.record(endedTable({ users: ['1', '2'], luck: i, ended: NOON + 90 * DAY }))).toBe(
            'recorded',
          );
          late += 1;
        }),
      ]);
      expect(late).toBe(6);
      expect(rebuilt[0]!.games).toBeGreaterThanOrEqual(15);
      expect(await stats.rebuild()).toEqual({ games: 21, isSame: true });
    });

    test('leaves nothing of an older making behind', async () => {
      await some();
      await stats.rebuild();
      const generations = new Set((await store.rankings.boards(`${GUILD}.`)).map((name) => name.split('|')[0]));
      expect(generations.size).toBe(1);
    });
  });

  describe('privacy', () => {
    test('who hides is on no board at once, still sees themselves, and comes back as they were', async () => {
      await record({ users: ['1', '2'], luck: 3 }, { users: ['1', '3'], luck: 4 });
      const before = await board();
      await stats.privacy.choose('1', { hidden: true });
      const hidden = await board();
      expect(hidden.rows.map(({ player }) => player)).not.toContain('1');
      expect(hidden.own!.player).toBe('1');
      expect(await stats.profile(GUILD, '1', '2')).toBe('hidden');
      expect(await stats.profile(GUILD, '1', '1')).toMatchObject({ isHidden: true, games: 2 });
      expect(await stats.profile(GUILD, '2', '2')).toMatchObject({ opponent: null });
      await record({ users: ['1', '4'], luck: 5 });
      expect((await board()).rows.map(({ player }) => player)).not.toContain('1');
      await stats.privacy.choose('1', { hidden: false });
      expect((await board()).rows.map(({ player }) => player)).toContain('1');
      expect((await board()).own!.games).toBe(before.own!.games + 1);
      expect((await stats.rebuild()).isSame).toBe(true);
    });

    test('nobody comes onto a board who hides while a game of theirs is recorded', async () => {
      const other = await another();
      for (let i = 0; i < 8; i++) {
        const user = String(300 + i);
        await record({ users: [user, '1'], luck: i });
        await Promise.all([
          other.record(endedTable({ users: [user, '2'], luck: i })),
          stats.privacy.choose(user, { hidden: true }),
        ]);
        expect((await board({ measure: 'games', page: 0 })).rows.map(({ player }) => player)).not.toContain(user);
      }
    });

    test('across servers only those are counted who ask for it, and only games between two of them', async () => {
      await stats.privacy.choose('1', { everywhere: true });
      await record({ users: ['1', '2'], luck: 3 });
      expect((await board({ scope: EVERYWHERE })).size).toBe(0);
      await stats.privacy.choose('2', { everywhere: true });
      await record({ users: ['1', '2'], luck: 3 }, { users: ['1', '2'], guild: '101', luck: 4 });
      await record({ users: ['1', '2', '3'], luck: 5 });
      const { rows } = await board({ scope: EVERYWHERE, measure: 'games' });
      expect(rows.map(({ player, games }) => [player, games])).toEqual([
        ['1', 2],
        ['2', 2],
      ]);
      expect((await board({ scope: EVERYWHERE, pool: 'table' })).rows.map(({ player }) => player).sort()).toEqual([
        '1',
        '2',
      ]);
      await stats.privacy.choose('2', { everywhere: false });
      expect((await board({ scope: EVERYWHERE })).rows.map(({ player }) => player)).toEqual(['1']);
    });

    test('who deletes is in nothing any more, and the others stand as before', async () => {
      const ADA = '123456789012345678';
      for (const user of [ADA, '2']) await stats.privacy.choose(user, { everywhere: true });
      for (let i = 0; i < 7; i++) {
        await record({
          users: [ADA, '2', '3'].slice(0, 2 + (i % 2)),
          names: ['Ada Lovelace', 'Bo', 'Cy'],
          luck: i,
          guild: i > 4 ? '101' : GUILD,
        });
      }
      const [duels, tables, across] = [
        await ratingsOf(),
        await ratingsOf({ pool: 'table' }),
        await ratingsOf({ scope: EVERYWHERE }),
      ];
      await stats.privacy.erase(ADA);
      const left = await everything();
      expect(left).not.toContain(ADA);
      expect(left).not.toContain('Ada Lovelace');
      for (const [all, query] of [
        [duels, {}],
        [tables, { pool: 'table' }],
        [across, { scope: EVERYWHERE }],
      ] as const) {
        const { [ADA]: _, ...others } = all;
        expect(await ratingsOf(query)).toEqual(others);
      }
      expect((await stats.rebuild()).isSame).toBe(true);
      const { games } = await stats.history({ guild: GUILD, of: 'server', page: 0 });
      expect(games.map((game) => game.kind === 'game' && game.result.seats[0]!.player.startsWith('former-'))).toEqual(
        Array(5).fill(true),
      );
      // Whoever plays again begins anew.
      await record({ users: [ADA, '2'], luck: 1 });
      expect((await board({ reader: ADA })).own!.games).toBe(1);
    });

    test('deleting again, or without ever having played, changes nothing', async () => {
      await record({ users: ['1', '2'] });
      const before = await everything();
      await stats.privacy.erase('55');
      expect(await everything()).toBe(before);
      await stats.privacy.erase('1');
      const after = await everything();
      await stats.privacy.erase('1');
      expect(await everything()).toBe(after);
    });

    test('games that end while somebody deletes lose nothing', async () => {
      const other = await another();
      for (let i = 0; i < 5; i++) await record({ users: ['1', '2'], luck: i });
      await Promise.all([
        stats.privacy.erase('1'),
        ...Array.from({ length: 5 }, (_, i) => other.record(endedTable({ users: ['2', '3'], luck: i }))),
      ]);
      expect((await board({ reader: '2', measure: 'games' })).own!.games).toBe(10);
      expect((await stats.rebuild()).isSame).toBe(true);
      expect(await everything()).not.toContain('"player":"1"');
    });

    test('an export holds all of oneself, and no ids of others', async () => {
      await record(
        { users: ['1111111111', '2222222222'], luck: 2 },
        { users: ['1111111111', '3333333333'], guild: '101' },
      );
      const exported = await stats.privacy.exportOf('1111111111');
      expect(exported.games).toHaveLength(2);
      expect(exported.standings.map(({ scope, season }) => `${scope} ${season}`).sort()).toEqual([
        '100 2026-10+3',
        '100 all',
        '101 2026-10+3',
        '101 all',
      ]);
      expect(JSON.stringify(exported)).not.toMatch(/2222222222|3333333333/);
      expect((await stats.privacy.exportOf('99')).games).toEqual([]);
    });

    test('a purged server leaves nothing, and others stay', async () => {
      await record({ users: ['1', '2'], guild: '555000555' }, { users: ['1', '2'] });
      await stats.privacy.purge('555000555');
      expect(await everything()).not.toContain('555000555');
      expect((await board()).own!.games).toBe(1);
      await stats.privacy.purge('555000555');
    });
  });

  test('what a newer version has written keeps this one from counting on: nothing is changed, and it is said', async () => {
    const table = endedTable({ users: ['1', '2'] });
    await store.collection('stats-head', z.unknown() as never).save(GUILD, { format: 2 } as never, NEW);
    const before = await everything();
    await expect(stats.record(table)).rejects.toThrow('newer version');
    await expect(board()).rejects.toThrow('newer version');
    expect(await everything()).toBe(before);
  });
}
