import { describe, expect, test } from 'vitest';
import { RenderError } from '../../render/index.ts';
import { buttonsOf, lastPut, textIn, withVerb } from '../support/player.ts';
import { sampled } from '../support/runs.ts';
import {
  answered,
  changed,
  commit,
  isPublicBoard,
  onStage,
  onTable,
  panelOf,
  pixels,
  playOn,
  pressVerb,
  quiet,
  told,
} from '../support/stage.ts';

describe('a server that stumbles', () => {
  test('429: the message comes when Discord allows it', async () => {
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

  const lostAnswers = [
    { kind: 'status', status: 500, applied: true },
    { kind: 'status', status: 503, applied: false },
    { kind: 'hang-up', applied: true },
    { kind: 'hang-up', applied: false },
  ] as const;
  test.each(sampled('lost answers', lostAnswers, { short: 2 }))(
    'a turn is posted once and pings once, also with %o',
    async (fault) => {
      const game = await onTable(2);
      game.playground.faults.add({ ...fault, method: 'POST', route: '/channels/:channel/messages' });
      await playOn(game);
      await quiet(game);
      const boards = game.actors[5]!.messages(game.channel).filter((one) => withVerb(one, 'square').length > 0);
      expect(boards).toHaveLength(1);
      expect(game.playground.pings).toHaveLength(2);
    },
  );

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

  const stumbles = [
    { kind: 'drop-sockets' },
    { kind: 'drop-sockets', code: 4000 },
    { kind: 'reconnect' },
    { kind: 'invalid-session' },
    { kind: 'invalid-session', resumable: true },
  ] as const;
  test.each(sampled('stumbles', stumbles, { short: 2 }))('%o: the game goes on', async (fault) => {
    const game = await onTable(2);
    const { gateway } = game.playground;
    const sessions = () => gateway.identified + gateway.resumed;
    const before = sessions();
    game.playground.faults.add(fault);
    await expect.poll(() => sessions() > before && game.bot.running.ready()).toBe(true);
    await playOn(game);
    expect(game.playground.violations.map(({ code }) => code).filter((code) => code !== 10062)).toEqual([]);
  });

  test('pictures that cannot be drawn delay nobody: the words say where the numbers are', async () => {
    const broken = async () => {
      throw new RenderError('failed', 'no picture today');
    };
    const stage = await onStage({ renderer: { ...pixels(), board: broken, closeUp: broken, tilesLeft: broken } });
    const [ada, bo] = stage.actors;
    await ada!.slash(stage.channel, 'play', { 'take-back': 'off' });
    const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
    await pressVerb(bo!, lobby, 'join');
    const full = await changed(ada!, lobby);
    await pressVerb(ada!, full, 'start');
    const turn = await ada!.waitFor((one) => withVerb(one, 'square').length > 0);
    expect(turn.content).toMatch(/1 = [A-Z]\d+/);
    const asked = stage.playground.actor(/<@(\d+)>/.exec(turn.content)![1]!);
    const panel = await panelOf(asked, turn);
    await asked.press(panel.id, lastPut(panel).custom_id!);
    await ada!.waitFor((one) => one.id > turn.id && withVerb(one, 'square').length > 0);
    const tiles = await answered(ada!, await ada!.slash(stage.channel, 'tiles'));
    expect(textIn(tiles)).toMatch(/tiles left\n(.*\n)*\d+ × /);
    expect(stage.playground.violations.slice()).toEqual([]);
  });
});
