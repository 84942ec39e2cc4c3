import { Game, RULES_VERSION } from '../../src/engine/index.ts';
import { Chance } from '../../src/players/chance.ts';
import { byLot } from '../../src/players/search.ts';
import { RULESETS } from './rulesets.ts';

/** Tiles left shortly before the end. */
export const NEAR_END = 8;

export const freshGame = (ruleset: string, seats: number, seed: number): Game =>
  Game.start({ ...RULESETS[ruleset]!, version: RULES_VERSION, seats, seed: `players ${seed}` });

/** A clone, played at random until `isThere` holds; the course is always the same. */
export function playedTo(game: Game, isThere: (game: Game) => boolean): Game {
  const ahead = game.clone();
  const chance = new Chance(7);
  while (ahead.asked !== null && !(isThere(ahead) && ahead.step === 'place')) byOne(ahead, chance);
  return ahead;
}

function byOne(game: Game, chance: Chance): void {
  const { turn } = game;
  byLot(game, 1, chance);
  if (game.turn === turn && game.asked !== null) game.play(game.legalActions().at(-1)!);
}
