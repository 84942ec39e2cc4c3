import { type Action, commitmentOf, type Game } from '../../src/engine/index.ts';
import type { OptionsWish } from '../../src/game/lobby/options.ts';
import type { Clock, Log, Seeds, Store } from '../../src/game/store/ports.ts';
import { createTables } from '../../src/game/table/create-tables.ts';
import type { LoadedTable } from '../../src/game/table/loaded-table.ts';
import type { PlayResult, Refusal } from '../../src/game/table/result.ts';
import type { Member } from '../../src/game/table/table.ts';
import type { Tables } from '../../src/game/table/tables.ts';
import { type Disk, type MemoryStore, memoryStore } from '../support/memory-store.ts';

export const HERE = { guild: '100', channel: '200' };
export const THERE = { guild: '100', channel: '201' };

export const member = (n: number): Member => ({ user: String(1000 + n), name: `Player ${n}` });
export const [ANN, BEN, CLEO, DAN, EVE, FAY, GUS] = [0, 1, 2, 3, 4, 5, 6].map(member) as [
  Member,
  Member,
  Member,
  Member,
  Member,
  Member,
  Member,
];

/** Predictable seeds that never repeat. */
export function countedSeeds(start = 0): Seeds {
  let count = start;
  return { next: () => commitmentOf(`test seed ${count++}`) };
}

export interface FakeClock extends Clock {
  time: number;
}

export const fakeClock = (): FakeClock => ({
  time: Date.UTC(2026, 0, 2, 12),
  now() {
    return this.time;
  },
  after: () => () => {},
});

export interface Line {
  readonly level: keyof Log;
  readonly data: object;
  readonly message: string;
}

export function keptLog(): Log & { lines: Line[] } {
  const lines: Line[] = [];
  const at = (level: keyof Log) => (data: object, message: string) => void lines.push({ level, data, message });
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

export interface Service<S extends Store = Store> {
  readonly tables: Tables;
  readonly store: S;
  readonly clock: FakeClock;
  readonly log: ReturnType<typeof keptLog>;
  readonly seeds: Seeds;
}

/** A service on a store. With `from` and a store on the same disk, it is a second process or a restart. */
export function serviceOn<S extends Store>(store: S, from?: Pick<Service, 'clock' | 'seeds'>): Service<S> {
  const clock = from?.clock ?? fakeClock();
  const seeds = from?.seeds ?? countedSeeds();
  const log = keptLog();
  return { tables: createTables({ store, clock, seeds, log }), store, clock, seeds, log };
}

export const service = (): Service<MemoryStore> => serviceOn(memoryStore());

/** A process after a crash: only the disk of the old one is left. */
export const restarted = (old: Service<MemoryStore>): Service<MemoryStore> =>
  serviceOn(memoryStore(old.store.disk), old);

/** The value of a result; fails the test at a refusal. */
export async function done<T>(result: Promise<PlayResult<T>>): Promise<T> {
  const settled = await result;
  if (!settled.ok) throw new Error(`refused: ${JSON.stringify(settled.refusal)}`);
  return settled.value;
}

/** The refusal; fails the test if there is none. */
export async function refusal(result: Promise<PlayResult<unknown>>): Promise<Refusal> {
  const settled = await result;
  if (settled.ok) throw new Error('not refused');
  return settled.refusal;
}

/** Handles due tables in which no player is asked anything; returns the ids of expired lobbies. */
export async function swept({ tables }: Pick<Service, 'tables'>): Promise<string[]> {
  const expired: string[] = [];
  for (const id of (await tables.due(0)).ids) {
    const ticked = await tables.tick(id, null);
    if (ticked.ok && ticked.value.happened === 'expired') expired.push(id);
  }
  return expired;
}

/** A lobby with the first `players` members; the first is the host. */
export async function lobby({ tables }: Pick<Service, 'tables'>, players: number, where = HERE): Promise<string> {
  const { table } = await done(tables.open(where, ANN));
  for (let n = 1; n < players; n++) await done(tables.join(table.id, member(n)));
  return table.id;
}

/** A game under way between the first `players` members, in the order of joining. */
export async function game(
  on: Pick<Service, 'tables'>,
  players: number,
  where = HERE,
  options: OptionsWish = {},
): Promise<LoadedTable> {
  const id = await lobby(on, players, where);
  const { table } = await done(on.tables.look(id));
  await done(on.tables.setOptions(id, ANN.user, { first: ANN.user, ...options }, table.revision));
  return done(on.tables.start(id, ANN.user));
}

/** The whole turn of legal actions that `pick` chooses. */
export function wholeTurn({ game }: LoadedTable, pick: (legal: readonly Action[], game: Game) => Action): Action[] {
  const copy = game!.clone();
  const seat = copy.asked;
  const turn = copy.view(null).turn;
  const actions: Action[] = [];
  while (copy.asked === seat && copy.view(null).turn === turn) {
    const action = pick(copy.legalActions(), copy);
    actions.push(action);
    copy.play(action);
  }
  return actions;
}

export const firstLegal = (legal: readonly Action[]): Action => legal[0]!;

/** The asked player. */
export const mover = ({ table, game }: LoadedTable): string => table.members[game!.asked!]!.user;

/** The turn of the asked player, by `pick`. */
export const turnOf = (
  present: LoadedTable,
  pick = firstLegal as (legal: readonly Action[], game: Game) => Action,
) => ({
  table: present.table.id,
  user: mover(present),
  revision: present.table.revision,
  actions: wholeTurn(present, pick),
});

/** A game of only `turns` turns: its stored record has no other tiles in the bag. */
export async function shortGame(
  on: Pick<Service<MemoryStore>, 'tables' | 'store'>,
  players: number,
  turns: number,
): Promise<LoadedTable> {
  const { table } = await game(on, players);
  const draws = Array<string>(turns).fill('BA-X');
  const setup = { ...table.record!.setup, prepared: { draws, only: true } };
  rewrite(on.store.disk, `table:${table.id}`, { ...table, record: { setup, actions: [] } });
  return done(on.tables.look(table.id));
}

/** Replaces a stored document. */
export function rewrite(disk: Disk, key: string, value: unknown): void {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  disk.set(key, { text, revision: disk.get(key)!.revision });
}
