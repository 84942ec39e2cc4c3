import {
  type Action,
  type Figure,
  type Game,
  type GameEvent,
  PASS,
  type Placement,
  type Seat,
  type Square,
  type StepId,
  sameAction,
} from '../../engine/index.ts';
import type { GameAtTable } from '../../game/table/tables.ts';
import { rotationsAt } from './numbers.ts';

/**
 * How far a turn has been thought through: the tile laid, and what is chosen at each stop after it. It stands in the custom
 * ids of a panel and nowhere else, so nothing is lost with it.
 */
export interface Plan {
  readonly placement: Placement;
  /** The option chosen at each stop, by its number; a stop beyond the list takes its usual option. */
  readonly choices: readonly number[];
  /** The figure that has been chosen to be placed; absent for the usual one. */
  readonly figure?: Figure | undefined;
}

/** What a panel asks about: one square, and the plan that is looked at. */
export interface PlannedTurn extends GameAtTable {
  readonly square: Square;
  readonly plan: Plan;
  /** All rotations that can be chosen here. */
  readonly placements: readonly Placement[];
}

/** Null if the tile in hand does not fit the square, or if the reader has to decide something else first. */
export function lookAt(
  present: GameAtTable,
  square: Square,
  { rotation = null, choices = [], figure, reader = null }: Partial<LookWish> = {},
): PlannedTurn | null {
  const placements = rotationsAt(present.game.view(reader), square);
  const placement = placements.find((one) => one.rotation === rotation) ?? placements[0];
  return placement ? { ...present, square, plan: { placement, choices, figure }, placements } : null;
}

interface LookWish {
  /** Null for the first rotation that fits. */
  readonly rotation: number | null;
  readonly choices: readonly number[];
  readonly figure: Figure | undefined;
  readonly reader: Seat | null;
}

/** A decision between tile and figure. */
export interface Stop {
  readonly step: StepId;
  readonly options: readonly Action[];
  /** The option that the plan takes, by its number. */
  readonly chosen: number;
  /** The game before it is decided. */
  readonly before: Game;
}

/** A turn played in imagination as far as a plan goes. */
export interface Imagined {
  /** Stops before the next draw; nothing that the seat may not know shows in it. */
  readonly game: Game;
  /** What brings the game there. */
  readonly actions: readonly Action[];
  readonly events: readonly GameEvent[];
  /** What the same seat decides between tile and figure, in order. */
  readonly stops: readonly Stop[];
  /** What could be done in step 2, `pass` included; empty if the same seat is not asked for it at once. */
  readonly options: readonly Action[];
}

/** `reader`: the seat that thinks. What may be done before the tile is left undone. */
export function imagine(game: Game, { placement, choices }: Plan, reader: Seat | null): Imagined {
  const imagined = game.imagine(reader);
  const seat = imagined.asked;
  const actions: Action[] = [];
  const events: GameEvent[] = [];
  const play = (action: Action): void => {
    actions.push(action);
    events.push(...imagined.play(action));
  };
  while (imagined.moment === 'before') play(PASS);
  const { x, y, rotation } = placement;
  play({ type: 'place', x, y, rotation });
  const stops: Stop[] = [];
  while (imagined.moment === 'between' && imagined.asked === seat) {
    const options = imagined.legalActions();
    const chosen = Math.min(choices[stops.length] ?? usualOf(options), options.length - 1);
    // Another reader may not know that the seat is asked.
    const isKnown = reader === seat || imagined.view(reader).step === imagined.step;
    if (isKnown) stops.push({ step: imagined.step!, options, chosen, before: imagined.clone() });
    play(options[chosen]!);
  }
  const isAsked = imagined.moment === 'figure' && imagined.asked === seat;
  return { game: imagined, actions, events, stops, options: isAsked ? imagined.legalActions() : [] };
}

/** The plan that leads to a whole turn that somebody has thought of, and the option of step 2 that it takes, by its number; null for none. */
export function planFor(
  game: Game,
  actions: readonly Action[],
  reader: Seat | null,
): { readonly plan: Plan; readonly option: number | null; readonly imagined: Imagined } {
  const placement = actions.find((action) => action.type === 'place')!;
  const takenOf = (options: readonly Action[]): number =>
    options.findIndex((option) => option.type !== 'pass' && actions.some((action) => sameAction(action, option)));
  const { x, y, rotation } = placement;
  let plan: Plan = { placement: { x, y, rotation }, choices: [] };
  let imagined = imagine(game, plan, reader);
  while (plan.choices.length < imagined.stops.length) {
    const { options, chosen } = imagined.stops[plan.choices.length]!;
    const taken = takenOf(options);
    plan = { ...plan, choices: [...plan.choices, taken < 0 ? chosen : taken] };
    imagined = imagine(game, plan, reader);
  }
  const taken = takenOf(imagined.options);
  const option = imagined.options[taken];
  if (!option) return { plan, option: null, imagined };
  return { plan: option.type === 'deploy' ? { ...plan, figure: option.figure } : plan, option: taken, imagined };
}

/** What may be declined is left undone unless somebody chooses it; else the first option is taken. */
const usualOf = (options: readonly Action[]): number =>
  Math.max(
    0,
    options.findIndex(({ type }) => type === 'pass'),
  );

/**
 * The actions of a whole turn, or null where the option is none: `option` counts what step 2 offers from 0; null is the
 * word that nothing is done.
 */
export function turnActions({ actions, options }: Imagined, option: number | null): readonly Action[] | null {
  if (option === null) return options.length === 0 ? actions : [...actions, PASS];
  const chosen = options[option];
  return chosen ? [...actions, chosen] : null;
}

/** What an option of a stop would bring at once. */
export const outcomeAt = ({ before }: Pick<Stop, 'before'>, option: Action): readonly GameEvent[] =>
  before.clone().play(option);

/** What one of its options would bring. */
export const outcomeOf = ({ game }: Imagined, option: Action): readonly GameEvent[] => game.clone().play(option);

/** What the turn would bring without another word. */
export const outcomeAlone = (imagined: Imagined): readonly GameEvent[] => [
  ...imagined.events,
  ...(imagined.options.length > 0 ? outcomeOf(imagined, PASS) : []),
];

/** The game as it stands then. */
export function afterwards({ game, options }: Imagined): Game {
  const next = game.clone();
  if (options.length > 0) next.play(PASS);
  return next;
}
