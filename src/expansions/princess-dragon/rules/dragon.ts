import { type Position, STEP_X, STEP_Y } from '../../../engine/board/position.ts';
import type { Game } from '../../../engine/game.ts';
import { slotOf } from '../../../engine/loading/expansion.ts';
import { entryOf, type Step } from '../../../engine/steps/index.ts';
import type { Action } from '../../../engine/turn/actions.ts';
import { square, verb } from '../../../engine/turn/verbs.ts';
import type { Seat, Square } from '../../../engine/vocabulary.ts';
import { isPlaced, princessDragon, STEPS, squareOfTile } from './index.ts';

declare module '../../../engine/turn/actions.ts' {
  interface Verbs {
    /** Moves the dragon to a square beside it (PD16). */
    dragon: Square;
  }
}
declare module '../../../engine/steps/index.ts' {
  interface StepIds {
    'dragon-wakes': unknown;
    dragon: unknown;
  }
}
declare module '../../../engine/turn/events.ts' {
  interface RemoverIds {
    dragon: unknown;
  }
  interface Events {
    /** The dragon came to a volcano just placed (PD12). */
    'dragon-came': { readonly seat: Seat; readonly from: Square | null; readonly to: Square };
    /** One step of the dragon, the `step`th of six; whom it eats follows (PD16, PD18). */
    'dragon-moved': { readonly seat: Seat; readonly from: Square; readonly to: Square; readonly step: number };
    /** It has no way on, and stays (PD17). */
    'dragon-stuck': { readonly at: Square };
  }
}

/** To each volcano, from anywhere; it eats nothing there, since the tile is new (PD12). The first one brings its tiles into the bag (PD10). */
export function dragonComes(game: Game): void {
  const { position } = game;
  if (!isPlaced(position, 'volcano')) return;
  const slot = slotOf(position, princessDragon);
  const from = slot.dragon < 0 ? null : squareOfTile(position, slot.dragon);
  slot.dragon = position.last;
  game.tell({ type: 'dragon-came', seat: game.turnOf, from, to: squareOfTile(position, position.last) });
  game.shuffleIn();
}

/** A dragon tile was placed: six steps begin, the first by whose turn it is (PD15, PD16). */
export function wakeDragon(game: Game): void {
  const { position, turnOf } = game;
  const slot = slotOf(position, princessDragon);
  if (slot.dragon < 0 || !isPlaced(position, 'dragon')) return;
  slot.visited = [slot.dragon];
  game.agenda.unshift(entryOf('dragon', turnOf));
}

/** One step, compulsory, to a tile beside it (PD16). */
export const dragonStep: Step = {
  forced: true,

  options: ({ position }) =>
    waysOn(position).map((tile): Action => ({ type: 'dragon', ...squareOfTile(position, tile) })),

  standing: { away },

  /** Where there is no way on the movement ends (PD17). Somebody who has resigned makes no step: the next one makes it, if there is one (PD51). */
  unchosen(game, { seat }) {
    const { position } = game;
    const slot = slotOf(position, princessDragon);
    const isStuck = waysOn(position).length === 0;
    const next = game.position.seatAfter(seat!);
    if (!isStuck && next !== seat) {
      game.agenda.unshift(entryOf('dragon', next));
      return;
    }
    slot.visited = null;
    if (isStuck) game.tell({ type: 'dragon-stuck', at: squareOfTile(position, slot.dragon) });
  },
};

/** Away from the own figures: as few of them as can be are eaten, then as far as can be from the nearest. */
function away({ position }: Game, seat: Seat): Action {
  const own = position.figures
    .filter((one) => one.seat === seat && !position.rules.atCorner[one.figure])
    .map(({ segment }) => position.features.tile[segment]!);
  const eaten = (tile: number): number => own.filter((one) => one === tile).length;
  const distance = (tile: number): number => {
    const { x, y } = position.tiles[tile]!;
    return Math.min(...own.map((one) => Math.abs(position.tiles[one]!.x - x) + Math.abs(position.tiles[one]!.y - y)));
  };
  const [best] = waysOn(position).sort((a, b) => eaten(a) - eaten(b) || distance(b) - distance(a) || 0);
  return { type: 'dragon', ...squareOfTile(position, best!) };
}

/** Tiles that exist, are not the fairy's and were not visited in this movement (PD17); laid ones alone (PD73). */
function waysOn(position: Position): number[] {
  const { dragon, fairy, visited } = slotOf(position, princessDragon);
  if (visited === null) return [];
  const { x, y } = position.tiles[dragon]!;
  const ways: number[] = [];
  for (let side = 0; side < 4; side++) {
    const tile = position.grid.at(x + STEP_X[side]!, y + STEP_Y[side]!);
    if (tile >= position.printed && tile !== fairy && !visited.includes(tile)) ways.push(tile);
  }
  return ways;
}

export const dragon = verb<'dragon'>({
  verb: 'dragon',
  points: [square],

  run(game, { x, y }, seat) {
    const { position } = game;
    const slot = slotOf(position, princessDragon);
    const from = squareOfTile(position, slot.dragon);
    const step = slot.visited!.length;
    slot.dragon = position.grid.at(x, y);
    slot.visited = [...slot.visited!, slot.dragon];
    game.tell({ type: 'dragon-moved', seat, from, to: { x, y }, step });
    // Without points (PD18); a builder or pig that is left alone goes, too (PD19).
    game.remove(position.figuresOnTile(slot.dragon), 'dragon');
    if (step < STEPS) game.agenda.unshift(entryOf('dragon', game.position.seatAfter(seat)));
    else slot.visited = null;
  },
});
