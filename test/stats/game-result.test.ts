import { describe, expect, test } from 'vitest';
import { Game, type ScoredEvent } from '../../src/engine/index.ts';
import { storyOf } from '../../src/game/table/event-log.ts';
import { FORMER_USER } from '../../src/game/table/table.ts';
import { RESULT_FEATURES, ResultSchema, summaryOf } from '../../src/stats/game-result.ts';
import { kindOf } from '../../src/stats/kinds.ts';
import { setupOf } from '../support/games.ts';
import { endedTable, NOON } from '../support/results.ts';

/** A whole game, by default of the base game. */
const whole = (seats: number, luck: number, setup = {}) =>
  endedTable({ users: Array.from({ length: seats }, (_, i) => String(i + 1)), luck, setup });

describe('a result says of a game', () => {
  test.each([2, 3, 6])('scores whose parts add up, and ranks with ties (%i players)', (seats) => {
    for (let luck = 0; luck < 4; luck++) {
      const table = whole(seats, luck);
      const view = Game.of(table.record!).view(null);
      const summary = summaryOf(table)!;
      expect(summary.seats.map(({ score }) => score)).toEqual(view.scores);
      for (const [seat, { points, score, rank }] of summary.seats.entries()) {
        expect(Object.values(points).reduce((sum, one) => sum + one, 0)).toBe(score);
        expect(rank).toBe(1 + view.scores.filter((other) => other > score).length);
        expect(rank === 1).toBe(view.winners!.includes(seat));
      }
    }
  });

  test('the largest city and the longest road in tiles', () => {
    const table = whole(2, 3);
    const scored = storyOf(table.record!)
      .flat()
      .filter((event): event is ScoredEvent => event.type === 'scored');
    const tiles = (seat: number, kind: string): number[] =>
      scored
        .filter((event) => event.seat === seat && event.reason.startsWith(kind))
        .map(({ working }) => working.filter(({ of }) => of === 'tiles').reduce((sum, { count }) => sum + count, 0));
    const { seats } = summaryOf(table)!;
    for (const seat of [0, 1]) {
      expect(seats[seat]!.city).toBe(Math.max(0, ...tiles(seat, 'city')));
      expect(seats[seat]!.road).toBe(Math.max(0, ...tiles(seat, 'road')));
    }
    expect(Math.max(seats[0]!.road, seats[1]!.road)).toBeGreaterThan(1);
  });

  test('gifts received and opened, and arrows used', () => {
    const more = { sets: ['base', 'anniversary'], switches: ['fields', 'abbot', 'arrows', 'gifts'] };
    const table = whole(3, 5, more);
    const story = storyOf(table.record!).flat();
    const { seats } = summaryOf(table)!;
    const count = (type: string): number => story.filter((event) => event.type === type).length;
    expect(seats.reduce((sum, { counts }) => sum + (counts.giftsReceived ?? 0), 0)).toBe(count('gift-received'));
    expect(seats.reduce((sum, { counts }) => sum + (counts.giftsOpened ?? 0), 0)).toBe(count('gift-opened'));
    const used = story.filter((event) => event.type === 'arrow' && event.active !== null).length;
    expect(seats.reduce((sum, { counts }) => sum + (counts.arrows ?? 0), 0)).toBe(used);
    expect(used).toBeGreaterThan(0);
    expect(count('gift-opened')).toBeGreaterThan(0);
  });

  test('a player who left comes last, with any score; the others play on to a finished game', () => {
    const begun = endedTable({ users: ['1', '2', '3'], setup: {}, turns: 60, resign: [0] });
    const game = Game.of(begun.record!);
    while (game.asked !== null) game.play(game.legalActions()[0]!);
    const summary = summaryOf({ ...begun, record: game.record as never })!;
    expect(summary.ending).toBe('finished');
    expect(summary.seats[0]).toMatchObject({ left: true, rank: 3 });
  });

  test('B20 a player who has left comes last, with any number of points', () => {
    const left = Array.from({ length: 20 }, (_, luck) =>
      summaryOf(endedTable({ users: ['1', '2'], setup: {}, turns: 30, resign: [0], luck })),
    );
    const ahead = left.filter((summary) => summary!.seats[0]!.score > summary!.seats[1]!.score);
    expect(ahead.length).toBeGreaterThan(0);
    for (const summary of ahead) expect(summary!.seats.map(({ rank }) => rank)).toEqual([2, 1]);
  });

  test('a game that ends because all others have left is not finished', () => {
    const summary = summaryOf(endedTable({ users: ['1', '2'], turns: 2, resign: [1] }))!;
    expect(summary.ending).toBe('resigned');
    expect(summary.seats.map(({ left, rank }) => [left, rank])).toEqual([
      [false, 1],
      [true, 2],
    ]);
  });

  test('an abandoned game has no ranks, and a lobby or a running game makes no result', () => {
    const abandoned = endedTable({ users: ['1', '2'], turns: 2, phase: 'abandoned' });
    expect(summaryOf(abandoned)!.seats.map(({ rank }) => rank)).toEqual([null, null]);
    expect(summaryOf({ ...abandoned, phase: 'playing' })).toBeNull();
    expect(summaryOf({ ...abandoned, record: null })).toBeNull();
  });

  test('computers by their level, and people with a substitute by a mark that older versions cannot ignore', () => {
    const table = endedTable({ users: ['1', '2', '3'] });
    const [first, second, third] = table.members;
    const members = [
      first!,
      { ...second!, computer: 'hard' as const },
      { ...third!, user: '301', aided: true as const },
    ];
    const summary = summaryOf({ ...table, members })!;
    expect(summary.seats.map(({ player, aided }) => [player, aided])).toEqual([
      ['1', undefined],
      ['computer-hard', undefined],
      ['301', true],
    ]);
    expect(RESULT_FEATURES.of(summary)).toEqual(['computers']);
    expect(RESULT_FEATURES.of({ ...summary, seats: summary.seats.slice(0, 2) })).toEqual([]);
  });

  test('its end: the last change of its table', () => {
    expect(summaryOf(endedTable({ users: ['1', '2'] }))!.ended).toBe(NOON);
  });
});

