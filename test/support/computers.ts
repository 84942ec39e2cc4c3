import { Game, type GameRecord } from '../../src/engine/index.ts';
import type { Computers } from '../../src/game/ports.ts';
import type { Level } from '../../src/players/levels.ts';
import { chanceOf, choose } from './games.ts';

export interface Thought {
  readonly record: GameRecord;
  readonly level: Level;
  readonly ms: number;
}

/** Computers that need no time: pseudo-random by how far the game is, and so the same in every run. */
export function quickComputers(): Computers & { readonly thoughts: Thought[] } {
  const thoughts: Thought[] = [];
  return {
    thoughts,
    async choose(record, level, ms) {
      thoughts.push({ record, level, ms });
      const game = Game.of(record);
      return [choose(game.legalActions(), chanceOf(record.actions.length + game.turn * 1000))];
    },
  };
}
