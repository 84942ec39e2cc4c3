import type { Action } from '../../actions.ts';
import { slotOf } from '../../expansion.ts';
import type { Game } from '../../game.ts';
import { type LaidTile, STEP_X, STEP_Y } from '../../position.ts';
import type { Step } from '../../steps/index.ts';
import type { Seat } from '../../vocabulary.ts';
import { arrows } from './index.ts';

const POINTS = 2;

/**
 * After a placement: its own arrow is activated where it points to a tile (AN3), those on the table that point to it (AN4);
 * one of them, by choice where there are several (AN6, L17). With a single one nothing is asked (AN8).
 */
export const arrowStep: Step = {
  options({ position }) {
    const candidates = candidatesOf(position);
    return candidates.length < 2 ? [] : candidates.map(({ x, y }): Action => ({ type: 'activate', x, y }));
  },

  run(game, action) {
    const { position } = game;
    const slot = slotOf(position, arrows);
    const seat = game.turnOf;
    const placed = position.tiles[position.last]!;
    const candidates = candidatesOf(position);
    const chosen =
      action?.type === 'activate' ? candidates.find(({ x, y }) => x === action.x && y === action.y) : candidates[0];
    const symbol = chosen?.print.design.arrow?.symbol;
    slot.active = chosen && symbol ? { x: chosen.x, y: chosen.y, symbol } : null;
    if (symbol === 'extra-turn' && !slot.had) {
      slot.due = true;
      slot.had = true;
    }
    if (chosen || placed.print.arrow >= 0) game.tell({ type: 'arrow', seat, active: slot.active });
    // An arrow tile whose own symbol is not activated: nothing lies before it (AN2), or another was chosen (AN7).
    if (placed.print.arrow >= 0 && chosen !== placed) scorePoints(game, seat);
  },
};

/** In step 1, tied to no feature (AN19). */
function scorePoints(game: Game, seat: Seat): void {
  game.award(seat, 'arrow', [{ of: 'arrows', count: 1, each: POINTS }]);
}

const NONE: readonly LaidTile[] = [];

/** Tiles whose arrow this placement could activate: the placed one first, then its neighbours clockwise. */
function candidatesOf({ grid, last, tiles }: Game['position']): readonly LaidTile[] {
  const placed = tiles[last]!;
  const { x, y, print } = placed;
  let found = NONE;
  // The neighbouring square alone counts: no arrow reaches over a gap (AN5).
  for (let side = 0; side < 4; side++) {
    const number = grid.at(x + STEP_X[side]!, y + STEP_Y[side]!);
    if (number < 0) continue;
    const other = tiles[number]!;
    if (print.arrow === side) found = [placed, ...found];
    if (other.print.arrow === (side + 2) % 4) found = [...found, other];
  }
  return found;
}
