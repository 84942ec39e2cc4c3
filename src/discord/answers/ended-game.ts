import type { Refusal } from '../../game/result.ts';
import type { TableId } from '../../game/table.ts';
import { type Summary, summaryOf } from '../../stats/index.ts';
import type { Bot } from '../bot.ts';
import type { Press } from '../handlers.ts';
import { NO_TABLE } from '../interaction/custom-id.ts';
import { tellRefusal } from '../interaction/reply.ts';
import type { Services } from '../services.ts';
import type { Trouble } from '../words/index.ts';

/** A game that is over, or why it cannot be looked back on. */
export type EndedGame =
  | { readonly ok: true; readonly game: Summary }
  | { readonly ok: false; readonly why: Refusal | Trouble };

/**
 * From its result or, where it ended before there were results, from its table. Of another server's nothing is told, not even
 * that it is there.
 */
export async function endedGame(
  id: TableId,
  guild: string,
  bot: Pick<Services, 'stats' | 'tables'>,
): Promise<EndedGame> {
  const gone: EndedGame = { ok: false, why: { code: 'no-such-table' } };
  const found = await bot.stats.game(id);
  if (found.kind === 'game') return found.result.guild === guild ? { ok: true, game: found.result } : gone;
  if (found.kind === 'newer') return found.guild === guild ? { ok: false, why: { code: 'game-newer' } } : gone;
  const looked = await bot.tables.look(id);
  if (!looked.ok) return { ok: false, why: looked.refusal };
  const { table, story } = looked.value;
  if (table.guild !== guild) return gone;
  if (table.phase === 'lobby' || table.phase === 'playing') return { ok: false, why: { code: 'game-not-over' } };
  const game = summaryOf(table, story);
  return game === null ? gone : { ok: true, game };
}

/** The game that is over to which a component belongs, or null where the presser has been told why not. */
export async function endedGameOf({ interaction, words, id, value }: Press, bot: Bot): Promise<Summary | null> {
  // A menu of games belongs to none of them: what was chosen says which.
  const table = id.table === NO_TABLE ? value : id.table;
  if (!/^[a-z0-9]{8}$/.test(table)) {
    await tellRefusal(interaction, words, { code: 'unknown-component' });
    return null;
  }
  const ended = await endedGame(table, interaction.guildId, bot);
  if (ended.ok) return ended.game;
  await tellRefusal(interaction, words, ended.why);
  return null;
}
