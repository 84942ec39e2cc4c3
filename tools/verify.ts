/** `npm run -s verify -- RECORD [HASH]`: checks a finished game against its seed and the rules. */
import { run } from './verify/run.ts';

process.exitCode = run(process.argv.slice(2), { out: console.log, err: console.error });
