import { ABBEY_MAYOR_TOPICS } from './abbey-mayor/topics.ts';
import { ABBOT_TOPICS } from './abbot/topics.ts';
import { ANNIVERSARY_TOPICS } from './anniversary/topics.ts';
import { BIG_TOP_TOPICS } from './big-top/topics.ts';
import { BRIDGES_CASTLES_BAZAARS_TOPICS } from './bridges-castles-bazaars/topics.ts';
import { COUNT_TOPICS } from './count/topics.ts';
import { FLYING_MACHINES_TOPICS } from './flying-machines/topics.ts';
import { GIFTS_TOPICS } from './gifts/topics.ts';
import { GOLDMINES_TOPICS } from './goldmines/topics.ts';
import { HILLS_SHEEP_TOPICS } from './hills-sheep/topics.ts';
import { INNS_CATHEDRALS_TOPICS } from './inns-cathedrals/topics.ts';
import { KING_ROBBER_TOPICS } from './king-robber/topics.ts';
import { MAPS_TOPICS } from './maps/topics.ts';
import { PHANTOM_TOPICS } from './phantom/topics.ts';
import { PRINCESS_DRAGON_TOPICS } from './princess-dragon/topics.ts';
import { RIVER_TOPICS } from './river/topics.ts';
import { RIVER_2_TOPICS } from './river-2/topics.ts';
import { SHRINES_TOPICS } from './shrines/topics.ts';
import type { Topics } from './topic-types.ts';
import { TOWER_TOPICS } from './tower/topics.ts';
import { TRADERS_BUILDERS_TOPICS } from './traders-builders/topics.ts';

export type { Example, Topics } from './topic-types.ts';

/** Topics of `/rules` of every expansion that has more than words. */
export const EXPANSION_TOPICS: readonly Topics[] = [
  ABBEY_MAYOR_TOPICS,
  ABBOT_TOPICS,
  ANNIVERSARY_TOPICS,
  BIG_TOP_TOPICS,
  BRIDGES_CASTLES_BAZAARS_TOPICS,
  COUNT_TOPICS,
  FLYING_MACHINES_TOPICS,
  GIFTS_TOPICS,
  GOLDMINES_TOPICS,
  HILLS_SHEEP_TOPICS,
  INNS_CATHEDRALS_TOPICS,
  KING_ROBBER_TOPICS,
  MAPS_TOPICS,
  PHANTOM_TOPICS,
  PRINCESS_DRAGON_TOPICS,
  RIVER_TOPICS,
  RIVER_2_TOPICS,
  SHRINES_TOPICS,
  TOWER_TOPICS,
  TRADERS_BUILDERS_TOPICS,
];
