import type { RuleModule } from '../expansion.ts';
import { abbot } from './abbot/index.ts';
import { arrows } from './anniversary/index.ts';
import { gifts } from './gifts/index.ts';
import { cathedrals, inns, largeMeeple } from './inns-cathedrals/index.ts';
import { maps } from './maps/index.ts';
import { river } from './river/index.ts';
import { builders, goods, pigs } from './traders-builders/index.ts';

export type { Opening } from './gifts/gift-step.ts';
/** What the rest of the program may know of the maps besides their rules. */
export { type MapProblem, problemsOf } from './maps/check/index.ts';
export { type CombinedLayout, combined, MAPS, mapOf } from './maps/layouts.ts';
export { SETS_ON_MAPS, type TilesOnMap, tilesOnMap } from './maps/tiles.ts';

/** Every module of every expansion; its order is the order of hooks and of steps before the same step. */
export const MODULES: readonly RuleModule[] = [
  river,
  abbot,
  inns,
  cathedrals,
  largeMeeple,
  builders, // the second part comes before the extra turn (AN22)
  pigs,
  goods,
  arrows,
  maps, // the town turn comes after the arrow's (L43)
  gifts,
];
