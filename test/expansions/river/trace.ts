import { designOf, SIDES } from '../../../src/engine/index.ts';
import type { TracePart } from '../../../tools/replay/parts.ts';

/** By side, clockwise from the north. */
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export const TRACE: TracePart = {
  recordings: ['river'],

  /** The open-source engine is stricter than R3: no tile may lie in the three-wide strip ahead of an open end of the river. */
  forbidden(game, legal) {
    const { board, drawn } = game.view(null);
    const { river } = designOf(drawn!)!;
    return legal.filter(([x, y, rotation]) =>
      river.some((side) => {
        const [dx, dy] = STEPS[(SIDES.indexOf(side) + rotation / 90) % 4]!;
        if (board.some((tile) => tile.x === x + dx && tile.y === y + dy)) return false;
        return board.some((tile) => {
          const ahead = (tile.x - x) * dx + (tile.y - y) * dy;
          const aside = (tile.x - x) * dy + (tile.y - y) * dx;
          return ahead > 0 && Math.abs(aside) <= 1;
        });
      }),
    );
  },
};
