import type { Moment } from '../for-players/view.ts';
import type { Game } from '../game.ts';
import { isBetweenTurns } from '../steps/index.ts';
import type { Seat } from '../vocabulary.ts';

/** The moment of the present decision; null if nobody is asked. */
export function momentOf(game: Game): Moment | null {
  const { asked, step, turnOf, agenda, position } = game;
  if (asked === null) return null;
  if (step === 'place') return 'tile';
  if (asked !== turnOf || isBetweenTurns(agenda)) return 'apart';
  if (position.hand >= 0) return isPassable(game) ? 'before' : 'apart';
  if (step === 'meeple') return 'figure';
  return game.isFigureToCome ? 'between' : 'apart';
}

/** Seats that may answer besides the asked one: those that come next on the agenda, if the step asks all at once. */
export function askedTooIn(game: Game): Seat[] {
  const { step, agenda, turnOf, rules } = game;
  if (step === null || !rules.steps[step]!.isAtOnce?.(game)) return [];
  return agenda.slice(1).flatMap((entry) => (entry.step === step ? [entry.seat ?? turnOf] : []));
}

/** Whether the tile can be placed without deciding anything first. */
function isPassable(game: Game): boolean {
  const pass = game.legalActions().find(({ type }) => type === 'pass');
  if (!pass || game.agenda[1]?.step === 'place') return pass !== undefined;
  // Another step before the tile may need a decision.
  const after = game.clone();
  after.play(pass);
  return after.moment === 'tile' || after.moment === 'before';
}
