/** `npm run -s stats -- rebuild`: results, and what is derived of them. */
import { run } from './stats/run.ts';

process.exitCode = await run(process.argv.slice(2), { out: console.log, err: console.error });
