import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { countOfTiles, MAPS, type MapLayout, MOST_COPIES, SETS_OF_MAPS } from '../../engine/index.ts';
import { readTextFile } from '../../text-file.ts';
import type { Log } from '../store/ports.ts';
import { type MapRead, MOST_BYTES, readMap } from './read.ts';

/** The maps that tables can use: the project's own first, then the operator's in the order of their files. */
export interface MapShelf {
  readonly maps: readonly MapLayout[];
  of(id: string): MapLayout | undefined;
  /** A setup names the project's map by its id and holds any other layout as a whole, so that the record alone replays. */
  inSetup(map: MapLayout): string | MapLayout;
}

/** Only the project's own maps. */
export const OWN_MAPS: MapShelf = shelfOf([]);

/**
 * The project's maps and those of a folder of JSON files. An unusable file, a taken id or an unreadable folder is left out and costs a line
 * in the log.
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
  // A later file may hold the parts of a combined map.
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

/** A map file; an unreadable file counts as broken. */
export function readMapFile(file: string, known?: (id: string) => MapLayout | undefined): MapRead {
  try {
    // Checked first: a file may be of any size.
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

/** A map for more tiles than the sets of maps hold takes every set again (L30). */
const ONE_OF_EACH = countOfTiles(SETS_OF_MAPS);

/** How often each set is in play on a map: twice for both maps of the USA together (L30). */
export const copiesOn = ({ recommendedTiles: { min } }: MapLayout): number =>
  Math.min(MOST_COPIES, Math.ceil(min / ONE_OF_EACH));

/** The chosen start squares of the map, at most as many as it uses (M2). */
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
