import {
  type Action,
  figure,
  type Game,
  type Place,
  type PlacedFigure,
  type Position,
  place,
  slotOf,
  type Term,
  verb,
} from '../../../engine/for-rules.ts';
import { princessDragon, standingLike } from './index.ts';

const TURN = 1;
const COMPLETED = 3;

/** 0a, once a turn: not at a second part (PD23), but at each extra turn (PD67). */
export function fairyPoint(game: Game): void {
  const { position, turnOf } = game;
  const { beside } = slotOf(position, princessDragon);
  if (beside?.seat !== turnOf || position.part === 'second' || position.part === 'last-abbey') return; // PD23, AM59
  const on = position.placeOf(beside.segment);
  game.award(turnOf, 'fairy.turn', [{ ...countedWith(position, beside, on), each: TURN }], { on });
}

/** Of acrobats, all that the seat has in the pyramid (PD82). */
const countedWith = (
  { figures }: Position,
  { seat, segment }: PlacedFigure,
  { called }: Place,
): Pick<Term, 'of' | 'count'> =>
  called === 'pyramid'
    ? { of: 'acrobats', count: figures.filter((one) => one.seat === seat && one.segment === segment).length }
    : { of: 'fairy', count: 1 };

/** Also without majority or value (PD24), and at the end (PD40), but not when an abbot is taken back (PD63). */
export function fairyPoints(game: Game, root: number): void {
  const { position } = game;
  const { beside } = slotOf(position, princessDragon);
  if (beside === null || position.features.find(beside.segment) !== root) return;
  const on = position.placeOf(beside.segment);
  game.award(beside.seat, 'fairy.completed', [{ of: 'fairy', count: 1, each: COMPLETED }], { on });
}

/** Any meeple of the player except the one she is with (PD21, PD26); equal meeples on one spot count once. */
export function offerFairy({ position, rules, turnOf }: Game, options: Action[]): void {
  const seen: number[] = [];
  const { beside } = slotOf(position, princessDragon);
  for (const { figure, seat, segment } of position.figures) {
    if (seat !== turnOf || !rules.claims[figure]) continue;
    if (beside?.seat === seat && beside.figure === figure && beside.segment === segment) continue;
    const key = segment * rules.figures.length + rules.order[figure]!;
    if (seen.includes(key)) continue;
    seen.push(key);
    options.push({ type: 'fairy', figure, beside: position.placeOf(segment) });
  }
}

export const fairy = verb<'fairy'>({
  verb: 'fairy',
  points: [figure, place('beside')],

  run(game, { figure, beside }, seat) {
    const { position } = game;
    const slot = slotOf(position, princessDragon);
    const segment = position.segmentAt(beside);
    slot.beside = standingLike(position, { seat, figure, segment })!;
    slot.fairy = position.features.tile[segment]!;
    game.tell({ type: 'fairy-moved', seat, figure, beside });
  },
});
