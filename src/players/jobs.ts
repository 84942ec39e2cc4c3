import { Game, type GameRecord, writeMove } from '../engine/index.ts';
import { chanceFrom } from './chance.ts';
import { knownBy, playable } from './known.ts';
import { playerOf } from './level-players.ts';
import type { Level } from './levels.ts';

/** What a thread is asked to think about. */
export interface Choosing {
  readonly kind: 'choose';
  readonly record: GameRecord;
  readonly level: Level;
  /** Processor time. */
  readonly ms: number;
  /** Decides all chance of its own. */
  readonly seed: string;
}

export type Job = Choosing;

/** Lines of a record, as a thread answers. */
export type Answer = readonly string[];

/** Does it where it is called. What it thinks with is drawn anew of what the seat that is asked may know; the record itself no player sees. */
export async function done({ record, level, ms, seed }: Job): Promise<Answer> {
  const game = Game.of(record);
  const { actions } = await playerOf(level, ms).choose(knownBy(game, game.asked!), chanceFrom(seed));
  return playable(game, actions).map(writeMove);
}
