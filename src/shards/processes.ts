import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';
import { remove } from '../game/store/documents.ts';
import { NEW, type Store } from '../game/store/ports.ts';
import { Kept } from '../kept.ts';

/** After so long without a sign of life a process is gone, by the clock of whoever looks. */
export const GONE_MS = 12_000;

/** So much of it is counted from one look to the next: where a clock was set, or whoever looks was asleep, nobody is gone for that. */
const MOST_COUNTED_MS = GONE_MS / 2;

/** The board of those that are there, with 0; with 1 where they cannot serve. */
const THERE = 'processes';
/** So many at most. */
const MOST = 10_000;

const ProcessSchema = z.strictObject({
  format: z.literal(1),
  /** Into how many shards it divides all servers. */
  shards: z.number().int().min(1),
  /** How many of them it serves. */
  serves: z.number().int().min(0),
  /** Where its number is its own: see `placeOfHere`. */
  place: z.string(),
  pid: z.number().int(),
});
type Process = z.infer<typeof ProcessSchema>;

export interface Other {
  readonly id: string;
  /** Null of a process of a newer version that says it otherwise. */
  readonly shards: number | null;
  readonly serves: number;
  /** Whether it can serve, as it says itself; older versions always say so. */
  readonly isAble: boolean;
}

/**
 * The processes that share a store. Each says again and again that it is there; whoever has not for a while is gone. No clock is
 * compared with another machine's: a sign of life is that the note's revision has changed. Throws `StoreUnavailable`.
 */
export type Processes = ReturnType<typeof createProcesses>;

export interface ProcessesOptions {
  /** Milliseconds that only ever grow, those included in which the process was asleep. */
  readonly now: () => number;
  readonly shards: number;
  /** Drawn unless said; only tests give another. */
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
  /** Whether others took it for gone; it stays so until that has been told. */
  let wasGone = false;

  /** One of this machine need not be waited for: the bot that is started again takes the place of the one that was killed at once. */
  const isKnownDead = (other: Process): boolean =>
    other.place === place && (other.pid === pid || !isRunning(other.pid));

  /** Null where there is no note that it is there, or has been too long. */
  async function look(id: string): Promise<Omit<Other, 'isAble'> | null> {
    const found = await notes.peek(id);
    if (found.kind === 'newer') return { id, shards: null, serves: 0 };
    // Whoever died in the midst of leaving is still on the board.
    if (found.kind === 'none') await store.commit([notes.expecting(id, NEW), rankings.setting(THERE, id, null)]);
    if (found.kind !== 'found') return null;
    const { value, revision } = found.stored;
    const before = seen.get(id);
    const at = now();
    const silent = before?.revision === revision ? before.silent + Math.min(at - before.at, MOST_COUNTED_MS) : 0;
    seen.set(id, { revision, silent, at });
    if (!isKnownDead(value) && silent < GONE_MS) return { id, shards: value.shards, serves: value.serves };
    // Whoever has said something meanwhile is not gone: what it holds may be taken only once its note is away.
    if ((await store.commit([notes.deleting(id, revision), rankings.setting(THERE, id, null)])) === 'stale')
      return look(id);
    seen.delete(id);
    return null;
  }

  return {
    own,

    /** Says that this one is there. `gone`: others took it for gone meanwhile, and whatever it held may be theirs, now or in a moment. */
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
        // Others took it for gone, or a save of which nobody heard was made.
        const there = await notes.load(own);
        based = there.kind === 'found' ? there.stored.revision : NEW;
        wasGone ||= based === NEW;
      }
    },

    /** All others that are there. Notes of those that are gone are taken away. */
    async others(): Promise<Other[]> {
      const there: Other[] = [];
      for (const { member: id, score } of await rankings.page(THERE, 0, MOST)) {
        const other = id === own ? null : await look(id);
        if (other !== null) there.push({ ...other, isAble: score === 0 });
      }
      return there;
    },

    /** Whether one that holds something is gone, though it may have come after the others were counted. */
    isGone: async (id: string): Promise<boolean> => id !== own && (await look(id)) === null,

    /** Says that this one is there no more. */
    async leave(): Promise<void> {
      await remove(notes, own);
      await store.commit([rankings.setting(THERE, own, null)]);
    },
  };
}

const newId = (): string => randomBytes(8).toString('hex');

/** This start of this machine and, in a container, that container: there a process's number is no other's. */
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
