/** `npm run -s players -- fit`: weights of the evaluation from games that players play with themselves. */
import { run } from './players/run.ts';

process.exitCode = await run(process.argv.slice(2), { out: console.log, err: console.error });
