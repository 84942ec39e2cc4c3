import { describe, expect, test } from 'vitest';
import { movement } from '../support/dragons.ts';
import { withVerb } from '../support/player.ts';
import { quiet, told } from '../support/stage.ts';
import { onPrepared } from '../support/tables.ts';

describe('an outdated button of the public message', () => {
  test('one of two presses at once acts, the other is silent, and the message stays with its picture and buttons', async () => {
    const game = await onPrepared(movement(1));
    const actor = game.asked();
    const message = game.turn();
    const id = withVerb(message, 'choose')[0]!.custom_id!;
    await Promise.all([actor.press(message.id, id), actor.press(message.id, id)]);
    await quiet(game);
    const now = game.turn();
    expect(now.attachments.length).toBeGreaterThan(0);
    expect(withVerb(now, 'choose').length + withVerb(now, 'square').length).toBeGreaterThan(0);
    expect(told(game, actor)).toEqual([]);
  });

  test('a stranger who presses late is told privately', async () => {
    const game = await onPrepared(movement(1));
    const [, stranger] = [game.asked(), game.actors[5]!];
    const message = game.turn();
    const id = withVerb(message, 'choose')[0]!.custom_id!;
    await game.asked().press(message.id, id);
    await quiet(game);
    const before = game.actors[4]!.message(message.id)!;
    await game.rest.patch(`/channels/${game.channel}/messages/${message.id}`, {
      body: { components: message.components },
    });
    await stranger.press(message.id, id);
    await quiet(game);
    const now = game.actors[4]!.message(message.id)!;
    expect(now.content).toBe(before.content);
    expect(now.attachments.length).toBe(before.attachments.length);
    expect(told(game, stranger)).toHaveLength(1);
  });

  test('a standing answer set twice is set', async () => {
    const game = await onPrepared(movement(1));
    const actor = game.asked();
    const message = game.turn();
    const id = withVerb(message, 'standing')[0]!.custom_id!;
    await Promise.all([actor.press(message.id, id), actor.press(message.id, id)]);
    await quiet(game);
    expect((await game.stored(game.table)).standing).toHaveLength(1);
    expect(told(game, actor)).toEqual([expect.stringContaining('From now on')]);
  });
});
