import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Game, type Placement, type PreparedTile } from '../../src/engine/index.ts';
import { setupOf } from '../support/games.ts';
import { beside, placementsOf } from '../support/oracle.ts';
import { assertCases, runs } from '../support/runs.ts';

const written = ({ x, y, rotation }: Placement): string => `${x},${y},${rotation}`;

/** Boards of one all-field tile, larger than any window that a grid may begin with. */
const anyBoard = fc
  .array(fc.tuple(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -200, max: 200 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((squares) => [...new Map(squares.map(([x, y]) => [`${x},${y}`, { x, y }])).values()])
  .map((squares) => squares.map((square): PreparedTile => ({ tile: 'BA-B', ...square, rotation: 0 })));

describe('on a board of any spread', () => {
  test('placements and open squares are those around its tiles', () => {
    assertCases(
      fc.property(anyBoard, (board) => {
        const view = Game.start(setupOf({ prepared: { board, draws: ['BA-E'], only: true } })).view(null);
        expect(view.placements.map(written).sort()).toEqual(placementsOf(board, 'BA-E').sort());
        const taken = new Set(board.map(({ x, y }) => `${x},${y}`));
        const near = board.flatMap(beside).map(({ x, y }) => `${x},${y}`);
        expect(new Set(view.openSquares.map(({ x, y }) => `${x},${y}`))).toEqual(
          new Set(near.filter((square) => !taken.has(square))),
        );
        expect(view.board.map(({ x, y }) => ({ x, y }))).toEqual(board.map(({ x, y }) => ({ x, y })));
      }),
      { numRuns: runs(60) },
    );
  });

  test.each([
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ])('a game can go on in one direction (%i, %i) to its end', (dx, dy) => {
    const draws = Array(71).fill('BA-B');
    const board: PreparedTile[] = [{ tile: 'BA-B', x: 0, y: 0, rotation: 0 }];
    const game = Game.start(setupOf({ prepared: { board, draws, only: true } }));
    for (let turn = 1; turn <= 71; turn++) {
      game.play({ type: 'place', x: dx * turn, y: dy * turn, rotation: 0 });
      if (game.step === 'meeple') game.play({ type: 'pass' });
    }
    expect(game.asked).toBeNull();
    expect(game.view(null).board).toHaveLength(72);
    expect(game.view(null).openSquares).toHaveLength(2 * 72 + 2);
  });
});
