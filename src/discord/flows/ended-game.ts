import { playThrough } from '../../game/past/replay.ts';
import type { Refusal } from '../../game/table/result.ts';
import type { Table, TableId } from '../../game/table/table.ts';
import { type Summary, summaryOf } from '../../stats/index.ts';
import type { Bot } from '../bot.ts';
import type { Press } from '../handlers.ts';
import { type ChannelReader, readerOn } from '../interaction/channel-visibility.ts';
import { NO_TABLE } from '../interaction/custom-id.ts';
import { tellRefusal } from '../interaction/reply.ts';
import type { Services } from '../services.ts';
import type { Trouble } from '../words/index.ts';

/** A finished game, or why the reader cannot see it. */
export type EndedGame =
  | { readonly ok: true; readonly game: Summary }
  | { readonly ok: false; readonly why: Refusal | Trouble };

/**
 * From the game's result or, if it has none, from its table. The reader does not even learn that the game exists if it was on another
 * server or in a channel hidden from them.
 */
export async function endedGame(
  id: TableId,
  reader: ChannelReader,
  bot: Pick<Services, 'stats' | 'tables'>,
): Promise<EndedGame> {
  const ended = await found(id, reader, bot);
  if (ended.ok) await playThrough(ended.game.record);
  return ended;
}

async function found(id: TableId, reader: ChannelReader, bot: Pick<Services, 'stats' | 'tables'>): Promise<EndedGame> {
  const gone: EndedGame = { ok: false, why: { code: 'no-such-table' } };
  const known = await bot.stats.game(id);
  if (known.kind === 'game') return (await isSeen(known.result, reader)) ? { ok: true, game: known.result } : gone;
  if (known.kind === 'newer') {
    return (await isSeen(known, reader)) ? { ok: false, why: { code: 'game-newer' } } : gone;
  }
  const looked = await bot.tables.look(id);
  if (!looked.ok) return { ok: false, why: looked.refusal };
  const { table, story } = looked.value;
  if (!(await isSeen(table, reader))) return gone;
  if (table.phase === 'lobby' || table.phase === 'playing') return { ok: false, why: { code: 'game-not-over' } };
  const game = summaryOf(table, story);
  return game === null ? gone : { ok: true, game };
}

/** Whether the reader may know of a game in this channel. */
export const isSeen = async (
  { guild, channel }: Pick<Table, 'guild' | 'channel'>,
  reader: ChannelReader,
): Promise<boolean> => guild === reader.guild && (await reader.sees(channel));

/** The finished game of a component; null if the presser has been told why not. */
export async function endedGameOf({ interaction, words, id, value }: Press, bot: Bot): Promise<Summary | null> {
  // A menu of games has no table in its id: the chosen value is the table.
  const table = id.table === NO_TABLE ? value : id.table;
  if (!/^[a-z0-9]{8}$/.test(table)) {
    await tellRefusal(interaction, words, { code: 'unknown-component' });
    return null;
  }
  const ended = await endedGame(table, readerOn(interaction, bot), bot);
  if (ended.ok) return ended.game;
  await tellRefusal(interaction, words, ended.why);
  return null;
}
