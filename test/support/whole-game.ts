import type { Actor, PageMessage } from 'discord-playground';
import { expect } from 'vitest';
import { validateRequests } from '../../packages/discord-playground/test/schema.ts';
import { Game, type GameRecord } from '../../src/engine/index.ts';
import { chanceOf, type Habits, leftOver, playTurn, type TurnPlayed, textIn, turnMessage } from './player.ts';
import { answered, pressVerb, quiet, type Stage } from './stage.ts';

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
  /** The channel's last message, which says who has won, and the record as it is given to whoever asks whether it was fair. */
  readonly result: PageMessage;
  readonly file: { readonly name: string; readonly bytes: Buffer };
}

/** What came of a game that has been played out: it is over, and its last message names all scores. */
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

/** What “Is it fair?” gives to whoever presses it on the end of a game, and who then dismisses it. */
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

/** Nothing that Discord refuses, nothing left to be pressed, nothing to warn of. */
export function expectNoFault({ playground, channel, actors, bot }: Stage): void {
  expect(leftOver(actors[5]!.messages(channel))).toEqual([]);
  expect(playground.violations.slice()).toEqual([]);
  expect(validateRequests(playground.requests)).toEqual([]);
  expect(bot.lines.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
}
