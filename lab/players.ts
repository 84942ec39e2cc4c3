/** `npm run -s players -- fit`: fits the weights of the evaluation to games of self-play. */
import { run } from './players/run.ts';

process.exitCode = await run(process.argv.slice(2), { out: console.log, err: console.error });
