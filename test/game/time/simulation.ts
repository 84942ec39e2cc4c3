import type { Clock, Store } from '../../../src/game/store/ports.ts';
import { createTables } from '../../../src/game/table/create-tables.ts';
import type { Tables } from '../../../src/game/table/tables.ts';
import type { Ticked } from '../../../src/game/time/absence.ts';
import { PLAIN_TIME } from '../../../src/game/time/clock.ts';
import { createTimekeeper } from '../../../src/game/time/keeper.ts';
import type { Presence } from '../../../src/game/time/presence.ts';
import { createUptime } from '../../../src/game/time/uptime.ts';
import { countedSeeds, keptLog } from '../support.ts';

/** Time that passes when a test says so, one alarm after the other. */
export interface SimulatedClock extends Clock {
  /** Lets `ms` pass; after each alarm it waits until all that the alarm began is done. */
  pass(ms: number): Promise<void>;
}

export function simulatedClock(settled: () => Promise<void>, start = Date.UTC(2026, 0, 2, 12)): SimulatedClock {
  let time = start;
  let alarms: { readonly at: number; readonly fn: () => void }[] = [];
  const clock: SimulatedClock = {
    now: () => time,
    after(ms, fn) {
      const alarm = { at: time + ms, fn };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((one) => one !== alarm);
      };
    },
    async pass(ms) {
      const goal = time + ms;
      for (;;) {
        const next = alarms.filter(({ at }) => at <= goal).toSorted((a, b) => a.at - b.at)[0];
        if (!next) break;
        alarms = alarms.filter((one) => one !== next);
        time = Math.max(time, next.at);
        next.fn();
        await settled();
      }
      time = Math.max(time, goal);
    },
  };
  return clock;
}

/** A process that keeps time. */
export interface Process {
  readonly tables: Tables;
  readonly log: ReturnType<typeof keptLog>;
  stop(): void;
}

export interface World {
  readonly clock: SimulatedClock;
  /** All that happened at tables by itself, in all processes, in order. */
  readonly shown: { readonly at: number; readonly ticked: Ticked }[];
  /** Starts a further process on a store. */
  start(store: Store): Process;
  /** Starts a process that Discord tells only of some servers. `serves`: whether it is told of the server. */
  startShard(store: Store, serves: (guild: string) => boolean): Process;
  /** Starts a process on a machine with a clock of its own. */
  startOn(store: Store, now: () => number): Process;
  settled(): Promise<void>;
}

const AT_PLAY: Presence = { isGone: async () => false, timeOf: async () => PLAIN_TIME };

export function world(presence: Presence = AT_PLAY): World {
  const under = new Set<Promise<void>>();
  const settled = async (): Promise<void> => {
    while (under.size > 0) await Promise.all(under);
  };
  const clock = simulatedClock(settled);
  const shown: World['shown'] = [];
  let started = 0;
  const self: World = {
    clock,
    shown,
    settled,
    start: (store) => self.startShard(store, () => true),
    startShard: (store, serves) => begin(store, clock, serves),
    startOn: (store, now) => begin(store, { ...clock, now }, () => true),
  };

  function begin(store: Store, clock: Clock, serves: (guild: string) => boolean): Process {
    const log = keptLog();
    const seeds = countedSeeds(10_000 * started++);
    const tables = createTables({ store, clock, seeds, log });
    const uptime = createUptime(store);
    const keeper = createTimekeeper({
      ...{ tables, uptime, clock, log, isUp: () => true, serves },
      presence: {
        ...presence,
        timeOf: async (user, pace) => ({ ...(await presence.timeOf(user, pace)), idle: uptime.gaps() }),
      },
      begun(work) {
        const followed = work.finally(() => under.delete(followed));
        under.add(followed);
      },
      changed: async () => {},
      show: async (ticked) => void shown.push({ at: clock.now(), ticked }),
    });
    keeper.start();
    return { tables, log, stop: keeper.stop };
  }
  return self;
}
