import { expect } from 'vitest';
import { Game, type GameRecord } from '../../src/engine/index.ts';
import type { PageMessage } from '../../src/playground/page-api.ts';
import { validateRequests } from '../playground/schema.ts';
import { chanceOf, type Habits, leftOver, playTurn, type TurnPlayed, turnMessage } from './player.ts';
import { quiet, type Stage } from './stage.ts';

export interface Watching {
  readonly chance?: () => number;
  readonly habits?: Habits;
  /** After each turn, with the message that asks for the next one; null after the last. */
  readonly each?: (turn: TurnPlayed, next: PageMessage | null) => Promise<void> | void;
}

/** Plays the channel's game to its end by clicks alone, the same ones for the same `luck`. */
export async function playOut(
  stage: Stage,
  luck: number,
  { chance = chanceOf(luck), habits, each }: Watching = {},
): Promise<TurnPlayed[]> {
  const { playground, channel } = stage;
  const turns: TurnPlayed[] = [];
  while (turnMessage(playground, channel)) {
    const turn: TurnPlayed = await playTurn(playground, channel, chance, habits, turns.at(-1)?.opened);
    turns.push(turn);
    await each?.(turn, turnMessage(playground, channel));
  }
  await quiet(stage);
  return turns;
}

export interface Ended {
  readonly game: Game;
  readonly record: GameRecord;
  /** The channel's last message, which says who has won, and its record as it was attached. */
  readonly result: PageMessage;
  readonly file: { readonly name: string; readonly bytes: Buffer };
}

/** What came of a game that has been played out: it is over, and its last message names all scores. */
export function endOf({ playground, channel, actors }: Stage): Ended {
  const result = actors[5]!.messages(channel).at(-1)!;
  const { id, filename } = result.attachments.find((one) => one.filename.endsWith('.json'))!;
  const bytes = Buffer.from(playground.bytes(id)!);
  const { record } = JSON.parse(bytes.toString('utf8')) as { record: GameRecord };
  const game = Game.of(record);
  expect(game.over).toBe(true);
  for (const score of game.view(null).scores) expect(result.content).toContain(String(score).replace('-', '−'));
  return { game, record, result, file: { name: filename, bytes } };
}

/** Nothing that Discord refuses, nothing left to be pressed, nothing to warn of. */
export function expectNoFault({ playground, channel, actors, bot }: Stage): void {
  expect(leftOver(actors[5]!.messages(channel))).toEqual([]);
  expect(playground.violations.slice()).toEqual([]);
  expect(validateRequests(playground.requests)).toEqual([]);
  expect(bot.lines.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
}
