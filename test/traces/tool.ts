import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { run } from '../../tools/replay/run.ts';

// biome-ignore lint/suspicious/noExplicitAny: recorded games are spoilt here on purpose.
export type Loose = any;

export const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
export const fixture = (name: string): string => here(`${name}.jsonl.gz`);

interface Said {
  readonly code: number;
  readonly out: string[];
  readonly err: string[];
}

/** The tool, with what it prints caught. */
export function replay(...args: string[]): Said {
  const said = { out: [] as string[], err: [] as string[] };
  const code = run(args, { out: (line) => said.out.push(line), err: (line) => said.err.push(line) });
  return { code, ...said };
}

export const games = (file: string): Loose[] =>
  gunzipSync(readFileSync(file))
    .toString()
    .split('\n')
    .flatMap((line) => (line ? [JSON.parse(line)] : []));

let files = 0;
export function writtenTo(folder: string, content: string | Buffer): string {
  const file = join(folder, `${files++}.jsonl`);
  writeFileSync(file, content);
  return file;
}

/** Tests of whole files of recorded games that may lie beside the project; says so where they do not. */
export function wholeFiles(names: readonly string[]): void {
  for (const name of names) {
    const file = here(`../../../shared/traces/${name}.jsonl.gz`);
    if (!existsSync(file))
      process.stderr.write(`no ${name} traces beside the project: only those kept here are replayed\n`);
    test.skipIf(!existsSync(file))(`${name}: all of them pass whole`, () => {
      expect(replay(file)).toEqual({ code: 0, out: [`${games(file).length} passed, 0 failed`], err: [] });
    });
  }
}
