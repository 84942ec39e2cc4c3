/** `npm run -s pictures -- OUT_DIR`: all art as contact sheets and pictures, to check changes of the art. */
import { run } from './pictures/run.ts';

process.exitCode = await run(process.argv.slice(2), { out: console.log, err: console.error });
