import { differences } from './compare.ts';
import { replay } from './replay.ts';
import { readTraces, type Trace } from './trace.ts';

const USAGE = 'usage: npm run -s replay -- [--dump] FILE… (recorded games as JSON lines, gzipped or not)';

export interface Printer {
  out(line: string): void;
  err(line: string): void;
}

/** The whole program; returns the exit code. */
export function run(args: readonly string[], print: Printer): number {
  const dump = args.includes('--dump');
  const files = args.filter((arg) => arg !== '--dump');
  if (files.length === 0 || files.some((file) => file.startsWith('-'))) {
    print.err(USAGE);
    return 2;
  }
  let passed = 0;
  let failed = 0;
  for (const file of files) {
    for (const trace of tracesOf(file, print) ?? [null]) {
      const good = trace !== null && (dump ? dumped(trace, print) : compared(trace, print));
      if (good) passed += 1;
      else failed += 1;
    }
  }
  if (!dump) print.out(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/** Null if the file cannot be read; prints the reason. */
function tracesOf(file: string, print: Printer): Trace[] | null {
  try {
    return readTraces(file);
  } catch (error) {
    print.err(`${file}: ${(error as Error).message}`);
    return null;
  }
}

/** Prints the engine's own answers, without the recorded ones. */
function dumped(trace: Trace, print: Printer): boolean {
  const { id, turns, final, broken } = replay(trace);
  if (broken) print.err(`${id} ${broken}`);
  print.out(JSON.stringify({ id, turns: turns.map(({ answers }) => answers), final: { scores: final.scores } }));
  return broken === null;
}

function compared(trace: Trace, print: Printer): boolean {
  const found = differences(trace, replay(trace));
  for (const line of found) print.out(line);
  return found.length === 0;
}
