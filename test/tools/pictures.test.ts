import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { FIGURES, GIFTS, GOODS, MAPS, SYMBOLS, TILE_DESIGNS } from '../../src/engine/index.ts';
import { ART } from '../../tools/pictures/art.ts';
import { run } from '../../tools/pictures/run.ts';
import { SCENES } from '../../tools/pictures/scenes.ts';
import { pixelsIn } from '../render/pictures.ts';
import { isDrawn } from '../support/runs.ts';

const drawn = (title: string) => test.runIf(isDrawn(title, { oneIn: 8, about: ['tools/pictures'] }));

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function pictures(...args: string[]) {
  const said = { out: [] as string[], err: [] as string[] };
  const few = { art: { figures: ART.figures! }, scenes: { hand: SCENES.hand } };
  const code = await run(args, { out: (line) => said.out.push(line), err: (line) => said.err.push(line) }, few);
  return { code, ...said };
}

drawn('pictures in a folder')(
  'pictures are written to a folder, which is made, and once more as a feed shows them',
  async () => {
    const said = await pictures(join(folder, 'new', 'one'));
    const drawn = ['feed.webp', 'hand-empty.webp', 'hand-full.webp', 'hand-of-two.webp'];
    const names = ['art-figures.webp', ...drawn, ...drawn.map((name) => `light-${name}`)];
    expect(said).toMatchObject({ code: 0, err: [] });
    expect(readdirSync(join(folder, 'new', 'one')).toSorted()).toEqual(names);
    expect(said.out).toHaveLength(names.length);
    const { width, data } = await pixelsIn(readFileSync(join(folder, 'new', 'one', 'feed.webp')));
    expect(width).toBe(1680);
    expect(new Set(data).size).toBeGreaterThan(50);
  },
);

test('the sheets show every tile, figure, card, token and map, each with its name', () => {
  const shown = Object.values(ART).flatMap((groups) =>
    groups().flatMap(({ heading, cells }) => [heading, ...cells.map(({ label }) => label.split(' ×')[0]!)]),
  );
  const drawn = [...TILE_DESIGNS.map(({ id }) => id), ...FIGURES, ...GIFTS, ...GOODS, ...SYMBOLS];
  expect([...drawn, ...MAPS.map(({ name }) => name)].filter((name) => !shown.includes(name))).toEqual([]);
});

test('a file in the way of the folder is told in a sentence', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const said = await pictures(file);
  expect(said).toMatchObject({ code: 1, out: [] });
  expect(said.err).toEqual([expect.stringContaining('the pictures could not be written')]);
});

test.each([[[]], [['']], [['--help']], [['a', 'b']]])(
  'called as %j it says how to call it in a line and exits with 2',
  async (args) => {
    expect(await pictures(...args)).toEqual({
      code: 2,
      out: [],
      err: [expect.stringMatching(/^usage: npm run -s pictures -- OUT_DIR [^\n]+$/)],
    });
  },
);

drawn('the program of pictures')('the program itself exits as told', () => {
  const program = fileURLToPath(new URL('../../tools/pictures.ts', import.meta.url));
  expect(spawnSync(process.execPath, [program], { encoding: 'utf8' })).toMatchObject({ status: 2, stdout: '' });
  expect(existsSync('OUT_DIR')).toBe(false);
});
