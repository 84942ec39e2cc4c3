import {
  type Action,
  citiesAt,
  type Game,
  ownersOf,
  type PlacedFigure,
  type Position,
  shareOf,
  slotOf,
  type Term,
  votesOf,
} from '../../../engine/for-rules.ts';
import { abbeyMayor } from './index.ts';

/** Points per finished city: for farmers when a barn is placed, for farmers joined to a barn, and for the barn at the end. */
const PLACED = 3;
const CONNECTED = 1;
const AT_THE_END = 4;

const barnsOf = ({ figures }: Position): PlacedFigure[] => figures.filter(({ figure }) => figure === 'barn');

const hasBarn = (position: Position, root: number): boolean =>
  barnsOf(position).some(({ segment }) => position.features.find(segment) === root);

/** At each corner of the tile just placed where four fields meet (AM40, AM47), in a field without a barn (AM41). */
export function offerBarn({ position, rules, turnOf }: Game, options: Action[]): void {
  // Without the field rule there are no barns (AM80).
  if (position.supply(turnOf, 'barn') === 0 || !rules.setup.switches.includes('fields')) return;
  const { x, y } = position.tiles[position.last]!;
  const mayShare = rules.setup.switches.includes('shared-barns'); // V6
  for (const [cornerX, cornerY] of [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ] as const) {
    const segment = position.fieldAtCorner(cornerX, cornerY);
    if (segment < 0 || (!mayShare && hasBarn(position, position.features.find(segment)))) continue;
    options.push({ type: 'deploy', figure: 'barn', on: position.placeOf(segment) });
  }
}

/** No meeple goes into a field with a barn, not even if its owner's farmers have just been joined to it (AM43). */
export function keepBarnFieldsClear({ position, rules }: Game, options: Action[]): void {
  const barns = barnsOf(position).map(({ segment }) => position.features.find(segment));
  if (barns.length === 0) return;
  const isBarred = (option: Action): boolean =>
    option.type === 'deploy' &&
    rules.claims[option.figure] &&
    option.on.kind === 'field' &&
    barns.includes(position.features.find(position.segmentAt(option.on)));
  if (options.some(isBarred)) options.splice(0, options.length, ...options.filter((option) => !isBarred(option)));
}

/** A barn makes each finished city worth 4 (AM46). */
export function worthWithBarn(position: Position, root: number, terms: readonly Term[]): readonly Term[] {
  if (position.kindOf(root) !== 'field' || !hasBarn(position, root)) return terms;
  return terms.map((term) => (term.of === 'cities' ? { ...term, each: AT_THE_END } : term));
}

/** 3c: fields with a barn just placed, then fields whose farmers were joined to a barn (AM42, AM43); each once, as it is now (AM44). */
export function scoreBarnFields(game: Game): void {
  const { position } = game;
  const barns = barnsOf(position);
  if (barns.length === 0) return;
  const { known } = slotOf(position, abbeyMayor);
  const placed = barns.slice(known);
  const roots = new Set([...placed, ...barns].map(({ segment }) => position.features.find(segment)));
  for (const root of roots) {
    const isNew = placed.some(({ segment }) => position.features.find(segment) === root);
    scoreFarmers(game, root, isNew);
  }
}

/** E4: farmers who came into a field with a barn after the last turn score before the barn (CO90). */
export function scoreLateFarmers(game: Game): void {
  slotOf(game.position, abbeyMayor).known = countBarns(game.position);
  scoreBarnFields(game);
}

/** Barns take no part in this majority: only farmers count, and then they and their pigs go home. */
function scoreFarmers(game: Game, root: number, isNew: boolean): void {
  const { position, rules } = game;
  const there = position.figuresOn(root);
  const farmers = there.filter(({ figure }) => rules.claims[figure]);
  if (farmers.length === 0) return;
  const votes: number[] = Array(rules.setup.seats).fill(0);
  for (const { seat, figure } of farmers) votes[seat]! += votesOf(position, figure, root);
  const on = position.placeOf(farmers[0]!.segment);
  const worth: Term[] = [{ of: 'cities', count: citiesAt(position, root, true), each: isNew ? PLACED : CONNECTED }];
  for (const seat of ownersOf(position, root, votes))
    game.award(seat, 'field', shareOf(position, root, seat, worth), { on, votes });
  for (const more of rules.hooks.scored) more(game, root);
  game.remove(farmers, 'barn');
}

export const countBarns = (position: Position): number => barnsOf(position).length;
