import { describe, expect, test } from 'vitest';
import { REASONS } from '../../src/engine/index.ts';
import type { Puzzle } from '../../src/game/learning/puzzles.ts';
import type { Analysis } from '../../src/game/past/analysis.ts';
import type { HintedWay, Reasons } from '../../src/players/advice.ts';
import { summaryOf } from '../../src/stats/index.ts';
import { endedTable } from '../support/results.ts';
import { de, en } from '../support/stage.ts';
import { everyLanguage, inMadeUp, oddPeople } from './words-support.ts';

const QUIET: Reasons = { scored: [], given: 0, promised: 0, others: 0, home: 0, figure: null };
const FULL: Reasons = {
  scored: [
    { reason: 'city', points: 24 },
    { reason: 'road', points: -3 },
  ],
  ...{ given: 9, promised: -24, others: -12, home: 3 },
  figure: { on: { kind: 'field', x: -30, y: -30, at: 'NL.NR' }, kind: 'monastery', open: 8, fitting: 0 },
};
const way = (about: Partial<HintedWay> = {}): HintedWay => ({
  actions: [
    { type: 'place', x: -30, y: -30, rotation: 270 },
    { type: 'deploy', figure: 'meeple', on: { kind: 'city', x: -30, y: -30, at: 'N' } },
  ],
  ...{ behind: 0, isEqual: true, reasons: QUIET },
  ...about,
});

const people = oddPeople(6);
const game = summaryOf(endedTable({ users: people.map(({ user }) => user), names: people.map(({ name }) => name) }))!;
const HINTED = way().actions;

describe('a hint in words', () => {
  const ways = [way({ reasons: FULL }), way({ behind: 0.3 }), way({ behind: 1234.5, isEqual: false, reasons: FULL })];

  test('says how each square compares, and lists its advantages in points', () => {
    const text = en.hint.text([
      way({ reasons: { ...QUIET, scored: [{ reason: 'city', points: 8 }], home: 1 } }),
      way(),
      way({ actions: way().actions.slice(0, 1), behind: 1.2, isEqual: false }),
    ]);
    expect(text).toMatch(
      /\*\*1\.\*\* .*Knight \(city, north\) – the best\n- \+8 at once \(city\); a figure comes home\n/,
    );
    expect(text).toMatch(/\*\*2\.\*\* .* – about equal\n/);
    expect(text).toMatch(/\*\*3\.\*\* .*no figure – about 1 point less\n/);
  });

  test.each([
    [1, 0, 'City: 1 place to fill; no tile left fits it', 'Stadt: 1 Stelle offen, auf die kein Plättchen mehr passt'],
    [1, 1, 'City: 1 place to fill; one tile left fits it', 'Stadt: 1 Stelle offen, auf die noch ein Plättchen passt'],
    [
      1,
      9,
      'City: 1 place to fill; 9 of the tiles left fit it',
      'Stadt: 1 Stelle offen, auf die noch 9 Plättchen passen',
    ],
    [3, 0, '3 places to fill; no tile left fits the hardest one', 'auf die schwierigste passt kein Plättchen mehr'],
    [
      3,
      1,
      '3 places to fill; only one tile left fits the hardest one',
      'auf die schwierigste passt noch ein Plättchen',
    ],
    [3, 9, '3 places to fill; 9 of the tiles left fit the hardest one', 'auf die schwierigste passen noch 9 Plättchen'],
  ])('with %i open places tells how many of the tiles left fit the hardest: %i', (open, fitting, english, german) => {
    const figure = { on: { kind: 'city', x: -30, y: -30, at: 'N' }, kind: 'city', open, fitting } as const;
    const hinted = [way({ reasons: { ...QUIET, figure } })];
    expect(en.hint.text(hinted)).toContain(english);
    expect(de.hint.text(hinted)).toContain(german);
  });

  test('says the square of a figure that goes to another tile', () => {
    const [placed] = way().actions;
    const on = { kind: 'city', x: 0, y: 0, at: 'N' } as const;
    const hinted = way({ actions: [placed!, { type: 'deploy', figure: 'meeple', on }] });
    expect(en.hint.text([hinted])).toContain('Knight (N20: city, north)');
    expect(en.hint.text([way()])).toContain('Knight (city, north)');
  });

  test('is never longer than its limit, and leaves no gap', () => {
    for (const words of [...everyLanguage.map(([, one]) => one), inMadeUp()]) {
      const text = words.hint.text(ways);
      expect(text.length).toBeLessThanOrEqual(1900);
      expect(text).not.toMatch(/undefined|null\b|NaN/);
      expect(words.hint.alt(ways).length).toBeLessThanOrEqual(1024);
      expect(words.hint.label(ways[0]!, 3).length).toBeLessThanOrEqual(38);
    }
    expect(everyLanguage.length).toBeGreaterThan(1);
  });
});

