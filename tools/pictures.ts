/** `npm run -s pictures -- OUT_DIR`: all that is drawn, as contact sheets and pictures, for whoever changes the art. */
import { run } from './pictures/run.ts';

process.exitCode = await run(process.argv.slice(2), { out: console.log, err: console.error });
