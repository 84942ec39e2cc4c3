import {
  type Action,
  entryOf,
  type Game,
  indexOf,
  layInstead,
  NO_SQUARE,
  PASS,
  type Position,
  PRINTS,
  type Seat,
  type Square,
  STEP_X,
  STEP_Y,
  type Step,
  slotOf,
  square,
  verb,
} from '../../../engine/for-rules.ts';
import { ABBEY } from '../vocabulary.ts';
import { abbeyMayor } from './index.ts';

const ABBEY_PRINT = PRINTS[indexOf(ABBEY)!]![0]!;

/** Free squares with a laid tile or printed large city on each side (AM10, AM69), if other rules let a monastery lie there (AM74). */
const holesOf = (position: Position): Square[] =>
  position.grid.holes().filter(({ x, y }) => position.mayLie(ABBEY_PRINT, x, y));

/** Whether an unlaid abbey may lie on the square now, or once tiles surround it. False if a side has no square at all. */
export function mayComeTo(position: Position, { x, y }: Square): boolean {
  const { abbeys } = slotOf(position, abbeyMayor);
  if (!abbeys.some((has, seat) => has && !position.resigned.includes(seat))) return false;
  const { grid } = position;
  return (
    STEP_X.every((step, side) => grid.at(x + step, y + STEP_Y[side]!) !== NO_SQUARE) &&
    position.mayLie(ABBEY_PRINT, x, y)
  );
}

/** In reading order: the order of open squares means nothing. */
const inOrder = (a: Square, b: Square): number => a.y - b.y || a.x - b.x;

function optionsFor({ position }: Game, seat: Seat): readonly Action[] {
  if (!slotOf(position, abbeyMayor).abbeys[seat]) return [];
  const holes = holesOf(position);
  if (holes.length === 0) return [];
  return [...holes.sort(inOrder).map(({ x, y }): Action => ({ type: 'abbey', x, y })), PASS];
}

/** Before the draw, so that nobody has seen a tile (AM11); in each part of a turn (AM18). */
const abbeyStepIf = (mayLay: (position: Position) => boolean): Step => ({
  // The river comes first (AM68).
  options: (game) => (!game.position.bag.isLayered && mayLay(game.position) ? optionsFor(game, game.turnOf) : []),
  standing: { draw: () => PASS },
});

/** If no tile is left to draw, AM17 asks all players in a round; only a second part is still asked here (AM18, AM50). */
export const abbeyStep: Step = abbeyStepIf(({ bag, part }) => bag.size > 0 || part === 'second');
/** Version 1 of the rules did not except a second part. */
export const abbeyStepOfFirst: Step = abbeyStepIf(({ bag }) => bag.size > 0);

/** After the last tile each player is asked once (AM17). */
export const lastAbbeyStep: Step = {
  options: (game) => optionsFor(game, game.asked!),
};

/** Asks the next player, from the left of the last seat, which comes last (AM17). False if no player is left to ask. */
export function asksForLastAbbey(game: Game): boolean {
  const { position, rules } = game;
  if (rules.setup.switches.includes('no-last-abbey')) return false; // V12
  const slot = slotOf(position, abbeyMayor);
  const { seats } = rules.setup;
  const last = position.tiles[position.last]?.seat ?? game.turnOf;
  slot.toAsk ??= Array.from({ length: seats }, (_, index) => (last + 1 + index) % seats);
  while (slot.toAsk.length > 0) {
    const [seat, ...others] = slot.toAsk;
    slot.toAsk = others;
    if (position.resigned.includes(seat!) || optionsFor(game, seat!).length === 0) continue;
    game.agenda.splice(0, game.agenda.length, entryOf('last-abbey', seat!), entryOf('draw'));
    return true;
  }
  return false;
}

/** Scores like any placement, but extends nothing: no second part, no gift (AM14, AM16). */
export const abbey = verb<'abbey'>({
  verb: 'abbey',
  points: [square],
  lays: true,

  run(game, { x, y }, seat) {
    const { position } = game;
    const slot = slotOf(position, abbeyMayor);
    slot.abbeys = slot.abbeys.with(seat, false);
    if (slot.toAsk !== null) position.part = 'last-abbey';
    layInstead(game, indexOf(ABBEY)!, { x, y, rotation: 0 }, seat);
  },
});
