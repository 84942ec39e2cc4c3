/** `npm run -s arena -- --a PLAYER --b PLAYER …`: plays computer players against each other and prints figures. */
import { run } from './arena/run.ts';

process.exitCode = await run(process.argv.slice(2), { out: console.log, err: console.error });
