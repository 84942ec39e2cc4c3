import type { Newcomer } from '../../game/learning/newcomers.ts';
import type { PersonalSettings } from '../../game/people/personal-settings.ts';
import type { Table, TableId, UserId } from '../../game/table/table.ts';
import type { Export } from '../../stats/index.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { Services } from '../services.ts';
import type { Traces, Words } from '../words/index.ts';
import { button, row } from './buttons.ts';

/** All data of a person, for export. Reading it reads every table. */
export interface StoredData {
  readonly data: Export;
  /** Tables without a result: open ones, and closed ones without a game. */
  readonly tables: readonly Table[];
  /** Servers with their puzzle tries, and their days in a row with a solved puzzle. */
  readonly puzzles: Awaited<ReturnType<Services['puzzles']['about']>>;
  /** How far they are in learning the game, or null. */
  readonly learning: Newcomer | null;
  readonly watching: readonly TableId[];
  /** Null if they have made none. */
  readonly settings: PersonalSettings | null;
}

export async function storedOf(
  user: UserId,
  {
    stats,
    tables,
    puzzles,
    newcomers,
    watchers,
    people,
  }: Pick<Services, 'stats' | 'tables' | 'puzzles' | 'newcomers' | 'watchers' | 'people'>,
): Promise<StoredData> {
  const data = await stats.privacy.exportOf(user);
  return {
    data,
    tables: await tables.ofUser(user),
    puzzles: await puzzles.about(user),
    learning: await newcomers.about(user),
    watching: await watchers.watchedBy(user),
    settings: await people.stored(user),
  };
}

/** A summary of their data. Reads only the tables at which they sit. */
export async function tracesOf(
  user: UserId,
  { stats, tables, newcomers, watchers }: Pick<Services, 'stats' | 'tables' | 'newcomers' | 'watchers'>,
): Promise<Traces> {
  const seated = await tables.at(user);
  const channels = (phase: Table['phase']): string[] =>
    seated.filter((table) => table.phase === phase).map(({ channel }) => channel);
  return {
    lobbies: channels('lobby'),
    games: channels('playing'),
    finished: await stats.privacy.gamesOf(user),
    learning: (await newcomers.about(user)) !== null,
    watching: (await watchers.watchedBy(user)).length,
  };
}

/** Tells the effect of the button before it is pressed. */
export function confirmDeletePanel(user: UserId, traces: Traces, words: Words): PanelContent {
  const id = ids.deletion(user, traces);
  return {
    content: words.privacy.confirmDelete(traces),
    components: [row(button(id, words.buttons['delete-data'], 'danger'))],
  };
}
