import { describe, expect, test } from 'vitest';
import { applyResult, type Pair } from '../../src/stats/apply-result.ts';
import type { GameResult, ResultSeat } from '../../src/stats/game-result.ts';
import type { Pool } from '../../src/stats/kinds.ts';
import { CURVE_LENGTH, newPlayerStats } from '../../src/stats/player-stats.ts';
import { shownOf, WEEK_MS } from '../../src/stats/rating.ts';
import { chanceOf, setupOf } from '../support/games.ts';
import { GUILD, HOUR, NOON } from '../support/results.ts';

const SEAT: Omit<ResultSeat, 'player'> = {
  name: '',
  score: 0,
  rank: 1,
  left: false,
  everywhere: false,
  points: {},
  city: 0,
  road: 0,
  counts: {},
};
type Sat = Partial<ResultSeat> & Pick<ResultSeat, 'player'>;

const resultOf = (seats: readonly Sat[], about: Partial<GameResult> = {}): GameResult => ({
  format: 2,
  table: 'abcdefgh',
  guild: GUILD,
  channel: '200',
  number: 1,
  numberEverywhere: null,
  season: '2026-10+3',
  opened: NOON - HOUR,
  ended: NOON,
  ending: 'finished',
  record: { setup: setupOf({ seats: seats.length }) as GameResult['record']['setup'], actions: [] },
  commitment: null,
  ...about,
  seats: seats.map((seat) => ({ ...SEAT, score: -(seat.rank ?? 1), ...seat })),
});

/** A server's standings after these games. */
function folded(games: readonly GameResult[]): Map<string, Pair> {
  const standings = new Map<string, Pair>();
  for (const game of games) {
    const before = game.seats.map(({ player }): [string, Pair] => [
      player,
      standings.get(player) ?? { all: newPlayerStats(player), season: newPlayerStats(player) },
    ]);
    for (const [player, after] of applyResult(GUILD, game, new Map(before))) standings.set(player, after);
  }
  return standings;
}

/** How much each game changes a player's rating in duels. */
const changesOf = (player: string, games: readonly GameResult[]): number[] =>
  games.map((_, i) => {
    const mu = (upTo: number) => folded(games.slice(0, upTo)).get(player)?.all.tallies['duel.all']?.mu ?? 25;
    return Math.abs(mu(i + 1) - mu(i));
  });

