/**
 * Microseconds a call, the median of nine rounds, since other programs and the collector interfere. `times`: calls of `work` in a round.
 */
export function timed(times: number, work: () => void): { readonly wall: number; readonly cpu: number } {
  work();
  const rounds = Array.from({ length: 9 }, () => {
    const since = performance.now();
    const used = process.cpuUsage();
    let done = 0;
    do {
      work();
      done += times;
    } while (performance.now() - since < 250);
    const { user, system } = process.cpuUsage(used);
    return { wall: ((performance.now() - since) * 1000) / done, cpu: (user + system) / done };
  });
  const median = (values: number[]): number => values.sort((a, b) => a - b)[4]!;
  return { wall: median(rounds.map(({ wall }) => wall)), cpu: median(rounds.map(({ cpu }) => cpu)) };
}

/** Watches until the returned function is called, which returns the most processor time, ms, that this thread used between two ticks. */
export function watchThread(): () => number {
  const used = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [before, longest] = [used(), 0];
  const timer = setInterval(() => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
  }, 1);
  return () => {
    clearInterval(timer);
    return longest;
  };
}
