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

/** An option of a decision, numbered within it. */
export interface Decidable extends Numbered {
  readonly game: Game;
  /** The actions that choosing it plays: passes before it, and itself. */
  readonly actions: readonly Action[];
}

/** All options of a decision. Before the tile there is no pass: placing the tile passes too, and a lone pass would reveal an option. */
export const decisionOptions = (game: Game, passes: readonly Action[] = []): Decidable[] =>
  game
    .legalActions()
    .map((option, index) => ({ option, index, game, actions: [...passes, option] }))
    .filter(({ option }) => option.type !== 'pass' || game.moment !== 'before');

/** The options of all decisions that the seat reaches by passing: those before the tile, and the one after its secret decision. */
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

/** The options of a seat before its tile; none if it is not asked. */
export const optionsBefore = (game: Game, seat: Seat | null): Decidable[] =>
  seat !== null && seat === game.asked && game.moment === 'before'
    ? optionsAhead(game).filter((one) => one.game.moment === 'before')
    : [];

export interface Offered {
  readonly tile: TileId;
  readonly index: number | null;
  readonly isFaint?: boolean;
}

/**
 * The tiles to choose from, each with its option's number; none if the decision is about something else. If the question is about one tile:
 * that tile, and faintly the others that lie open.
 */
export function tilesOffered(game: Game): Offered[] {
  const { asking } = game.view(null);
  if (asking) {
    const { tile, tiles } = asking;
    const others = tiles.toSpliced(tiles.indexOf(tile), 1);
    return [{ tile, index: null }, ...others.map((other) => ({ tile: other, index: null, isFaint: true }))];
  }
  return game.legalActions().flatMap((option, index) => tilesIn(option).map((tile) => ({ tile, index })));
}

/** Facts for an option's label: its seat and step, and the feature and tile at its point. */
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

/** The events of an option, played in an imagined game. */
export const outcomeIn = (game: Game, option: Action): readonly GameEvent[] => game.imagine(game.asked).play(option);

/** The decision that everybody knows, after any that only one seat knows. Null if it has no or more than `most` options. */
export function openDecision(game: Game, most: number): Decidable[] | null {
  const known = game.view(null).step === game.step ? game : game.imagine(null);
  const options = known.asked === null ? [] : decisionOptions(known);
  return options.length > 0 && options.length <= most ? options : null;
}

/** The deck of a received card; undefined if there is none. The deck is public, the card is not. */
export const receivedFrom = (events: readonly GameEvent[], seat: Seat | null) =>
  DECKS.find(({ received }) =>
    events.some((event) => event.type === received && 'seat' in event && event.seat === seat),
  )?.id;

/** Whether a seat has given this standing answer. */
export const isStanding = (
  { standing = [] }: GameAtTable['table'],
  seat: Seat | null,
  { step, answer }: Game['standingAnswers'][number],
): boolean => standing.some((one) => one.seat === seat && one.step === step && one.answer === answer);

export const heldBy = ({ members }: GameAtTable['table'], { seat, until }: PendingTurn): Refusal => ({
  code: 'tile-held',
  user: members[seat]!.user,
  until,
});

/** Why a tile cannot go to the wanted square. */
export function whyNot({ table, game }: GameAtTable, seat: Seat | null): Refusal | Trouble {
  if (table.held) return heldBy(table, table.held);
  // Uses the seat's view, since another asked seat can be secret.
  const view = game.view(seat);
  if (!isDecision(view)) return { code: 'not-legal' };
  return { code: 'decide-first', asked: seat === view.asked ? null : table.members[view.asked!]!.user };
}
