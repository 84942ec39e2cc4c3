export { copiesOn, loadMaps, type MapShelf, OWN_MAPS, readMapFile, startsOn } from './load.ts';
export { type MapRead, readMap } from './read.ts';
export { LayoutSchema } from './schema.ts';
