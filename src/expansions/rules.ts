import type { ExpansionRow, RuleModule } from '../engine/loading/expansion.ts';
import { abbeyMayor, noLastAbbey, sharedBarns, wagonsByRoad } from './abbey-mayor/rules/index.ts';
import { abbot, unfinishedRecall } from './abbot/rules.ts';
import { arrows } from './anniversary/rules/index.ts';
import { flyingMachines } from './flying-machines/rules.ts';
import { gifts } from './gifts/rules/index.ts';
import { goldmines } from './goldmines/rules.ts';
import { hillsByNumber, hillsSheep } from './hills-sheep/rules/index.ts';
import { cathedrals, inns, largeMeeple } from './inns-cathedrals/rules.ts';
import { kingRobber } from './king-robber/rules.ts';
import { maps } from './maps/rules/index.ts';
import { phantom } from './phantom/rules.ts';
import { princessDragon } from './princess-dragon/rules/index.ts';
import { river } from './river/rules.ts';
import { river2 } from './river-2/rules.ts';
import { shrines } from './shrines/rules.ts';
import { tower } from './tower/rules/index.ts';
import { builders, goods, oneSecondPart, pigs } from './traders-builders/rules/index.ts';

export { SYMBOLS } from './anniversary/vocabulary.ts';
export type { Opening } from './gifts/rules/gift-step.ts';
export { GIFTS, type Gift } from './gifts/vocabulary.ts';
/** The rest of the program may use this of the maps besides their rules. */
export { type MapProblem, problemsOf } from './maps/rules/check/index.ts';
export { type CombinedLayout, combined, MAPS, mapOf } from './maps/rules/layouts.ts';
export { mostTiles, SETS_OF_MAPS, SETS_ON_MAPS } from './maps/rules/tiles.ts';
export { GOODS, type Good } from './traders-builders/vocabulary.ts';

/** Every expansion. Modules keep this order for hooks, and for steps before the same step; `last` makes an exception. */
export const EXPANSIONS: readonly ExpansionRow[] = [
  ['river', river],
  ['river-2', river2], // makes one river of both (RV51); a herd counts before a barn (RV30)
  ['abbot', abbot, unfinishedRecall],
  ['inns-cathedrals', inns, cathedrals, largeMeeple],
  ['king-robber', kingRobber], // before goods (E5)
  ['traders-builders', builders, oneSecondPart, pigs, goods], // the second part comes before the extra turn (AN22)
  // Gold is laid before arrows are settled (1f), after all other effects of the placement (1e). It is shared out after King and
  // Robber, before wagons drive (3g).
  ['goldmines', goldmines],
  ['anniversary', arrows],
  ['maps', maps], // the town turn comes after the arrow's (L43)
  ['gifts', gifts],
  ['phantom', phantom], // after all other actions of step 2 (PH3), before the dragon moves (2d)
  // A hill takes its tile before a volcano brings the dragon's tiles into the bag (1e), and flocks come before the dragon moves (2c).
  ['hills-sheep', hillsSheep, hillsByNumber],
  ['princess-dragon', princessDragon], // the portal offers what an arrow does not (PD66)
  ['flying-machines', flyingMachines], // offered after all direct placements; a step of its own follows a flight
  ['shrines', shrines],
  ['tower', tower],
  ['abbey-mayor', abbeyMayor, wagonsByRoad, sharedBarns, noLastAbbey], // wagons drive after King and Robber (3h)
];

export const MODULES: readonly RuleModule[] = EXPANSIONS.flatMap(([, ...modules]) => modules);
