/** The playground's time: real time plus the time that tests advance it by. If frozen, only `advance` moves it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs every task that falls due on the way, in order, before it returns. */
  advance(ms: number): void;
  /** Runs `task` when the clock reaches `time`; the returned function cancels it. */
  at(time: number, task: () => void): () => void;
  stop(): void;
}

interface Timer {
  time: number;
  task: () => void;
}

/** Node clips longer delays to 1 ms. */
const LONGEST_DELAY = 2 ** 31 - 1;

export function createClock({ start, frozen = false }: { start?: number; frozen?: boolean } = {}): Clock {
  let offset = start === undefined ? 0 : start - Date.now();
  let still = start ?? Date.now();
  let timers: Timer[] = [];
  let alarm: NodeJS.Timeout | undefined;
  let stopped = false;

  const now = (): number => (frozen ? still : Date.now() + offset);

  const setAlarm = (): void => {
    clearTimeout(alarm);
    const next = timers[0];
    if (frozen || stopped || !next) return;
    alarm = setTimeout(runDue, Math.min(LONGEST_DELAY, Math.max(0, next.time - now())));
    alarm.unref();
  };

  const runDue = (): void => {
    while (!stopped && timers[0] && timers[0].time <= now()) timers.shift()?.task();
    setAlarm();
  };

  return {
    now,
    advance(ms) {
      const goal = now() + ms;
      // A timer sees its own time, not the goal, so that timers which it sets can fall due on the way too.
      while (timers[0] && timers[0].time <= goal) {
        const timer = timers.shift()!;
        if (frozen) still = Math.max(still, timer.time);
        else offset += Math.max(0, timer.time - now());
        timer.task();
      }
      if (frozen) still = Math.max(still, goal);
      else offset += Math.max(0, goal - now());
      setAlarm();
    },
    at(time, task) {
      const timer = { time, task };
      const later = timers.findIndex((other) => other.time > time);
      timers.splice(later < 0 ? timers.length : later, 0, timer);
      setAlarm();
      return () => {
        timers = timers.filter((other) => other !== timer);
        setAlarm();
      };
    },
    stop() {
      stopped = true;
      timers = [];
      clearTimeout(alarm);
    },
  };
}
