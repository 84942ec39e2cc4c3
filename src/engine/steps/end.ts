import type { Step } from './index.ts';

/** Another turn of the same seat where one is due, else on clockwise (B3), past those who have resigned. */
export const endStep: Step = {
  unchosen(game) {
    const { position, rules } = game;
    const seat = game.turnOf;
    for (const over of rules.hooks.turnOver) over(game);
    let again: typeof position.part | null = null;
    if (!position.resigned.includes(seat)) {
      for (const due of rules.hooks.anotherTurn) again ??= due(game);
    }
    if (again === null) game.passTurnTo(game.position.seatAfter(seat));
    position.part = again ?? 'own';
    game.agenda.push(...rules.turn);
  },
};
