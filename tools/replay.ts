/** `npm run -s replay -- [--dump] FILE…`: compares recorded games with the engine's own answers. */
import { run } from './replay/run.ts';

process.exitCode = run(process.argv.slice(2), { out: console.log, err: console.error });
