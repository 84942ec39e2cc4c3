/** `npm run -s verify -- RECORD [HASH]`: whether a finished game went by its seed and by the rules. */
import { run } from './verify/run.ts';

process.exitCode = run(process.argv.slice(2), { out: console.log, err: console.error });
