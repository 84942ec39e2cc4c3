/** `npm run stats -- rebuild` in a process of its own, for `lab/bench/stats.ts`; prints its time and memory. */
import { run } from '../../tools/stats/run.ts';

const from = performance.now();
const code = await run(['rebuild'], { out: () => {}, err: console.error });
const seconds = Number(((performance.now() - from) / 1000).toFixed(1));
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
const cpuSeconds = Number(((userCPUTime + systemCPUTime) / 1e6).toFixed(1));
console.log(
  JSON.stringify({
    rebuildSeconds: seconds,
    rebuildCpuSeconds: cpuSeconds,
    rebuildMegabytes: Math.round(maxRSS / 1024),
  }),
);
process.exitCode = code;
