import type { Game } from './game.ts';
import { isBetweenTurns } from './steps/index.ts';
import type { Moment } from './view.ts';

/** Where in a turn the decision comes that the game stands at; null if nobody is asked. */
export function momentOf(game: Game): Moment | null {
  const { asked, step, turnOf, agenda, position } = game;
  if (asked === null) return null;
  if (step === 'place') return 'tile';
  if (asked !== turnOf || isBetweenTurns(agenda)) return 'apart';
  if (position.hand >= 0) return game.legalActions().some(({ type }) => type === 'pass') ? 'before' : 'apart';
  if (step === 'meeple') return 'figure';
  return game.isFigureToCome ? 'between' : 'apart';
}
