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

/** Whether the user's id occurs anywhere in a table. */
export const isNamed = ({ members, host, abandoning, options, away, pausing, invited }: Table, user: UserId): boolean =>
  host === user ||
  options.first === user ||
  abandoning.includes(user) ||
  pausing?.includes(user) ||
  away?.votes.some((vote) => vote.user === user) ||
  invited?.some((one) => one.user === user) ||
  members.some((member) => member.user === user);

/** As by the person's own wish: leaves a lobby, or resigns from a running game. */
function withdrawn(now: LoadedTable, user: UserId): PlayResult<LoadedTable> {
  if (now.table.phase === 'lobby') return left(now, user);
  // A pending turn is played by now.
  if (now.table.phase === 'finished') return ok(now);
  return now.table.phase === 'playing' ? resigned(now, user) : refuse({ code: 'not-playing' });
}

/** Whether the game or lobby still needs the person. */
function isNeeded(table: Table, user: UserId): boolean {
  if (!isActive(table) || !isAt(table, user)) return false;
  const resignations = table.members.flatMap((member, seat) =>
    member.user === user ? [writeMove({ type: 'resign', seat })] : [],
  );
  return table.phase === 'lobby' || !resignations.every((line) => table.record?.actions.includes(line));
}

/** What a computer played for them or told them stays. So does their colour, but not their letter, which may be that of their name. */
const formerMember = ({ colour, aided, exit, hinted }: Member): Member => ({
  ...{ user: FORMER_USER, name: '' },
  ...wishesOf({ colour }),
  ...(aided && { aided }),
  ...(exit && { exit }),
  ...(hinted && { hinted }),
});

/**
 * The table without the person's id and name. The revision stays, since no component depends on them; but a lobby loses the person as its
 * chosen first player.
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
    // Their votes and wishes no longer count.
    ...(table.away && { away: { ...table.away, votes: table.away.votes.filter((vote) => vote.user !== user) } }),
    ...(table.undoing && {
      undoing: { ...table.undoing, agreed: table.undoing.agreed.filter((one) => one !== user) },
    }),
    ...(table.pausing && { pausing: table.pausing.filter((one) => one !== user) }),
  };
}

/** Tables read before other work gets its turn. */
export const AT_ONCE = 16;

export interface ForgettingPorts {
  readonly documents: TableDocuments;
  readonly channels: Channels;
  readonly queues: Queues;
  readonly replayed: Replayed;
  change(id: TableId, step: (now: LoadedTable) => PlayResult<LoadedTable>): Promise<PlayResult<LoadedTable>>;
}

/** Takes people and servers out of the tables. Rare, so it looks through all tables one by one. */
export function createForgetting({ documents, channels, queues, replayed, change }: ForgettingPorts) {
  /**
   * All readable tables. Tables of a newer version are left to that version. If `concerns` is true for one, `NeedsNewer` is thrown after
   * all others.
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

  /** Takes the name out of one table, though its record may not replay. Returns `stale`, too, if the table needs the person again. */
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

  /** Each step leaves a playable table, so that after a crash all steps can be repeated. */
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
      // Without the entry, the tables that it names cannot be found, nor the channel without the table.
      const entry = await channels.discard(found.value.value.channel);
      for (const named of entry === null ? [] : [entry.table, entry.finished]) {
        if (named !== null) await documents.discardNote(named);
      }
      await documents.told(id);
      if ((await documents.discard(found.value.value, found.value.revision)) === 'deleted') return;
    }
  }

  /** One call after another, since each reads all tables. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => queues.run('all tables', work);

  return {
    /**
     * All tables that name a person and are no results: lobbies, also closed ones, and running games. Reads all tables, for one person
     * after another.
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
     * Takes a person out of every table: they leave lobbies, resign from running games, and become a former player (`FORMER_USER`, '').
     * Returns the tables that were active and have to be shown anew. Throws if a step failed; repeating it continues. `asked`: when they
     * asked, ms since 1970; tables opened later stay.
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

    /** Throws `NeedsNewer` if a table names the person that only a newer version can change. */
    ensureForgotten: (user: UserId): Promise<void> =>
      inTurn(async () => {
        // The readable tables are done.
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
