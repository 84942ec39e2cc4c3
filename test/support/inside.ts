import type { Game as Inside } from '../../src/engine/game.ts';
import type { Game } from '../../src/engine/index.ts';

/** The inside of a game, for tests that look at what no view tells. */
export const inside = (game: Game): Inside => game as Inside;
