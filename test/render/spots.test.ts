import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { place } from '../../render/tile/spots.ts';
import { TILE_DESIGNS } from '../../src/engine/tiles.ts';

const FILE = new URL('../../render/tile/spots.json', import.meta.url);

test('the spots that are written down are those that are worked out', () => {
  const worked = TILE_DESIGNS.map((design) => [design.id, JSON.parse(JSON.stringify(place(design)))] as const);
  if (process.env.UPDATE_SPOTS === '1') {
    writeFileSync(FILE, `{\n${worked.map(([id, spots]) => `"${id}":${JSON.stringify(spots)}`).join(',\n')}\n}\n`);
  }
  const kept: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
  const why =
    'After a change of tiles or of how spots are found: UPDATE_SPOTS=1 npx vitest run test/render/spots.test.ts';
  expect(kept, why).toEqual(Object.fromEntries(worked));
});