test.each<[string, object]>([
  ['base', {}],
  ['base', { switches: ['fields', 'abbot'] }],
  ['anniversary', { sets: ['base', 'anniversary'], switches: ['arrows'] }],
  ['anniversary', { switches: ['gifts'] }],
  ['big-box', { sets: ['base', 'inns-and-cathedrals', 'anniversary'], switches: ['gifts'] }],
  ['big-box', { sets: ['base', 'river'], switches: ['river'] }],
  ['maps', { map: 'germany', switches: ['map', 'gifts'], sets: ['base', 'traders-and-builders'] }],
])('a game is counted as %s: %o', (kind, setup) => {
  expect(kindOf({ setup: setupOf(setup), actions: [] })).toBe(kind);
});

test('a result with an unknown field is broken', () => {
  const summary = summaryOf(endedTable({ users: ['1', '2'] }))!;
  const seats = summary.seats.map((seat) => ({ ...seat, everywhere: false }));
  const result = { ...summary, seats, number: 1, numberEverywhere: null, season: '2026-10+3' };
  expect(ResultSchema.parse(result)).toEqual(result);
  expect(ResultSchema.safeParse({ ...result, extra: 1 }).success).toBe(false);
});

test('former players of a table are former players in the result, too, and each a different one', () => {
  const table = endedTable({
    users: ['1', FORMER_USER, FORMER_USER],
    names: ['Ada', '', ''],
    setup: {},
    turns: 20,
    resign: [1, 2],
  });
  const { seats, ...summary } = summaryOf(table)!;
  expect(seats.map(({ player, name }) => [player, name])).toEqual([
    ['1', 'Ada'],
    [`former-${table.id}0001`, ''],
    [`former-${table.id}0002`, ''],
  ]);
  const result = { ...summary, number: 1, numberEverywhere: null, season: '2026-10+3' };
  const whole = { ...result, seats: seats.map((seat) => ({ ...seat, everywhere: false })) };
  expect(ResultSchema.safeParse(whole).success).toBe(true);
});
