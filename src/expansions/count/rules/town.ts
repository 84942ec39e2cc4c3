import {
  type Action,
  entryOf,
  figure,
  type Game,
  type Kind,
  meeplesToPlace,
  PASS,
  type Place,
  type PlacedFigure,
  type Position,
  place,
  placeOf,
  type Seat,
  type Step,
  slotOf,
  verb,
} from '../../../engine/for-rules.ts';
import type { Quarter } from '../vocabulary.ts';
import { count } from './index.ts';

/** The features that each quarter serves (CO4). Who may stand there may enter the quarter (CO20). */
const SERVES: Readonly<Record<Quarter, Kind>> = {
  castle: 'city',
  cathedral: 'monastery',
  blacksmith: 'road',
  market: 'field',
};

export const servedBy = ({ at }: Place): Kind => SERVES[at as Quarter];

/** Without the field rule the market is closed to meeples and to the count (CO87). */
export function quartersOf({ rules, tiles }: Position): Place[] {
  const hasMarket = rules.setup.switches.includes('fields');
  return tiles.flatMap(({ x, y, print }) =>
    print.segments.flatMap((segment) => {
      const isOpen = segment.kind === 'quarter' && (hasMarket || segment.at !== 'market');
      return isOpen ? [placeOf(segment, x, y)] : [];
    }),
  );
}

/** A meeple in a quarter. */
export interface Waiting {
  readonly standing: PlacedFigure;
  readonly on: Place;
}

export const waiting = (position: Position, seat: Seat): Waiting[] =>
  position.figures
    .filter((one) => one.seat === seat && position.kindOf(one.segment) === 'quarter')
    .map((standing) => ({ standing, on: position.placeOf(standing.segment) }));

/** 3j: another seat has scored features, and active none (CO14). */
function isDue({ position, turnOf }: Game): boolean {
  const { isUsed, scorers } = slotOf(position, count);
  return !isUsed && scorers.length > 0 && !scorers.includes(turnOf);
}

/** Also into the quarter of the count (CO14). Declining uses nothing up (CO89). */
export const townStep: Step = {
  options(game) {
    if (!isDue(game)) return [];
    const figures = meeplesToPlace(game);
    const options = quartersOf(game.position).flatMap((on) =>
      figures
        .filter((rule) => rule.on.includes(servedBy(on)))
        .map((rule): Action => ({ type: 'enter', figure: rule.figure, on })),
    );
    return [...options, PASS];
  },
};

export const enter = verb<'enter'>({
  verb: 'enter',
  points: [figure, place('on')],

  run(game, { figure: kind, on }, seat) {
    const { position, agenda } = game;
    slotOf(position, count).isUsed = true;
    position.deploy(seat, kind, position.segmentAt(on));
    game.tell({ type: 'entered', seat, figure: kind, on, isBack: true });
    agenda.unshift(entryOf('count-moves', seat));
  },
});

/** The count may stay or go to any other quarter (CO15, CO89). */
export const countStep: Step = {
  options({ position }) {
    const { quarter } = slotOf(position, count);
    const others = quartersOf(position).filter(({ at }) => at !== quarter);
    return [...others.map((to): Action => ({ type: 'move-count', to })), PASS];
  },
};

export const moveCount = verb<'move-count'>({
  verb: 'move-count',
  points: [place('to')],

  run(game, { to }, seat) {
    slotOf(game.position, count).quarter = to.at as Quarter;
    game.tell({ type: 'count-moved', seat, to });
  },
});

/** Points that a meeple in a quarter may bring; near the end few features are finished, but the market still sends to fields (CO40). */
const LIKELY: Readonly<Record<Quarter, number>> = { castle: 2, cathedral: 1, blacksmith: 1, market: 3 };
const TURNS_NEEDED = 6;

/** For computers. */
export function promised(position: Position): number[] {
  const { bag, scores } = position;
  const left = Math.min(1, bag.size / (TURNS_NEEDED * scores.length));
  return scores.map((_, seat) =>
    waiting(position, seat).reduce(
      (sum, { on }) => sum + LIKELY[on.at as Quarter] * (on.at === 'market' ? 1 : left),
      0,
    ),
  );
}
