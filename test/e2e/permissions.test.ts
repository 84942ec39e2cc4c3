import { describe, expect, test } from 'vitest';
import { lastPut } from '../support/player.ts';
import {
  answered,
  commit,
  en,
  isPublicBoard,
  onStage,
  onTable,
  panelOf,
  playOn,
  pressVerb,
  quiet,
  tableOn,
  told,
} from '../support/stage.ts';

describe('a channel where the bot may not', () => {
  test.each(['SendMessages', 'AttachFiles', 'ReadMessageHistory'] as const)(
    '%s: /play names it, and opens nothing',
    async (name) => {
      const stage = await onStage();
      stage.playground.setPermissions(stage.channel, { [name]: false });
      const answer = await answered(stage.actors[0]!, await stage.actors[0]!.slash(stage.channel, 'play'));
      expect(answer.content).toBe(
        en.refusal({ code: 'missing-permissions', permissions: [name], channel: stage.channel }),
      );
      stage.playground.setPermissions(stage.channel, { [name]: null });
      await tableOn(stage, 2);
      expect(stage.playground.violations.slice()).toEqual([]);
    },
  );

  test('in a thread, the permission for threads counts', async () => {
    const stage = await onStage();
    const thread = stage.playground.addThread(stage.channel, stage.actors[0]!.id, 'Here').id;
    stage.playground.setPermissions(stage.channel, { SendMessagesInThreads: false });
    const answer = await answered(stage.actors[0]!, await stage.actors[0]!.slash(thread, 'play'));
    expect(answer.content).toBe(
      en.refusal({ code: 'missing-permissions', permissions: ['SendMessagesInThreads'], channel: thread }),
    );
    stage.playground.setPermissions(stage.channel, { SendMessagesInThreads: null, SendMessages: false });
    await tableOn(stage, 2, thread);
  });

  test('losing it in mid-game: the sentence names it, the move is kept, and the next press brings the game back', async () => {
    const game = await onTable(2);
    const old = game.turn();
    const actor = game.asked();
    game.playground.setPermissions(game.channel, { SendMessages: false });
    const { revision } = await game.stored(game.table);
    await commit(game);
    await quiet(game);
    const why = en.refusal({ code: 'missing-permissions', permissions: ['SendMessages'], channel: game.channel });
    expect(told(game, actor).some((content) => content.includes(why))).toBe(true);
    expect((await game.stored(game.table)).revision).toBe(revision + 1);
    // The permission is still missing: a presser is told why, and is not sent to a message that does not exist.
    const [other] = game.players.filter(({ id }) => id !== actor.id);
    const pressed = await answered(other!, await pressVerb(other!, old, 'square'));
    expect(pressed.content).toBe(why);

    game.playground.setPermissions(game.channel, { SendMessages: null });
    await pressVerb(other!, old, 'square');
    await other!.waitFor((one) => isPublicBoard(one, game.channel) && one.id > old.id);
    expect(game.asked().id).toBe(other!.id);
    expect(game.playground.pings.at(-1)!.users).toEqual([other!.id]);
    await playOn(game);
  });

  test('/board brings it back, too', async () => {
    const game = await onTable(2);
    game.playground.setPermissions(game.channel, { SendMessages: false });
    await commit(game);
    game.playground.setPermissions(game.channel, { SendMessages: null });
    const old = game.turn();
    await game.actors[3]!.slash(game.channel, 'board');
    await game.actors[3]!.waitFor((one) => isPublicBoard(one, game.channel) && one.id > old.id);
    expect(game.turn().id).not.toBe(old.id);
    await playOn(game);
  });

  test('a channel it can no longer see', async () => {
    const game = await onTable(2);
    const actor = game.asked();
    const panel = await panelOf(actor, game.turn());
    game.playground.setPermissions(game.channel, { ViewChannel: false });
    await actor.press(panel.id, lastPut(panel).custom_id!);
    await quiet(game);
    const why = en.refusal({ code: 'cannot-see-channel', channel: game.channel });
    expect(told(game, actor).some((content) => content.includes(why))).toBe(true);
    game.playground.setPermissions(game.channel, { ViewChannel: null });
    await actor.slash(game.channel, 'board');
    await quiet(game);
    await playOn(game);
  });

  test('an archived thread comes back by itself, a locked thread is told', async () => {
    const stage = await onStage();
    const thread = stage.playground.addThread(stage.channel, stage.actors[0]!.id, 'Here').id;
    const game = await tableOn(stage, 2, thread);
    game.playground.changeThread(thread, { archived: true });
    await playOn(game);
    const actor = game.asked();
    const panel = await panelOf(actor, game.turn());
    game.playground.changeThread(thread, { archived: true, locked: true });
    game.playground.setPermissions(game.playground.channel, { ManageThreads: false });
    await actor.press(panel.id, lastPut(panel).custom_id!);
    await quiet(game);
    const why = en.refusal({ code: 'thread-archived-locked', channel: thread });
    expect(told(game, actor).some((content) => content.includes(why))).toBe(true);
    game.playground.changeThread(thread, { archived: false, locked: false });
    await actor.slash(thread, 'board');
    await quiet(game);
    await playOn(game);
  });

  test('a deleted channel takes nothing else with it', async () => {
    const game = await onTable(2);
    const talk = game.playground.stage.world.channelsOf(game.playground.guild)[1]!.id;
    const other = await tableOn(game, 2, talk);
    game.playground.deleteChannel(game.channel);
    await game.restart();
    await quiet(game);
    await playOn(other);
    expect((await game.stored(game.table)).phase).toBe('playing');
  });
});
