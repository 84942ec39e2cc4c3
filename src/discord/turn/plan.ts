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

/** A turn as far as a player has tried it: the tile, and a choice at each stop. Only custom ids hold it. */
export interface Plan {
  readonly placement: Placement;
  /** The number of the option at each stop; later stops take their default. */
  readonly choices: readonly number[];
  /** The figure to place; absent for the default. */
  readonly figure?: Figure | undefined;
}

/** One square, and the plan that the panel shows. */
export interface PlannedTurn extends GameAtTable {
  readonly square: Square;
  readonly plan: Plan;
  /** All rotations that fit here. */
  readonly placements: readonly Placement[];
}

/** Null if the tile does not fit the square, or if the reader has another decision to make first. */
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
  /** The number of the option in the plan. */
  readonly chosen: number;
  /** The game before the decision. */
  readonly before: Game;
}

/** A turn played in an imagined game as far as the plan goes. */
export interface Imagined {
  /** At the latest before the next draw; it holds nothing that the seat may not know. */
  readonly game: Game;
  readonly actions: readonly Action[];
  readonly events: readonly GameEvent[];
  /** The seat's decisions between tile and figure, in order. */
  readonly stops: readonly Stop[];
  /** The options of step 2 with `pass`; empty if the seat is not asked for it next. */
  readonly options: readonly Action[];
}

/** `reader`: the seat that sees the result. Decisions before the tile are passed. */
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
  play({ ...placement, type: 'place' });
  const stops: Stop[] = [];
  while (imagined.moment === 'between' && imagined.asked === seat) {
    const options = imagined.legalActions();
    const chosen = Math.min(choices[stops.length] ?? usualOf(options), options.length - 1);
    // Other readers may not know that the seat is asked.
    const isKnown = reader === seat || imagined.view(reader).step === imagined.step;
    if (isKnown) stops.push({ step: imagined.step!, options, chosen, before: imagined.clone() });
    play(options[chosen]!);
  }
  const isAsked = imagined.moment === 'figure' && imagined.asked === seat;
  return { game: imagined, actions, events, stops, options: isAsked ? imagined.legalActions() : [] };
}

/** The plan for a whole turn, and the number of its option in step 2; null for none. */
export function planFor(
  game: Game,
  actions: readonly Action[],
  reader: Seat | null,
): { readonly plan: Plan; readonly option: number | null; readonly imagined: Imagined } {
  const placement = actions.find((action) => action.type === 'place')!;
  const takenOf = (options: readonly Action[]): number =>
    options.findIndex((option) => option.type !== 'pass' && actions.some((action) => sameAction(action, option)));
  const { type: _, ...where } = placement;
  let plan: Plan = { placement: where, choices: [] };
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

/** The default: a pass if there is one, otherwise the first option. */
const usualOf = (options: readonly Action[]): number =>
  Math.max(
    0,
    options.findIndex(({ type }) => type === 'pass'),
  );

/** The actions of a whole turn with an option of step 2; null stands for a pass. Null if there is no such option. */
export function turnActions({ actions, options }: Imagined, option: number | null): readonly Action[] | null {
  if (option === null) return options.length === 0 ? actions : [...actions, PASS];
  const chosen = options[option];
  return chosen ? [...actions, chosen] : null;
}

/** The immediate events of a stop's option. */
export const outcomeAt = ({ before }: Pick<Stop, 'before'>, option: Action): readonly GameEvent[] =>
  before.clone().play(option);

/** The events of an option in step 2. */
export const outcomeOf = ({ game }: Imagined, option: Action): readonly GameEvent[] => game.clone().play(option);

/** The events of the turn without an option in step 2. */
export const outcomeAlone = (imagined: Imagined): readonly GameEvent[] => [
  ...imagined.events,
  ...(imagined.options.length > 0 ? outcomeOf(imagined, PASS) : []),
];

/** The game after a pass in step 2. */
export function afterwards({ game, options }: Imagined): Game {
  const next = game.clone();
  if (options.length > 0) next.play(PASS);
  return next;
}
