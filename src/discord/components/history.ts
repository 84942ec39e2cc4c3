import type { Bot } from '../bot.ts';
import type { HistoryChoice } from '../history-choice.ts';
import type { Component } from '../interaction/component.ts';
import { historyIn } from '../interaction/ids.ts';
import type { Asker } from '../interaction/kinds.ts';
import { showPanel, tellRefusal } from '../interaction/reply.ts';
import { historyPanel } from '../views/history.ts';

/** A page of the games that a choice names, on this server alone. Whoever hides theirs shows them to nobody else. */
export async function showHistory({ interaction, words }: Asker, { of, page }: HistoryChoice, bot: Bot) {
  const user = of !== 'server' && 'user' in of ? of.user : null;
  if (user !== null && user !== interaction.user.id && (await bot.stats.privacy.choices(user)).hidden) {
    return tellRefusal(interaction, words, { code: 'history-hidden', user });
  }
  const found = await bot.stats.history({ guild: interaction.guildId, of, page });
  await showPanel(interaction, historyPanel(of, found, words));
}

/** Another page, or the way to a list: its argument says which. */
const history: Component = {
  verb: 'history',
  answer: 'private',
  async run(press, bot) {
    const choice = historyIn(press.id);
    if (!choice) return tellRefusal(press.interaction, press.words, { code: 'unknown-component' });
    await showHistory(press, choice, bot);
  },
};

export const historyComponents: readonly Component[] = [history];
