import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BOXES,
  Game,
  leastTiles,
  type Mark,
  type Setup,
  TILE_DESIGNS,
  type TileDesign,
  type TileId,
} from '../../src/engine/index.ts';
import { MODULES } from '../../src/engine/loading/modules.ts';
import { tilesIn, tilesOf } from '../support/conserved.ts';
import { anyLuck, anySetup, randomGame, setupOf } from '../support/games.ts';
import { inside } from '../support/inside.ts';
import { reshuffled } from '../support/reshuffled.ts';
import { assertCases, runs } from '../support/runs.ts';

const numbered = fc
  .tuple(anySetup, fc.constantFrom(1, 30, 72, 100, 120, 500))
  .map(([setup, most]) => ({ ...setup, options: { most } }));

const EVERYTHING = setupOf({
  seats: 3,
  sets: ['base', ...BOXES.flatMap(({ set }) => set ?? [])],
  switches: ['fields', ...BOXES.flatMap(({ rules }) => rules)],
});

const numberOf = (setup: Setup): number => tilesOf(setup).reduce((sum, [, count]) => sum + count, 0);

/** The tiles taken out, which no player may know. */
const outOf = (game: Game): TileDesign[] =>
  (inside(game).position.bag as unknown as { out: readonly number[] }).out.map((index) => TILE_DESIGNS[index]!);

const marksOf = (design: TileDesign): Mark[] => [
  ...design.marks,
  ...[...design.cities, ...design.roads, ...design.fields].flatMap(({ marks }) => marks),
];

test('L50: with fewer tiles than exist no tile appears or is lost, and only the number of tiles taken out is public', () => {
  assertCases(
    fc.property(numbered, anyLuck, (setup, luck) => {
      let inHand: TileId | null = null;
      for (const { game, action } of randomGame(setup, luck, 0.01)) {
        const view = game.view(null);
        const gone = action?.type === 'resign' && view.winners ? inHand : null;
        expect(tilesIn(view, gone ?? undefined)).toEqual(tilesOf(setup));
        inHand = view.drawn;
        const unseen = Object.values(view.unseen).reduce((sum, count) => sum + count, 0);
        expect(unseen).toBe(view.tilesLeft + view.takenOut + (view.takenUnseen ?? 0));
      }
    }),
    { numRuns: runs(20) },
  );
});

test('L50: the chosen number is in play, start tile included, unless the rules need more; the seed decides which tiles', () => {
  assertCases(
    fc.property(numbered, (setup) => {
      const game = Game.start(setup);
      const inPlay = Math.max(setup.options.most, leastTiles(setup));
      expect(game.view(null).takenOut).toBe(Math.max(0, numberOf(setup) - inPlay));
      expect(outOf(Game.start(setup))).toEqual(outOf(game));
    }),
    { numRuns: runs(40) },
  );
});

test('L50: tiles that the rules need stay with any number in play: a whole river, one of each set and mark', () => {
  assertCases(
    fc.property(fc.string({ minLength: 12, maxLength: 20 }), fc.constantFrom(1, 72), (seed, most) => {
      const out = outOf(Game.start({ ...EVERYTHING, seed, options: { most } }));
      const there = TILE_DESIGNS.filter(({ apart }) => !apart);
      const stays = (isOne: (design: TileDesign) => boolean): number =>
        there.filter(isOne).reduce((sum, { count }) => sum + count, 0) - out.filter(isOne).length;
      expect(stays(({ set }) => set === 'river' || set === 'river-2')).toBe(24);
      expect(stays(({ role }) => role === 'start')).toBeGreaterThan(0);
      for (const { tiles, marks = [] } of MODULES) {
        if (there.some(({ set }) => set === tiles))
          expect([tiles, stays(({ set }) => set === tiles) > 0]).toEqual([tiles, true]);
        for (const mark of marks) {
          const isOne = (design: TileDesign): boolean => marksOf(design).includes(mark);
          if (there.some(isOne)) expect([mark, stays(isOne) > 0]).toEqual([mark, true]);
        }
      }
    }),
    { numRuns: runs(30) },
  );
});

test('L50: with every set and rule, 72 tiles are not too few', () => {
  expect(leastTiles(EVERYTHING)).toBeLessThan(72);
});

test('L50: a player who thinks ahead does not know which tiles are out, below a river either', () => {
  const game = Game.start(setupOf({ sets: ['base', 'river'], switches: ['fields', 'river'], options: { most: 60 } }));
  const out = outOf(game);
  expect(out).toHaveLength(24);
  const imagined = ['a', 'b', 'c'].map((lot) => reshuffled(game, lot));
  for (const one of imagined) {
    expect(one.view(null)).toEqual(game.view(null));
    expect(outOf(one).map(({ set }) => set)).not.toContain('river');
  }
  expect(new Set([out, ...imagined.map(outOf)].map((one) => JSON.stringify(one.map(({ id }) => id)))).size).toBe(4);
});

test.each([0, -1, 1.5, Number.NaN])('L50: a setup with %d tiles is refused', (most) => {
  expect(() => Game.start(setupOf({ options: { most } }))).toThrow('tiles');
});
