import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  designOf,
  GOODS,
  type Part,
  type Seat,
  type Setup,
  type StandingFigure,
  type Switch,
  TILE_SETS,
} from '../../src/engine/index.ts';
import { anyLuck, goodsOf, isToBeScored, RULES_WITHOUT_MAP, randomGame, setupOf } from '../support/games.ts';
import { beside, edgesOf, featuresOf, spell } from '../support/oracle.ts';
import { VOTES } from '../support/oracles.ts';
import { assertCases, isLong, runs } from '../support/runs.ts';

/** All tiles and these switches, with any others. */
const having = (...on: readonly Switch[]): fc.Arbitrary<Setup> =>
  fc
    .record({
      seats: fc.integer({ min: 2, max: 6 }),
      switches: fc.subarray(RULES_WITHOUT_MAP.filter((one) => !on.includes(one))),
      seed: fc.string({ minLength: 12, maxLength: 20 }),
    })
    .map(({ seats, switches, seed }) => setupOf({ seats, seed, switches: [...on, ...switches], sets: TILE_SETS }));

describe('with Traders & Builders', () => {
  test('no builder and no pig is ever in a place without a meeple of its owner (TB4, TB8, TB11)', () => {
    assertCases(
      fc.property(having('fields', 'builders', 'pigs', 'gifts'), anyLuck, (setup, luck) => {
        for (const { game } of randomGame(setup, luck)) {
          const { figures } = game.view(null);
          for (const { seat, figure, on } of figures) {
            if (figure !== 'builder' && figure !== 'pig') continue;
            const there = new Set(game.feature(on)!.places.map(spell));
            const company = figures.filter((one) => one.seat === seat && there.has(spell(one.on)));
            expect(company.some((one) => VOTES[one.figure] > 0)).toBe(true);
          }
        }
      }),
      { numRuns: isLong ? 12 : 1 },
    );
  });

  test('the tokens of all seats are the symbols in the finished cities (TB2)', () => {
    assertCases(
      fc.property(having('goods'), anyLuck, (setup, luck) => {
        for (const { game } of randomGame(setup, luck)) {
          const view = game.view(null);
          const { board, turn } = view;
          if (isToBeScored(game) || (turn % 8 !== 0 && game.asked !== null)) continue;
          const taken = featuresOf(board)
            .filter(({ kind, open }) => kind === 'city' && open === 0)
            .flatMap(({ marks }) => marks);
          for (const good of GOODS) {
            const symbols = taken.filter((mark) => mark === good).length;
            expect(goodsOf(view)!.reduce((sum, tokens) => sum + tokens[good], 0)).toBe(symbols);
          }
        }
      }),
      { numRuns: runs(10) },
    );
  });

  test('a second part comes if the own builder’s feature grew, and never twice in a row (TB5, TB6, TB7)', () => {
    assertCases(
      fc.property(having('builders'), anyLuck, (setup, luck) => {
        let builders: readonly StandingFigure[] = [];
        let grew: Seat | null = null;
        let seat: Seat | null = null;
        let part: Part = 'own';
        for (const { game, events } of randomGame(setup, luck)) {
          for (const event of events) {
            if (event.type === 'placed') {
              seat = event.seat;
              const builder = builders.find((one) => one.seat === event.seat)?.on;
              const there = builder ? game.feature(builder)!.places : [];
              grew = there.some(({ x, y }) => x === event.x && y === event.y) ? event.seat : null;
            }
            if (event.type !== 'turn') continue;
            expect(event.part === 'second').toBe(grew !== null && part !== 'second');
            if (event.part !== 'own') expect(event.seat).toBe(seat);
            part = event.part;
          }
          builders = game.view(null).figures.filter(({ figure }) => figure === 'builder');
        }
      }),
      { numRuns: isLong ? 15 : 1 },
    );
  });
});

describe('with the river', () => {
  test('it is one line from the spring on, without an immediate U-turn (R2, R3), laid before all other tiles (R1)', () => {
    assertCases(
      fc.property(having('river'), anyLuck, ({ switches, ...others }, luck) => {
        // A river with a fork is no line (RV51); the property of all placements checks it with the oracle.
        const setup = { ...others, switches: switches.filter((one) => one !== 'river-2') };
        for (const { game } of randomGame(setup, luck)) {
          const { board, discarded } = game.view(null);
          const river = board.filter(({ tile }) => tile.startsWith('RI-'));
          if (river.length + discarded.filter((tile) => tile.startsWith('RI-')).length < 12) continue;
          const all = board.filter(({ tile }) => designOf(tile)!.set !== 'count-of-carcassonne');
          expect(all.slice(0, river.length)).toEqual(river);
          let came: number | null = null;
          let bend: number | null = null;
          for (const [index, tile] of river.entries()) {
            const sides = [0, 1, 2, 3].filter((side) => edgesOf(tile)[side] === 'S');
            const next = river[index + 1];
            const out = sides.find((side) => side !== came);
            if (next) expect(beside(tile)[out!]).toEqual({ x: next.x, y: next.y });
            // A second turn the same way would lead it back.
            const bent = came === null || out === undefined ? null : (out - came + 4) % 4;
            if (bent === 1 || bent === 3) expect(bent === bend).toBe(false);
            bend = bent;
            came = out === undefined ? null : (out + 2) % 4;
          }
          break;
        }
      }),
      { numRuns: runs(60) },
    );
  });
});