describe('an analysis in words', () => {
  const turn = { turn: 123, seat: 5 };
  const preferred = ['place -30,-30 270', 'deploy meeple city:-30,-30:N'];
  const analysis: Analysis = {
    format: 1,
    seats: Array.from({ length: 6 }, () => ({ moves: 33, loss: 12.345, luck: -23.45 })),
    turning: { ...turn, change: -12.34 },
    slips: Array.from({ length: 3 }, () => ({ ...turn, loss: 12.345, error: 1.256, preferred })),
    luckiest: { ...turn, tile: 'BA-S', luck: 12.34 },
    unluckiest: { ...turn, tile: 'BA-W', luck: -12.34 },
  };

  test('gives points with a tenth and the preferred move, and never calls anything a mistake', () => {
    const text = en.analysis.text(game, analysis);
    expect(text).toContain('12.3 points per turn below');
    expect(text).toContain('draw luck −23');
    expect(text).toContain('’s expected margin changed by −12.3 points');
    expect(text).toMatch(/would have preferred \*\*.*Knight \(city, north\), about 12\.3 points better \(± 1\.3\)/);
    expect(de.analysis.text(game, analysis)).not.toMatch(/Fehler|falsch|%/);
    expect(text).not.toMatch(/mistake|wrong|%/);
  });

  test('tells of a gift that would have been opened first: the tile alone may be in its place', () => {
    const slips = [{ ...analysis.slips[0]!, preferred: ['open synod meeple monastery:0,1', 'place 3,-1 90', 'pass'] }];
    const text = en.analysis.text(game, { ...analysis, slips });
    expect(text).toMatch(/would have preferred Synod \(gift\), then \*\*/);
    expect(de.analysis.text(game, { ...analysis, slips })).toContain('(Geschenk), dann **');
  });

  const idle = game.seats.map(() => ({ turns: 24, without: 11, unused: 4 }));

  test('tells a player what made the difference, or that it cannot: at least half of it has to be known', () => {
    const seats = game.seats.map((_, seat) => ({ moves: 10, loss: seat === 0 ? 2 : 0, luck: 0 }));
    const of = (first: number, second: number): string =>
      en.analysis.text(
        { ...game, seats: game.seats.map((one, seat) => ({ ...one, score: seat === 0 ? first : second })) },
        { ...analysis, seats },
        { seat: 0, idle },
      );
    expect(of(28, 53)).toMatch(/25 points ahead of .*\n.*: \+0 from .* draw, \+20 from .* The rest is \+5\./);
    expect(of(28, 73)).toMatch(/45 points ahead of .*\n.*\+20 from .* The analysis cannot explain the other \+25\./);
    expect(of(28, 33)).toMatch(/5 points ahead of .*\n.*\+20 from .* That is 15 more than the difference, /);
    expect(of(50, 50)).not.toContain('ahead of');
    expect(en.analysis.text(game, analysis)).not.toContain('ahead of');
  });

  test('tells the causes of the difference, to the point, and how idle the meeples of both were', () => {
    const [first, second, ...others] = game.seats;
    const seats = [
      { ...first!, score: 28, points: { city: 20, 'city.incomplete': 2, road: 6 } },
      { ...second!, score: 73, points: { city: 38, 'city.incomplete': 1, road: 4, field: 30 } },
      ...others.map((one) => ({ ...one, score: 0 })),
    ] as typeof game.seats;
    const reader = {
      seat: 0,
      idle: [
        { turns: 24, without: 11, unused: 4 },
        { turns: 1, without: 0, unused: 1 },
      ],
    };
    const lines = en.analysis.text({ ...game, seats }, analysis, reader).split('\n');
    const at = lines.findIndex((line) => line.includes('45 points ahead of'));
    expect(lines[at]).toMatch(/: fields \+30, cities \+17, roads −2\.$/);
    expect(lines.slice(at + 2, at + 4)).toEqual([
      expect.stringMatching(/: no meeple left in 0 of 1 turn, no figure placed in 1 more\.$/),
      expect.stringMatching(/: no meeple left in 11 of 24 turns, no figure placed in 4 more\.$/),
    ]);
  });

  test('says how long it takes if that was measured, rounded up, and otherwise nothing about it', () => {
    expect(en.analysis.working(null)).toBe(
      'The computer is going through the game, turn by turn. This message then shows the result.',
    );
    expect(en.analysis.working(1)).toContain('turn by turn. Earlier games took about 10 seconds. This message');
    expect(en.analysis.working(41_000)).toContain('about 50 seconds');
    expect(en.analysis.working(100_000)).toContain('about 100 seconds');
    expect(en.analysis.working(112_500)).toContain('about 2 minutes');
    for (const [, words] of everyLanguage) expect(words.analysis.working(null)).not.toMatch(/\d/);
  });

  test('tells 0 to a player whose turns brought more than the computer’s, and tells a game without slips as such', () => {
    const seats = [{ moves: 3, loss: -0.4, luck: 0.2 }, ...analysis.seats.slice(1)];
    const text = en.analysis.text(game, { ...analysis, seats, slips: [] });
    expect(text).toContain('0 points per turn below the computer’s best move · draw luck +0');
    expect(text).toContain('nothing clearly better');
  });

  test('is never longer than its limit, and leaves no gap', () => {
    for (const words of [...everyLanguage.map(([, one]) => one), inMadeUp()]) {
      for (const reader of [null, { seat: 0, idle }]) {
        const points = Object.fromEntries(REASONS.map((reason) => [reason, 123]));
        const seats = game.seats.map((one, seat) => (seat === 1 ? { ...one, score: 1234, points } : one));
        const text = words.analysis.text({ ...game, seats }, analysis, reader);
        expect(text.length).toBeLessThanOrEqual(1900);
        expect(text).not.toMatch(/undefined|null\b|NaN/);
      }
      expect(words.analysis.step(123).length).toBeLessThanOrEqual(38);
    }
    expect(everyLanguage.length).toBeGreaterThan(1);
  });
});

