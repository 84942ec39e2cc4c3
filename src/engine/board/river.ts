import type { Print } from '../tiles/rotated-tiles.ts';
import { type Position, STEP_X, STEP_Y } from './position.ts';

/** Whether a river tile continues the river (R2) without turning it straight back (R3). */
export function continuesRiver(position: Position, print: Print, x: number, y: number): boolean {
  const joined = print.river.filter((side) => position.grid.at(x + STEP_X[side]!, y + STEP_Y[side]!) >= 0);
  return joined.length > 0 && joined.every((side) => !isUTurn(position, print, x, y, side));
}

/** Only two curves in a row make a U-turn (R3, L3). `side`: the side at which the print meets the river. */
function isUTurn({ grid, tiles }: Position, print: Print, x: number, y: number, side: number): boolean {
  const number = grid.at(x + STEP_X[side]!, y + STEP_Y[side]!);
  const before = tiles[number]!;
  const others = before.print.river.filter((one) => one !== (side + 2) % 4);
  // The river reached a fork by the arm that lay there first.
  const wasFirst = (one: number): boolean => {
    const beyond = grid.at(before.x + STEP_X[one]!, before.y + STEP_Y[one]!);
    return beyond >= 0 && beyond < number;
  };
  const from = others.length > 1 ? others.find(wasFirst) : others[0];
  // The river would leave in the direction it came from. A straight tile never does; spring and lake have one side.
  return from !== undefined && from !== side && print.river.includes(from);
}
