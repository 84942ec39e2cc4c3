import { randomBytes } from 'node:crypto';
import type { Clock, Seeds } from '../store/ports.ts';

/** Node's longest timer; a longer one would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Clocks are compared over this many ms. They tick at different moments: over less, each tick of one would be added to the other's. */
const COMPARED_MS = 1000;

/** Grows as fast as the faster clock: one clock stands still while a machine sleeps, the other can be set back. */
export function growing(...clocks: readonly (() => number)[]): () => number {
  let last = clocks.map((clock) => clock());
  let sum = 0;
  let told = 0;
  return () => {
    const next = clocks.map((clock) => clock());
    const gone = next.map((time, index) => time - last[index]!);
    const most = Math.max(0, ...gone);
    told = Math.max(told, sum + most);
    if (most >= COMPARED_MS || Math.min(...gone) < 0) [sum, last] = [sum + most, next];
    return told;
  };
}

/** The speed of a time that is ahead of the machine's; at full speed it would stay ahead. */
const SLOWED = 0.9;

/**
 * A time of day that never goes back, in whole ms since 1970, for all waiting. If `wall` is set back, it runs a little slower until `wall`
 * catches up. `steady`: ms that nobody sets.
 */
export function steadied(wall: () => number, steady: () => number): () => number {
  const passed = growing(wall, steady);
  let [last, time] = [passed(), wall()];
  return () => {
    const [now, own] = [passed(), wall()];
    time = Math.max(own, time + (now - last) * SLOWED);
    last = now;
    return Math.floor(time);
  };
}

const now = steadied(Date.now, () => performance.now());

/** The machine's time, which never goes back in a process. */
export const systemClock: Clock = {
  now,

  after(ms, fn) {
    const due = now() + ms;
    let timer: NodeJS.Timeout;
    const wait = (left: number): void => {
      timer = setTimeout(() => (left > LONGEST_TIMER ? wait(due - now()) : fn()), Math.min(left, LONGEST_TIMER));
      timer.unref();
    };
    wait(Math.max(0, ms));
    return () => clearTimeout(timer);
  },
};

/** 256 bits from the system's own source: nobody can try them all against the published hash. */
export const systemSeeds: Seeds = {
  next: () => randomBytes(32).toString('hex'),
};
