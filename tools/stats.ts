/** `npm run -s stats -- rebuild`: rebuilds results and everything derived from them. */
import { run } from './stats/run.ts';

process.exitCode = await run(process.argv.slice(2), { out: console.log, err: console.error });
