import { readdirSync, readFileSync } from 'node:fs';

/** A turn's cost: ms of processor time by thread of the bot, requests to Discord, and calls of the store. */
export interface LoadMeasured {
  readonly processorMs: Readonly<Record<string, number>>;
  readonly calls: Readonly<Record<string, number>>;
}

interface Threads {
  /** ms of processor time so far, by thread name. */
  readonly used: ReadonlyMap<string, number>;
  readonly megabytes: number;
}

/** The unit of Linux's processor accounts. */
const TICK_MS = 10;

/** Processor time of a process and its children, as Linux reports it. */
export function threadsOf(pid: number): Threads {
  const own = threadsOfOne(pid, 'main');
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  for (const child of children) {
    const theirs = threadsOfOne(Number(child), 'drawing');
    const all = [...theirs.used.values()].reduce((sum, ms) => sum + ms, 0);
    own.used.set('drawing', (own.used.get('drawing') ?? 0) + all);
    own.megabytes += theirs.megabytes;
  }
  return own;
}

function threadsOfOne(pid: number, first: string) {
  const used = new Map<string, number>();
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    const [, comm, rest] = /\((.*)\) (.*)/.exec(stat) as unknown as [string, string, string];
    const fields = rest.split(' ');
    const name = thread === String(pid) ? first : comm;
    used.set(name, (used.get(name) ?? 0) + (Number(fields[11]) + Number(fields[12])) * TICK_MS);
  }
  const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return { used, megabytes: Math.round((Number(pages) * 4096) / 1e6) };
}

/** The bot's own metrics, by name and labels. */
export async function callsOf(port: number): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const found = text.matchAll(
    /^carcassonne_((?:discord_request|store|picture)_seconds_(?:count|sum)\{[^}]*\}) (\S+)$/gm,
  );
  return new Map([...found].map(([, name, value]) => [name!, Number(value)]));
}

export function costOf(given: {
  /** ms of this process, which is Discord and the players. */
  readonly ownMs: number;
  readonly before: Threads;
  readonly after: Threads;
  readonly callsBefore: ReadonlyMap<string, number>;
  readonly callsAfter: ReadonlyMap<string, number>;
  readonly turns: number;
}): LoadMeasured {
  const a = (value: number): number => Number((value / Math.max(1, given.turns)).toFixed(2));
  const processorMs: Record<string, number> = { discord: a(given.ownMs) };
  for (const [name, ms] of given.after.used) processorMs[name] = a(ms - (given.before.used.get(name) ?? 0));
  const calls: Record<string, number> = {};
  for (const [name, value] of given.callsAfter) {
    const more = value - (given.callsBefore.get(name) ?? 0);
    if (more > 0 && name.includes('_count')) calls[name.replace('_seconds_count', '')] = a(more);
  }
  return { processorMs, calls };
}
