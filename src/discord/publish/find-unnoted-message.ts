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
 * Finds messages that were posted but not noted, because the process ended or the answer was lost. The message that shows the table now is
 * kept, so that nobody is pinged twice; others with buttons have to go. Looks by their buttons among the channel's last messages and the
 * first ones after the table's change; without access it finds none. Returns the note with them. Null if nothing new has to be shown: then
 * it did not look.
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
    // Only the buttons of these messages are removed.
    .map(({ id }): Fading => ({ channel: table.channel, id, kind: 'closed', turn: 0 }));
  if (!shown) return save(table.id, { ...kept, fading: [...kept.fading, ...left] }, based);
  const message = { channel: table.channel, id: shown.id };
  return save(
    table.id,
    // The message is edited, too: if the store has lost changes, the same buttons may belong to another state.
    { ...kept, ...next, called: [], isBare: true, isCard: shown.isCard, message, fading: [...asFading(kept), ...left] },
    based,
  );
}

/** Messages that the note does not have, of its revision or a later one. */
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

/** A newly opened table has no note yet, and its first message shows revision 0. */
const notedRevision = ({ revision }: TableMessage, based: number): number => (based === NEW ? -1 : revision);
