import { randomBytes } from 'node:crypto';
import type { Clock, Seeds } from './ports.ts';

/** The longest delay a timer of Node takes; a longer one would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** The machine's own time. */
export const systemClock: Clock = {
  now: Date.now,

  after(ms, fn) {
    const due = Date.now() + ms;
    let timer: NodeJS.Timeout;
    const wait = (left: number): void => {
      timer = setTimeout(() => (left > LONGEST_TIMER ? wait(due - Date.now()) : fn()), Math.min(left, LONGEST_TIMER));
      timer.unref();
    };
    wait(Math.max(0, ms));
    return () => clearTimeout(timer);
  },
};

/** 256 bits from the system's own source: nobody can try all of them against the hash that is published. */
export const systemSeeds: Seeds = {
  next: () => randomBytes(32).toString('hex'),
};
