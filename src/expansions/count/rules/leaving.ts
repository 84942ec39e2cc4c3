import {
  type Action,
  entryOf,
  type Figure,
  figure,
  finishedBy,
  type Game,
  PASS,
  type Place,
  type PlacedFigure,
  type Position,
  place,
  type Seat,
  type Step,
  slotOf,
  sumOf,
  verb,
  worthOf,
} from '../../../engine/for-rules.ts';
import { count } from './index.ts';
import { servedBy, type Waiting, waiting } from './town.ts';

/** From the left of a seat, which comes last. */
const fromLeftOf = (seat: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, index) => (seat + 1 + index) % seats);

/** Meeples that may leave: the quarter of the count is locked (CO12). Of equal meeples in a quarter only one. */
function leaving(position: Position, seat: Seat): Waiting[] {
  const { quarter } = slotOf(position, count);
  const free = waiting(position, seat).filter(({ on }) => on.at !== quarter);
  return free.filter(({ standing: { figure, segment } }, index) => {
    return free.findIndex(({ standing }) => standing.figure === figure && standing.segment === segment) === index;
  });
}

/** Every way to send a meeple to one of these segments, in their order of placing, if they are of its quarter's kind. */
function waysTo(position: Position, meeples: readonly Waiting[], segments: readonly number[]): Action[] {
  const ways = meeples.flatMap(({ standing: { figure }, on }) => {
    const served = segments.filter((segment) => position.kindOf(segment) === servedBy(on));
    return placesFor(position, figure, served).map((to): Action => ({ type: 'send', figure, to }));
  });
  return ways.length === 0 ? [] : [...ways, PASS];
}

/** Whether it matters on which tile of its feature the meeple stands (CO98). */
const isByTile = (position: Position, figure: Figure): boolean =>
  figure === 'wagon' ||
  figure === 'ringmaster' ||
  (slotOf(position, count).toAsk !== null && position.rules.setup.switches.includes('big-top'));

/**
 * A place of each feature where the meeple may stand (CO31), and one on a hill, which decides ties (CO73); or one on each tile. The
 * dearest features come first, since there may be a hundred fields.
 */
function placesFor(position: Position, figure: Figure, segments: readonly number[]): Place[] {
  const { features, tiles } = position;
  const isEachTile = isByTile(position, figure);
  const found = new Map<string, Place>();
  for (const segment of segments) {
    const tile = features.tile[segment]!;
    if (!position.mayStand(tiles[tile]!)) continue;
    const key = `${features.find(segment)} ${isEachTile ? tile : tiles[tile]!.print.design.marks.includes('hill')}`;
    if (!found.has(key)) found.set(key, position.placeOf(segment));
  }
  const worthAt = (to: Place): number => sumOf(worthOf(position, features.find(position.segmentAt(to)), false));
  return [...found.values()]
    .map((to) => ({ to, worth: worthAt(to) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ to }) => to);
}

export const barnsOn = ({ figures }: Position): PlacedFigure[] => figures.filter((one) => one.figure === 'barn');

/** Fields that 3c scores: with a new barn, or with farmers and a barn (CO33). */
function barnFields(position: Position): number[] {
  const { barns } = slotOf(position, count);
  const roots = barnsOn(position).map(({ segment }) => position.features.find(segment));
  const isScored = (root: number): boolean =>
    roots.lastIndexOf(root) >= barns ||
    position.figuresOn(root).some((standing) => position.rules.claims[standing.figure]);
  return [...new Set(roots)].filter(isScored);
}

/** The features that 3b and 3c score (CO13, CO86). */
function toBeScored(position: Position): number[] {
  const mayBeEmpty = position.rules.setup.switches.includes('count-empty'); // V7
  return [...finishedBy(position, position.last, mayBeEmpty), ...barnFields(position)];
}

/** 3a: from the left of active, which comes last (CO11). */
export function askQuarters(game: Game): void {
  const { position, rules, turnOf } = game;
  slotOf(position, count).scorers = [];
  // In every turn of every game: no lists.
  let inTown = 0;
  for (const { seat, segment } of position.figures) if (position.kindOf(segment) === 'quarter') inTown |= 1 << seat;
  if (inTown === 0 || toBeScored(position).length === 0) return;
  const { seats } = rules.setup;
  for (let back = 0; back < seats; back++) {
    const seat = (turnOf + seats - back) % seats;
    if (inTown & (1 << seat)) game.agenda.unshift(entryOf('leave-quarter', seat));
  }
}

/** One meeple after another until the seat passes (CO85), to what will be scored. */
export const leaveStep: Step = {
  options({ agenda, position }) {
    const meeples = leaving(position, agenda[0]!.seat!);
    if (meeples.length === 0) return [];
    const segments = toBeScored(position).flatMap((root) => [...position.features.members(root)]);
    return waysTo(
      position,
      meeples,
      [...new Set(segments)].sort((a, b) => a - b),
    );
  },

  standing: { stay: () => PASS },
};

export const send = verb<'send'>({
  verb: 'send',
  points: [figure, place('to')],

  /** The fairy does not come along (CO84). */
  run(game, { figure: kind, to }, seat) {
    const { position, rules, agenda } = game;
    const slot = slotOf(position, count);
    const isSent = ({ standing, on }: Waiting): boolean => standing.figure === kind && servedBy(on) === to.kind;
    const { standing, on } = waiting(position, seat).find(isSent)!;
    position.takeUp(standing);
    position.deploy(seat, kind, position.segmentAt(to));
    game.tell({ type: 'sent', seat, figure: kind, from: on, to });
    for (const tidy of rules.hooks.tidy) tidy(game);
    if (slot.toAsk === null) agenda.unshift(entryOf('leave-quarter', seat));
    else slot.toAsk = [...slot.toAsk, seat];
  },
});

/** One meeple from the market to a field (CO40, CO90); by V8 from any quarter to an unfinished feature. */
export const lastStep: Step = {
  options({ agenda, position, rules }) {
    const all = rules.setup.switches.includes('count-all-quarters');
    const meeples = leaving(position, agenda[0]!.seat!).filter(({ on }) => all || on.at === 'market');
    if (meeples.length === 0) return [];
    const { features, tiles } = position;
    const isOpen = (segment: number): boolean =>
      position.kindOf(segment) === 'field' || features.open[features.find(segment)]! > 0;
    const segments = tiles.flatMap(({ print }, tile) =>
      print.segments.map((_, index) => features.first[tile]! + index),
    );
    return waysTo(position, meeples, segments.filter(isOpen));
  },
};

/** E2: seats in turn, from the left of the seat of the last turn, until all have passed (CO40). False if no seat is left to ask. */
export function asksForLastMove(game: Game): boolean {
  const { position, rules, turnOf } = game;
  const slot = slotOf(position, count);
  slot.toAsk ??= fromLeftOf(position.tiles[position.last]!.seat ?? turnOf, rules.setup.seats);
  const [seat, ...others] = slot.toAsk;
  if (seat === undefined) return false;
  slot.toAsk = others;
  game.agenda.splice(0, game.agenda.length, entryOf('last-quarter', seat), entryOf('draw'));
  return true;
}
