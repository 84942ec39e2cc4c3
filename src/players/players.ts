import { legacyPlayer } from './legacy.ts';
import type { Player } from './player.ts';
import { greedyPlayer, randomPlayer } from './yardsticks.ts';

/** Who does not depend on the time there is to think. */
const YARDSTICKS: readonly Player[] = [randomPlayer, greedyPlayer, legacyPlayer];

/** Every name that `playerNamed` knows. */
export const PLAYER_NAMES: readonly string[] = YARDSTICKS.map(({ name }) => name);

/** Who goes by a name; null where nobody does. */
export function playerNamed(name: string): Player | null {
  return YARDSTICKS.find((player) => player.name === name) ?? null;
}
