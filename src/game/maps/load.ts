import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { countOfTiles, MAPS, type MapLayout, MOST_COPIES, SETS_OF_MAPS } from '../../engine/index.ts';
import { readTextFile } from '../../text-file.ts';
import type { Log } from '../store/ports.ts';
import { type MapRead, MOST_BYTES, readMap } from './read.ts';

/** Maps that can be played on: those of the project first, then those of the operator in the order of their files. */
export interface MapShelf {
  readonly maps: readonly MapLayout[];
  /** The map with that id, or undefined. */
  of(id: string): MapLayout | undefined;
  /** What a setup says of it: the id of one of ours, the whole layout of any other, so that the record alone replays. */
  inSetup(map: MapLayout): string | MapLayout;
}

/** Only the project's own. */
export const OWN_MAPS: MapShelf = shelfOf([]);

/**
 * The maps of a folder of JSON files beside those of the project. A file that cannot be played on, or whose id is taken,
 * costs one line in the log and is left out; so does a folder that cannot be read.
 */
export function loadMaps(folder: string | null, log: Log): MapShelf {
  if (folder === null) return OWN_MAPS;
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch (error) {
    log.error({ folder, error }, 'the folder of maps cannot be read');
    return OWN_MAPS;
  }
  const found: MapLayout[] = [];
  const known = (id: string): MapLayout | undefined => [...MAPS, ...found].find((map) => map.id === id);
  const leftOut = (file: string, why: string): void => log.error({ file }, `map left out: ${why}`);
  // What two maps are laid together from may lie in a file that comes later.
  const waiting: string[] = [];
  const take = (name: string, waits: boolean): void => {
    const read = readMapFile(join(folder, name), known);
    if (read.kind === 'map' && known(read.map.id)) leftOut(name, `its id "${read.map.id}" is taken`);
    else if (read.kind === 'map') found.push(read.map);
    else if (waits && read.lacks !== undefined) waiting.push(name);
    else leftOut(name, read.errors[0]!);
  };
  for (const name of names.sort()) take(name, true);
  for (const name of waiting) take(name, false);
  return shelfOf(found);
}

/** A map file; what cannot be read is broken, too. */
export function readMapFile(file: string, known?: (id: string) => MapLayout | undefined): MapRead {
  try {
    // Before any work: a file may be of any size.
    if (!statSync(file).isFile()) return { kind: 'broken', errors: ['it is no file'] };
    if (statSync(file).size > MOST_BYTES) {
      return { kind: 'broken', errors: [`it is larger than ${MOST_BYTES / 1024} KiB, and no map is`] };
    }
    return readMap(readTextFile(file), known);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { kind: 'broken', errors: [code === undefined ? `it ${message}` : `it cannot be read (${code})`] };
  }
}

/** A map for more tiles than the sets that maps are made for hold takes every set again (L30). */
const ONE_OF_EACH = countOfTiles(SETS_OF_MAPS);

/** How often each set of tiles is in play on a map: twice where both maps of the USA are laid out (L30). */
export const copiesOn = ({ recommendedTiles: { min } }: MapLayout): number =>
  Math.min(MOST_COPIES, Math.ceil(min / ONE_OF_EACH));

/** Start squares of the map that are chosen for a tile: no more than it uses (M2). */
export const startsOn = ({ start }: MapLayout, chosen: readonly string[] = []) =>
  start.squares.filter(({ id }) => chosen.includes(id)).slice(0, start.use);

function shelfOf(found: readonly MapLayout[]): MapShelf {
  const maps = [...MAPS, ...found];
  return {
    maps,
    of: (id) => maps.find((map) => map.id === id),
    inSetup: (map) => (MAPS.includes(map) ? map.id : map),
  };
}
