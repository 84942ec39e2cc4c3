import { writeMove } from '../../engine/index.ts';
import { uninvited } from '../lobby/inviting.ts';
import { isAt, left } from '../lobby/lobby.ts';
import type { Channels } from '../store/channels.ts';
import type { NewerTable, TableDocuments } from '../store/documents.ts';
import { retry } from '../store/retry.ts';
import { isActive, type LoadedTable } from '../table/loaded-table.ts';
import { breathe, type Queues } from '../table/queue.ts';
import type { Replayed } from '../table/replayed.ts';
import { ok, type PlayResult, refuse } from '../table/result.ts';
import { FORMER_USER, type Member, type Table, type TableId, type UserId, wishesOf } from '../table/table.ts';
import { resigned } from '../turn/playing.ts';

/** Whether somebody's id stands anywhere in a table. */
export const isNamed = ({ members, host, abandoning, options, away, pausing, invited }: Table, user: UserId): boolean =>
  host === user ||
  options.first === user ||
  abandoning.includes(user) ||
  pausing?.includes(user) ||
  away?.votes.some((vote) => vote.user === user) ||
  invited?.some((one) => one.user === user) ||
  members.some((member) => member.user === user);

/** They go as by their own wish: out of a lobby, or out of a game that goes on. */
function withdrawn(now: LoadedTable, user: UserId): PlayResult<LoadedTable> {
  if (now.table.phase === 'lobby') return left(now, user);
  // A last turn that could still be taken back is played by now.
  if (now.table.phase === 'finished') return ok(now);
  return now.table.phase === 'playing' ? resigned(now, user) : refuse({ code: 'not-playing' });
}

/** Whether the game or lobby still counts on them. */
function isNeeded(table: Table, user: UserId): boolean {
  if (!isActive(table) || !isAt(table, user)) return false;
  const resignations = table.members.flatMap((member, seat) =>
    member.user === user ? [writeMove({ type: 'resign', seat })] : [],
  );
  return table.phase === 'lobby' || !resignations.every((line) => table.record?.actions.includes(line));
}

/** What a computer has played for them, and told them, stays so; and their colour, but no letter, which may be that of their name. */
const formerMember = ({ colour, aided, exit, hinted }: Member): Member => ({
  ...{ user: FORMER_USER, name: '' },
  ...wishesOf({ colour }),
  ...(aided && { aided }),
  ...(exit && { exit }),
  ...(hinted && { hinted }),
});

/**
 * The table without id and name. The revision stays as it is, since no component depends on them; but where a lobby had
 * chosen them to begin, its options change.
 */
export function forgotten(table: Table, user: UserId): Table {
  const other = (id: UserId): UserId => (id === user ? FORMER_USER : id);
  const { first } = table.options;
  const isChosen = table.phase === 'lobby' && first === user;
  return {
    ...uninvited(table, (invited) => invited === user),
    host: other(table.host),
    revision: table.revision + (isChosen ? 1 : 0),
    options: { ...table.options, first: isChosen || first === 'random' ? 'random' : other(first) },
    members: table.members.map((member) => (member.user === user ? formerMember(member) : member)),
    abandoning: table.abandoning.map(other),
    // What they wished for counts no more.
    ...(table.away && { away: { ...table.away, votes: table.away.votes.filter((vote) => vote.user !== user) } }),
    ...(table.undoing && {
      undoing: { ...table.undoing, agreed: table.undoing.agreed.filter((one) => one !== user) },
    }),
    ...(table.pausing && { pausing: table.pausing.filter((one) => one !== user) }),
  };
}

/** Tables looked at before others get their turn. */
export const AT_ONCE = 16;

export interface ForgettingPorts {
  readonly documents: TableDocuments;
  readonly channels: Channels;
  readonly queues: Queues;
  readonly replayed: Replayed;
  change(id: TableId, step: (now: LoadedTable) => PlayResult<LoadedTable>): Promise<PlayResult<LoadedTable>>;
}

