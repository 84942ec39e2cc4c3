import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mapOf } from '../../src/engine/index.ts';
import { drawMap } from '../../tools/map/draw.ts';
import { pixelsIn } from '../render/pictures.ts';
import { isDrawn } from '../support/runs.ts';

const folder = mkdtempSync(join(tmpdir(), 'map-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DRAWN = { oneIn: 8, about: ['tools/map/', 'render/map/'] };
const drawn = test.runIf(isDrawn('a map in a file', DRAWN));

drawn('a map is drawn into a WebP file of its own shape', async () => {
  const file = join(folder, 'taiwan.webp');
  await drawMap(mapOf('taiwan')!, file);
  const { width, height } = await pixelsIn(readFileSync(file));
  expect(Math.max(width, height)).toBeLessThanOrEqual(3072);
  expect(width / height).toBeCloseTo(19 / 18, 1);
});

drawn('a missing folder is named in a sentence', async () => {
  const drawing = drawMap(mapOf('taiwan')!, join(folder, 'none', 'taiwan.webp'));
  await expect(drawing).rejects.toThrow('the picture could not be written: there is no such folder');
});
