import { hintable, isCostly } from '../../game/computers/hints.ts';
import type { GameAtTable } from '../../game/table/tables.ts';
import type { Bot } from '../bot.ts';
import { playingOf } from '../flows/game.ts';
import type { Component, Press } from '../handlers.ts';
import { showPanel, tellRefusal } from '../interaction/reply.ts';
import { confirmHintPanel, hintPanel } from '../views/hint.ts';
import { component } from './component.ts';

/** What a computer would do, for whoever is asked and for nobody else. */
const hint = component('hint', playingOf, async (press, present, bot) => {
  const { interaction, words } = press;
  const found = hintable(present, interaction.user.id);
  if (!found.ok) return tellRefusal(interaction, words, found.refusal);
  if (isCostly(present.table, found.value.seat)) return showPanel(interaction, confirmHintPanel(present, words));
  await give(press, present, bot);
});

/** The same where they have been told that it costs the rating. */
const hintNow = component('hint-now', playingOf, give);

/** It is noted before it is given: whoever has it has had it, whatever happens. */
async function give({ interaction, words }: Press, present: GameAtTable, bot: Bot): Promise<void> {
  const given = await bot.tables.giveHint(present.table.id, interaction.user.id);
  if (!given.ok) return tellRefusal(interaction, words, given.refusal);
  const { table, game } = given.value;
  if (game === null) return;
  const now = { ...given.value, game };
  // From a panel the press itself would show nothing until then.
  await showPanel(interaction, { content: words.hint.working });
  let ways: Awaited<ReturnType<Bot['hints']['of']>>;
  try {
    ways = await bot.hints.of(now);
  } catch (error) {
    bot.log.warn({ table: table.id, error }, 'a hint could not be worked out');
    return showPanel(interaction, { content: words.hint.failed });
  }
  await showPanel(interaction, await hintPanel(now, ways, words, bot));
}

export const hintComponents: readonly Component[] = [hint, hintNow];
