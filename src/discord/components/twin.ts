import { hasGame } from '../../game/tables.ts';
import { presentOf } from '../answers/game.ts';
import type { Component } from '../handlers.ts';
import { showPanel, tellRefusal } from '../interaction/reply.ts';
import { twinPanel } from '../views/twin.ts';

/** The board in words works from any message, however old, and when the game is over: it shows what is. */
const twin: Component = {
  verb: 'twin',
  answer: 'private',
  async run(press, bot) {
    const present = await presentOf(press, bot);
    if (!present) return;
    if (!hasGame(present)) return tellRefusal(press.interaction, press.words, { code: 'not-playing' });
    await showPanel(press.interaction, twinPanel(present, Number(press.value) || 0, press.words));
  },
};

export const twinComponents: readonly Component[] = [twin];
