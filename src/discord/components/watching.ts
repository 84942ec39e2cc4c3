import { playingOf } from '../flows/game.ts';
import type { Component } from '../handlers.ts';
import { ids } from '../interaction/ids.ts';
import { memberOf } from '../interaction/kinds.ts';
import { showPanel, tellRefusal } from '../interaction/reply.ts';
import { button, row } from '../views/buttons.ts';
import { component } from './component.ts';

const watch = component('watch', playingOf, async (press, present, bot) => {
  const { interaction, words } = press;
  const why = await bot.watching.begin(present, memberOf(interaction), words.language);
  if (why) return tellRefusal(interaction, words, why);
  const stop = button(ids.table('watch-stop', present.table), words.buttons['stop-watching']);
  await showPanel(interaction, { content: words.watch.on, components: [row(stop)] });
});

/** Also in direct messages, and for finished games. */
const watchStop: Component = {
  verb: 'watch-stop',
  answer: 'private',
  isDirect: true,
  async run({ interaction, id, words }, bot) {
    await bot.watchers.drop(id.table, [interaction.user.id]);
    await showPanel(interaction, { content: words.watch.off });
  },
};

export const watchComponents: readonly Component[] = [watch, watchStop];
