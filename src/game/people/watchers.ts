import { z } from 'zod';
import type { GameView, Seat } from '../../engine/index.ts';
import { type Collection, NEW, type Store, type StoredDocument } from '../store/ports.ts';
import { retry } from '../store/retry.ts';
import type { TableId, UserId } from '../table/table.ts';

/** So many can watch one game. */
export const MOST_WATCHERS = 20;

const WatcherSchema = z.strictObject({
  user: z.string().regex(/^\d{1,20}$/),
  /** Of their Discord when they began to watch, by its folder of words. */
  language: z.string().max(10),
  /** Who led alone when they were last told of it; null for nobody. */
  leader: z.int().min(0).max(5).nullable(),
  /** The turn in which they were told. */
  turn: z.int().min(0),
});
export type Watcher = z.infer<typeof WatcherSchema>;

const NoteSchema = z.strictObject({ format: z.literal(1), users: z.array(WatcherSchema).min(1).max(MOST_WATCHERS) });
type WatchersNote = z.infer<typeof NoteSchema>;

/** How a game stands, as far as whoever watches is told of it. */
export type LeadState = Pick<Watcher, 'leader' | 'turn'>;

/** Nobody leads at a tie, and nobody without points. Who has resigned cannot win. */
export function standingOf({ scores, resigned, turn }: Pick<GameView, 'scores' | 'resigned' | 'turn'>): LeadState {
  const points = scores.map((score, seat) => (resigned.includes(seat) ? 0 : score));
  const best = Math.max(...points);
  const first: Seat[] = points.flatMap((score, seat) => (score === best ? [seat] : []));
  return { leader: best > 0 && first.length === 1 ? first[0]! : null, turn };
}

/** Somebody leads alone whom they have not been told of; twice in a turn nobody is told anything. */
export const isNewsTo = (watcher: Watcher, { leader, turn }: LeadState): boolean =>
  leader !== null && leader !== watcher.leader && turn !== watcher.turn;

/** Who watches which games: by table one note, and by person a board of the tables, changed in the same step. */
export type Watchers = ReturnType<typeof createWatchers>;

// It ends with a colon, so that no board's name begins with that of another.
const boardOf = (user: UserId): string => `watched-by:${user}:`;

export function createWatchers(store: Store) {
  const notes: Collection<WatchersNote> = store.collection('watching', NoteSchema);

  /** What cannot be read counts as nobody: the next who watches takes its place. */
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

  /** Of those that `step` changes, or takes away by null, gives back who they were before; none where others kept coming between. */
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

    /** `full`: as many watch as can. Throws `StoreUnavailable`, as all of these do. */
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

    /** Gives back who watched and does no more, of those named. */
    drop,

    /** Notes that those named are told how it stands; gives back whom the caller, and no other process, has to tell. */
    async claim(table: TableId, users: readonly UserId[], standing: LeadState): Promise<readonly UserId[]> {
      const told = (one: Watcher): Watcher =>
        users.includes(one.user) && isNewsTo(one, standing) ? { ...one, ...standing } : one;
      return (await change(table, told)).map(({ user }) => user);
    },

    /** Nobody watches it any more. Gives back who did, to one caller alone. */
    end: (table: TableId): Promise<readonly Watcher[]> => change(table, () => null),
    /** The tables that somebody watches. */
    watchedBy,
    /** All tables that are watched. */
    tables: (): Promise<readonly TableId[]> => notes.list(),

    async forget(user: UserId): Promise<void> {
      for (const table of await watchedBy(user)) {
        await drop(table, [user]);
        // Where the note was set aside as broken, the board alone still names them.
        await store.commit([store.rankings.setting(boardOf(user), table, null)]);
      }
    },
  };
}
