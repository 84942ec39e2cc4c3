import type { LoadedTable } from '../../game/table/tables.ts';
import type { Bot } from '../bot.ts';
import type { Press } from '../handlers.ts';
import { publicWords } from '../interaction/language.ts';
import { showPanel } from '../interaction/reply.ts';
import type { ComponentRow } from '../views/buttons.ts';
import type { Words } from '../words/index.ts';

/** Shows what became of it, below a line for everybody that says why; the presser reads the line, too. */
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
  // Buttons of what is shown before are taken: those of the line are for what is now. Without the line the game must go on all the same.
  const [first, second] = buttons.length > 0 ? [show, say] : [say, show];
  const results = await Promise.allSettled([first(), second()]);
  const shown = results[first === show ? 0 : 1]!;
  if (shown.status === 'rejected') throw shown.reason;
}
