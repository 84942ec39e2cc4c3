import { type Action, Game, type GameRecord } from '../engine/index.ts';
import type { Level } from './levels.ts';

/** Every level takes the first legal action. */
export const createComputers = () => ({
  choose: async (record: GameRecord, _level: Level, _ms: number): Promise<readonly Action[]> => [
    Game.of(record).legalActions()[0]!,
  ],
  close: async (): Promise<void> => {},
});
