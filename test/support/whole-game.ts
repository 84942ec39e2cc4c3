import type { Actor, PageMessage } from 'discord-playground';
import { expect } from 'vitest';
import { validateRequests } from '../../packages/discord-playground/test/schema.ts';
import { Game, type GameRecord } from '../../src/engine/index.ts';
import { chanceOf, type Habits, leftOver, playTurn, type TurnPlayed, textIn, turnMessage } from './player.ts';
import { answered, pressVerb, quiet, type Stage } from './stage.ts';

export interface Watching {
  readonly chance?: () => number;
  readonly habits?: Habits;
  /** Called after each turn with the message that asks for the next one; null after the last turn. */
  readonly each?: (turn: TurnPlayed, next: PageMessage | null) => Promise<void> | void;
}

/** Plays the channel's game to its end by clicks alone. Equal `luck` brings equal clicks. */
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
  /** The channel's last message, which names the winner, and the record that “Is it fair?” gives. */
  readonly result: PageMessage;
  readonly file: { readonly name: string; readonly bytes: Buffer };
}

/** Expects the game to be over and its last message to name all scores. */
export async function endOf({ playground, channel, actors }: Stage): Promise<Ended> {
  const actor = actors[5]!;
  const result = actor.messages(channel).at(-1)!;
  const file = await recordOn({ playground }, actor, result);
  const { record } = JSON.parse(file.bytes.toString('utf8')) as { record: GameRecord };
  const game = Game.of(record);
  expect(game.over).toBe(true);
  for (const score of game.view(null).scores) expect(textIn(result)).toContain(String(score).replace('-', '−'));
  return { game, record, result, file };
}

/** The record from “Is it fair?” at the end of a game; the presser then dismisses it. */
export async function recordOn(
  { playground }: Pick<Stage, 'playground'>,
  actor: Actor,
  result: PageMessage,
): Promise<Ended['file']> {
  const panel = await answered(actor, await pressVerb(actor, result, 'fair'));
  const { id, filename: name } = panel.attachments.find(({ filename }) => filename.endsWith('.json'))!;
  const bytes = Buffer.from(playground.bytes(id)!);
  actor.dismiss(panel.id);
  return { name, bytes };
}

/** Expects no request that Discord refuses, no component left to press and no warning. */
export function expectNoFault({ playground, channel, actors, bot }: Stage): void {
  expect(leftOver(actors[5]!.messages(channel))).toEqual([]);
  expect(playground.violations.slice()).toEqual([]);
  expect(validateRequests(playground.requests)).toEqual([]);
  expect(bot.lines.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
}
