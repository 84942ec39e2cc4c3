import { ONLY_PASS } from '../actions.ts';
import type { Step } from './index.ts';

/** The turn goes on clockwise (B3), past those who have resigned. */
export const endStep: Step = {
  options: () => ONLY_PASS,

  play(game) {
    game.toMove = game.seatAfter(game.toMove!);
    game.agenda.push(...game.rules.turn);
  },
};
