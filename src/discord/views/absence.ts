import { othersThan } from '../../game/table/loaded-table.ts';
import type { GameAtTable } from '../../game/table/tables.ts';
import { choicesAt } from '../../game/time/absence.ts';
import { ids } from '../interaction/ids.ts';
import type { Words } from '../words/index.ts';
import { button, type ComponentRow, row } from './buttons.ts';

/** What the others can do about an absent player, and their votes so far; null if nobody is away. */
export function absenceMessage(
  present: GameAtTable,
  now: number,
  words: Words,
): { readonly content: string; readonly components: ComponentRow[] } | null {
  const { table } = present;
  const { away } = table;
  if (!away) return null;
  const choices = choicesAt(table, away, now);
  return {
    content: words.time.away(away, table.members[away.seat]!.user, othersThan(present, away.seat), choices),
    components: [
      row(
        button(ids.table('wait-for', table), words.buttons['wait-for']),
        button(ids.table('stand-in', table), words.buttons['stand-in']),
        ...(choices.includes('remove') ? [button(ids.table('remove', table), words.buttons.remove, 'danger')] : []),
      ),
    ],
  };
}
