import type { ExpansionArt } from '../../render/kit/art.ts';
import { ABBEY_MAYOR_ART } from './abbey-mayor/art.ts';
import { ABBOT_ART } from './abbot/art.ts';
import { ANNIVERSARY_ART } from './anniversary/art.ts';
import { BIG_TOP_ART } from './big-top/art.ts';
import { BRIDGES_CASTLES_BAZAARS_ART } from './bridges-castles-bazaars/art.ts';
import { COUNT_ART } from './count/art.ts';
import { FLYING_MACHINES_ART } from './flying-machines/art.ts';
import { GIFTS_ART } from './gifts/art.ts';
import { GOLDMINES_ART } from './goldmines/art.ts';
import { HILLS_SHEEP_ART } from './hills-sheep/art.ts';
import { INNS_CATHEDRALS_ART } from './inns-cathedrals/art.ts';
import { KING_ROBBER_ART } from './king-robber/art.ts';
import { PHANTOM_ART } from './phantom/art.ts';
import { PRINCESS_DRAGON_ART } from './princess-dragon/art/index.ts';
import { RIVER_ART } from './river/art.ts';
import { RIVER_2_ART } from './river-2/art.ts';
import { SHRINES_ART } from './shrines/art.ts';
import { TOWER_ART } from './tower/art.ts';
import { TRADERS_BUILDERS_ART } from './traders-builders/art.ts';

/** Everything drawn for expansions; figures and tokens appear in a seat's cell in this order. */
export const EXPANSION_ART: readonly ExpansionArt[] = [
  INNS_CATHEDRALS_ART,
  ABBOT_ART,
  TRADERS_BUILDERS_ART,
  RIVER_ART,
  ANNIVERSARY_ART,
  GIFTS_ART,
  KING_ROBBER_ART,
  PRINCESS_DRAGON_ART,
  FLYING_MACHINES_ART,
  SHRINES_ART,
  PHANTOM_ART,
  TOWER_ART,
  HILLS_SHEEP_ART,
  ABBEY_MAYOR_ART,
  RIVER_2_ART,
  GOLDMINES_ART,
  BIG_TOP_ART,
  BRIDGES_CASTLES_BAZAARS_ART,
  COUNT_ART,
];
