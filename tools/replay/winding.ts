import { designOf, type Game, SIDES } from '../../src/engine/index.ts';

/**
 * Where a river tile would leave the river open towards something: a tile in the strip three squares wide that goes on from
 * that side.
 */
export function windingOf(game: Game, legal: readonly (readonly number[])[]): (readonly number[])[] {
  const { board, drawn } = game.view(null);
  const { river } = designOf(drawn!)!;
  const isTaken = (x: number, y: number): boolean => board.some((tile) => tile.x === x && tile.y === y);
  return legal.filter((placement) => {
    const [x, y, rotation] = placement as [number, number, number];
    return river.some((side) => {
      const [dx, dy] = STEPS[(SIDES.indexOf(side) + rotation / 90) % 4]!;
      if (isTaken(x + dx, y + dy)) return false;
      return board.some((tile) => {
        const ahead = (tile.x - x) * dx + (tile.y - y) * dy;
        const aside = (tile.x - x) * dy + (tile.y - y) * dx;
        return ahead > 0 && Math.abs(aside) <= 1;
      });
    });
  });
}

/** By side, clockwise from the north. */
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
