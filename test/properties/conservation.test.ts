import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameEvent, GameView, TileId } from '../../src/engine/index.ts';
import { anyLuck, anySetup, randomGame } from '../support/games.ts';
import { figureCount, tileCounts } from '../support/oracle.ts';

/** Nobody gives up; somebody gives up now and then; many do. */
const games = fc.tuple(anySetup, anyLuck, fc.constantFrom(0, 0.01, 0.05));

const sorted = (counts: Iterable<[TileId, number]>): [TileId, number][] =>
  [...counts].filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? -1 : 1));

/** `gone`: what was in hand when the last but one gave up; it leaves the game with them. */
function tilesIn(view: GameView, gone: TileId | undefined): [TileId, number][] {
  const counts = new Map(Object.entries(view.unseen));
  const one = (tile: TileId): unknown => counts.set(tile, (counts.get(tile) ?? 0) + 1);
  if (gone) one(gone);
  for (const { tile } of view.board) one(tile);
  for (const tile of view.discarded) one(tile);
  if (view.drawn) one(view.drawn);
  return sorted(counts);
}

describe('in any game, with and without resignations', () => {
  test('no tile appears or is lost', () => {
    fc.assert(
      fc.property(games, ([setup, luck, resigning]) => {
        let inHand: TileId | null = null;
        for (const { game, action } of randomGame(setup, luck, resigning)) {
          const view = game.view(null);
          const gone = action?.type === 'resign' && view.winners ? inHand : null;
          expect(tilesIn(view, gone ?? undefined)).toEqual(sorted(tileCounts()));
          inHand = view.drawn;
          expect(Object.values(view.unseen).reduce((sum, count) => sum + count, 0)).toBe(view.tilesLeft);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('no figure appears or is lost: seven a seat, in supply or on the board (B2)', () => {
    fc.assert(
      fc.property(games, ([setup, luck, resigning]) => {
        for (const { game } of randomGame(setup, luck, resigning)) {
          const { supply, figures } = game.view(null);
          supply.forEach((counts, seat) => {
            expect(figureCount(counts) + figures.filter((one) => one.seat === seat).length).toBe(7);
            expect(Object.values(counts).every((count) => count >= 0)).toBe(true);
          });
        }
      }),
      { numRuns: 30 },
    );
  });

  test('a score is the sum of its events, and points are the sum of their working', () => {
    fc.assert(
      fc.property(games, ([setup, luck, resigning]) => {
        const scores: number[] = Array(setup.seats).fill(0);
        for (const { game, events } of randomGame(setup, luck, resigning)) {
          for (const event of events) if (event.type === 'scored') scores[event.seat]! += worked(event);
          expect(game.view(null).scores).toEqual(scores);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('it ends within 71 turns, and only then names winners', () => {
    fc.assert(
      fc.property(games, ([setup, luck, resigning]) => {
        for (const { game, events } of randomGame(setup, luck, resigning)) {
          const view = game.view(null);
          expect(view.turn).toBeLessThanOrEqual(71);
          expect(view.winners === null).toBe(game.toMove !== null);
          expect(events.some(({ type }) => type === 'ended')).toBe(game.toMove === null);
          if (game.toMove === null) {
            expect(view.winners!.length).toBeGreaterThan(0);
            expect(view.winners!.filter((seat) => view.resigned.includes(seat))).toEqual([]);
            expect(game.legalActions()).toEqual([]);
          } else {
            expect(view.resigned).not.toContain(game.toMove);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test('whatever is finished has been scored and left by the time the next tile is drawn', () => {
    fc.assert(
      fc.property(games, ([setup, luck, resigning]) => {
        for (const { game } of randomGame(setup, luck, resigning)) {
          if (game.step === 'meeple') continue;
          const standing = game.view(null).figures.map(({ on }) => game.feature(on)!);
          expect(standing.filter(({ kind, open }) => kind !== 'field' && open === 0)).toEqual([]);
        }
      }),
      { numRuns: 30 },
    );
  });
});

function worked(event: Extract<GameEvent, { type: 'scored' }>): number {
  expect(event.working.reduce((sum, { count, each }) => sum + count * each, 0)).toBe(event.points);
  return event.points;
}
