import type { ExpansionRow, RuleModule } from '../engine/loading/expansion.ts';
import { abbeyMayor, noLastAbbey, sharedBarns, wagonsByRoad } from './abbey-mayor/rules/index.ts';
import { abbot, unfinishedRecall } from './abbot/rules.ts';
import { arrows } from './anniversary/rules/index.ts';
import { bigTop } from './big-top/rules/index.ts';
import { bazaars, bridges, castles, noAuction, sealedBids } from './bridges-castles-bazaars/rules/index.ts';
import { count, countAllQuarters, countEmpty } from './count/rules/index.ts';
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
export { ANIMALS, type Animal } from './big-top/vocabulary.ts';
export type { GiftOpening } from './gifts/rules/gift-step.ts';
export { GIFTS, type Gift } from './gifts/vocabulary.ts';
/** The rest of the program may use this of the maps besides their rules. */
export { type MapProblem, problemsOf } from './maps/rules/check/index.ts';
export { type CombinedLayout, combined, MAPS, mapOf } from './maps/rules/layouts.ts';
export { mostTiles, SETS_OF_MAPS, SETS_ON_MAPS } from './maps/rules/tiles.ts';
export { GOODS, type Good } from './traders-builders/vocabulary.ts';

/** Every expansion. The order of all modules is that of hooks, and of steps before the same step, where `order` of a module says no other. */
export const EXPANSIONS: readonly ExpansionRow[] = [
  ['river', river],
  ['river-2', river2],
  ['abbot', abbot, unfinishedRecall],
  ['inns-cathedrals', inns, cathedrals, largeMeeple],
  ['bridges-castles-bazaars', bridges, castles, bazaars, noAuction, sealedBids],
  ['king-robber', kingRobber],
  ['traders-builders', builders, oneSecondPart, pigs, goods],
  ['goldmines', goldmines],
  ['big-top', bigTop],
  ['anniversary', arrows],
  ['maps', maps],
  ['gifts', gifts],
  ['phantom', phantom],
  ['hills-sheep', hillsSheep, hillsByNumber],
  ['princess-dragon', princessDragon],
  ['flying-machines', flyingMachines], // offered after all that puts a figure down at once
  ['shrines', shrines],
  ['tower', tower],
  ['count', count, countEmpty, countAllQuarters],
  ['abbey-mayor', abbeyMayor, wagonsByRoad, sharedBarns, noLastAbbey],
];

export const MODULES: readonly RuleModule[] = EXPANSIONS.flatMap(([, ...modules]) => modules);
