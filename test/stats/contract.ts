import { describe, expect, test as vitestTest } from 'vitest';
import { z } from 'zod';
import { NEW } from '../../src/game/store/ports.ts';
import { channelsBoard } from '../../src/stats/boards.ts';
import { ALL_TIME, type HistoryQuery, type LeaderboardQuery } from '../../src/stats/index.ts';
import { CHANNEL, DAY, type Ended, endedTable, GUILD, HOUR, NOON } from '../support/results.ts';
import type { SomeTests } from '../support/runs.ts';
import { groundOf, replace, type StatsPlace } from './ground.ts';
import { privacyPromises } from './privacy.ts';
import { rebuildPromises } from './rebuild.ts';

/** The promises of statistics on every store. `test` runs them, or a part. */
export function statsContract(make: () => Promise<StatsPlace>, test: SomeTests = vitestTest): void {
  const ground = groundOf(make);
  const { record, board, ratingsOf, everything, another } = ground;

  describe('results', () => {
    test('writing a result twice changes nothing', async () => {
      const table = endedTable({ users: ['1', '2'] });
      expect(await ground.stats.record(table)).toBe('recorded');
      const before = await everything();
      expect(await ground.stats.record(table)).toBe('known');
      expect(await (await another()).record(table)).toBe('known');
      expect(await everything()).toBe(before);
    });

    test('a running game and a lobby make no result', async () => {
      const table = endedTable({ users: ['1', '2'] });
      expect(await ground.stats.record({ ...table, phase: 'playing' })).toBe('none');
      expect(await ground.stats.record({ ...table, phase: 'abandoned', record: null })).toBe('none');
      expect((await ground.stats.history({ guild: GUILD, of: 'server', page: 0 })).size).toBe(0);
    });

    test('two processes that finish games of one server at one moment lose no result', async () => {
      const others = [ground.stats, await another(), await another()];
      const tables = Array.from({ length: 15 }, (_, i) => endedTable({ users: [String(1 + (i % 5)), '9'], luck: i }));
      const answers = await Promise.all(tables.map((table, i) => others[i % 3]!.record(table)));
      expect(new Set(answers)).toEqual(new Set(['recorded']));
      const { size, games } = await ground.stats.history({ guild: GUILD, of: 'server', page: 0 });
      expect(size).toBe(15);
      expect(games.map((game) => game.kind === 'game' && game.result.number)).toEqual(
        Array.from({ length: 10 }, (_, i) => 15 - i),
      );
      expect((await board({ measure: 'games', reader: '9' })).own!.games).toBe(15);
      expect(await ground.stats.rebuild()).toEqual({ games: 15, isSame: true });
    });

    test('a game told by two processes at once is one result', async () => {
      const table = endedTable({ users: ['1', '2'] });
      const other = await another();
      const answers = await Promise.all([ground.stats.record(table), other.record(table), ground.stats.record(table)]);
      expect(answers.sort()).toEqual(['known', 'known', 'recorded']);
      expect((await board()).own!.games).toBe(1);
    });

    test('a table whose record does not replay makes no result, and does not stop the others', async () => {
      const table = endedTable({ users: ['1', '2'] });
      const broken = { ...table, record: { ...table.record!, actions: ['nonsense'] } };
      expect(await ground.stats.record(broken)).toBe('none');
      expect(await ground.stats.record(table)).toBe('recorded');
    });

    test('games are found by server, channel and person, newest first, by pages', async () => {
      for (let i = 0; i < 23; i++)
        await record({ users: ['1', String(2 + (i % 2))], channel: i < 3 ? '201' : CHANNEL, luck: i });
      const numbers = async (of: HistoryQuery['of'], page: number) => {
        const found = await ground.stats.history({ guild: GUILD, of, page });
        return [found.page, found.pages, ...found.games.map((game) => game.kind === 'game' && game.result.number)];
      };
      expect(await numbers('server', 2)).toEqual([2, 3, 3, 2, 1]);
      expect(await numbers('server', 99)).toEqual([2, 3, 3, 2, 1]);
      expect(await numbers({ channel: '201' }, 0)).toEqual([0, 1, 3, 2, 1]);
      expect(await numbers({ user: '3' }, 1)).toEqual([1, 2, 2]);
      expect(await numbers({ user: '77' }, 0)).toEqual([0, 1]);
      expect((await ground.stats.history({ guild: '999', of: 'server', page: 0 })).size).toBe(0);
    });

    test('games of channels that the reader cannot see are neither listed nor counted', async () => {
      for (let i = 0; i < 23; i++) await record({ users: ['1', '2'], channel: i % 2 ? '201' : CHANNEL, luck: i });
      const sees = async (channel: string) => channel === '201';
      const numbers = async (of: HistoryQuery['of'], page: number) => {
        const found = await ground.stats.history({ guild: GUILD, of, page, sees });
        const shown = found.games.map((game) => game.kind === 'game' && game.result.number);
        return [found.page, found.pages, found.size, ...shown];
      };
      for (const scope of ['server', { user: '1' }, { channel: '201' }] as const) {
        expect(await numbers(scope, 0)).toEqual([0, 2, 11, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4]);
        expect(await numbers(scope, 9)).toEqual([1, 2, 11, 2]);
      }
      expect(await numbers({ channel: CHANNEL }, 0)).toEqual([0, 1, 0]);
      await ground.stats.rebuild();
      expect(await numbers('server', 1)).toEqual([1, 2, 11, 2]);
      // Like a store with games from before it kept their channels, and one later game.
      await ground.store.rankings.drop(channelsBoard(GUILD));
      await record({ users: ['1', '2'], channel: '201', luck: 23 });
      expect(await numbers('server', 1)).toEqual([1, 2, 12, 4, 2]);
    });

    test('one game is found by its table, with its record', async () => {
      const table = endedTable({ users: ['1', '2'] });
      await ground.stats.record(table);
      const found = await ground.stats.game(table.id);
      expect(found.kind === 'game' && found.result.record).toEqual(table.record);
      expect(await ground.stats.game('nowhere0')).toEqual({ kind: 'none' });
    });

    test('a result of a newer version stays as it is, is reported, and keeps boards from a rebuild without it', async () => {
      await record({ users: ['1', '2'] }, { users: ['1', '2'], luck: 2 });
      const results = ground.store.collection<object>('result', z.looseObject({}) as never, { format: 3 });
      const newer = { format: 3, table: 'later000', channel: '7', ended: 5, seats: 'of another kind' };
      await replace(results, `${GUILD}:000000002`, () => newer);
      const before = await board();
      const { games } = await ground.stats.history({ guild: GUILD, of: 'server', page: 0 });
      expect(games[0]).toEqual({ kind: 'newer', guild: GUILD, channel: '7', table: 'later000', ended: 5 });
      expect(games[1]!.kind).toBe('game');
      await expect(ground.stats.rebuild()).rejects.toThrow('newer version');
      expect(await board()).toEqual(before);
      expect(await results.load(`${GUILD}:000000002`)).toMatchObject({ stored: { value: newer } });
      await expect(ground.stats.privacy.purge(GUILD)).rejects.toThrow('newer version');
      expect(await results.load(`${GUILD}:000000002`)).toMatchObject({ stored: { value: newer } });
      // And games go on being recorded.
      await record({ users: ['1', '2'], luck: 3 });
    });
  });

  describe('ratings', () => {
    test('duels and games of more players have pools of their own', async () => {
      await record({ users: ['1', '2'], resign: [1], turns: 0 }, { users: ['1', '2', '3'], luck: 4 });
      expect(Object.keys(await ratingsOf({ pool: 'table' })).sort()).toEqual(['1', '2', '3']);
      expect(await ratingsOf({ pool: 'duel' })).toEqual({});
    });

    test('a duel in which a player resigns is lost and won, and counts as a game for neither', async () => {
      await record({ users: ['1', '2'], luck: 3 }, { users: ['3', '4'], luck: 3 });
      const [before, other] = [await ratingsOf(), await ratingsOf()];
      await record({ users: ['1', '2'], turns: 2, resign: [1], luck: 3 });
      const after = await ratingsOf();
      expect(after['1']).toBeGreaterThan(before['1']!);
      expect(after['2']).toBeLessThan(before['2']!);
      expect(after['3']).toBe(other['3']);
      expect((await board({ reader: '2' })).own!.games).toBe(1);
      expect((await board({ measure: 'wins' })).rows.every(({ wins }) => wins <= 1)).toBe(true);
    });

    test('an abandoned game rates only the players who had left', async () => {
      await record({ users: ['1', '2', '3'], luck: 3 });
      const before = await ratingsOf({ pool: 'table' });
      await record({ users: ['1', '2', '3'], turns: 2, phase: 'abandoned' });
      expect(await ratingsOf({ pool: 'table' })).toEqual(before);
      await record({ users: ['1', '2', '3'], turns: 2, phase: 'abandoned', resign: [2] });
      const after = await ratingsOf({ pool: 'table' });
      expect([after['1'], after['2']]).toEqual([before['1'], before['2']]);
      expect(after['3']).toBeLessThan(before['3']!);
    });

    test('a pairing repeated within a week counts half, a quarter, …, and in full again afterwards', async () => {
      const rating = async (): Promise<number> => {
        const profile = await ground.stats.profile(GUILD, '1', '1');
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

    test('a game during which a season starts counts where it ends; the old board stays as it was', async () => {
      const october = Date.UTC(2026, 9, 1);
      await record({ users: ['1', '2'], ended: october - HOUR, luck: 3 });
      const old = await board({ season: '2026-07+3' });
      // It began an hour before the season and ended in it.
      await record({ users: ['1', '2'], ended: october + HOUR / 2, luck: 3 });
      expect(await board({ season: '2026-07+3' })).toEqual(old);
      expect((await board({ season: '2026-10+3' })).own!.games).toBe(1);
      expect((await board()).own!.games).toBe(2);
      expect(await ground.stats.seasons(GUILD)).toEqual(['2026-10+3', '2026-07+3']);
    });

    test('a new season widens the uncertainty of its players', async () => {
      // A new opponent each time, so that only the season differs.
      const games = (ended: number): Ended[] =>
        Array.from({ length: 12 }, (_, i) => ({ users: ['1', String(100 + i)], ended: ended + i, luck: i }));
      await record(...games(Date.UTC(2026, 8, 1)));
      const sigma = async (): Promise<number> => {
        const { standings } = await ground.stats.privacy.exportOf('1');
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

    test('a server may change the length of its seasons: both kinds stand side by side', async () => {
      await record({ users: ['1', '2'] });
      ground.changeSeasons(1);
      await record({ users: ['1', '2'], luck: 2 });
      expect(await ground.stats.seasons(GUILD)).toEqual(expect.arrayContaining(['2026-10+1', '2026-10+3']));
      expect((await ground.stats.rebuild()).isSame).toBe(true);
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
      expect(new Set(ratings.rows.map(({ provisional }) => provisional))).toEqual(new Set([true]));
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

    test('an empty board has one page without players', async () => {
      expect(await board()).toEqual({ page: 0, pages: 1, size: 0, rows: [], own: null });
      expect(await ground.stats.profile(GUILD, '1', '1')).toBe('none');
    });

    test('names are those of the last game, also of players who have left since', async () => {
      await record(
        { users: ['1', '2'], names: ['Ada', 'Bo'] },
        { users: ['1', '2'], names: ['Ada L.', 'Bo'], luck: 2 },
      );
      expect((await board()).own!.name).toBe('Ada L.');
    });

    test('a profile adds up', async () => {
      await record({ users: ['1', '2'], setup: {}, luck: 1 }, { users: ['1', '2', '3'], setup: {}, luck: 2 });
      const profile = await ground.stats.profile(GUILD, '1', '2');
      if (typeof profile === 'string') throw new Error(profile);
      expect(profile.games).toBe(2);
      expect(profile.bySeats.map(({ seats, games }) => [seats, games])).toEqual([
        [2, 1],
        [3, 1],
      ]);
      const games = (await ground.stats.privacy.exportOf('1')).games;
      const total = games.reduce((sum, { score }) => sum + score, 0);
      expect(profile.averages.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(total / 2, 9);
      expect(profile.bestScore).toBe(Math.max(...games.map(({ score }) => score)));
      expect(profile.opponent).toMatchObject({ user: '2', games: 2 });
    });
  });

  describe('a rebuild of the boards', () => rebuildPromises(ground, test));
  describe('privacy', () => privacyPromises(ground, test));

  test('data of a newer version stop this version from counting: it changes nothing, and says so', async () => {
    const table = endedTable({ users: ['1', '2'] });
    await ground.store.collection('stats-head', z.unknown() as never).save(GUILD, { format: 2 } as never, NEW);
    const before = await everything();
    await expect(ground.stats.record(table)).rejects.toThrow('newer version');
    await expect(board()).rejects.toThrow('newer version');
    expect(await everything()).toBe(before);
  });
}
