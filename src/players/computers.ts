import { Game } from '../engine/index.ts';
import type { Computers } from '../game/ports.ts';

/** Every level takes the first legal action. */
export const createComputers = (): Computers & { close(): Promise<void> } => ({
  async choose(record) {
    return [Game.of(record).legalActions()[0]!];
  },
  close: async () => {},
});
