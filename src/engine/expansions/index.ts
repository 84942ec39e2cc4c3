import type { RuleModule } from '../expansion.ts';
import { abbot } from './abbot/index.ts';
import { arrows } from './anniversary/index.ts';
import { gifts } from './gifts/index.ts';
import { cathedrals, inns, largeMeeple } from './inns-cathedrals/index.ts';
import { maps } from './maps/index.ts';
import { river } from './river/index.ts';
import { builders, goods, pigs } from './traders-builders/index.ts';

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
