/** One move of the strongest level, late in a game, in a process of its own for `lab/bench/players.ts`; prints the memory it took. */
import { Chance } from '../../src/players/chance.ts';
import { knownBy } from '../../src/players/known.ts';
import { playerOf } from '../../src/players/level-players.ts';
import { freshGame, playedTo } from './positions.ts';

/** Late, but early enough that the search tree reaches its full size. */
const TILES_LEFT = 25;

const [ruleset = 'base'] = process.argv.slice(2);
const game = playedTo(freshGame(ruleset, 2, 1), ({ tilesLeft }) => tilesLeft <= TILES_LEFT);
const before = process.resourceUsage().maxRSS;
await playerOf('master').choose(knownBy(game, game.asked!), new Chance(1));
console.log(Math.round((process.resourceUsage().maxRSS - before) / 1024));