describe('standings', () => {
  test('hold the sum of a player’s results, for any number of results', () => {
    const chance = chanceOf(5);
    const upTo = (most: number): number => Math.floor(chance() * (most + 1));
    const games = Array.from({ length: 90 }, (_, i) => {
      const seats = 2 + upTo(2);
      const players = ['1', '2', '3', '4', '5'].slice(upTo(1)).slice(0, seats);
      return resultOf(
        players.map((player, seat) => ({
          player,
          rank: seat === i % seats ? 1 : 2,
          score: upTo(90) - 5,
          points: { city: upTo(40), 'city.incomplete': upTo(9), field: upTo(30) },
          city: upTo(12),
          road: upTo(9),
          counts: { giftsReceived: upTo(4), giftsOpened: upTo(3), arrows: upTo(2) },
        })),
        { ended: NOON + i * HOUR, season: '2026-10+3' },
      );
    });
    const standings = folded(games);
    const often = [...standings.values()].filter(({ all }) => all.tallies['table.all']!.rated > CURVE_LENGTH);
    expect(often.length).toBeGreaterThan(0);
    for (const [player, { all, season }] of standings) {
      const of = (pool?: Pool): ResultSeat[] =>
        games
          .filter(({ seats }) => pool === undefined || (seats.length === 2) === (pool === 'duel'))
          .flatMap(({ seats }) => seats.filter((seat) => seat.player === player));
      for (const pool of ['duel', 'table'] as const) {
        const own = of(pool);
        if (own.length === 0) continue;
        const most = (what: 'score' | 'city' | 'road'): number => Math.max(...own.map((seat) => seat[what]));
        const sums = {
          games: own.length,
          rated: own.length,
          wins: own.filter(({ rank }) => rank === 1).length,
          bestScore: most('score'),
          city: most('city'),
          road: most('road'),
          counts: { giftsOpened: Math.max(...own.map(({ counts }) => counts.giftsOpened!)) },
        };
        for (const tallies of [all.tallies, season.tallies]) {
          expect(tallies[`${pool}.all`]).toMatchObject(sums);
          expect(tallies[`${pool}.base`]).toMatchObject(sums);
          expect(tallies[`${pool}.all`]!.curve).toHaveLength(Math.min(own.length, CURVE_LENGTH));
          expect(tallies[`${pool}.all`]!.curve.at(-1)).toBe(shownOf(tallies[`${pool}.all`]!));
        }
      }
      const sum = (what: (seat: ResultSeat) => number): number => of().reduce((total, seat) => total + what(seat), 0);
      expect(all.career).toMatchObject({
        points: {
          city: sum(({ points }) => points.city! + points['city.incomplete']!),
          field: sum(({ points }) => points.field!),
        },
        counts: {
          giftsReceived: sum(({ counts }) => counts.giftsReceived!),
          giftsOpened: sum(({ counts }) => counts.giftsOpened!),
          arrows: sum(({ counts }) => counts.arrows!),
        },
      });
      const bySeats = Object.entries(all.career.bySeats);
      expect(bySeats.reduce((total, [, { games: played }]) => total + played, 0)).toBe(of().length);
      expect(bySeats.reduce((total, [, { wins }]) => total + wins, 0)).toBe(
        of().filter(({ rank }) => rank === 1).length,
      );
    }
  });

  test('a pairing counts in full again exactly a week after it', () => {
    const duel = (ended: number): GameResult => resultOf([{ player: '1' }, { player: '2', rank: 2 }], { ended });
    const [, within] = changesOf('1', [duel(NOON), duel(NOON + WEEK_MS - 1)]);
    const [, after] = changesOf('1', [duel(NOON), duel(NOON + WEEK_MS)]);
    expect(within! / after!).toBeCloseTo(0.5, 9);
  });

  test('a game with a computer player counts for nobody', () => {
    for (const ending of ['finished', 'resigned'] as const) {
      const game = resultOf(
        [{ player: '1' }, { player: 'computer-easy', rank: 2 }, { player: '2', rank: 3, left: true }],
        {
          ending,
        },
      );
      for (const [, { all }] of folded([game])) expect([all.tallies, all.career.bySeats]).toEqual([{}, {}]);
    }
  });

  test('several computers of one level at a table stand on no board, and meet nobody', () => {
    const computer = { player: 'computer-easy', rank: 2 };
    const standings = folded([resultOf([{ player: '1' }, computer, computer])]);
    expect([...standings.keys()]).toEqual(['1']);
    expect(standings.get('1')!.all).toMatchObject({ tallies: {}, met: [], career: { bySeats: {} } });
  });

  test('games with computers change nothing that games between people add up to', () => {
    const duel = resultOf([{ player: '1' }, { player: '2', rank: 2 }]);
    const practice = resultOf([
      { player: '1', score: 150 },
      { player: 'computer-master', rank: 2 },
    ]);
    const [mixed, plain] = [[practice, duel, practice], [duel]].map((games) => folded(games).get('1')!.all);
    expect(mixed!.tallies).toEqual(plain!.tallies);
    const { alone, ...career } = mixed!.career;
    expect(alone).toMatchObject({ master: { games: 2 } });
    expect(career).toEqual(plain!.career);
  });

  const mu = (games: readonly GameResult[], player: string): number =>
    folded(games).get(player)!.all.tallies['duel.all']!.mu;
  const won = resultOf([{ player: '1' }, { player: '2', rank: 2 }]);
  const drawn = resultOf([{ player: '1' }, { player: '2' }]);
  const lost = resultOf([{ player: '1', rank: 2 }, { player: '2' }]);

  test.each<[string, Partial<ResultSeat>, Partial<GameResult>]>([
    ['handed over to a computer', { aided: true, exit: 'given-up' }, {}],
    ['resigned', { left: true }, { ending: 'resigned' }],
    ['stopped the game for everybody', { exit: 'given-up' }, { ending: 'abandoned' }],
  ])('a player who has %s has lost, and the opponent in a duel has won, at any ending', (_, gone, about) => {
    for (const rank of [1, 2]) {
      const game = resultOf(
        [
          { player: '1', rank: 3 - rank },
          { player: '2', rank, ...gone },
        ],
        about,
      );
      for (const player of ['1', '2']) expect(mu([game], player)).toBe(mu([won], player));
    }
  });

  test('a player who stops a game of three loses as much as by the dearest last place in it', () => {
    const earlier = Array.from({ length: 3 }, () =>
      resultOf([{ player: '1', rank: 3 }, { player: '2' }, { player: '4', rank: 2 }]),
    );
    const rated = (first: Partial<ResultSeat>, second: Partial<ResultSeat>, last: Partial<ResultSeat>, about = {}) => {
      const seats = [first, second, last].map((seat, index) => ({ player: `${index + 1}`, ...seat }));
      return folded([...earlier, resultOf(seats, about)]).get('3')!.all.tallies['table.all']!.mu;
    };
    const lasts = [rated({ rank: 1 }, { rank: 2 }, { rank: 3 }), rated({ rank: 2 }, { rank: 1 }, { rank: 3 })];
    expect(rated({}, {}, { exit: 'given-up' }, { ending: 'abandoned' })).toBe(Math.min(...lasts));
  });

  test('a seat whose turns others decided is rated by its points', () => {
    const decided: [Partial<ResultSeat>, Partial<GameResult>][] = [
      [{ aided: true }, {}],
      [{ left: true, exit: 'removed' }, { ending: 'resigned' }],
    ];
    for (const [seat, about] of decided) {
      for (const [rank, same] of [
        [2, won],
        [1, lost],
      ] as const) {
        const game = resultOf(
          [
            { player: '1', rank: 3 - rank },
            { player: '2', rank, ...seat },
          ],
          about,
        );
        for (const player of ['1', '2']) expect(mu([game], player)).toBe(mu([same], player));
      }
    }
  });

  test('a player with hints loses as without them, and wins nothing; others are rated as without them', () => {
    const hinted = (game: GameResult): GameResult => ({
      ...game,
      seats: game.seats.map((seat) => (seat.player === '1' ? { ...seat, hinted: true } : seat)),
    });
    for (const game of [won, drawn, lost]) expect(mu([hinted(game)], '2')).toBe(mu([game], '2'));
    expect(mu([hinted(lost)], '1')).toBe(mu([lost], '1'));
    for (const game of [won, drawn]) expect(folded([hinted(game)]).get('1')!.all.tallies).toEqual({});
  });

  test.each([{ aided: true }, { hinted: true }] as const)(
    'a computer’s play for a person stands in none of their records: %o',
    (help) => {
      const game = resultOf([
        { player: '1', score: 99 },
        { player: '2', rank: 2, score: 90, city: 9, ...help },
      ]);
      const { career, tallies } = folded([game]).get('2')!.all;
      expect(career).toEqual(newPlayerStats('2').career);
      expect(tallies['duel.all']).toMatchObject({ rated: 1, games: 0, wins: 0, bestScore: null, city: 0 });
      expect(folded([game]).get('1')!.all.tallies['duel.all']).toMatchObject({ rated: 1, games: 1, wins: 1 });
    },
  );

  test('across servers a game counts between the players who have asked for it', () => {
    const seats = [
      { player: '1', everywhere: true },
      { player: '2', rank: 2 },
      { player: '3', rank: 3, everywhere: true },
    ];
    const game = resultOf(seats, { season: '2026-11+1' });
    const before = new Map(['1', '3'].map((one) => [one, { all: newPlayerStats(one), season: newPlayerStats(one) }]));
    const after = applyResult('global', game, before);
    expect([...after.keys()]).toEqual(['1', '3']);
    // In the pool of this game, and in the three months that all servers share.
    expect(Object.keys(after.get('1')!.all.tallies)).toEqual(['table.all', 'table.base']);
    expect(after.get('1')!.all.seasons).toEqual(['2026-10+3']);
  });
});
