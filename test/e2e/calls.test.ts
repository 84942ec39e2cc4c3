import { describe, expect, test } from 'vitest';
import { Game, type GameRecord } from '../../src/engine/index.ts';
import { DRAGONS, linesIn, trailIn } from '../support/dragons.ts';
import { withVerb } from '../support/player.ts';
import { planted, pressVerb, quiet, type StagedGame } from '../support/stage.ts';
import { gameWhere, onPrepared } from '../support/tables.ts';

/** The dragon's first step is next, and each option gives another seat the second step. */
const passedOn = (): GameRecord =>
  gameWhere(
    (game) =>
      game.step === 'dragon' &&
      trailIn(game) === 1 &&
      game.legalActions().length > 1 &&
      game.legalActions().every((action) => {
        const next = game.clone();
        next.play(action);
        return next.step === 'dragon' && next.asked !== game.asked;
      }),
    { setup: DRAGONS },
  );

/** A movement with five choices, if each takes the first option. */
const longMovement = (): GameRecord =>
  gameWhere(
    (game) => {
      const next = game.clone();
      for (let step = 0; step < 5; step++) {
        if (next.step !== 'dragon' || next.turn !== game.turn) return false;
        next.play(next.legalActions()[0]!);
      }
      return true;
    },
    { setup: DRAGONS },
  );

const calls = (game: StagedGame): string[] => linesIn(game).filter((one) => one.includes('move the dragon'));

describe('the player who is asked in the turn of another', () => {
  test('is still called after a restart', async () => {
    const game = await onPrepared(passedOn());
    await pressVerb(game.asked(), game.turn(), 'choose');
    await quiet(game);
    expect(calls(game)).toHaveLength(1);
    await game.restart();
    await quiet(game);
    expect(calls(game)).toHaveLength(1);
    await pressVerb(game.asked(), game.turn(), 'choose');
    await quiet(game);
    expect(calls(game).every((one) => one.startsWith(`<@${game.asked().id}>`))).toBe(true);
  });

  test('is still called after the board was brought down', async () => {
    const game = await onPrepared(passedOn());
    const first = game.asked();
    await pressVerb(first, game.turn(), 'choose');
    await quiet(game);
    const [before] = calls(game);
    await first.slash(game.channel, 'board');
    await quiet(game);
    expect(calls(game)).toEqual([before]);
  });

  test('is called, too, after the message of the turn was deleted', async () => {
    const game = await onPrepared(passedOn());
    const actor = game.asked();
    const message = game.turn();
    const choice = withVerb(message, 'choose')[0]!.custom_id!;
    const button = await planted(game, choice);
    await game.rest.delete(`/channels/${game.channel}/messages/${message.id}`);
    await actor.press(button, choice);
    await quiet(game);
    expect(game.asked().id).not.toBe(actor.id);
    expect(calls(game)).toEqual([expect.stringContaining(`<@${game.asked().id}>`)]);
  });

  test('by post, hours apart: a message that Discord no longer lets anybody change is posted anew, and the game goes on', async () => {
    const game = await onPrepared(longMovement());
    game.playground.advance(2 * 60 * 60_000);
    const first = game.turn().id;
    for (let step = 0; step < 5; step++) {
      const { asked } = Game.of((await game.stored(game.table)).record!);
      expect(game.asked().id).toBe(game.players[asked!]!.id);
      await pressVerb(game.asked(), game.turn(), 'choose');
      await quiet(game);
    }
    expect(game.turn().id).not.toBe(first);
    expect(game.bot.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
