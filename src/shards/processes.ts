import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';
import { remove } from '../game/store/documents.ts';
import { NEW, type Store } from '../game/store/ports.ts';
import { Kept } from '../kept.ts';

/** ms without a sign of life after which a process is gone, by the clock of the process that looks. */
export const GONE_MS = 12_000;

/** ms counted at most from one look to the next: nobody is gone because a clock was set, or because the looking process was asleep. */
const MOST_COUNTED_MS = GONE_MS / 2;

/** The board of the processes that are there: 0 for each, or 1 if it cannot serve. */
const THERE = 'processes';
/** The most processes. */
const MOST = 10_000;

const ProcessSchema = z.strictObject({
  format: z.literal(1),
  /** Into how many shards it divides all servers. */
  shards: z.number().int().min(1),
  /** How many shards it serves. */
  serves: z.number().int().min(0),
  /** The place in which its pid is its own: see `placeOfHere`. */
  place: z.string(),
  pid: z.number().int(),
});
type Process = z.infer<typeof ProcessSchema>;

export interface Other {
  readonly id: string;
  /** Null for a newer version that says it otherwise. */
  readonly shards: number | null;
  readonly serves: number;
  /** Whether it can serve, as it says itself; older versions always say so. */
  readonly isAble: boolean;
}

/**
 * The processes that share a store. Each gives signs of life; a process without one for a while is gone. No clocks of two machines are
 * compared: a sign of life is a new revision of the note. Throws `StoreUnavailable`.
 */
export type Processes = ReturnType<typeof createProcesses>;

export interface ProcessesOptions {
  /** Milliseconds that only ever grow, also while the process is asleep. */
  readonly now: () => number;
  readonly shards: number;
  /** Random by default; only tests give another. */
  readonly id?: string;
  readonly place?: string;
  readonly pid?: number;
  readonly isRunning?: (pid: number) => boolean;
}

export function createProcesses(
  store: Store,
  {
    now,
    shards,
    id: own = newId(),
    place = placeOfHere(),
    pid = process.pid,
    isRunning = isRunningHere,
  }: ProcessesOptions,
) {
  const { rankings } = store;
  const notes = store.collection('process', ProcessSchema);
  const seen = new Kept<string, { readonly revision: number; readonly silent: number; readonly at: number }>(MOST);
  let based = NEW;
  /** Whether others took it for gone; it stays so until `beat` has told it. */
  let wasGone = false;

  /** A dead process of this machine is known at once: a bot that is started again takes the place of the killed one. */
  const isKnownDead = (other: Process): boolean =>
    other.place === place && (other.pid === pid || !isRunning(other.pid));

  /** Null if it has no note, or has given no sign of life for too long. */
  async function look(id: string): Promise<Omit<Other, 'isAble'> | null> {
    const found = await notes.peek(id);
    if (found.kind === 'newer') return { id, shards: null, serves: 0 };
    // A process that died while it was leaving is still on the board.
    if (found.kind === 'none') await store.commit([notes.expecting(id, NEW), rankings.setting(THERE, id, null)]);
    if (found.kind !== 'found') return null;
    const { value, revision } = found.stored;
    const before = seen.get(id);
    const at = now();
    const silent = before?.revision === revision ? before.silent + Math.min(at - before.at, MOST_COUNTED_MS) : 0;
    seen.set(id, { revision, silent, at });
    if (!isKnownDead(value) && silent < GONE_MS) return { id, shards: value.shards, serves: value.serves };
    // A process with a new sign of life is not gone: its shards may be taken only once its note is away.
    if ((await store.commit([notes.deleting(id, revision), rankings.setting(THERE, id, null)])) === 'stale')
      return look(id);
    seen.delete(id);
    return null;
  }

  return {
    own,

    /** Gives a sign of life. `gone`: others took it for gone meanwhile, and all that it held may be theirs, now or in a moment. */
    async beat(serves: number, isAble: boolean): Promise<'there' | 'gone'> {
      const value: Process = { format: 1, shards, serves, place, pid };
      for (;;) {
        const saving = notes.saving(own, value, based);
        if ((await store.commit([saving, rankings.setting(THERE, own, isAble ? 0 : 1)])) === 'saved') {
          based = saving.revision;
          const told = wasGone ? 'gone' : 'there';
          wasGone = false;
          return told;
        }
        // Others took it for gone, or a save without an answer was made.
        const there = await notes.load(own);
        based = there.kind === 'found' ? there.stored.revision : NEW;
        wasGone ||= based === NEW;
      }
    },

    /** All other processes that are there. Deletes the notes of processes that are gone. */
    async others(): Promise<Other[]> {
      const there: Other[] = [];
      for (const { member: id, score } of await rankings.page(THERE, 0, MOST)) {
        const other = id === own ? null : await look(id);
        if (other !== null) there.push({ ...other, isAble: score === 0 });
      }
      return there;
    },

    /** Whether a process that holds something is gone, though it may have come after `others` was asked. */
    isGone: async (id: string): Promise<boolean> => id !== own && (await look(id)) === null,

    /** Says that this process is there no more. */
    async leave(): Promise<void> {
      await remove(notes, own);
      await store.commit([rankings.setting(THERE, own, null)]);
    },
  };
}

const newId = (): string => randomBytes(8).toString('hex');

/** This start of this machine and, in a container, that container: within it each pid is unique. */
function placeOfHere(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function isRunningHere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
