import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
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

/** Runs the tool and catches its output. */
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
