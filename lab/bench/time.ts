import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Game, RULES_VERSION } from '../../src/engine/index.ts';
import { tablesIn } from '../../src/game/store/documents.ts';
import type { Clock, Log } from '../../src/game/store/ports.ts';
import { createTables } from '../../src/game/table/create-tables.ts';
import type { Table } from '../../src/game/table/table.ts';
import { begun, PLAIN_TIME } from '../../src/game/time/clock.ts';
import { createTimekeeper } from '../../src/game/time/keeper.ts';
import { limitOf, type Pace } from '../../src/game/time/pace.ts';
import { systemSeeds } from '../../src/game/time/system-clock.ts';
import { createUptime } from '../../src/game/time/uptime.ts';
import { openStore } from '../../src/storage/open.ts';
import { watchThread } from './timing.ts';

const TABLES = 1000;
const TURNS = 36;
const PACE: Pace = { kind: 'post', days: 1 };
/** Discord's simulated answer time, ms. */
const ANSWER_MS = 100;

export interface TimeFigures {
  readonly tables: number;
  /** Seconds from the due time until the last table is shown; and how many were shown. */
  readonly seconds: number;
  readonly shown: number;
  /** The longest work of the thread between two timer ticks, ms of processor time. */
  readonly heldMax: number;
}

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };
const answered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, ANSWER_MS));

/** A thousand running games, kept in SQLite, whose time runs out in the same second. */
export async function time(): Promise<TimeFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'carcassonne-'));
  let now = Date.UTC(2026, 0, 2, 12);
  const alarms: (() => void)[] = [];
  const after: Clock['after'] = (_, fn) => {
    alarms.push(fn);
    return () => {};
  };
  const clock: Clock = { now: () => now, after };
  const store = await openStore({ dataDir, redisUrl: null, log: silent, clock });
  const tables = createTables({ store, clock, seeds: systemSeeds, log: silent });
  const documents = tablesIn(store);

  const game = Game.start({
    version: RULES_VERSION,
    seats: 2,
    sets: ['base'],
    switches: ['fields'],
    seed: 'bench time',
  });
  while (game.turn <= TURNS) {
    const legal = game.legalActions();
    game.play(legal[Math.floor((legal.length * (game.turn % 7)) / 7)]!);
  }
  const record = game.record as NonNullable<Table['record']>;
  const turnClock = begun({ seat: game.asked!, turn: game.turn }, PACE, now);
  const people = [1, 2].map((n) => ({ user: String(n * 1000), name: `Player ${n}` }));
  for (let n = 0; n < TABLES; n++) {
    const opened = await tables.open({ guild: '100', channel: String(1000 + n) }, people[0]!, { pace: PACE });
    if (!opened.ok) throw new Error(opened.refusal.code);
    const { id } = opened.value.table;
    const loaded = await documents.load(id);
    if (loaded.kind !== 'found') throw new Error(loaded.kind);
    const { value, revision } = loaded.stored;
    const playing = { ...value, phase: 'playing' as const, members: people, record, clock: turnClock };
    await documents.save(id, playing, revision);
    await tables.lookLater(id, now + limitOf(PACE));
  }

  let shown = 0;
  let last = 0;
  const under: Promise<void>[] = [];
  const keeper = createTimekeeper({
    ...{
      tables,
      uptime: createUptime(store),
      clock,
      log: silent,
      isUp: () => true,
      serves: () => true,
      changed: async () => {},
    },
    presence: { isGone: () => answered().then(() => false), timeOf: async () => PLAIN_TIME },
    begun: (work) => under.push(work),
    show: async () => {
      await answered();
      shown += 1;
      last = performance.now();
    },
  });
  keeper.start();
  await Promise.all(under);
  // One tick each half minute, until the second in which all are due.
  const due = now + limitOf(PACE);
  while (now < due) {
    now = Math.min(due, now + 30_000);
    if (now < due) for (const alarm of alarms.splice(0)) alarm();
    await Promise.all(under.splice(0));
  }
  const held = watchThread();
  const since = performance.now();
  for (const alarm of alarms.splice(0)) alarm();
  await Promise.all(under);
  const heldMax = held();
  keeper.stop();
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
  const figures = { tables: TABLES, seconds: (last - since) / 1000, shown, heldMax };
  console.table(Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(1))])));
  return figures;
}
