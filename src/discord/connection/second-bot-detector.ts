import type { Clock, Log } from '../../game/store/ports.ts';

/** This many second answers within this time are no accident. */
const MOST = 5;
const WITHIN_MS = 10 * 60_000;
const TOLD_EACH_MS = 60 * 60_000;

/** Notices that another process answers this bot's interactions: with its token, on another store. */
export type Rivals = ReturnType<typeof createRivals>;

export function createRivals(clock: Pick<Clock, 'now'>, log: Pick<Log, 'error'>) {
  let times: number[] = [];
  let toldAt = Number.NEGATIVE_INFINITY;

  return {
    /** Another answer came first. */
    wasSecond(): void {
      times = [...times, clock.now()].filter((time) => clock.now() - time < WITHIN_MS);
      if (times.length < MOST || clock.now() - toldAt < TOLD_EACH_MS) return;
      toldAt = clock.now();
      log.error({ times: times.length }, 'another process answers with the same token');
    },
  };
}
