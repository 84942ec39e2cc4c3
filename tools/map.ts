/** `npm run -s map -- check FILE` and `npm run -s map -- draw FILE OUT.webp`: for an operator's own maps. */
import { run } from './map/run.ts';

process.exitCode = await run(process.argv.slice(2), { out: console.log, err: console.error });
