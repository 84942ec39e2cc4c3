import { Game, type GameRecord } from '../../src/engine/index.ts';
import type { Computers } from '../../src/game/ports.ts';
import { createComputers } from '../../src/players/computers.ts';
import type { Level } from '../../src/players/levels.ts';
import { chanceOf, choose } from './games.ts';

/** Processor time for a choice. */
const HURRIED_MS = 10;

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

/** The real ones, in threads of their own, with next to no time to think; who opens them closes them. */
export function hurriedComputers(trouble: (error: Error) => void): Computers & { close(): Promise<void> } {
  const computers = createComputers({ threads: 2, patienceMs: 600_000, trouble });
  return {
    choose: (record, level, ms) => computers.choose(record, level, Math.min(ms, HURRIED_MS)),
    close: () => computers.close(),
  };
}
