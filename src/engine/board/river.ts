import type { Print } from '../tiles/rotated-tiles.ts';
import { type Position, STEP_X, STEP_Y } from './position.ts';

/** Whether a tile of a river continues it (R2), and does not lead it back at once the way it came (R3). */
export function continuesRiver(position: Position, print: Print, x: number, y: number): boolean {
  const joined = print.river.filter((side) => position.grid.at(x + STEP_X[side]!, y + STEP_Y[side]!) >= 0);
  return joined.length > 0 && joined.every((side) => !isUTurn(position, print, x, y, side));
}

/** Only two curves directly after each other make one (R3, L3). `side`: where the print meets the river so far. */
function isUTurn({ grid, tiles }: Position, print: Print, x: number, y: number, side: number): boolean {
  const number = grid.at(x + STEP_X[side]!, y + STEP_Y[side]!);
  const before = tiles[number]!;
  const others = before.print.river.filter((one) => one !== (side + 2) % 4);
  // A fork was come to by the arm that was there first.
  const wasFirst = (one: number): boolean => {
    const beyond = grid.at(before.x + STEP_X[one]!, before.y + STEP_Y[one]!);
    return beyond >= 0 && beyond < number;
  };
  const from = others.length > 1 ? others.find(wasFirst) : others[0];
  // It would leave towards where it came from. A straight tile never does; spring and lake have one side.
  return from !== undefined && from !== side && print.river.includes(from);
}
