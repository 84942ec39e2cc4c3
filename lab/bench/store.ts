import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breathe } from '../../src/game/table/queue.ts';
import type { Backend, Write } from '../../src/storage/backend.ts';
import { SqliteBackend } from '../../src/storage/sqlite.ts';
import { openSqlite } from '../../src/storage/sqlite-thread.ts';

/** The length of a record in the middle of a game. */
const RECORD = 'x'.repeat(3000);
/** Measured commits, and how many callers wait for their own at once. */
const COMMITS = 1500;
const AT_ONCE = [1, 16, 64];

interface StoreFigures {
  /** ms from the call to the answer. */
  readonly p50: number;
  readonly p99: number;
  readonly commitsPerSecond: number;
  /** ms that the main thread was blocked, beyond the timer's own resolution. */
  readonly held50: number;
  readonly held99: number;
}

const at = (sorted: readonly number[], part: number): number => sorted[Math.floor((sorted.length - 1) * part)]!;

/** The writes of a turn: the table and the time when it is due. */
const saving = (id: number, count: number): Write[] => [
  { kind: 'text', key: `table:${id}`, guard: count === 0 ? null : { head: '', tail: '' }, text: `${count} ${RECORD}` },
  { kind: 'rank', board: 'due', member: String(id), score: count },
];

async function measured(backend: Backend, atOnce: number): Promise<StoreFigures> {
  const waited: number[] = [];
  const held: number[] = [];
  let last = performance.now();
  const ticking = setInterval(() => {
    const now = performance.now();
    held.push(Math.max(0, now - last - 1));
    last = now;
  }, 1);
  const begun = performance.now();
  const each = Math.ceil(COMMITS / atOnce);
  const work = async (id: number): Promise<void> => {
    for (let count = 0; count < each; count++) {
      const from = performance.now();
      if (!(await backend.commit(saving(id + atOnce * 1000, count)))) throw new Error('stale');
      waited.push(performance.now() - from);
      // Yields, as between two presses; otherwise nothing else could run.
      await breathe();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, id) => work(id)));
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(ticking);
  for (const each of [waited, held]) each.sort((a, b) => a - b);
  return {
    ...{ p50: at(waited, 0.5), p99: at(waited, 0.99), commitsPerSecond: waited.length / seconds },
    ...{ held50: at(held, 0.5), held99: at(held, 0.99) },
  };
}

/** The cost of a save on this disk, from the main thread and from a separate thread. */
export async function store(): Promise<object> {
  const kinds: Record<string, (folder: string) => Promise<Backend>> = {
    'main thread': (folder) => SqliteBackend.open(folder),
    'own thread': (folder) => openSqlite(folder),
  };
  const rows: Record<string, StoreFigures> = {};
  for (const [kind, open] of Object.entries(kinds)) {
    for (const atOnce of AT_ONCE) {
      const folder = mkdtempSync(join(tmpdir(), 'bench-'));
      const backend = await open(folder);
      rows[`${kind}, ${atOnce} at once`] = await measured(backend, atOnce);
      await backend.close();
      rmSync(folder, { recursive: true });
    }
  }
  const rounded = (figures: StoreFigures): object =>
    Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, Number(value.toFixed(2))]));
  console.table(Object.fromEntries(Object.entries(rows).map(([name, figures]) => [name, rounded(figures)])));
  return rows;
}
