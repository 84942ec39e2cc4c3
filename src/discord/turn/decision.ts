import {
  type Action,
  DECKS,
  type Game,
  type GameEvent,
  pointedAt,
  type Seat,
  type TileId,
  tilesIn,
} from '../../engine/index.ts';
import type { Refusal } from '../../game/table/result.ts';
import type { GameAtTable } from '../../game/table/tables.ts';
import type { PendingTurn } from '../../game/turn/pending-turn.ts';
import type { Trouble } from '../words/index.ts';
import { isDecision } from './moment.ts';
import type { Numbered } from './options.ts';

/** An option of what is decided, with its number in its own decision. */
export interface Decidable extends Numbered {
  /** The game that it is chosen in. */
  readonly game: Game;
  /** All that choosing it plays: what is left undone for it, and itself. */
  readonly actions: readonly Action[];
}

/**
 * Every option of what is decided. What may be done before the tile is left by placing it: a pass by itself would tell the others that there
 * was something to do.
 */
export const decisionOptions = (game: Game, passes: readonly Action[] = []): Decidable[] =>
  game
    .legalActions()
    .map((option, index) => ({ option, index, game, actions: [...passes, option] }))
    .filter(({ option }) => option.type !== 'pass' || game.moment !== 'before');

/**
 * The options of each decision that the seat comes to by leaving undone what it may leave: what comes before the tile one after the other, and
 * what follows a decision that nobody else knows of.
 */
export function optionsAhead(game: Game): Decidable[] {
  const found = decisionOptions(game);
  const passes: Action[] = [];
  for (let now = game; now.moment === 'before' || now.view(null).step !== now.step; ) {
    const next = now.imagine(game.asked);
    const pass = next.legalActions().find(({ type }) => type === 'pass');
    if (!pass) break;
    next.play(pass);
    if (next.asked !== game.asked || next.moment === 'tile') break;
    passes.push(pass);
    found.push(...decisionOptions(next, passes));
    now = next;
  }
  return found;
}

/** What a seat may do before it places its tile; empty if it is not asked. */
export const optionsBefore = (game: Game, seat: Seat | null): Decidable[] =>
  seat !== null && seat === game.asked && game.moment === 'before'
    ? optionsAhead(game).filter((one) => one.game.moment === 'before')
    : [];

/** The tiles among which is chosen, each with the number of its option; empty if that is not what is decided. */
export const tilesOffered = (game: Game): { readonly tile: TileId; readonly index: number }[] =>
  game.legalActions().flatMap((option, index) => tilesIn(option).map((tile) => ({ tile, index })));

/** What labels tell of an option besides its own fields: who decides it in which step, and the feature and tile that it points at. */
export function aboutOption(game: Game, option: Action) {
  const points = pointedAt(option);
  const place = points.find((at) => 'kind' in at);
  return {
    seat: game.asked,
    step: game.step,
    feature: place ? game.feature(place) : null,
    tile: points[0] ? game.tileAt(points[0]) : null,
  };
}

/** What an option would do, played in imagination. */
export const outcomeIn = (game: Game, option: Action): readonly GameEvent[] => game.imagine(game.asked).play(option);

/** The decision as everybody knows it: past those that are one seat's alone. Null if there are more than so many options. */
export function openDecision(game: Game, most: number): Decidable[] | null {
  const known = game.view(null).step === game.step ? game : game.imagine(null);
  const options = known.asked === null ? [] : decisionOptions(known);
  return options.length > 0 && options.length <= most ? options : null;
}

/** The deck of which the seat has received a card; undefined if it has received none. That is public, which card is not. */
export const receivedFrom = (events: readonly GameEvent[], seat: Seat | null) =>
  DECKS.find(({ received }) =>
    events.some((event) => event.type === received && 'seat' in event && event.seat === seat),
  )?.id;

/** Whether a seat has given the answer once for all times. */
export const isStanding = (
  { standing = [] }: GameAtTable['table'],
  seat: Seat | null,
  { step, answer }: Game['standingAnswers'][number],
): boolean => standing.some((one) => one.seat === seat && one.step === step && one.answer === answer);

/** Why there is no tile yet. */
export const heldBy = ({ members }: GameAtTable['table'], { seat, until }: PendingTurn): Refusal => ({
  code: 'tile-held',
  user: members[seat]!.user,
  until,
});

/** Why a tile cannot go where it was asked for. */
export function whyNot({ table, game }: GameAtTable, seat: Seat | null): Refusal | Trouble {
  if (table.held) return heldBy(table, table.held);
  // By what the seat may know: whom else is asked may be secret.
  const view = game.view(seat);
  if (!isDecision(view)) return { code: 'not-legal' };
  return { code: 'decide-first', asked: seat === view.asked ? null : table.members[view.asked!]!.user };
}
