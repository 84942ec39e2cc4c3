import { isDeepStrictEqual } from 'node:util';
import {
  type Action,
  FIGURES_AT_CORNERS,
  type Figure,
  type Game,
  type GameEvent,
  type GameView,
  writePlace as inOurWords,
  type Place,
  readPlace,
  type Seat,
  type StepId,
} from '../../src/engine/index.ts';
import { type Deployed, firstOf, merged, PARTS, type WritePlace } from './parts.ts';

const ASKED = merged<string>(({ asks }) => asks);
const PLACES = merged<string>(({ places }) => places);
const REASONS = merged<string>(({ reasons }) => reasons);
const DECLINING = merged<string>(({ declining }) => declining);
const TOKENS = merged<string>(({ tokens }) => tokens);

export const writeAsk = (asked: string): string => ASKED[asked] ?? asked;

/** A quarter is known by its name alone, as it lies on no square there. */
export const writePlace: WritePlace = (place) => {
  if (place.kind === 'quarter') return `quarter:${place.at}`;
  const [, ...rest] = inOurWords(place).split(':');
  const named = firstOf((part) => part.place?.(place)) ?? PLACES[place.called ?? ''];
  return [named ?? PLACES[place.kind] ?? place.kind, ...rest].join(':');
};

/** A corner is named after the square to its south-east. */
export const writeSpot = (figure: Figure, on: Place): string =>
  FIGURES_AT_CORNERS.includes(figure) ? `${figure}:${on.x},${on.y}` : writePlace(on);

/** The figure that an action puts somewhere, if any. */
export const deployedBy = (action: Action): Deployed | undefined =>
  action.type === 'deploy'
    ? { figure: action.figure, on: writeSpot(action.figure, action.on), at: action.on }
    : firstOf(({ deploys }) => deploys?.(action, writePlace));

const optionOf = (action: Action, seat: Seat, step?: StepId): unknown => {
  const deployed = deployedBy(action);
  if (deployed) return { deploy: deployed.figure, on: deployed.on };
  const declining = step !== undefined && action.type === 'pass' ? DECLINING[step] : undefined;
  return declining ?? firstOf(({ option }) => option?.(action, seat, writePlace)) ?? null;
};

/** Sorted by their text. */
const inOrder = (all: readonly unknown[]): unknown[] =>
  all.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** The options of a decision: to decline comes first, then the others in their order. */
export const optionsOf = (legal: readonly Action[], seat: Seat, step?: StepId): unknown[] => {
  const written = legal.map((one) => optionOf(one, seat, step));
  return [...written.filter((one) => one === null), ...inOrder(written.filter((one) => one !== null))];
};

/** The action whose written form a trace contains, perhaps with more. */
export function chosenOf(legal: readonly Action[], wanted: unknown, seat: Seat, step?: StepId): Action {
  const found = legal.find((one) => isToldBy(wanted, optionOf(one, seat, step)));
  if (found) return found;
  const { on, from = on } = Object(wanted) as { readonly on?: unknown; readonly from?: unknown };
  // Throws if it is not a place.
  if (typeof from === 'string' && !FIGURES_AT_CORNERS.some((one) => from.startsWith(`${one}:`))) readPlace(from);
  throw new Error(`not-legal: what was chosen, ${JSON.stringify(wanted)}, is not among the options`);
}

function isToldBy(wanted: unknown, option: unknown): boolean {
  if (option === null || typeof option === 'string' || Array.isArray(option)) return isDeepStrictEqual(option, wanted);
  const told = Object(wanted) as Readonly<Record<string, unknown>>;
  return Object.entries(option as object).every(([key, value]) => isDeepStrictEqual(told[key], value));
}

export function byFigure(deployed: readonly Deployed[]): Record<string, string[]> {
  const options: Record<string, string[]> = {};
  for (const which of ['first', undefined, 'last']) {
    for (const { figure, on, listed } of deployed) {
      if (listed === which) options[figure] = [...(options[figure] ?? []), on];
    }
  }
  return options;
}

export type Tokens = readonly Readonly<Record<string, number>>[];

/** By seat: the number of each piece. */
export function tokensOf(game: Game): Tokens {
  const { pieces, scores } = game.view(null);
  return scores.map((_, of) =>
    withoutZeros(
      Object.fromEntries(
        pieces.flatMap(({ kind, seat, figure, count }) =>
          seat === of && !figure && TOKENS[kind] !== '' ? [[TOKENS[kind] ?? kind, count]] : [],
        ),
      ),
    ),
  );
}

/** Everything on the board except figures; several of a kind are sorted by their text. */
export function boardOf(view: GameView): Record<string, unknown> {
  const board = PARTS.flatMap((part) => Object.entries(part.board?.(view, writePlace) ?? {}));
  return Object.fromEntries(
    board.map(([name, standing]) => {
      const isList = Array.isArray(standing) && standing.every(Array.isArray);
      return [name, isList ? inOrder(standing) : standing];
    }),
  );
}

/** One entry for each kind of piece that a seat took. */
export const takenIn = (events: readonly GameEvent[]): (number | string)[][] =>
  events.flatMap((event) => PARTS.flatMap(({ taken }) => taken?.(event).map((one) => [...one]) ?? []));

export const withoutZeros = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

export const discardedIn = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'discarded' || event.type === 'put-away' ? [event.tile] : []));

export interface Scored {
  readonly player: number;
  readonly points: number;
  readonly reason: string;
  readonly on: string;
}

export const scoredIn = (events: readonly GameEvent[]): Scored[] =>
  events.flatMap((event) => {
    if (event.type !== 'scored') return [];
    const { seat, points, reason, on } = event;
    return [{ player: seat, points, reason: REASONS[reason] ?? reason, on: on ? writePlace(on) : '' }];
  });
