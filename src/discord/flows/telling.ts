import type { LoadedTable } from '../../game/table/tables.ts';
import type { Bot } from '../bot.ts';
import type { Press } from '../handlers.ts';
import { publicWords } from '../interaction/language.ts';
import { showPanel } from '../interaction/reply.ts';
import type { ComponentRow } from '../views/buttons.ts';
import type { Words } from '../words/index.ts';

/** Posts a line for everybody, which the presser reads too, and shows the table below it. */
export async function told(
  { interaction, words }: Press,
  now: LoadedTable,
  line: (of: Words) => string,
  bot: Bot,
  buttons: readonly ComponentRow[] = [],
): Promise<void> {
  const wording = await publicWords(bot, now.table.guild);
  await showPanel(interaction, { content: line(words) });
  const say = () => bot.presenter.say(now.table, { content: line(wording), components: [...buttons] });
  const show = () => bot.presenter.show(now);
  // Showing the table removes older buttons; a line with buttons comes after it. A failed line must not stop the game.
  const [first, second] = buttons.length > 0 ? [show, say] : [say, show];
  const results = await Promise.allSettled([first(), second()]);
  const shown = results[first === show ? 0 : 1]!;
  if (shown.status === 'rejected') throw shown.reason;
}
