import type { ActionOf, FeatureView, Game, GameEvent, Opening, Seat } from '../../engine/index.ts';
import type { Refusal } from '../../game/result.ts';
import type { GameAtTable } from '../../game/tables.ts';
import type { Trouble } from '../words/index.ts';

/** An opening and its number among the legal actions; panels name the number, so no gift stands in a custom id. */
export interface NumberedOpening {
  readonly opening: Opening;
  readonly index: number;
}

/** What the seat could open now; empty where it is not asked. */
export function openingsOf({ game }: GameAtTable, seat: Seat | null): NumberedOpening[] {
  if (seat === null || seat !== game.asked || game.step !== 'gift') return [];
  return game.legalActions().flatMap((action, index) => (action.type === 'open' ? [{ opening: action, index }] : []));
}

/** Why a seat can open nothing that was asked for. */
export function whyClosed({ game, story }: GameAtTable, seat: Seat | null): Refusal | Trouble {
  if (seat === null) return { code: 'not-at-table' };
  if (seat !== game.asked) return { code: 'gift-not-now' };
  if (game.step === 'keep') return { code: 'keep-a-tile-first' };
  const last = story.flat().findLast(({ type }) => type === 'turn' || type === 'gift-opened');
  return { code: last?.type === 'gift-opened' ? 'gift-already-opened' : 'not-legal' };
}

/** Whether somebody has received a gift: that is public, which one is not. */
export const hasReceived = (events: readonly GameEvent[], seat: Seat | null): boolean =>
  events.some((event) => event.type === 'gift-received' && event.seat === seat);

/** What opening a gift would do, played in imagination. */
export interface Effect {
  readonly events: readonly GameEvent[];
  /** The feature the target is on, before. */
  readonly feature: FeatureView | null;
}

export function effectOf(game: Game, opening: Opening): Effect {
  const feature = opening.on && game.feature(opening.on);
  return { events: game.imagine(game.asked).play(opening), feature };
}

/** Of Take 2: what can be kept. */
export const keepsOf = (game: Game): ActionOf<'keep'>[] =>
  game.legalActions().flatMap((action) => (action.type === 'keep' ? [action] : []));
