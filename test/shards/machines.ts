import { z } from 'zod';
import { createUnderWay } from '../../src/discord/connection/pending-work.ts';
import type { Shard } from '../../src/game/servers/shard.ts';
import type { Clock, Store } from '../../src/game/store/ports.ts';
import type { Connecting } from '../../src/shards/patience.ts';
import { BEAT_MS, serveShards } from '../../src/shards/shards.ts';
import { keptLog } from '../game/support.ts';
import { simulatedClock } from '../game/time/simulation.ts';
import { type Call, type Disk, memoryStore, newDisk } from '../support/memory-store.ts';

export const Note = z.strictObject({ by: z.string() });

interface ServedShard {
  readonly shard: Shard;
  readonly store: Store;
  readonly connecting: Connecting;
  isIn(): boolean;
  stop(): Promise<void>;
}

/** Lets all that waits for a store in memory go on. */
export async function allElse(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Processes on one disk, with one time for all. */
export function machines(disk: Disk = newDisk()) {
  const all = createUnderWay();
  const clock = simulatedClock(() => all.settled());
  let pids = 100;

  /** `place`: the machine; if absent, a new one. */
  function begin(
    count: number,
    {
      place = String(++pids),
      pid = ++pids,
      isRunning = (_: number): boolean => true,
      pause = (_: Call): Promise<void> | undefined => undefined,
      /** Resolves when a shard may connect; `ends` when it may end. */
      connects = (_: number): Promise<void> | undefined => undefined,
      ends = async (): Promise<void> => {},
      isReady = (_: number): boolean => true,
      /** Throws if Discord does not let it connect. */
      reach = async (_: AbortSignal): Promise<void> => {},
      isWaitedFor = true,
    } = {},
  ) {
    let isFrozen = false;
    let setBy = 0;
    const missed: (() => void)[] = [];
    const underWay = createUnderWay();
    const begun = (work: Promise<void>): void => {
      underWay.add(work);
      if (isWaitedFor) all.add(work);
    };
    const own: Clock = {
      now: () => clock.now() + setBy,
      after: (ms, fn) => clock.after(ms, () => (isFrozen ? missed.push(fn) : fn())),
    };
    const log = keptLog();
    const store = memoryStore(disk);
    store.pause = pause;
    const served: ServedShard[] = [];
    const shards = serveShards<ServedShard>({
      ...{ store, clock: own, log, count, begun, reach, steady: clock.now },
      process: { place, pid, isRunning },
      async serve(shard, fencedStore, connecting) {
        await connects(shard.id);
        const stop = async (): Promise<void> => {
          await ends();
          served.splice(served.indexOf(one), 1);
        };
        const one = { shard, store: fencedStore, connecting, isIn: () => isReady(shard.id), stop };
        served.push(one);
        return one;
      },
    });
    return {
      ...{ shards, store, log, served },
      ids: () => served.map(({ shard }) => shard.id).sort(),
      /** The process or its machine is killed. */
      freeze: () => {
        isFrozen = true;
      },
      /** Sets the machine's clock forward or back. */
      setClock: (ms: number) => {
        setBy += ms;
      },
      async thaw() {
        isFrozen = false;
        for (const fn of missed.splice(0)) fn();
        await underWay.settled();
      },
    };
  }

  /** Starts a process and waits until it serves. */
  const start = async (...how: Parameters<typeof begin>) => {
    const made = begin(...how);
    await made.shards.started;
    return made;
  };

  /** Starts a process while time passes. */
  const startSlowly = async (...how: Parameters<typeof begin>) => {
    const made = begin(...how);
    const started = made.shards.started.then(
      () => null,
      (error: unknown) => error,
    );
    // Long enough to be sure that others are gone, but not as long as a shard may take to connect.
    for (let step = 0; step < 6; step++) {
      await allElse();
      await clock.pass(BEAT_MS);
    }
    return { ...made, failed: await started };
  };

  /** The key of the document that announces a process. */
  const processKey = (): string => [...disk.keys()].find((key) => key.startsWith('process:'))!;

  return { clock, begin, start, startSlowly, disk, processKey };
}
