import { isThinking } from '../../game/computers/computers.ts';
import { NEW } from '../../game/store/ports.ts';
import type { LoadedTable } from '../../game/table/tables.ts';
import { readCustomId } from '../interaction/custom-id.ts';
import { publicWords } from '../interaction/language.ts';
import type { Services } from '../services.ts';
import { publicRows } from './messages.ts';
import { customIdsOf, type Messenger, type OwnMessage } from './messenger.ts';
import type { Based, Notes } from './notes.ts';
import { asFading, aspectOf, type Fading, type TableMessage } from './table-message.ts';

/**
 * What was posted in the last moment of a process, which could not note it any more, or by a request of which the answer was lost: the message
 * that shows the table as it is, so that nobody is called twice, and others with buttons, which have to go. By what their buttons say, among the
 * channel's last messages and the first ones after the table was changed; where the bot may not look back they are let go. Gives back the note
 * with them; null where nothing new is to be shown, and nothing was looked for.
 */
export async function foundAgain(
  present: LoadedTable,
  { kept, based }: Based,
  { messenger, save, bot }: { readonly messenger: Messenger; readonly save: Notes['save']; readonly bot: Services },
): Promise<Based | null> {
  const { table } = present;
  const next = aspectOf(present);
  if (notedRevision(kept, based) >= next.revision) return null;
  const lost = await lostIn(present, kept, based, { messenger, bot });
  if (lost.length === 0) return { kept, based };
  const wanted = isThinking(present) ? [] : await customIdsNow(present, bot);
  const shown = lost.find(({ customIds }) => customIds.join() === wanted.join());
  const left = lost
    .filter((one) => one !== shown)
    // Whatever they are, nothing but their buttons is taken.
    .map(({ id }): Fading => ({ channel: table.channel, id, kind: 'closed', turn: 0 }));
  if (!shown) return save(table.id, { ...kept, fading: [...kept.fading, ...left] }, based);
  const message = { channel: table.channel, id: shown.id };
  return save(
    table.id,
    // It is brought up to date: a store that has gone back may show something else by the same buttons.
    { ...kept, ...next, called: [], isBare: true, isCard: shown.isCard, message, fading: [...asFading(kept), ...left] },
    based,
  );
}

/** Not of an earlier state than the note, and not in it. */
async function lostIn(
  { table }: LoadedTable,
  kept: TableMessage,
  based: number,
  { messenger, bot }: { readonly messenger: Messenger; readonly bot: Services },
): Promise<OwnMessage[]> {
  const isOfNow = (customId: string): boolean => {
    const id = readCustomId(customId);
    return id?.table === table.id && id.revision >= notedRevision(kept, based);
  };
  const known = new Set([kept.message, ...kept.fading].map((one) => one?.id));
  try {
    const own = await messenger.own(table.channel, table.touched);
    return own.filter(({ id, customIds }) => !known.has(id) && customIds.some(isOfNow));
  } catch (error) {
    bot.log.info({ error, table: table.id }, 'it could not be seen whether a message is lost in a channel');
    return [];
  }
}

const customIdsNow = async (present: LoadedTable, bot: Services): Promise<string[]> => {
  return customIdsOf(publicRows(present, await publicWords(bot, present.table.guild)));
};

/** Nothing is noted yet of a table that has just been opened, whose first message shows revision 0. */
const notedRevision = ({ revision }: TableMessage, based: number): number => (based === NEW ? -1 : revision);
