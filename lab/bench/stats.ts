import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type Log, NEW, type Store, type StoreChange } from '../../src/game/store/ports.ts';
import { systemClock } from '../../src/game/time/system-clock.ts';
import { statsDocuments } from '../../src/stats/documents.ts';
import { type GameResult, type Summary, summaryOf } from '../../src/stats/game-result.ts';
import { ALL_TIME, createStats, MEASURES, type Stats, seasonOf } from '../../src/stats/index.ts';
import { openStore } from '../../src/storage/open.ts';
import { chanceOf } from '../../test/support/games.ts';
import { type Ended, endedTable, GUILD, HOUR } from '../../test/support/results.ts';

const SIZES = [1_000, 10_000, 100_000];
const PLAYERS = 2_000;
const CHUNK = 500;
const FROM = Date.UTC(2025, 0, 1);

/**
 * Results of one server, made of 120 real games between 2,000 people over two years; few of them play often. Each size has its own store on
 * the disk. `rebuild` makes the boards; then games are recorded one by one, and pages read.
 */
export async function stats(): Promise<Record<string, unknown>> {
  const games = realGames();
  const rows: Record<string, StatsRow> = {};
  for (const size of SIZES) rows[size.toLocaleString('en-GB')] = await measured(size, games);
  console.table(rows);
  console.log('floors: rebuildSeconds 60, rebuildMegabytes 300, leaderboardP50 50; …P50 and …P99 in milliseconds');
  return rows;
}

interface Rebuild {
  readonly rebuildSeconds: number;
  readonly rebuildCpuSeconds: number;
  /** Peak memory of the rebuilding process. */
  readonly rebuildMegabytes: number;
}

interface StatsRow extends Rebuild {
  /** Recording one more game with its replay. */
  readonly recordP50: number;
  readonly recordP99: number;
  readonly leaderboardP50: number;
  readonly leaderboardP99: number;
  readonly ownPageP50: number;
  readonly profileP50: number;
  readonly historyP50: number;
  /** Deleting the most active player, and that player's number of games. */
  readonly eraseSeconds: number;
  readonly erased: number;
}

const LOG: Log = { debug: () => {}, info: () => {}, warn: console.warn, error: console.error };

async function measured(size: number, games: readonly Summary[]): Promise<StatsRow> {
  const dataDir = mkdtempSync(join(tmpdir(), 'carcassonne-bench-'));
  const store = await openStore({ dataDir, redisUrl: null, log: LOG, clock: systemClock });
  try {
    await fill(store, size, games);
    const rebuilt = rebuild(dataDir);
    const stats = createStats({ store, clock: systemClock, log: LOG, seasonMonths: async () => 3 });
    const used = await uses(stats, size);
    const { size: erased } = await stats.history({ guild: GUILD, of: { user: userOf(0) }, page: 0 });
    const from = performance.now();
    await stats.privacy.erase(userOf(0));
    return { ...rebuilt, ...used, eraseSeconds: Number(((performance.now() - from) / 1000).toFixed(1)), erased };
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Uses the memory limits of `npm run stats`. */
function rebuild(dataDir: string): Rebuild {
  const flags = readFileSync('package.json', 'utf8').match(/--(?:max|heap)-[a-z-]+=\d+/g) ?? [];
  const env = { ...process.env, DATA_DIR: dataDir, REDIS_URL: '' };
  const args = [...flags, '--import', './src/check-node.js', 'lab/bench/rebuild.ts'];
  return JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' })) as Rebuild;
}

async function uses(stats: Stats, size: number): Promise<Omit<StatsRow, keyof Rebuild | 'eraseSeconds' | 'erased'>> {
  const chance = chanceOf(7);
  const record: number[] = [];
  for (let i = 0; i < 200; i++) {
    const table = endedTable({ ...someone(chance), setup: {}, luck: i % 20, ended: FROM + (size + i) * HOUR });
    const from = performance.now();
    await stats.record(table);
    record.push(performance.now() - from);
  }
  const query = (i: number) => ({
    scope: GUILD,
    pool: i % 2 ? ('duel' as const) : ('table' as const),
    season: ALL_TIME,
    kind: 'all' as const,
    measure: MEASURES[i % MEASURES.length]!,
    page: i % 10,
    reader: userOf(i),
  });
  const leaderboard = await times(200, (i) => stats.leaderboard(query(i)));
  const own = await times(100, (i) => stats.leaderboard({ ...query(i), page: 'own' }));
  const profile = await times(100, (i) => stats.profile(GUILD, userOf(i), userOf(i)));
  const history = await times(100, (i) => stats.history({ guild: GUILD, of: 'server', page: i }));
  return {
    recordP50: at(record, 0.5),
    recordP99: at(record, 0.99),
    leaderboardP50: at(leaderboard, 0.5),
    leaderboardP99: at(leaderboard, 0.99),
    ownPageP50: at(own, 0.5),
    profileP50: at(profile, 0.5),
    historyP50: at(history, 0.5),
  };
}

async function times(count: number, work: (i: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let i = 0; i < count; i++) {
    const from = performance.now();
    await work(i);
    taken.push(performance.now() - from);
  }
  return taken;
}

const at = (taken: readonly number[], share: number): number =>
  Number(taken.toSorted((a, b) => a - b)[Math.floor(taken.length * share)]!.toFixed(2));

const userOf = (index: number): string => String(100_000_000_000 + index);

/** Two to four people, the first few far more often than the last. */
function someone(chance: () => number): Pick<Ended, 'users'> {
  const users = new Set<string>();
  const seats = 2 + Math.floor(3 * chance() ** 2);
  while (users.size < seats) users.add(userOf(Math.floor(PLAYERS * chance() ** 2)));
  return { users: [...users] };
}

const realGames = (): Summary[] =>
  Array.from({ length: 120 }, (_, i) => {
    const users = Array.from({ length: 2 + (i % 3) }, (_, seat) => userOf(seat));
    const setup = i % 4 === 0 ? { switches: ['fields', 'abbot', 'gifts'] as const } : {};
    return summaryOf(endedTable({ users, luck: i, setup }))!;
  });

/** Bypasses the statistics, as if the boards had been lost. */
async function fill(store: Store, size: number, games: readonly Summary[]): Promise<void> {
  const documents = statsDocuments(store);
  const chance = chanceOf(size);
  let changes: StoreChange[] = [];
  const bySeats = Map.groupBy(games, ({ seats }) => seats.length);
  for (let number = 1; number <= size; number++) {
    const { users } = someone(chance);
    const alike = bySeats.get(users.length)!;
    const game = alike[Math.floor(chance() * alike.length)]!;
    // Spreads any number of games over two years.
    const ended = FROM + Math.floor((number / size) * 2 * 365 * 24) * HOUR;
    const result: GameResult = {
      ...game,
      table: number.toString(36).padStart(8, 'z'),
      number,
      numberEverywhere: null,
      ended,
      season: seasonOf(ended, 3),
      seats: game.seats.map((seat, i) => ({
        ...seat,
        player: users[i]!,
        name: `Player ${users[i]}`,
        everywhere: false,
      })),
    };
    const where = { guild: GUILD, number };
    changes.push(documents.savingResult(result, NEW), documents.where.saving(result.table, where, NEW));
    if (changes.length >= CHUNK || number === size) {
      await store.commit(changes);
      changes = [];
    }
  }
  const { value, revision } = await documents.head(GUILD);
  await store.commit([documents.savingHead(GUILD, { ...value, results: size }, revision)]);
}
