import type { Action, Game, GameEvent, GameView, Seat } from '../../engine/index.ts';
import type { Held } from '../../game/held.ts';
import type { Refusal } from '../../game/result.ts';
import type { GameAtTable } from '../../game/tables.ts';
import type { Trouble } from '../words/index.ts';
import type { Numbered } from './options.ts';

/** Whether something is decided apart from a turn's own line of tile and figure; by whom the view tells. */
export const isDecision = ({ asked, drawn }: Pick<GameView, 'asked' | 'drawn'>): boolean =>
  asked !== null && drawn === null;

/** Every option of what is decided, with what it would do. */
export const decisionOptions = (game: Game): (Numbered & { readonly events: readonly GameEvent[] })[] =>
  game.legalActions().map((option, index) => ({ option, index, events: game.imagine(game.asked).play(option) }));

/** Whether everybody may see the options, and they are few enough. */
export const isOpen = (game: Game, most: number): boolean =>
  game.view(null).step === game.step && game.legalActions().length <= most;

/** The option of that number, or undefined. */
export const optionAt = (game: Game, number: number | 'none' | null): Action | undefined =>
  game.legalActions()[Number(number ?? -1)];

/** Whether a seat has given the answer once for all times. */
export const isStanding = (
  { standing = [] }: GameAtTable['table'],
  seat: Seat | null,
  { step, answer }: Game['standingAnswers'][number],
): boolean => standing.some((one) => one.seat === seat && one.step === step && one.answer === answer);

/** Why there is no tile yet. */
export const heldBy = ({ members }: GameAtTable['table'], { seat, until }: Held): Refusal => ({
  code: 'tile-held',
  user: members[seat]!.user,
  until,
});

/** Why a tile cannot go where it was asked for. */
export function whyNot({ table, game }: GameAtTable, seat: Seat | null): Refusal | Trouble {
  if (table.held) return heldBy(table, table.held);
  const { asked, step } = game;
  const view = game.view(null);
  // By the public view: whom else is asked may be secret.
  if (isDecision(view))
    return { code: 'decide-first', asked: seat === asked ? null : table.members[view.asked!]!.user };
  return step === 'keep' && seat === asked ? { code: 'keep-a-tile-first' } : { code: 'not-legal' };
}
