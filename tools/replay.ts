/** `npm run -s replay -- [--dump] FILE…`: recorded games against the engine's own answers. */
import { replay } from './replay/answers.ts';
import { differences } from './replay/compare.ts';
import { readTraces, type Trace } from './replay/trace.ts';

const usage = 'usage: npm run -s replay -- [--dump] FILE… (recorded games as JSON lines, gzipped or not)';

function main(args: readonly string[]): number {
  const dump = args.includes('--dump');
  const files = args.filter((arg) => arg !== '--dump');
  if (files.length === 0 || files.some((file) => file.startsWith('-'))) {
    console.error(usage);
    return 2;
  }
  let passed = 0;
  let failed = 0;
  for (const file of files) {
    let traces: Trace[];
    try {
      traces = readTraces(file);
    } catch (error) {
      console.error(`${file}: ${(error as Error).message}`);
      failed += 1;
      continue;
    }
    for (const trace of traces) {
      const replayed = replay(trace);
      if (dump) {
        if (replayed.broken) console.error(`${trace.id} ${replayed.broken}`);
        const turns = replayed.turns.map(({ answers }) => answers);
        console.log(JSON.stringify({ id: replayed.id, turns, final: { scores: replayed.final.scores } }));
      }
      const found = differences(trace, replayed);
      if (!dump) for (const line of found) console.log(line);
      if (dump ? replayed.broken : found.length > 0) failed += 1;
      else passed += 1;
    }
  }
  if (!dump) console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
