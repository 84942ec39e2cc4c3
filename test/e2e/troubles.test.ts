import { describe, expect, test } from 'vitest';
import { RenderError } from '../../render/index.ts';
import type { PageMessage } from '../../src/playground/page-api.ts';
import { memoryStore } from '../support/memory-store.ts';
import { buttonsOf, withVerb } from '../support/player.ts';
import {
  answered,
  changed,
  en,
  isPublicBoard,
  onStage,
  onTable,
  panelOf,
  pixels,
  playOn,
  pressVerb,
  quiet,
  type StagedGame,
  tableOn,
} from '../support/stage.ts';

/** Commits the first number without a figure; the panel as it then is. */
const commit = async (game: StagedGame): Promise<PageMessage> => {
  const actor = game.asked();
  const panel = await panelOf(actor, game.turn());
  await actor.press(panel.id, withVerb(panel, 'put').at(-1)!.custom_id!);
  return changed(actor, panel);
};
const told = (game: StagedGame, actor = game.actors[0]!): string[] =>
  actor.messages(game.channel).flatMap((one) => (one.ephemeral ? [one.content] : []));
const codes = (game: StagedGame): number[] => game.playground.violations.map(({ code }) => code);

describe('a store that fails', () => {
  const withMemory = async () => {
    const store = memoryStore();
    const stage = await onStage({ store });
    return { game: await tableOn(stage, 2), store };
  };

  test('full: the player is told that nothing is certain, nothing changes, and later it goes on', async () => {
    const { game, store } = await withMemory();
    const panel = await panelOf(game.asked(), game.turn());
    const actor = game.asked();
    const before = await game.stored(game.table);
    store.fault = ({ kind }) => (kind === 'save' ? 'before' : null);
    await actor.press(panel.id, withVerb(panel, 'put').at(-1)!.custom_id!);
    await quiet(game);
    expect(told(game, actor).at(-1)).toMatch(/cannot be reached just now.*reference `[0-9a-f]{8}`/);
    expect(await game.stored(game.table)).toEqual(before);
    store.fault = () => null;
    await playOn(game);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('gone: every press and command is answered', async () => {
    const { game, store } = await withMemory();
    store.fault = () => 'before';
    const number = await answered(game.actors[3]!, await pressVerb(game.actors[3]!, game.turn(), 'square'));
    expect(number.content).toContain('/board');
    for (const command of ['play', 'board', 'tiles', 'resign']) {
      const answer = await answered(game.actors[1]!, await game.actors[1]!.slash(game.channel, command));
      expect(answer.content, command).toMatch(/cannot be reached just now/);
    }
    const typed = await game.actors[1]!.autocomplete(game.channel, 'place', 'square', { square: 'N' });
    expect(typed).toMatchObject({ state: 'answered', choices: [] });
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('a save whose answer was lost is found to be done, and shown', async () => {
    const { game, store } = await withMemory();
    const old = game.turn();
    let lost = false;
    store.fault = ({ kind, key }) => {
      if (kind !== 'save' || !key.startsWith('table:') || lost) return null;
      lost = true;
      return 'after';
    };
    await commit(game);
    await quiet(game);
    expect(game.turn().id).not.toBe(old.id);
    expect(game.playground.pings).toHaveLength(2);
  });

  test('a record cut in half is set aside, never written over, and its players are told', async () => {
    const { game, store } = await withMemory();
    const key = `table:${game.table}`;
    const found = store.disk.get(key)!;
    const half = found.text.slice(0, found.text.length / 2);
    store.disk.set(key, { ...found, text: half });
    const first = await answered(game.asked(), await pressVerb(game.asked(), game.turn(), 'square'));
    expect(first.content).toContain('could not be read and was put aside unchanged');
    const again = await answered(game.asked(), await game.asked().slash(game.channel, 'board'));
    expect(again.content).toContain('could not be read');
    const kept = [...store.disk.entries()].filter(([name]) => name.startsWith('broken:'));
    expect(kept.map(([, { text }]) => text)).toEqual([half]);
    // The channel is not held by what cannot go on.
    await tableOn(game, 2);
  });

  test('a note of the shown message that is broken loses nothing', async () => {
    const { game, store } = await withMemory();
    const key = `screens:${game.table}`;
    store.disk.set(key, { ...store.disk.get(key)!, text: '{"message":' });
    await playOn(game);
  });
});

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

  test('in a thread it is the permission for threads that counts', async () => {
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

  test('lost in mid-game: the sentence names it, the move is kept, and the next press brings the game back', async () => {
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
    // Still without it: whoever presses is told why, and not to look for a message that is not there.
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
    await playOn(game);
  });

  test('a channel it can no longer see', async () => {
    const game = await onTable(2);
    const actor = game.asked();
    const panel = await panelOf(actor, game.turn());
    game.playground.setPermissions(game.channel, { ViewChannel: false });
    await actor.press(panel.id, withVerb(panel, 'put').at(-1)!.custom_id!);
    await quiet(game);
    const why = en.refusal({ code: 'cannot-see-channel', channel: game.channel });
    expect(told(game, actor).some((content) => content.includes(why))).toBe(true);
    game.playground.setPermissions(game.channel, { ViewChannel: null });
    await actor.slash(game.channel, 'board');
    await quiet(game);
    await playOn(game);
  });

  test('an archived thread comes back by itself, a locked one is told', async () => {
    const stage = await onStage();
    const thread = stage.playground.addThread(stage.channel, stage.actors[0]!.id, 'Here').id;
    const game = await tableOn(stage, 2, thread);
    game.playground.changeThread(thread, { archived: true });
    await playOn(game);
    const actor = game.asked();
    const panel = await panelOf(actor, game.turn());
    game.playground.changeThread(thread, { archived: true, locked: true });
    game.playground.setPermissions(game.playground.channel, { ManageThreads: false });
    await actor.press(panel.id, withVerb(panel, 'put').at(-1)!.custom_id!);
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

describe('a server that stumbles', () => {
  test('429: the message comes when it may', async () => {
    const game = await onTable(2);
    game.playground.faults.add({
      kind: 'rate-limit',
      method: 'POST',
      route: '/channels/:channel/messages',
      retryAfter: 0.5,
    });
    await playOn(game);
    expect(game.playground.pings).toHaveLength(2);
  });

  test.each([
    { kind: 'status', status: 500, applied: true },
    { kind: 'status', status: 503, applied: false },
    { kind: 'hang-up', applied: true },
    { kind: 'hang-up', applied: false },
  ] as const)('a turn is posted once and pings once, also with %o', async (fault) => {
    const game = await onTable(2);
    game.playground.faults.add({ ...fault, method: 'POST', route: '/channels/:channel/messages' });
    await playOn(game);
    await quiet(game);
    const boards = game.actors[5]!.messages(game.channel).filter((one) => withVerb(one, 'square').length > 0);
    expect(boards).toHaveLength(1);
    expect(game.playground.pings).toHaveLength(2);
  });

  test('errors that last are told, the move is kept, and the next press shows it', async () => {
    const game = await onTable(2);
    const [old, actor] = [game.turn(), game.asked()];
    const { revision } = await game.stored(game.table);
    game.playground.faults.add({
      kind: 'status',
      method: 'POST',
      route: '/channels/:channel/messages',
      status: 500,
      times: 3,
    });
    await commit(game);
    await quiet(game);
    expect(told(game, actor).some((content) => /Something went wrong on my side.*`\/board`/.test(content))).toBe(true);
    expect((await game.stored(game.table)).revision).toBe(revision + 1);
    await pressVerb(actor, old, 'square');
    await actor.waitFor((one) => isPublicBoard(one, game.channel) && one.id > old.id);
    await playOn(game);
  });

  test('an older message that could not be changed loses its buttons with the next turn', async () => {
    const game = await onTable(2);
    await quiet(game);
    const old = game.turn();
    game.playground.faults.add({
      kind: 'status',
      method: 'PATCH',
      route: '/channels/:channel/messages',
      status: 500,
      times: 3,
    });
    await playOn(game);
    await quiet(game);
    expect(buttonsOf(game.actors[0]!.message(old.id)!).length).toBeGreaterThan(0);
    await playOn(game);
    await quiet(game);
    expect(buttonsOf(game.actors[0]!.message(old.id)!)).toEqual([]);
  });

  test.each([
    { kind: 'drop-sockets' },
    { kind: 'drop-sockets', code: 4000 },
    { kind: 'reconnect' },
    { kind: 'invalid-session' },
    { kind: 'invalid-session', resumable: true },
  ] as const)(
    '%o: the game goes on',
    async (fault) => {
      const game = await onTable(2);
      const { gateway } = game.playground;
      const sessions = () => gateway.identified + gateway.resumed;
      const before = sessions();
      game.playground.faults.add(fault);
      await expect.poll(() => sessions() > before && game.bot.running.ready(), { timeout: 30_000 }).toBe(true);
      await playOn(game);
      expect(codes(game).filter((code) => code !== 10062)).toEqual([]);
    },
    40_000,
  );

  test('pictures that cannot be drawn hold nobody up: the words say where the numbers are', async () => {
    const broken = async () => {
      throw new RenderError('failed', 'no picture today');
    };
    const stage = await onStage({ renderer: { ...pixels(), board: broken, closeUp: broken, tilesLeft: broken } });
    const [ada, bo] = stage.actors;
    await ada!.slash(stage.channel, 'play');
    const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
    await pressVerb(bo!, lobby, 'join');
    const full = await changed(ada!, lobby);
    await pressVerb(ada!, full, 'start');
    const turn = await ada!.waitFor((one) => withVerb(one, 'square').length > 0);
    expect(turn.content).toMatch(/1 = [A-Z]\d+/);
    const asked = stage.playground.actor(/<@(\d+)>/.exec(turn.content)![1]!);
    const panel = await panelOf(asked, turn);
    await asked.press(panel.id, withVerb(panel, 'put').at(-1)!.custom_id!);
    await ada!.waitFor((one) => one.id > turn.id && withVerb(one, 'square').length > 0);
    const tiles = await answered(ada!, await ada!.slash(stage.channel, 'tiles'));
    expect(tiles.content).toMatch(/picture could not be made|tiles left/);
    expect(stage.playground.violations.slice()).toEqual([]);
  });
});
