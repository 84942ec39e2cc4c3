import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../src/game/store/ports.ts';
import type { Table } from '../../src/game/table/table.ts';
import { ALL_TIME, createStats, EVERYWHERE, type Stats } from '../../src/stats/index.ts';
import { keptLog } from '../game/support.ts';
import { chanceOf } from '../support/games.ts';
import { type Disk, memoryStore, newDisk } from '../support/memory-store.ts';
import { DAY, endedTable, HOUR, NOON } from '../support/results.ts';
import { lucks, sampled } from '../support/runs.ts';

const USERS = ['9000000001', '9000000002', '9000000003', '9000000004', '9000000005', '9000000006'];
const GUILDS = ['7000000001', '7000000002'];
const LEAVING = '7000000003';

/** Three processes at once do everything possible, and some end in the middle; then the invariants must hold. */
async function rounds(luck: number, isPurging: boolean): Promise<void> {
  const chance = chanceOf(luck);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)]!;
  const disk: Disk = newDisk();
  const tables: Table[] = [];
  const guilds = isPurging ? [...GUILDS, LEAVING] : GUILDS;
  let time = NOON;

  function start(): Stats {
    const store = memoryStore(disk);
    // Some processes end in the middle of an action.
    const end = chance() < 0.3 ? 40 + Math.floor(chance() * 800) : Number.POSITIVE_INFINITY;
    const fault = chance() < 0.5 ? 'before' : 'after';
    store.fault = ({ number }) => (number === end ? fault : number > end ? 'before' : null);
    store.pause = () => {
      const turns = Math.floor(chance() * 4);
      return (async () => {
        for (let i = 0; i <= turns; i++) await new Promise((done) => setImmediate(done));
      })();
    };
    return createStats({
      store,
      clock: { now: () => time },
      log: keptLog(),
      seasonMonths: async () => pick([1, 3] as const),
    });
  }

  function finishedTable(): Table {
    const seats = 2 + Math.floor(chance() * 3);
    const users = [...USERS].sort(() => chance() - 0.5).slice(0, seats);
    if (chance() < 0.1) users[0] = '0';
    // Now and then a clock goes back.
    time += Math.floor((chance() - 0.1) * 3 * DAY);
    const isCut = chance() < 0.2;
    const resign = isCut ? [Math.floor(chance() * seats)] : [];
    const phase = isCut && chance() < 0.5 ? 'abandoned' : 'finished';
    const about = { users, guild: pick(guilds), ended: time - Math.floor(chance() * HOUR), luck: tables.length };
    const table = endedTable({ ...about, resign, phase, ...(isCut && { turns: 1 }) });
    const named = {
      ...table,
      members: table.members.map((one) => ({ ...one, name: one.user === '0' ? '' : `N${one.user}` })),
    };
    tables.push(named);
    return named;
  }

  async function act(stats: Stats): Promise<void> {
    const dice = chance();
    const user = pick(USERS);
    if (dice < 0.55) await stats.record(finishedTable());
    else if (dice < 0.65 && tables.length > 0) await stats.record(pick(tables));
    else if (dice < 0.75) await stats.privacy.choose(user, { hidden: chance() < 0.5 });
    else if (dice < 0.8 && !isPurging) await stats.privacy.choose(user, { everywhere: chance() < 0.8 });
    else if (dice < 0.86) await stats.privacy.erase(user);
    else if (dice < 0.89 && isPurging) await stats.privacy.purge(LEAVING);
    else if (dice < 0.95) {
      await stats.rebuild().catch((error: Error) => {
        if (!/faster|kept changing/.test(error.message)) throw error;
      });
    } else await stats.privacy.exportOf(user);
  }

  async function life(): Promise<void> {
    let stats = start();
    for (let i = 0; i < 14; i++) {
      try {
        await act(stats);
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        stats = start();
      }
    }
  }
  await Promise.all([life(), life(), life()]);

  const store = memoryStore(disk);
  const stats = createStats({ store, clock: { now: () => time }, log: keptLog(), seasonMonths: async () => 3 });
  await stats.privacy.resumeErasing();
  if (isPurging) await stats.privacy.purge(LEAVING);
  for (const table of tables) if (table.guild !== LEAVING) await stats.record(table);

  // Each game is one result, and there are no others.
  const found: string[] = [];
  for (const guild of GUILDS) {
    const { pages, size } = await stats.history({ guild, of: 'server', page: 0 });
    const numbers: number[] = [];
    for (let page = 0; page < pages; page++) {
      for (const game of (await stats.history({ guild, of: 'server', page })).games) {
        if (game.kind !== 'game') throw new Error('no game');
        found.push(game.result.table);
        numbers.push(game.result.number);
      }
    }
    expect(numbers).toEqual(Array.from({ length: size }, (_, i) => size - i));
  }
  expect(found.sort()).toEqual(tables.flatMap(({ id, guild }) => (guild === LEAVING ? [] : [id])).sort());
  if (isPurging) expect([...disk].filter((entry) => JSON.stringify(entry).includes(LEAVING))).toEqual([]);

  /** Boards of crashed makings remain until the next making. */
  async function isShown(board: string): Promise<boolean> {
    const [, scope, generation] = /^(\w+)\.([0-9a-f]+)\|/.exec(board) ?? [];
    return disk.get(`stats-head:${scope}`)?.text.includes(`"${generation}"`) ?? false;
  }
  // No hidden player is on a board.
  const hidden = async (): Promise<void> => {
    for (const user of USERS) {
      const choices = await stats.privacy.choices(user);
      for (const board of await store.rankings.boards('')) {
        if (/\|(with|games)\|/.test(board) || !(await isShown(board))) continue;
        const isOn = (await store.rankings.score(board, user)) !== null;
        if (choices.hidden || (board.startsWith(EVERYWHERE) && !choices.everywhere)) expect(isOn, board).toBe(false);
      }
    }
  };
  await hidden();
  const rebuilt = await stats.rebuild();
  expect(rebuilt).toEqual({ games: found.length, isSame: true });
  await hidden();
  for (const scope of [...GUILDS, EVERYWHERE]) {
    const generations = new Set((await store.rankings.boards(`${scope}.`)).map((name) => name.split(/[|:]/)[0]));
    expect(generations.size, scope).toBeLessThanOrEqual(1);
  }

  // A player who deletes now appears nowhere.
  const gone = pick(USERS);
  await stats.privacy.erase(gone);
  expect([...disk].filter((entry) => JSON.stringify(entry).includes(gone))).toEqual([]);
  expect((await stats.rebuild()).isSame).toBe(true);
  const query = { pool: 'table', season: ALL_TIME, kind: 'all', measure: 'rating', page: 0, reader: gone } as const;
  for (const scope of GUILDS) expect((await stats.leaderboard({ ...query, scope })).own).toBe(null);
}

const LUCKS = lucks('stress', { short: 1, long: 6 });
const ROUNDS = LUCKS.flatMap((luck) => [
  { what: '', luck, isPurging: false },
  { what: ', and a server leaves meanwhile', luck: luck + 1000, isPurging: true },
]);

test.each(sampled('stress', ROUNDS, { short: 1 }))(
  'games and boards hold together after any actions of three processes at once ($luck)$what',
  ({ luck, isPurging }) => rounds(luck, isPurging),
);
