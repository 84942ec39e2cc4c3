import type { Messages as AbbeyMayor } from './abbey-mayor/words/messages.ts';
import type { Messages as Abbot } from './abbot/words/messages.ts';
import type { Messages as Anniversary } from './anniversary/words/messages.ts';
import type { Messages as BigTop } from './big-top/words/messages.ts';
import type { Messages as BridgesCastlesBazaars } from './bridges-castles-bazaars/words/messages.ts';
import type { Messages as Count } from './count/words/messages.ts';
import type { Messages as FlyingMachines } from './flying-machines/words/messages.ts';
import type { Messages as Gifts } from './gifts/words/messages.ts';
import type { Messages as Goldmines } from './goldmines/words/messages.ts';
import type { Messages as HillsSheep } from './hills-sheep/words/messages.ts';
import type { Messages as InnsCathedrals } from './inns-cathedrals/words/messages.ts';
import type { Messages as KingRobber } from './king-robber/words/messages.ts';
import type { Messages as Maps } from './maps/words/messages.ts';
import type { Messages as Phantom } from './phantom/words/messages.ts';
import type { Messages as PrincessDragon } from './princess-dragon/words/messages.ts';
import type { Messages as River } from './river/words/messages.ts';
import type { Messages as River2 } from './river-2/words/messages.ts';
import type { Messages as Shrines } from './shrines/words/messages.ts';
import type { Messages as Tower } from './tower/words/messages.ts';
import type { Messages as TradersBuilders } from './traders-builders/words/messages.ts';

/** Expansions with messages, in the order in which `/rules` offers their topics. */
export const EXPANSIONS_WITH_WORDS = [
  'abbot',
  'anniversary',
  'gifts',
  'maps',
  'inns-cathedrals',
  'traders-builders',
  'river',
  'king-robber',
  'princess-dragon',
  'flying-machines',
  'goldmines',
  'shrines',
  'phantom',
  'tower',
  'hills-sheep',
  'abbey-mayor',
  'river-2',
  'big-top',
  'bridges-castles-bazaars',
  'count',
] as const;

/** The messages of all expansions. */
export interface ExpansionMessages
  extends Abbot,
    Anniversary,
    Gifts,
    Maps,
    InnsCathedrals,
    TradersBuilders,
    River,
    KingRobber,
    PrincessDragon,
    FlyingMachines,
    Goldmines,
    Shrines,
    Phantom,
    Tower,
    HillsSheep,
    AbbeyMayor,
    River2,
    BigTop,
    BridgesCastlesBazaars,
    Count {}
