import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { place } from '../../render/tile/spots.ts';
import { TILE_DESIGNS } from '../../src/engine/tiles/tiles.ts';
import { hasChanged, sampled } from '../support/runs.ts';

/** Tiles and the files of their spots; an expansion's file lies in its folder. */
const FILES = [
  ['src/engine/tiles/base.json', 'render/tile/spots.json'],
  ...globSync('src/expansions/*/tiles.json').map((tiles) => [tiles, tiles.replace('tiles.json', 'spots.json')]),
] as [string, string][];

const idsIn = (tiles: string): string[] =>
  JSON.parse(readFileSync(tiles, 'utf8')).tiles.map(({ id }: { id: string }) => id);

test.each(FILES)('the stored spots of %s equal the computed spots', (tiles, file) => {
  const isUpdated = process.env.UPDATE_SPOTS === '1';
  const all = idsIn(tiles);
  const always = () => isUpdated || hasChanged(/expansions.([^/]+)/.exec(tiles)?.[1] ?? 'base');
  const tried = sampled(tiles, all, { short: 4, always });
  const designs = tried.map((id) => TILE_DESIGNS.find((design) => design.id === id)!);
  const worked = designs.map((design) => [design.id, JSON.parse(JSON.stringify(place(design)))] as const);
  if (isUpdated) {
    writeFileSync(file, `{\n${worked.map(([id, spots]) => `"${id}":${JSON.stringify(spots)}`).join(',\n')}\n}\n`);
  }
  const kept: Record<string, unknown> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const why =
    'After a change of tiles or of how spots are found: UPDATE_SPOTS=1 npx vitest run test/render/spots.test.ts';
  expect(Object.keys(kept).sort(), why).toEqual(all.sort());
  expect(Object.fromEntries(tried.map((id) => [id, kept[id]])), why).toEqual(Object.fromEntries(worked));
});

test('every tile is in one of these files', () => {
  expect(FILES.flatMap(([tiles]) => idsIn(tiles)).sort()).toEqual(TILE_DESIGNS.map(({ id }) => id).sort());
});
