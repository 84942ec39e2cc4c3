import { isDeepStrictEqual } from 'node:util';
import { Game, type GameRecord, playLine } from '../../engine/index.ts';
import { Kept } from '../../kept.ts';
import type { Log } from '../store/ports.ts';
import type { EventLog } from './event-log.ts';
import { hasGame, type LoadedTable, withHeld, withoutGame } from './loaded-table.ts';
import { breathe, createQueues } from './queue.ts';
import { ok, type PlayResult, refuse } from './result.ts';
import { type Table, type TableId, whereOf } from './table.ts';

/** Games kept as they were last seen: some 200 kB each, with everything in play. */
const MOST_KEPT = 64;

/** Lines played before other work goes first: some 2 ms with everything in play. */
const LINES_AT_ONCE = 32;

interface KeptReplay {
  readonly record: GameRecord;
  readonly game: Game;
  readonly story: EventLog;
}

/**
 * The games of stored tables. Replays a long game from where it was last seen, not from its beginning. Refuses `table-broken` if a readable
 * record does not replay; the stored table stays, since another version may replay it.
 */
export type Replayed = ReturnType<typeof createReplayed>;

export function createReplayed(log: Log) {
  const latest = new Kept<TableId, KeptReplay>(MOST_KEPT);
  /** Two callers for one game wait for one replay. */
  const queues = createQueues();

  /** Keeps a copy of the game, since the caller may play on. Makes the public view once for all. */
  function keep({ table: { id, record }, game, story }: LoadedTable): void {
    if (!record || !game) return;
    game.view(null);
    latest.set(id, { record, game: game.clone(), story });
  }

  async function replayed(table: Table, record: GameRecord): Promise<LoadedTable> {
    if (record.setup.seats !== table.members.length) throw new Error('other members than seats');
    const known = latest.get(table.id);
    const before = known && goesOn(known.record, record) ? known : null;
    const game = before?.game.clone() ?? Game.start(record.setup);
    const more = record.actions.slice(before?.record.actions.length);
    if (before && more.length === 0) return { table, game, story: before.story };
    const story = before ? [...before.story] : [game.lastEvents];
    for (const [at, line] of more.entries()) {
      if (at > 0 && at % LINES_AT_ONCE === 0) await breathe();
      story.push(playLine(game, line));
    }
    keep({ table, game, story });
    return { table, game, story };
  }

  async function readable(table: Table, read: () => Promise<LoadedTable>): Promise<PlayResult<LoadedTable>> {
    try {
      return ok(await read());
    } catch (error) {
      const reference = `table:${table.id}@${table.revision}`;
      log.error({ ...whereOf(table), reference, error }, 'the record of a table does not replay; it is left as it is');
      return refuse({ code: 'table-broken', reference });
    }
  }

  const read = async (table: Table): Promise<LoadedTable> => {
    const { record } = table;
    if (record !== null) return queues.run(table.id, () => replayed(table, record));
    if (table.phase === 'playing') throw new Error('a game without a record');
    return withoutGame(table);
  };

  return {
    /** By the record alone, without the pending turn. */
    recorded: (table: Table): Promise<PlayResult<LoadedTable>> => readable(table, () => read(table)),
    /** With the pending turn played, but without the tile that follows it. */
    present: (table: Table): Promise<PlayResult<LoadedTable>> =>
      readable(table, async () => {
        const now = await read(table);
        return table.held && hasGame(now) ? withHeld(now, table.held) : now;
      }),
    keep,
    forget: (id: TableId): void => void latest.delete(id),
  };
}

/** Whether `now` is `before`, or continues it. */
const goesOn = (before: GameRecord, now: GameRecord): boolean =>
  before === now ||
  (before.actions.length <= now.actions.length &&
    before.actions.every((line, at) => line === now.actions[at]) &&
    isDeepStrictEqual(before.setup, now.setup));
