import {
  type Action,
  AROUND_X,
  AROUND_Y,
  countOf,
  type Figure,
  type FigureRule,
  figure,
  type Game,
  meeplesToPlace,
  offerElsewhere,
  type Place,
  type Position,
  place,
  placeOf,
  type Square,
  samePlace,
  seat,
  slotOf,
  verb,
} from '../../../engine/for-rules.ts';
import { isPlaced, princessDragon, standingLike } from './index.ts';

/** Any meeple of the city of this tile's princess (PD27); equal meeples on one spot count once. */
export function offerPrincess({ position, rules }: Game, options: Action[]): void {
  const { features, last, tiles } = position;
  const index = tiles[last]!.print.segments.findIndex(({ kind, marks }) => countOf(marks, kind, 'princess') > 0);
  if (index < 0) return;
  const offered: Action[] = [];
  for (const { seat, figure, segment } of position.figuresOn(features.find(features.first[last]! + index))) {
    const from = position.placeOf(segment);
    const isThere = offered.some(
      (one) => one.type === 'princess' && one.seat === seat && one.figure === figure && samePlace(one.from, from),
    );
    if (rules.claims[figure] && !isThere) offered.push({ type: 'princess', seat, figure, from });
  }
  options.push(...offered);
}

export const princess = verb<'princess'>({
  verb: 'princess',
  points: [seat, figure, place('from')],

  run(game, { seat, figure, from }) {
    const { position } = game;
    const taken = standingLike(position, { seat, figure, segment: position.segmentAt(from) })!;
    game.remove([taken], 'princess');
  },
});

/** A portal tile lets a meeple go to any tile (PD30, PD31, PD61), as arrow 02 does (PD65, PD66), and further by PD79. */
export function offerPortal(game: Game, options: Action[], only?: Figure): void {
  if (!isPlaced(game.position, 'portal')) return;
  const figures = meeplesToPlace(game);
  const going = only === undefined ? figures : figures.filter(({ figure }) => figure === only);
  offerElsewhere(game, options, going);
  offerDrawnDuel(game, options, going);
}

/** If this tile finishes a monastery and a shrine that are opposed, and only one is occupied, a meeple may go to the empty one (PD79). */
function offerDrawnDuel({ position, rules }: Game, options: Action[], figures: readonly FigureRule[]): void {
  if (!rules.setup.switches.includes('shrines')) return;
  const finished = finishedAround(position);
  for (const one of finished) {
    if (position.features.claims[one.segment]! > 0) continue;
    const isRival = (other: EndedBuilding): boolean =>
      (one.on.called === 'shrine') !== (other.on.called === 'shrine') &&
      Math.max(Math.abs(one.on.x - other.on.x), Math.abs(one.on.y - other.on.y)) === 1 &&
      position.features.claims[other.segment]! > 0;
    if (!finished.some(isRival)) continue;
    // An abbot may go only to an unfinished feature, also by portal (PD30, AB13); version 1 of the rules allowed this one.
    const isOut = (figure: Figure): boolean => figure === 'abbot' && rules.setup.version > 1;
    for (const { figure, on } of figures)
      if (on.includes('monastery') && !isOut(figure)) options.push({ type: 'deploy', figure, on: one.on });
  }
}

interface EndedBuilding {
  readonly segment: number;
  readonly on: Place;
}

/** Monasteries and shrines that the tile just placed has finished: each lacked its square. */
function finishedAround({ features, grid, last, tiles }: Position): EndedBuilding[] {
  const newest = tiles[last]!;
  return Array.from(AROUND_X, (dx, i) => grid.at(newest.x + dx, newest.y + AROUND_Y[i]!)).flatMap((tile) => {
    if (tile < 0) return [];
    const { x, y, print } = tiles[tile]!;
    const segment = features.first[tile]! + print.centre;
    const isFinished = print.segments[print.centre]?.kind === 'monastery' && features.open[segment] === 0;
    return isFinished ? [{ segment, on: placeOf(print.segments[print.centre]!, x, y) }] : [];
  });
}

/** A figure placed on another tile used the portal (PH25) or an arrow in its stead (PD66); an acrobat reaches the tiles around (BT68). */
export function noteWayThrough({ position }: Game, action: Action): void {
  const { x, y } = position.tiles[position.last]!;
  const isAway = (to: Square, reach: number): boolean => Math.max(Math.abs(to.x - x), Math.abs(to.y - y)) > reach;
  if (action.type === 'deploy' ? isAway(action.on, 0) : action.type === 'acrobat' && isAway(action, 1))
    slotOf(position, princessDragon).wentThrough = true;
}
