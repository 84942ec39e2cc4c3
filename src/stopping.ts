import type { Log } from './game/store/ports.ts';

/** Ends the parts of a process in the opposite order of their making, each within its time: a part that hangs holds nobody up. */
export function createStopping(log: Pick<Log, 'warn' | 'error'>) {
  const parts: { readonly what: string; readonly ms: number; readonly end: () => Promise<void> }[] = [];
  let stopped: Promise<void> | null = null;

  async function endAll(): Promise<void> {
    for (let part = parts.pop(); part; part = parts.pop()) {
      const { what, ms, end } = part;
      try {
        if (!(await isDoneWithin(ms, end())))
          log.warn({ what, ms }, 'a part did not end in time, and is left as it is');
      } catch (error) {
        log.error({ what, error }, 'a part could not end cleanly');
      }
    }
  }

  return {
    /** `ms`: the time after which the next part is ended all the same. A part named after the end has begun is ended at once. */
    ends(what: string, ms: number, end: () => Promise<void>): void {
      parts.push({ what, ms, end });
      if (stopped) stopped = stopped.then(endAll);
    },
    /** Never throws. Twice is safe: the second waits for the first. */
    stop(): Promise<void> {
      stopped ??= endAll();
      return stopped;
    },
  };
}

async function isDoneWithin(ms: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
