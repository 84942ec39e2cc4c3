import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { run } from '../../tools/map/run.ts';
import { isDrawn, sampled } from '../support/runs.ts';

const folder = mkdtempSync(join(tmpdir(), 'map-'));
afterAll(() => rmSync(folder, { recursive: true }));

const EXAMPLE = /```json\n(.*?)```/s.exec(readFileSync(new URL('../../docs/maps.md', import.meta.url), 'utf8'))![1]!;

let files = 0;
function written(text: string): string {
  const file = join(folder, `${files++}.json`);
  writeFileSync(file, text);
  return file;
}

async function map(...args: string[]) {
  const said = { out: [] as string[], err: [] as string[] };
  const code = await run(args, { out: (line) => said.out.push(line), err: (line) => said.err.push(line) });
  return { code, ...said };
}

test('check lists the content of a good map and exits with 0', async () => {
  expect(await map('check', written(EXAMPLE))).toEqual({
    code: 0,
    out: [
      'Bodensee (bodensee) can be played on.',
      '11 × 8, 61 squares for tiles, 2 of 2 start squares used',
      '2 large cities, 2 border prints, 1 ferry, 3 towns',
      '50 to 60 tiles, 9 meeples each',
    ],
    err: [],
  });
});

test('check takes the id of a map of the project, and both maps of the USA', async () => {
  expect((await map('check', 'taiwan')).out[1]).toBe('17 × 16, 121 squares for tiles, 2 of 2 start squares used');
  const both = await map('check', 'usa');
  expect(both).toMatchObject({ code: 0, err: [] });
  expect(both.out[1]).toContain('251 squares');
  expect(both.out.at(-1)).toBe('220 to 240 tiles (250 to 270 by a house rule), 9 meeples each');
});

test('check tells all faults, a line each, and exits with 1', async () => {
  const bad = written(EXAMPLE.replace('"at": [6, 2]', '"at": [0, 0]').replace('"at": [3, 3]', '"at": [9, 9]'));
  const said = await map('check', bad);
  expect(said).toMatchObject({ code: 1, out: [] });
  expect(said.err).toEqual([
    expect.stringMatching(/^\d\.json: line 20, square \[0,0\]: the start square Ravensburg lies in the sea.* \(M2\)$/),
    expect.stringMatching(/^\d\.json: line 9, square \[6,2\]: the grid shows a start square that no list has \(M2\)$/),
    expect.stringMatching(/^\d\.json: line 41, square \[9,9\]: the town Radolfzell lies in the sea.* \(M7\)$/),
    expect.stringMatching(/^\d\.json: line 10, square \[3,3\]: the grid shows a town that no list has \(M7\)$/),
  ]);
});

test('check goes through several files and fails with any', async () => {
  const said = await map('check', written('{'), written(EXAMPLE), join(folder, 'none.json'));
  expect(said.code).toBe(1);
  expect(said.out[0]).toBe('Bodensee (bodensee) can be played on.');
  expect(said.err).toEqual([expect.stringMatching(/it is no JSON/), 'none.json: it cannot be read (ENOENT)']);
});

test.each([[[]], [['check']], [['draw']], [['draw', 'germany']], [['draw', 'a', 'b', 'c']], [['--help']], [['paint']]])(
  'called as %j it says how to call it and exits with 2',
  async (args) => {
    const said = await map(...args);
    expect(said).toMatchObject({ code: 2, out: [] });
    expect(said.err[0]).toMatch(/^usage: npm run -s map -- check FILE/);
  },
);

test('draw of a file without a map draws nothing and exits with 1', async () => {
  const said = await map('draw', written('[]'), join(folder, 'out.webp'));
  expect(said).toMatchObject({ code: 1, out: [] });
});

const calls = [
  { args: ['check', 'germany'], told: { status: 0, stderr: '' } },
  { args: ['check', written('[]')], told: { status: 1 } },
  { args: [], told: { status: 2, stdout: '' } },
];
test.runIf(isDrawn('map', { oneIn: 8, about: ['tools/map'] })).each(sampled('calls', calls, { short: 1 }))(
  'the program itself prints and exits with $told.status',
  ({ args, told }) => {
    const program = fileURLToPath(new URL('../../tools/map.ts', import.meta.url));
    expect(spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' })).toMatchObject(told);
  },
);
