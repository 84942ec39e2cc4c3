import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GameEvent, GIFTS, type Setup, type TileId } from '../../src/engine/index.ts';
import { figuresIn, figuresOf, piecesIn, tilesIn, tilesOf } from '../support/conserved.ts';
import { anyLuck, anySetup, giftSetup, giftsOf, isToBeScored, randomGame } from '../support/games.ts';
import { countOfTiles } from '../support/oracle.ts';
import { assertCases, isLong } from '../support/runs.ts';

/** `test/properties/together.test.ts` counts tiles, figures and pieces besides. */
const GAMES = isLong ? 30 : 1;

/** No player resigns; a player resigns now and then; many do. */
const games = fc.tuple(anySetup, anyLuck, fc.constantFrom(0, 0.01, 0.05));

describe('in any game, with and without resignations', () => {
  test('no tile appears or is lost', () => {
    assertCases(
      fc.property(games, ([setup, luck, resigning]) => {
        let inHand: TileId | null = null;
        for (const { game, action } of randomGame(setup, luck, resigning)) {
          const view = game.view(null);
          const gone = action?.type === 'resign' && view.winners ? inHand : null;
          expect(tilesIn(view, gone ?? undefined)).toEqual(tilesOf(setup));
          inHand = view.drawn;
          const unseen = Object.values(view.unseen).reduce((sum, count) => sum + count, 0);
          expect(unseen).toBe(view.tilesLeft + (view.takenUnseen ?? 0));
        }
      }),
      { numRuns: GAMES },
    );
  });

  test('no figure appears or is lost: seven meeples a seat and its others, in supply, on the board or held (B2, AB1, TW17)', () => {
    assertCases(
      fc.property(games, ([setup, luck, resigning]) => {
        for (const { game } of randomGame(setup, luck, resigning)) {
          const view = game.view(null);
          expect(figuresIn(view)).toEqual(figuresOf(setup));
          expect(view.supply.flatMap((counts) => Object.values(counts)).every((count) => count >= 0)).toBe(true);
        }
      }),
      { numRuns: GAMES },
    );
  });

  test('no floor, token or abbey appears or is lost', () => {
    assertCases(
      fc.property(games, ([setup, luck, resigning]) => {
        let first: number[] | null = null;
        for (const { game } of randomGame(setup, luck, resigning)) {
          first ??= piecesIn(game.view(null));
          expect(piecesIn(game.view(null))).toEqual(first);
        }
      }),
      { numRuns: GAMES },
    );
  });

  test('no gift appears or is lost: five of each, in the deck, in hands or discarded (G1)', () => {
    assertCases(
      fc.property(giftSetup, anyLuck, fc.constantFrom(0, 0.02), (setup, luck, resigning) => {
        for (const { game } of randomGame(setup, luck, resigning)) {
          const { deck, hands, discards } = giftsOf(game);
          expect([...deck, ...hands.flat(), ...discards].sort()).toEqual(ALL_GIFTS);
          const views = hands.map((_, seat) => game.view(seat).hands[0]!);
          expect(views.map(({ own }) => own)).toEqual(hands);
          expect(views[0]).toMatchObject({ counts: hands.map(({ length }) => length), left: deck.length, discards });
        }
      }),
      { numRuns: GAMES },
    );
  });

  test('a score is the sum of its events, and points are the sum of their working', () => {
    assertCases(
      fc.property(games, ([setup, luck, resigning]) => {
        const scores: number[] = Array(setup.seats).fill(0);
        for (const { game, events } of randomGame(setup, luck, resigning)) {
          for (const event of events) if (event.type === 'scored') scores[event.seat]! += worked(event);
          expect(game.view(null).scores).toEqual(scores);
        }
      }),
      { numRuns: GAMES },
    );
  });

  test('it ends within a turn for each tile, and only then names winners', () => {
    assertCases(
      fc.property(games, ([setup, luck, resigning]) => {
        for (const { game, events } of randomGame(setup, luck, resigning)) {
          const view = game.view(null);
          expect(view.turn).toBeLessThanOrEqual(mostTurns(setup));
          expect(view.winners === null).toBe(game.asked !== null);
          expect(events.some(({ type }) => type === 'ended')).toBe(game.asked === null);
          if (game.asked === null) {
            expect(view.winners!.length).toBeGreaterThan(0);
            expect(view.winners!.filter((seat) => view.resigned.includes(seat))).toEqual([]);
            expect(game.legalActions()).toEqual([]);
          } else {
            expect(view.resigned).not.toContain(game.asked);
          }
        }
      }),
      { numRuns: GAMES },
    );
  });

  test('every finished feature is scored and left by the time of the next draw', () => {
    assertCases(
      fc.property(games, ([setup, luck, resigning]) => {
        for (const { game } of randomGame(setup, luck, resigning)) {
          if (isToBeScored(game)) continue;
          const standing = game.view(null).figures.map(({ on }) => game.feature(on)!);
          expect(standing.filter(({ kind, open }) => kind !== 'field' && kind !== 'top' && open === 0)).toEqual([]);
        }
      }),
      { numRuns: GAMES },
    );
  });
});

const ALL_GIFTS = GIFTS.flatMap((gift) => Array(5).fill(gift)).sort();

/** The drawn tiles, all but a start tile among them, and an abbey for each seat. */
const mostTurns = ({ sets, switches, seats }: Setup): number => {
  const hasStartTile = !switches.includes('the-count') || switches.some((one) => one === 'river' || one === 'river-2');
  return countOfTiles(sets) - (hasStartTile ? 1 : 0) + (switches.includes('abbey-mayor') ? seats : 0);
};

function worked(event: Extract<GameEvent, { type: 'scored' }>): number {
  expect(event.working.reduce((sum, { count, each }) => sum + count * each, 0)).toBe(event.points);
  return event.points;
}
