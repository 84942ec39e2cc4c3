import abbeyAndMayor from './abbey-mayor/tiles.json' with { type: 'json' };
import anniversary from './anniversary/tiles.json' with { type: 'json' };
import bigTop from './big-top/tiles.json' with { type: 'json' };
import bridgesCastlesAndBazaars from './bridges-castles-bazaars/tiles.json' with { type: 'json' };
import countOfCarcassonne from './count/tiles.json' with { type: 'json' };
import flyingMachines from './flying-machines/tiles.json' with { type: 'json' };
import goldmines from './goldmines/tiles.json' with { type: 'json' };
import hillsAndSheep from './hills-sheep/tiles.json' with { type: 'json' };
import innsAndCathedrals from './inns-cathedrals/tiles.json' with { type: 'json' };
import kingAndRobber from './king-robber/tiles.json' with { type: 'json' };
import princessAndDragon from './princess-dragon/tiles.json' with { type: 'json' };
import river from './river/tiles.json' with { type: 'json' };
import river2 from './river-2/tiles.json' with { type: 'json' };
import cultPlaces from './shrines/tiles.json' with { type: 'json' };
import tower from './tower/tiles.json' with { type: 'json' };
import tradersAndBuilders from './traders-builders/tiles.json' with { type: 'json' };

/**
 * The tiles of every expansion, by the name of their set. New sets come last: this order numbers and shuffles the tiles, and
 * another order would make other games.
 */
export const TILE_FILES = {
  anniversary,
  'inns-and-cathedrals': innsAndCathedrals,
  'traders-and-builders': tradersAndBuilders,
  river,
  'king-and-robber': kingAndRobber,
  'princess-and-dragon': princessAndDragon,
  'flying-machines': flyingMachines,
  'cult-places': cultPlaces,
  tower,
  'hills-and-sheep': hillsAndSheep,
  'abbey-and-mayor': abbeyAndMayor,
  'river-2': river2,
  goldmines,
  'under-the-big-top': bigTop,
  'bridges-castles-and-bazaars': bridgesCastlesAndBazaars,
  'count-of-carcassonne': countOfCarcassonne,
};
