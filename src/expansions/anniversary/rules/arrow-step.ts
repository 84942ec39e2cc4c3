import {
  type Action,
  type Game,
  type LaidTile,
  type Seat,
  STEP_X,
  STEP_Y,
  type Step,
  slotOf,
  square,
  verb,
} from '../../../engine/for-rules.ts';
import { arrows } from './index.ts';

const POINTS = 2;

/**
 * After a placement: an arrow tile's symbol is activated if its arrow points to a tile (AN3), others if their arrow points to the
 * new tile (AN4). Among several the player chooses (AN6, L17).
 */
export const arrowStep: Step = {
  options({ position }) {
    const candidates = candidatesOf(position);
    return candidates.length < 2 ? [] : candidates.map(({ x, y }): Action => ({ type: 'activate', x, y }));
  },

  /** A single candidate is activated without a question (AN8). */
  unchosen: (game) => activateOne(game, candidatesOf(game.position)[0], game.turnOf),
};

export const activate = verb<'activate'>({
  verb: 'activate',
  points: [square],
  run: (game, at, seat) =>
    activateOne(
      game,
      candidatesOf(game.position).find(({ x, y }) => x === at.x && y === at.y),
      seat,
    ),
});

function activateOne(game: Game, chosen: LaidTile | undefined, seat: Seat): void {
  const { position } = game;
  const slot = slotOf(position, arrows);
  const placed = position.tiles[position.last]!;
  const symbol = chosen?.print.design.arrow?.symbol;
  slot.active = chosen && symbol ? { x: chosen.x, y: chosen.y, symbol } : null;
  if (symbol === 'extra-turn' && !slot.had) {
    slot.due = true;
    slot.had = true;
  }
  if (chosen || placed.print.arrow >= 0) game.tell({ type: 'arrow', seat, active: slot.active });
  // The placed arrow tile's own symbol is not activated: its arrow points to no tile (AN2), or another was chosen (AN7). The points
  // are scored in step 1 and tied to no feature (AN19).
  if (placed.print.arrow >= 0 && chosen !== placed)
    game.award(seat, 'arrow', [{ of: 'arrows', count: 1, each: POINTS }]);
}

const NONE: readonly LaidTile[] = [];

/** Tiles whose arrow this placement can activate: first the placed tile, then its neighbours clockwise. */
function candidatesOf({ grid, last, tiles }: Game['position']): readonly LaidTile[] {
  const placed = tiles[last]!;
  const { x, y, print } = placed;
  let found = NONE;
  // An arrow reaches only the neighbouring square (AN5).
  for (let side = 0; side < 4; side++) {
    const number = grid.at(x + STEP_X[side]!, y + STEP_Y[side]!);
    if (number < 0) continue;
    const other = tiles[number]!;
    if (print.arrow === side) found = [placed, ...found];
    if (other.print.arrow === (side + 2) % 4) found = [...found, other];
  }
  return found;
}
