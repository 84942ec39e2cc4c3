import { playerOf } from '../../src/players/level-players.ts';
import { LEVELS } from '../../src/players/levels.ts';
import type { Player } from '../../src/players/player.ts';
import { greedyPlayer, randomPlayer } from '../../src/players/yardsticks.ts';
import { legacyPlayer } from './legacy.ts';

/** Players that need no time limit; levels are measured against them. */
const YARDSTICKS: readonly Player[] = [randomPlayer, greedyPlayer, legacyPlayer];

/** All names that `playerNamed` knows. */
export const PLAYER_NAMES: readonly string[] = [...LEVELS, ...YARDSTICKS.map(({ name }) => name)];

/** The player with this name; null if there is none. `ms`: processor time for a turn, if it is less than the level's own. */
export function playerNamed(name: string, ms?: number): Player | null {
  const level = LEVELS.find((one) => one === name);
  if (level) return playerOf(level, ms);
  return YARDSTICKS.find((player) => player.name === name) ?? null;
}
