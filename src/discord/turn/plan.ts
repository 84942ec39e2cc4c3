import {
  type Action,
  type Game,
  type GameEvent,
  PASS,
  type Placement,
  type Seat,
  type Square,
} from '../../engine/index.ts';
import type { GameAtTable } from '../../game/tables.ts';
import { rotationsAt } from './numbers.ts';

/**
 * How far a turn has been thought through: the tile laid, and which of several arrows is activated. It stands in the custom
 * ids of a panel and nowhere else, so nothing is lost with it.
 */
export interface Plan {
  readonly placement: Placement;
  /** Which of the arrows is activated, where there is a choice; the first if it is not said. */
  readonly arrow: number;
}

/** What a panel asks about: one square, and the plan that is looked at. */
export interface Look extends GameAtTable {
  readonly square: Square;
  readonly plan: Plan;
  /** All rotations that can be chosen here. */
  readonly placements: readonly Placement[];
}

/** Null where the tile in hand does not fit the square. */
export function lookAt(present: GameAtTable, square: Square, rotation: number | null, arrow = 0): Look | null {
  const placements = rotationsAt(present.game.view(null), square);
  const placement = placements.find((one) => one.rotation === rotation) ?? placements[0];
  return placement ? { ...present, square, plan: { placement, arrow }, placements } : null;
}

/** A turn played in imagination as far as a plan goes. */
export interface Imagined {
  /** Stops before the next draw; nothing that the seat may not know shows in it. */
  readonly game: Game;
  /** What brings the game there. */
  readonly actions: readonly Action[];
  readonly events: readonly GameEvent[];
  /** The arrows among which there is a choice; empty where there is none. */
  readonly arrows: readonly Square[];
  /** Which of them the plan takes. */
  readonly arrow: number;
  /** What could be done in step 2, `pass` included; empty where nothing is asked. */
  readonly options: readonly Action[];
}

/** `reader`: who thinks; whoever it is, gifts are left unopened. */
export function imagine(game: Game, { placement, arrow }: Plan, reader: Seat | null): Imagined {
  const imagined = game.imagine(reader);
  const actions: Action[] = [];
  const events: GameEvent[] = [];
  const play = (action: Action): void => {
    actions.push(action);
    events.push(...imagined.play(action));
  };
  if (imagined.step === 'gift') play(PASS);
  const { x, y, rotation } = placement;
  play({ type: 'place', x, y, rotation });
  const arrows = imagined.step === 'arrow' ? imagined.legalActions() : [];
  const chosen = Math.min(arrow, arrows.length - 1);
  const activation = arrows[chosen];
  if (activation) play(activation);
  return {
    game: imagined,
    actions,
    events,
    arrows: arrows.flatMap((one) => (one.type === 'activate' ? [{ x: one.x, y: one.y }] : [])),
    arrow: Math.max(0, chosen),
    options: imagined.step === 'meeple' ? imagined.legalActions() : [],
  };
}

/**
 * The actions of a whole turn, or null where the option is none: `option` counts what step 2 offers from 0; null is the
 * word that nothing is done.
 */
export function turnActions({ actions, options }: Imagined, option: number | null): readonly Action[] | null {
  if (option === null) return options.length === 0 ? actions : [...actions, PASS];
  const chosen = options[option];
  return chosen ? [...actions, chosen] : null;
}

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
