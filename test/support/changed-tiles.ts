import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { TileDesign } from '../../src/engine/tiles/tiles.ts';
import { hasChanged } from './runs.ts';

const CHANGED = new Set(
  globSync('src/expansions/*/tiles.json').flatMap((file): string[] =>
    hasChanged(basename(dirname(file))) ? [JSON.parse(readFileSync(file, 'utf8')).set] : [],
  ),
);

/** Whether it is a tile of an expansion whose folder has changed. */
export const isOfChanged = ({ set }: TileDesign): boolean => CHANGED.has(set);
