import { playerOf } from '../../src/players/level-players.ts';
import { LEVELS } from '../../src/players/levels.ts';
import type { Player } from '../../src/players/player.ts';
import { greedyPlayer, randomPlayer } from '../../src/players/yardsticks.ts';
import { legacyPlayer } from './legacy.ts';

/** Who does not depend on the time there is to think: what levels are measured by. */
const YARDSTICKS: readonly Player[] = [randomPlayer, greedyPlayer, legacyPlayer];

/** Every name that `playerNamed` knows. */
export const PLAYER_NAMES: readonly string[] = [...LEVELS, ...YARDSTICKS.map(({ name }) => name)];

/** Who goes by a name; null where nobody does. `ms`: processor time for a turn, where it is less than the level's own. */
export function playerNamed(name: string, ms?: number): Player | null {
  const level = LEVELS.find((one) => one === name);
  if (level) return playerOf(level, ms);
  return YARDSTICKS.find((player) => player.name === name) ?? null;
}
