import {
  type Action,
  type ArrowSymbol,
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
} from '../../engine/index.ts';
import type { FigureChoice } from '../words/index.ts';
import { afterwards, type Imagined, imagine, type Look, outcomeOf } from './plan.ts';

export type Deploy = Action & { readonly type: 'deploy' };
type Return = Action & { readonly type: 'return' };

/** An option and where it stands among them. */
export interface Numbered<Option = Action> {
  readonly option: Option;
  readonly index: number;
}

/** What can be done once the tile is laid. */
interface StepTwo {
  /** On the tile just laid, or at a corner of it. */
  readonly onTile: readonly Numbered<Deploy>[];
  /** In reading order. */
  readonly elsewhere: readonly Numbered<Deploy>[];
  /** Figures that may be taken back. */
  readonly returns: readonly Numbered<Return>[];
  /** By verb all else. */
  readonly others: ReadonlyMap<VerbId, readonly Numbered[]>;
}

export function optionsOf({ options }: Imagined, { x, y }: Square): StepTwo {
  const numbered = options.map((option, index) => ({ option, index }));
  const deploys = numbered.flatMap(({ option, index }) => (option.type === 'deploy' ? [{ option, index }] : []));
  const isOnTile = ({ option: { figure, on } }: Numbered<Deploy>): boolean =>
    (on.x === x && on.y === y) || FIGURES_AT_CORNERS.includes(figure);
  return {
    onTile: deploys.filter(isOnTile),
    elsewhere: deploys.filter((one) => !isOnTile(one)).sort((a, b) => inReadingOrder(a.option.on, b.option.on)),
    returns: numbered.flatMap(({ option, index }) => {
      return option.type === 'return' ? [{ option, index } as Numbered<Return>] : [];
    }),
    others: Map.groupBy(
      numbered.filter(({ option: { type } }) => !OWN_VERBS.includes(type)),
      ({ option }) => option.type,
    ),
  };
}

/** What a panel has buttons of their own for. */
const OWN_VERBS: readonly VerbId[] = ['deploy', 'return', 'pass'];

/** The arrow that offers all of it; null where another rule does. */
export function elsewhereBy({ game }: Imagined, elsewhere: readonly Numbered<Deploy>[]): ArrowSymbol | null {
  const { arrow, figures, asked } = game.view(null);
  if (arrow?.symbol === 'place-anywhere') return arrow.symbol;
  const isBesideOwn = (on: Place): boolean => figures.some((one) => one.seat === asked && samePlace(one.on, on));
  // A portal's places can be among those of arrow 01.
  const isAllOfIt = arrow?.symbol === 'add-meeple' && elsewhere.every(({ option }) => isBesideOwn(option.on));
  return isAllOfIt ? arrow.symbol : null;
}

/** With what each figure would bring; numbered from 1. */
export function choicesOf(imagined: Imagined, deploys: readonly Numbered<Deploy>[]): FigureChoice[] {
  return deploys.map(({ option }, index) => ({
    figure: option.figure,
    on: option.on,
    mark: markOf(index),
    feature: featureAt(imagined.game, option.on),
    corner: cornerOf(imagined, option),
    twin: deploys.some(({ option: { on } }) => on.kind === option.on.kind && !samePlace(on, option.on)),
    events: outcomeOf(imagined, option),
  }));
}

/** Of what stands at a corner: which corner of the tile just laid it is. */
function cornerOf({ game }: Imagined, { figure, on }: Deploy): 'NW' | 'NE' | 'SE' | 'SW' | null {
  if (!FIGURES_AT_CORNERS.includes(figure)) return null;
  const { x, y } = game.view(null).board.at(-1)!;
  return on.y === y ? (on.x === x ? 'NW' : 'NE') : on.x === x ? 'SW' : 'SE';
}

/** A number, since letters stand for the seats. */
const markOf = (index: number): string => String(index + 1);

function featureAt(game: Game, place: Place): FeatureView {
  const feature = game.feature(place);
  if (!feature) throw new Error(`no feature at ${place.kind} ${place.x},${place.y}`);
  return feature;
}

/** The features of the newest tile, each once, as they stand after it was laid. */
export function featuresOfLast({ game }: Imagined): FeatureView[] {
  const { x, y } = game.view(null).board.at(-1)!;
  const found: FeatureView[] = [];
  for (const place of game.placesOn({ x, y })) {
    if (!game.canHold(place.kind)) continue; // a garden, where nobody can stand
    const feature = featureAt(game, place);
    const known = found.some(({ places }) => places.some((one) => samePlace(one, place)));
    if (!known) found.push(feature);
  }
  return found;
}

/** The own figure that stands on the segment already. */
export const ownAt = (game: Game, seat: Seat, place: Place): Figure | undefined =>
  game.view(null).figures.find((one) => one.seat === seat && samePlace(one.on, place))?.figure;

/** The arrow of the tile itself brings points, since its symbol is not activated (AN2, AN7). */
export const hasBonus = ({ events }: Imagined): boolean =>
  events.some((event) => event.type === 'scored' && event.reason === 'arrow');

/** One of several arrows that a turn could activate (AN6). */
export interface ArrowChoice {
  readonly square: Square;
  readonly symbol: ArrowSymbol;
  /** It is that of the tile just laid. */
  readonly own: boolean;
  readonly bonus: boolean;
  /** Nothing would come of it. */
  readonly idle: boolean;
}

export function arrowsOf({ game, plan }: Look, { arrows }: Imagined, reader: Seat | null): ArrowChoice[] {
  const { x, y } = plan.placement;
  return arrows.map((square, index) => {
    const taken = imagine(game, { ...plan, arrow: index }, reader);
    const { symbol } = taken.game.tileAt(square)!.arrow!;
    return {
      square,
      symbol,
      own: square.x === x && square.y === y,
      bonus: hasBonus(taken),
      idle: symbol === 'extra-turn' && afterwards(taken).view(null).part !== 'extra',
    };
  });
}

/** `meeple/city/N`: the first side or half-edge names a segment of the tile. */
export const placeName = (figure: string, { kind, at }: Place): string => `${figure}/${kind}/${at.split('.')[0]}`;
