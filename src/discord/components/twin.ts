import { gameAfter } from '../../game/past/replay.ts';
import { hasGame } from '../../game/table/tables.ts';
import { endedGameOf } from '../flows/ended-game.ts';
import { presentOf } from '../flows/game.ts';
import type { Component } from '../handlers.ts';
import { stepPageIn, stepTwinIn } from '../interaction/ids.ts';
import { showPanel, tellRefusal } from '../interaction/reply.ts';
import { stepTwinPanel, twinPanel } from '../views/board-in-words.ts';
import { replayed } from '../views/report.ts';
import { component } from './component.ts';

/** The board in words works from old messages and after the game: it shows the present state. */
const twin = component('twin', presentOf, async (press, present) => {
  if (!hasGame(present)) return tellRefusal(press.interaction, press.words, { code: 'not-playing' });
  await showPanel(press.interaction, twinPanel(present, Number(press.value) || 0, press.words));
});

/** The board in words after a turn of a finished game. */
const stepTwin: Component = {
  verb: 'step-twin',
  answer: 'private',
  async run(press, bot) {
    const { interaction, words, id, value } = press;
    const step = stepTwinIn(id);
    if (!step) return tellRefusal(interaction, words, { code: 'unknown-component' });
    const game = await endedGameOf(press, bot);
    if (!game) return;
    const replay = replayed(game, step.at);
    if (!replay) return tellRefusal(interaction, words, { code: 'no-replay' });
    const about = { ...step, page: stepPageIn(value) };
    await showPanel(
      interaction,
      stepTwinPanel({ game, replay }, about, () => gameAfter(game.record, step.at), words),
    );
  },
};

export const twinComponents: readonly Component[] = [twin, stepTwin];
