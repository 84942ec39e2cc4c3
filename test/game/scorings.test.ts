import { expect, test } from 'vitest';
import { Game, type GameRecord, MAPS, type Setup, samePlace, TILE_SETS } from '../../src/engine/index.ts';
import { scoringAt, scoringsOf } from '../../src/game/past/scorings.ts';
import { storyOf } from '../../src/game/table/event-log.ts';
import { chanceOf, choose, RULES_WITHOUT_MAP, setupOf } from '../support/games.ts';
import { lucks, testsDrawn } from '../support/runs.ts';

const drawn = testsDrawn('scorings', { oneIn: 4, about: ['src/game/', 'src/engine/'] });

function played(luck: number, setup: Partial<Setup>): GameRecord {
  const chance = chanceOf(luck);
  const game = Game.start(setupOf({ seats: 3, seed: `scorings ${luck}`, ...setup }));
  while (game.asked !== null) game.play(choose(game.legalActions(), chance));
  return game.record;
}

const SETUPS: readonly (readonly [string, Partial<Setup>])[] = [
  ['the base game', {}],
  ['a game with everything', { sets: TILE_SETS, switches: RULES_WITHOUT_MAP }],
  ['a map', { map: MAPS[0]!.id, switches: ['fields', 'map'] }],
];

drawn.each(SETUPS)('all points of %s are told once, and each with the board as it lay then', (_name, setup) => {
  for (const luck of lucks('scorings', { short: 1, long: 8 })) {
    const record = played(luck, setup);
    const scorings = scoringsOf(storyOf(record));
    const sums = Game.of(record).scores.map(() => 0);
    for (const { events } of scorings) for (const { seat, points } of events) sums[seat]! += points;
    expect(sums).toEqual(Game.of(record).scores);
    for (const [number, scoring] of scorings.entries()) {
      const { view, places, ...seen } = scoringAt(record, number)!;
      expect(seen).toEqual(scoring);
      const [{ on, votes }] = scoring.events;
      expect(places.length > 0).toBe(on !== null);
      if (on !== null) expect(places.some((place) => samePlace(place, on))).toBe(true);
      expect([view.asked, view.drawn]).toEqual([null, null]);
      // The view still shows the figures of the majority, though they have gone home for it.
      const standing = view.figures.filter((one) => places.some((place) => samePlace(place, one.on)));
      for (const { seat } of votes.some((count) => count > 0) ? scoring.events : [])
        expect(standing.some((one) => one.seat === seat)).toBe(true);
    }
    expect(scoringAt(record, scorings.length)).toBeNull();
  }
});

test('points that several players share are one scoring', () => {
  const record: GameRecord = {
    setup: setupOf({
      prepared: {
        board: [
          { tile: 'BA-G', x: 0, y: 0, rotation: 0 },
          { tile: 'BA-E', x: 1, y: 0, rotation: 270 },
        ],
        figures: [
          { seat: 0, figure: 'meeple', on: { kind: 'city', x: 1, y: 0, at: 'W' } },
          { seat: 1, figure: 'meeple', on: { kind: 'city', x: 0, y: 0, at: 'E.W' } },
        ],
        draws: ['BA-E', 'BA-B'],
        only: true,
      },
    }),
    actions: ['place -1,0 90', 'pass'],
  };
  const [scoring, ...others] = scoringsOf(storyOf(record));
  expect(scoring).toMatchObject({
    turn: 1,
    events: [
      { seat: 0, points: 6 },
      { seat: 1, points: 6 },
    ],
  });
  expect(others).toEqual([]);
  expect(scoringAt(record, 0)!.view.figures).toHaveLength(2);
});
