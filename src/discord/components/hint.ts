import { hintable, isCostly } from '../../game/computers/hints.ts';
import type { GameAtTable } from '../../game/table/tables.ts';
import type { Bot } from '../bot.ts';
import { playingOf } from '../flows/game.ts';
import type { Component, Press } from '../handlers.ts';
import { showPanel, tellRefusal } from '../interaction/reply.ts';
import { confirmHintPanel, hintPanel } from '../views/hint.ts';
import { component } from './component.ts';

/** A computer's advice, for the asked player only. */
const hint = component('hint', playingOf, async (press, present, bot) => {
  const { interaction, words } = press;
  const found = hintable(present, interaction.user.id);
  if (!found.ok) return tellRefusal(interaction, words, found.refusal);
  if (isCostly(present.table, found.value.seat)) return showPanel(interaction, confirmHintPanel(present, words));
  await give(press, present, bot);
});

/** A hint for a player who knows that it costs the rating. */
const hintNow = component('hint-now', playingOf, give);

/** The hint is stored first, so that it counts even if the answer fails. */
async function give({ interaction, words }: Press, present: GameAtTable, bot: Bot): Promise<void> {
  const given = await bot.tables.giveHint(present.table.id, interaction.user.id);
  if (!given.ok) return tellRefusal(interaction, words, given.refusal);
  const { table, game } = given.value;
  if (game === null) return;
  const now = { ...given.value, game };
  // Without this, a press in a panel would show nothing until the hint is ready.
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