/** Taking people and servers out of the tables. Rare, and so all tables are looked through one by one. */
export function createForgetting({ documents, channels, queues, replayed, change }: ForgettingPorts) {
  /**
   * All that can be read. Those of a newer version are left to that: if `concerns` holds of one, `NeedsNewer` is thrown once
   * all others have been given.
   */
  async function* tables(concerns: (newer: NewerTable) => boolean): AsyncGenerator<Table> {
    let seen = 0;
    let left: NewerTable | null = null;
    for (const id of await documents.list()) {
      const found = await documents.read(id);
      if (found.ok) yield found.value.value;
      else if (found.refusal.code === 'game-newer') {
        const newer = await documents.newer(id);
        if (newer !== null && concerns(newer)) left ??= newer;
      }
      if (++seen % AT_ONCE === 0) await breathe();
    }
    if (left !== null) throw left.error;
  }

  /** The name goes out of one table, though its record may not replay. `stale`, too, where the table counts on them anew. */
  const amend = (id: TableId, user: UserId, isPlayable: boolean) =>
    queues.run(id, async (): Promise<Table | 'stale' | 'gone'> => {
      const found = await documents.read(id);
      if (!found.ok) return 'gone';
      const { value: table, revision } = found.value;
      if (isPlayable && isNeeded(table, user)) return 'stale';
      if (!isNamed(table, user)) return table;
      const next = forgotten(table, user);
      return (await documents.write(next, revision, table)) === 'saved' ? next : 'stale';
    });

  /** Each step leaves a table that can be played on, so that after a crash all of it can simply be done again. */
  async function forgetAt(before: Table, user: UserId): Promise<LoadedTable | null> {
    let isPlayable = true;
    const after = await retry(async (tried) => {
      if (tried > 1 || isNeeded(before, user)) {
        const gone = await change(before.id, (now) => withdrawn(now, user));
        isPlayable = gone.ok || gone.refusal.code !== 'table-broken';
      }
      return amend(before.id, user, isPlayable);
    });
    if (after === 'stale') throw new Error(`table ${before.id} kept changing`);
    if (after === 'gone' || (!isActive(before) && !isActive(after))) return null;
    const present = await replayed.present(after);
    return present.ok ? present.value : null;
  }

  async function remove(id: TableId): Promise<void> {
    for (;;) {
      const found = await documents.read(id);
      if (!found.ok) return;
      // What the entry names can no longer be found without it, nor its channel without the table.
      const entry = await channels.discard(found.value.value.channel);
      for (const named of entry === null ? [] : [entry.table, entry.finished]) {
        if (named !== null) await documents.discardNote(named);
      }
      await documents.told(id);
      if ((await documents.discard(found.value.value, found.value.revision)) === 'deleted') return;
    }
  }

  /** One after another, however many ask: each reads all there is. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => queues.run('all tables', work);

  return {
    /**
     * Every table that names somebody and is no result: lobbies and games that go on, and lobbies that closed. All there are are read for it,
     * for one person after another.
     */
    ofUser: (user: UserId): Promise<readonly Table[]> =>
      inTurn(async () => {
        const own: Table[] = [];
        for await (const table of tables(() => false)) {
          const isResult = table.record !== null && !isActive(table);
          if (!isResult && isNamed(table, user)) own.push(table);
        }
        return own;
      }),

    /**
     * Takes somebody out of every table: they leave lobbies and resign from games that go on, and then are a former player
     * (`FORMER_USER`, '') wherever they stood. Gives back what went on before and has to be shown anew. Throws if it could not
     * be ended; done again it goes on. `asked`: when they asked for it, ms since 1970; what was opened later is not touched.
     */
    forget: (user: UserId, asked: number = Number.POSITIVE_INFINITY): Promise<readonly LoadedTable[]> =>
      inTurn(async () => {
        const changed: LoadedTable[] = [];
        if (user === FORMER_USER) return changed;
        for await (const table of tables(() => false)) {
          if (!isNamed(table, user) || table.opened > asked) continue;
          const present = await forgetAt(table, user);
          if (present !== null) changed.push(present);
          await breathe();
        }
        await documents.seats.forget(user, async (id) => {
          const found = await documents.read(id);
          return found.ok ? !isActive(found.value.value) : found.refusal.code === 'no-such-table';
        });
        return changed;
      }),

    /** Throws `NeedsNewer` where somebody stands in a table that a newer version wrote, which alone can take them out of it. */
    ensureForgotten: (user: UserId): Promise<void> =>
      inTurn(async () => {
        // Of those that can be read each has been seen to.
        for await (const _ of tables((newer) => newer.names(user)));
      }),

    purge: (guild: string, before: (id: TableId) => Promise<unknown>): Promise<number> =>
      inTurn(async () => {
        let purged = 0;
        for await (const table of tables((newer) => newer.guild === guild)) {
          if (table.guild !== guild) continue;
          await before(table.id);
          await queues.run(table.id, () => remove(table.id));
          purged += 1;
          await breathe();
        }
        return purged;
      }),
  };
}
