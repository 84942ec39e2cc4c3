import {
  type Action,
  entryOf,
  type Game,
  type Position,
  type Seat,
  STEP_X,
  STEP_Y,
  type Step,
  slotOf,
  square,
  verb,
} from '../../../engine/for-rules.ts';
import { isPlaced, princessDragon, STEPS, squareOfTile } from './index.ts';

/**
 * Moves to each volcano from anywhere, without eating, since the tile is new (PD12). The first one shuffles dragon tiles into the
 * bag (PD10).
 */
export function dragonComes(game: Game): void {
  const { position } = game;
  if (!isPlaced(position, 'volcano')) return;
  const slot = slotOf(position, princessDragon);
  const from = slot.dragon < 0 ? null : squareOfTile(position, slot.dragon);
  slot.dragon = position.last;
  game.tell({ type: 'dragon-came', seat: game.turnOf, from, to: squareOfTile(position, position.last) });
  game.shuffleIn();
}

/** A dragon tile was placed: six steps begin, the first by the active seat (PD15, PD16). */
export function wakeDragon(game: Game): void {
  const { position, turnOf } = game;
  const slot = slotOf(position, princessDragon);
  if (slot.dragon < 0 || !isPlaced(position, 'dragon')) return;
  slot.visited = [slot.dragon];
  game.agenda.unshift(entryOf('dragon', turnOf));
}

/** One compulsory step to a neighbouring tile (PD16). */
export const dragonStep: Step = {
  forced: true,

  options: ({ position }) =>
    waysOn(position).map((tile): Action => ({ type: 'dragon', ...squareOfTile(position, tile) })),

  standing: { away },

  /** The movement ends if there is no legal step (PD17). A resigned seat makes no step: the next seat makes it, if there is one (PD51). */
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

/** Away from the player's figures: eats as few of them as possible, then goes as far as possible from the nearest. */
function away({ position }: Game, seat: Seat): Action {
  const own = position.figures
    .filter((one) => {
      const isThere = one.seat === seat && position.kindOf(one.segment) !== 'quarter';
      return isThere && !position.rules.atCorner[one.figure] && !position.isSafe(one);
    })
    .map(({ segment }) => position.features.tile[segment]!);
  const eaten = (tile: number): number => own.filter((one) => one === tile).length;
  const distance = (tile: number): number => {
    const { x, y } = position.tiles[tile]!;
    return Math.min(...own.map((one) => Math.abs(position.tiles[one]!.x - x) + Math.abs(position.tiles[one]!.y - y)));
  };
  const [best] = waysOn(position).sort((a, b) => eaten(a) - eaten(b) || distance(b) - distance(a) || 0);
  return { type: 'dragon', ...squareOfTile(position, best!) };
}

/** Laid tiles (PD73) outside a town (CO30) that are not the fairy's and were not visited in this movement (PD17). */
function waysOn(position: Position): number[] {
  const { dragon, fairy, visited } = slotOf(position, princessDragon);
  if (visited === null) return [];
  const { x, y } = position.tiles[dragon]!;
  const ways: number[] = [];
  for (let side = 0; side < 4; side++) {
    const tile = position.grid.at(x + STEP_X[side]!, y + STEP_Y[side]!);
    if (tile < position.printed || position.tiles[tile]!.print.isInner) continue;
    if (tile !== fairy && !visited.includes(tile)) ways.push(tile);
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
    // No points (PD18); a builder or pig left alone goes home too (PD19).
    const eaten = position.figuresOnTile(slot.dragon).filter((standing) => !position.isSafe(standing));
    game.remove(eaten, 'dragon');
    if (step < STEPS) game.agenda.unshift(entryOf('dragon', game.position.seatAfter(seat)));
    else slot.visited = null;
  },
});
