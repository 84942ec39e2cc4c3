import type { Step } from './index.ts';

/** Another turn of the same seat if one is due; otherwise the next seat clockwise (B3) that has not resigned. */
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
