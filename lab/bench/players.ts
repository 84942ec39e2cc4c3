import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Game, Random, supplyOf } from '../../src/engine/index.ts';
import { Chance } from '../../src/players/chance.ts';
import { Valued } from '../../src/players/evaluation.ts';
import { knownBy } from '../../src/players/known.ts';
import { distinct } from '../../src/players/moves.ts';
import { byLot, searchPlayer } from '../../src/players/search.ts';
import { WEIGHTS } from '../../src/players/weights.ts';
import { freshGame, NEAR_END, playedTo } from './positions.ts';
import { timed } from './timing.ts';

/** Rulesets and numbers of seats that measure the search. */
const SEARCHED = [
  ['base', 2],
  ['base', 6],
  ['everything', 2],
  ['everything', 6],
  ['map-germany', 2],
  ['map-germany', 6],
] as const;

const SIMULATIONS = 2000;
const GAMES = 12;

/** The cost of thinking ahead on one core, by processor time. */
interface ThinkingFigures {
  /** Random turns a second, in whole games whose hidden part was drawn anew. */
  readonly turnsPerSecond: number;
  /** `clone()` of such a game at turn 50. */
  readonly cloneMicros: number;
  /** Positions valued a second at turn 36, without the clone that each needs. */
  readonly valuedPerSecond: number;
  /** Simulations of the search a second: at the start, at turn 36 and shortly before the end. */
  readonly simulationsAtStart: number;
  readonly simulationsAt36: number;
  readonly simulationsNearEnd: number;
}

interface PlayersFigures {
  /** By ruleset and seats. */
  readonly thinking: Readonly<Record<string, ThinkingFigures>>;
  /** By ruleset: the most memory, in MB, that one move of the strongest level added to its process. */
  readonly moveMegabytes: Readonly<Record<string, number>>;
}

export async function players(): Promise<PlayersFigures> {
  const thinking: Record<string, ThinkingFigures> = {};
  for (const [ruleset, seats] of SEARCHED) thinking[`${ruleset}, ${seats} seats`] = await measured(ruleset, seats);
  console.table(thinking);
  const moveMegabytes = Object.fromEntries(
    ['base', 'everything'].map((ruleset) => [ruleset, megabytesOfMove(ruleset)]),
  );
  console.table(moveMegabytes);
  return { thinking, moveMegabytes };
}

async function measured(ruleset: string, seats: number): Promise<ThinkingFigures> {
  const chance = new Chance(1);
  const anew = (game: Game): Game => game.determinize(game.asked, new Random(`bench ${chance.next()}`));
  const games = Array.from({ length: GAMES }, (_, seed) => freshGame(ruleset, seats, seed));
  const until = (isThere: (game: Game) => boolean): Game[] => games.map((game) => playedTo(game, isThere));
  let turns = 0;
  let played = 0;
  const gameMicros = cpuMicros(games, (game) => {
    const whole = anew(game);
    byLot(whole, Number.POSITIVE_INFINITY, chance);
    turns += whole.turn;
    played += 1;
  });
  const at36 = until(({ turn }) => turn >= 36);
  const weights = WEIGHTS;
  const views = at36.map((game) => ({ world: anew(game), supply: supplyOf(game), tiles: game.tilesLeft + game.turn }));
  const cloned = cpuMicros(views, ({ world }) => world.clone());
  const valued = cpuMicros(views, ({ world, supply, tiles }) => {
    new Valued(world.clone(), supply, tiles).margin(0, weights);
  });
  const at50 = until(({ turn }) => turn >= 50).map(anew);
  return {
    turnsPerSecond: Math.round((1e6 * (turns / played)) / gameMicros),
    cloneMicros: Number(cpuMicros(at50, (game) => game.clone()).toPrecision(3)),
    valuedPerSecond: Math.round(1e6 / (valued - cloned)),
    simulationsAtStart: await simulationsPerSecond(games),
    simulationsAt36: await simulationsPerSecond(at36),
    simulationsNearEnd: await simulationsPerSecond(until(({ tilesLeft }) => tilesLeft <= NEAR_END)),
  };
}

const cpuMicros = <T>(of: readonly T[], work: (one: T) => void): number =>
  timed(of.length, () => {
    for (const one of of) work(one);
  }).cpu;

/** Measures a third of the games with something to choose; each is searched once for a tile and its figure. */
async function simulationsPerSecond(games: readonly Game[]): Promise<number> {
  const player = searchPlayer('bench', { simulations: SIMULATIONS, ms: Number.MAX_SAFE_INTEGER });
  const chosen = games.filter((game) => distinct(game).length > 1).slice(0, GAMES / 3);
  const used = process.cpuUsage();
  for (const [seed, game] of chosen.entries()) await player.choose(knownBy(game, game.asked!), new Chance(seed));
  const { user, system } = process.cpuUsage(used);
  return Math.round((chosen.length * SIMULATIONS * 1e6) / (user + system));
}

/** Measures in a separate process that does nothing else. */
function megabytesOfMove(ruleset: string): number {
  const file = fileURLToPath(new URL('./one-move.ts', import.meta.url));
  return Number(execFileSync(process.execPath, [file, ruleset], { encoding: 'utf8' }));
}
