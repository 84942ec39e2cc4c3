import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sampled } from '../support/runs.ts';
import { games, here, replay, writtenTo } from './tool.ts';

/** Whole files of recorded games may lie beside the project; this folder has a few games of each. */
const EXTENSION = '.jsonl.gz';
const NAMES = globSync(`*${EXTENSION}`, { cwd: here('.') }).map((file) => basename(file, EXTENSION));
const whole = (name: string): string =>
  ['', 'further/'].map((folder) => here(`../../../shared/traces/${folder}${name}${EXTENSION}`)).find(existsSync) ?? '';
const present = NAMES.filter((name) => whole(name) !== '');

const folder = mkdtempSync(join(tmpdir(), 'replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

if (present.length < NAMES.length)
  process.stderr.write('not all traces lie beside the project: only those kept here are replayed\n');

test.skipIf(present.length === 0)('every answer at every turn of all recorded games is the recorded answer', () => {
  for (const name of sampled('whole files', present, { short: 5 })) {
    const all = games(whole(name));
    const tried = sampled(name, all, { short: Math.ceil(all.length / 20) });
    const file = writtenTo(folder, tried.map((game) => `${JSON.stringify(game)}\n`).join(''));
    const passed = { code: 0, out: [`${tried.length} passed, 0 failed`], err: [] };
    expect({ name, ...replay(file) }).toEqual({ name, ...passed });
  }
});