describe('a puzzle in words', () => {
  const users = Array.from({ length: 60 }, (_, index) => String(300000000000000000n + BigInt(index)));
  const puzzle: Puzzle = {
    ...{ format: 1, day: 20000, isOwn: true, lead: 5.4, past: [] },
    record: game.record,
    best: ['place -30,-30 270', 'deploy meeple city:-30,-30:N'],
    tries: users.map((user, index) => ({ user, x: -30, y: index === 1 ? 7 : -30 })),
    streaks: [{ user: users[0]!, days: 12, last: 20000 }],
  };
  const about = (user: string, hidden: readonly string[] = []) => [puzzle, user, HINTED, hidden] as const;

  test('tells the results of the players who tried, with the streak, and never names a hidden player', () => {
    const solved = en.puzzle.result(...about(users[0]!, [users[2]!]));
    expect(solved).toContain('Solved!');
    expect(solved).toContain('12 days in a row');
    expect(solved).toContain('about 5 points better');
    expect(solved).toContain(`<@${users[0]}>`);
    expect(solved).not.toContain(`<@${users[2]}>`);
    expect(solved).toContain('(59 of 60)');
    const missed = en.puzzle.result(...about(users[1]!));
    expect(missed).toContain('Not this time');
    expect(missed).not.toContain('in a row');
  });

  test('is never longer than its limit, and its public text tells nothing of the solution', () => {
    for (const words of [...everyLanguage.map(([, one]) => one), inMadeUp()]) {
      for (const text of [
        words.puzzle.result(...about(users[0]!)),
        words.puzzle.shared(puzzle, []),
        words.puzzle.ask('BA-S', true),
      ]) {
        expect(text.length).toBeLessThanOrEqual(1900);
        expect(text).not.toMatch(/undefined|null\b|NaN/);
      }
      expect(words.puzzle.alt('x'.repeat(2000)).length).toBeLessThanOrEqual(1024);
      expect(words.puzzle.shared(puzzle, [])).not.toContain(words.things.square({ x: -30, y: -30 }));
    }
    expect(everyLanguage.length).toBeGreaterThan(1);
  });
});
