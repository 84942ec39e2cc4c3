import type { Collection, Store } from '../game/store/ports.ts';
import { breathe } from '../game/table/queue.ts';
import type { TableId } from '../game/table/table.ts';
import { gamesBoard } from './boards.ts';
import type { GameResult } from './game-result.ts';
import type { Scope } from './stats.ts';

/** Results read before other work gets its turn. */
const AT_ONCE = 16;

/** A scope's lost head, from the boards: of the generation with the newest game and, among those, the most boards. Null if none. */
export async function recoveredHead(
  { rankings }: Store,
  scope: Scope,
): Promise<{ generation: string; results: number } | null> {
  const boards = new Map<string, number>();
  for (const name of await rankings.boards(`${scope}.`)) {
    const generation = name.slice(scope.length + 1, name.indexOf('|'));
    boards.set(generation, (boards.get(generation) ?? 0) + 1);
  }
  let best: { generation: string; results: number } | null = null;
  for (const [generation, count] of boards) {
    const [newest] = await rankings.page(gamesBoard({ scope, generation }, 'server'), 0, 1);
    const results = newest?.score ?? 0;
    const isBetter =
      best === null || results > best.results || (results === best.results && count > boards.get(best.generation)!);
    if (isBetter) best = { generation, results };
  }
  return best;
}

/** Searches all of these for the result of a table: rare and slow. */
export async function recoveredWhere(
  results: Collection<GameResult>,
  ids: readonly string[],
  table: TableId,
): Promise<{ guild: string; number: number } | null> {
  let seen = 0;
  for (const id of ids.toReversed()) {
    if (++seen % AT_ONCE === 0) await breathe();
    const loaded = await results.peek(id);
    const result = loaded.kind === 'found' ? loaded.stored.value : loaded.kind === 'newer' ? loaded.document : null;
    if ((result as { table?: unknown } | null)?.table !== table) continue;
    const [guild, number] = id.split(':');
    return { guild: guild!, number: Number(number) };
  }
  return null;
}
