import {
  type Action,
  type FeatureView,
  FIGURES_AT_CORNERS,
  type Figure,
  type Game,
  inReadingOrder,
  type Place,
  type Seat,
  type Square,
  samePlace,
  type VerbId,
  writeMove,
} from '../../engine/index.ts';
import type { FigureChoice, FigureNamed } from '../words/index.ts';
import { type Imagined, outcomeOf } from './plan.ts';

export type Deploy = Action & { readonly type: 'deploy' };

/** An option and its index. */
export interface Numbered<Option = Action> {
  readonly option: Option;
  readonly index: number;
}

/** The options after the tile is laid. */
export interface StepTwo {
  /** On this tile, or at a corner of it. */
  readonly onTile: readonly Numbered<Deploy>[];
  /** All other options by verb: figures on other tiles in reading order, then those of expansions. */
  readonly others: ReadonlyMap<VerbId, readonly Numbered[]>;
}

export function optionsOf({ options }: Imagined, { x, y }: Square): StepTwo {
  const numbered = options.map((option, index) => ({ option, index }));
  const isOnTile = (one: Numbered): one is Numbered<Deploy> =>
    one.option.type === 'deploy' &&
    ((one.option.on.x === x && one.option.on.y === y) || FIGURES_AT_CORNERS.includes(one.option.figure));
  const rest = numbered.filter((one) => !isOnTile(one) && one.option.type !== 'pass');
  const elsewhere = rest
    .filter((one): one is Numbered<Deploy> => one.option.type === 'deploy')
    .sort((a, b) => inReadingOrder(a.option.on, b.option.on));
  const others = Map.groupBy<VerbId, Numbered>(
    [...elsewhere, ...rest.filter(({ option }) => option.type !== 'deploy')],
    ({ option }) => option.type,
  );
  return { onTile: numbered.filter(isOnTile), others };
}

export const isDeploy = (one: Numbered): one is Numbered<Deploy> => one.option.type === 'deploy';

/** The figure and its place; `among`: all offered figures. */
export const figureOf = (
  imagined: Imagined,
  { option }: Numbered<Deploy>,
  among: readonly Numbered<Deploy>[],
): FigureNamed => ({
  figure: option.figure,
  on: option.on,
  corner: cornerOf(imagined, option),
  twin: among.some(({ option: { on } }) => on.kind === option.on.kind && !samePlace(on, option.on)),
});

/** `figureOf` with its effect. */
export const choiceOf = (
  imagined: Imagined,
  one: Numbered<Deploy>,
  among: readonly Numbered<Deploy>[],
): FigureChoice => ({
  ...figureOf(imagined, one, among),
  feature: featureAt(imagined.game, one.option.on),
  events: outcomeOf(imagined, one.option),
});

/** For a figure at a corner: which corner of the new tile it is. */
function cornerOf({ game }: Imagined, { figure, on }: Deploy): 'NW' | 'NE' | 'SE' | 'SW' | null {
  if (!FIGURES_AT_CORNERS.includes(figure)) return null;
  const { x, y } = game.view(null).board.at(-1)!;
  return on.y === y ? (on.x === x ? 'NW' : 'NE') : on.x === x ? 'SW' : 'SE';
}

/** A number from 1, since letters stand for seats. */
export const markOf = (index: number): string => String(index + 1);

/** A small letter for an option of a stop, since numbers stand for figures there; after z a number. */
export const letterOf = (index: number): string => 'abcdefghijklmnopqrstuvwxyz'[index] ?? markOf(index);

function featureAt(game: Game, place: Place): FeatureView {
  const feature = game.feature(place);
  if (!feature) throw new Error(`no feature at ${place.kind} ${place.x},${place.y}`);
  return feature;
}

/** The features of the newest tile, each once, after it is laid. */
export function featuresOfLast({ game }: Imagined): FeatureView[] {
  const { x, y } = game.view(null).board.at(-1)!;
  const found: FeatureView[] = [];
  for (const place of game.placesOn({ x, y })) {
    if (!game.canHold(place.kind)) continue; // a garden that no figure can claim
    const feature = featureAt(game, place);
    const known = found.some(({ places }) => places.some((one) => samePlace(one, place)));
    if (!known) found.push(feature);
  }
  return found;
}

/** The seat's own figure on this segment. */
export const ownAt = (game: Game, seat: Seat, place: Place): Figure | undefined =>
  game.view(null).figures.find((one) => one.seat === seat && samePlace(one.on, place))?.figure;

/** Points from the tile alone, not from a feature. */
export const pointsAlone = ({ events }: Imagined, seat: Seat | null): number =>
  events.reduce(
    (sum, event) => sum + (event.type === 'scored' && event.on === null && event.seat === seat ? event.points : 0),
    0,
  );

/** The name in `/place`: `meeple/city/N` for a figure on the tile, by its segment's first side or half-edge. Others have their line. */
export const typedName = (option: Action, { x, y }: Square): string =>
  option.type === 'deploy' && option.on.x === x && option.on.y === y
    ? `${option.figure}/${option.on.kind}/${option.on.at.split('.')[0]}`
    : writeMove(option).replaceAll(' ', '/');
