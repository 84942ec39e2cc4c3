import { z } from 'zod';
import type { GameView, Seat } from '../../engine/index.ts';
import { type Collection, NEW, type Store, type StoredDocument } from '../store/ports.ts';
import { retry } from '../store/retry.ts';
import type { TableId, UserId } from '../table/table.ts';

/** The most watchers of a game. */
export const MOST_WATCHERS = 20;

const WatcherSchema = z.strictObject({
  user: z.string().regex(/^\d{1,20}$/),
  /** The Discord language when they began to watch, by its folder of words. */
  language: z.string().max(10),
  /** The sole leader when they were last told; null for none. */
  leader: z.int().min(0).max(5).nullable(),
  /** The turn in which they were last told. */
  turn: z.int().min(0),
});
export type Watcher = z.infer<typeof WatcherSchema>;

const NoteSchema = z.strictObject({ format: z.literal(1), users: z.array(WatcherSchema).min(1).max(MOST_WATCHERS) });
type WatchersNote = z.infer<typeof NoteSchema>;

/** The state of a game that watchers are told. */
export type LeadState = Pick<Watcher, 'leader' | 'turn'>;

/** There is no leader at a tie or without points. A player who has resigned cannot win. */
export function standingOf({ scores, resigned, turn }: Pick<GameView, 'scores' | 'resigned' | 'turn'>): LeadState {
  const points = scores.map((score, seat) => (resigned.includes(seat) ? 0 : score));
  const best = Math.max(...points);
  const first: Seat[] = points.flatMap((score, seat) => (score === best ? [seat] : []));
  return { leader: best > 0 && first.length === 1 ? first[0]! : null, turn };
}

/** A new sole leader; at most one message a turn. */
export const isNewsTo = (watcher: Watcher, { leader, turn }: LeadState): boolean =>
  leader !== null && leader !== watcher.leader && turn !== watcher.turn;

/** Who watches which games: one note for each table, and a board of tables for each person, changed in the same step. */
export type Watchers = ReturnType<typeof createWatchers>;

// The colon keeps one board's name from being the beginning of another.
const boardOf = (user: UserId): string => `watched-by:${user}:`;

export function createWatchers(store: Store) {
  const notes: Collection<WatchersNote> = store.collection('watching', NoteSchema);

  /** An unreadable note counts as empty: the next watcher replaces it. */
  async function stored(table: TableId): Promise<StoredDocument<readonly Watcher[]>> {
    const loaded = await notes.load(table);
    if (loaded.kind !== 'found') return { value: [], revision: NEW };
    return { value: loaded.stored.value.users, revision: loaded.stored.revision };
  }

  async function save(table: TableId, before: StoredDocument<readonly Watcher[]>, users: readonly Watcher[]) {
    const has = (all: readonly Watcher[], { user }: Watcher): boolean => all.some((one) => one.user === user);
    const { revision } = before;
    const came = users.filter((one) => !has(before.value, one));
    const went = before.value.filter((one) => !has(users, one));
    return store.commit([
      users.length > 0
        ? notes.saving(table, { format: 1, users: [...users] }, revision)
        : notes.deleting(table, revision),
      ...came.map(({ user }) => store.rankings.setting(boardOf(user), table, 1)),
      ...went.map(({ user }) => store.rankings.setting(boardOf(user), table, null)),
    ]);
  }

  /** The watchers as they were before `step` changed or removed (null) them; empty if other writes kept coming between. */
  async function change(table: TableId, step: (one: Watcher) => Watcher | null): Promise<readonly Watcher[]> {
    const done = await retry(async (): Promise<readonly Watcher[] | 'stale'> => {
      const before = await stored(table);
      const after = before.value.map((one) => [one, step(one)] as const);
      const changed = after.flatMap(([one, next]) => (one === next ? [] : [one]));
      if (changed.length === 0) return [];
      const users = after.flatMap(([, next]) => next ?? []);
      return (await save(table, before, users)) === 'stale' ? 'stale' : changed;
    });
    return done === 'stale' ? [] : done;
  }

  const drop = async (table: TableId, users: readonly UserId[]): Promise<UserId[]> =>
    (await change(table, (one) => (users.includes(one.user) ? null : one))).map(({ user }) => user);

  const watchedBy = async (user: UserId): Promise<TableId[]> => {
    const board = boardOf(user);
    return (await store.rankings.page(board, 0, await store.rankings.size(board))).map(({ member }) => member);
  };

  return {
    of: async (table: TableId): Promise<readonly Watcher[]> => {
      const found = await notes.peek(table);
      return found.kind === 'found' ? found.stored.value.users : [];
    },

    /** `full`: the game has `MOST_WATCHERS`. Throws `StoreUnavailable`, as all of these do. */
    async add(table: TableId, watcher: Watcher): Promise<'added' | 'there' | 'full'> {
      const done = await retry(async () => {
        const before = await stored(table);
        if (before.value.some(({ user }) => user === watcher.user)) return 'there';
        if (before.value.length >= MOST_WATCHERS) return 'full';
        return (await save(table, before, [...before.value, watcher])) === 'stale' ? 'stale' : 'added';
      });
      if (done === 'stale') throw new Error('who watches a game kept changing');
      return done;
    },

    /** Removes the named watchers; returns those who watched. */
    drop,

    /** Notes that the named watchers are told the lead; returns those whom this caller alone has to tell. */
    async claim(table: TableId, users: readonly UserId[], standing: LeadState): Promise<readonly UserId[]> {
      const told = (one: Watcher): Watcher =>
        users.includes(one.user) && isNewsTo(one, standing) ? { ...one, ...standing } : one;
      return (await change(table, told)).map(({ user }) => user);
    },

    /** Removes all watchers of a table; returns them, to one caller only. */
    end: (table: TableId): Promise<readonly Watcher[]> => change(table, () => null),
    /** The tables that a person watches. */
    watchedBy,
    /** All watched tables. */
    tables: (): Promise<readonly TableId[]> => notes.list(),

    async forget(user: UserId): Promise<void> {
      for (const table of await watchedBy(user)) {
        await drop(table, [user]);
        // If the note was set aside as broken, only the board still names them.
        await store.commit([store.rankings.setting(boardOf(user), table, null)]);
      }
    },
  };
}
