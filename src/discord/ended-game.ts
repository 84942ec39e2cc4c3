import type { Refusal } from '../game/result.ts';
import type { TableId } from '../game/table.ts';
import { type Summary, summaryOf } from '../stats/index.ts';
import type { Services } from './services.ts';
import type { Trouble, Words } from './words/index.ts';

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

/** Words that call its squares as on the ground that it was played on. */
export const wordsOn = (spoken: Words, { record: { setup } }: Pick<Summary, 'record'>): Words =>
  spoken.on({ map: setup.map === undefined ? null : typeof setup.map === 'string' ? setup.map : setup.map.id });
