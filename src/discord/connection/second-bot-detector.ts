import type { Clock, Log } from '../../game/store/ports.ts';

/** So many answers that come second, within so long, are no accident. */
const MOST = 5;
const WITHIN_MS = 10 * 60_000;
const TOLD_EACH_MS = 60 * 60_000;

/** Notices that somebody else answers what this process is asked: a second process with the same token, on a store of its own. */
export type Rivals = ReturnType<typeof createRivals>;

export function createRivals(clock: Pick<Clock, 'now'>, log: Pick<Log, 'error'>) {
  let times: number[] = [];
  let toldAt = Number.NEGATIVE_INFINITY;

  return {
    /** An answer came second. */
    wasSecond(): void {
      times = [...times, clock.now()].filter((time) => clock.now() - time < WITHIN_MS);
      if (times.length < MOST || clock.now() - toldAt < TOLD_EACH_MS) return;
      toldAt = clock.now();
      log.error({ times: times.length }, 'another process answers with the same token');
    },
  };
}
