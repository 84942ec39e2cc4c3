/** `npm run -s words -- check` and `npm run -s words -- types`: the message files of all languages. */
import { run } from './words/run.ts';

process.exitCode = run(process.argv.slice(2), { out: console.log, err: console.error });
