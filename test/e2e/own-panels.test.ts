import type { Actor, PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { Game } from '../../src/engine/index.ts';
import { lastPut, withVerb } from '../support/player.ts';
import {
  answered,
  commit,
  en,
  onStage,
  onTable,
  panelOf,
  planted,
  playOn,
  pressVerb,
  quiet,
  type Stage,
  tableOn,
} from '../support/stage.ts';
import { gameWhere, giftedSetup, onPrepared, panelAt, pathWhere, placeOnly } from '../support/tables.ts';

/** The user's private messages in the stage's channel, oldest first. */
const ownOf = ({ channel }: Stage, actor: Actor): PageMessage[] =>
  actor.messages(channel).filter(({ ephemeral }) => ephemeral);

const idsOf = (messages: readonly PageMessage[]): string[] => messages.map(({ id }) => id);

const MINUTE = 60_000;

describe('a panel that a user has opened from the message of the turn', () => {
  test('goes when the user opens another: a number, a tool, a number again', async () => {
    const game = await onPrepared(Game.start(giftedSetup({ seats: 3 })).record);
    for (const actor of game.players) {
      for (const verb of ['square', 'before', 'tiles', 'fields', 'more', 'square']) {
        const opened = await (await pressVerb(actor, game.turn(), verb)).settled();
        await quiet(game);
        expect(idsOf(ownOf(game, actor)), verb).toEqual([opened.id]);
      }
    }
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('in the lobby is the panel of the settings, and goes when the game begins', async () => {
    const stage = await onStage();
    const [ada, bo] = stage.actors as [Actor, Actor];
    await ada.slash(stage.channel, 'play');
    const lobby = await ada.waitFor((one) => withVerb(one, 'join').length > 0);
    await pressVerb(ada, lobby, 'settings');
    const settings = await (await pressVerb(ada, lobby, 'settings')).settled();
    await quiet(stage);
    expect(idsOf(ownOf(stage, ada))).toEqual([settings.id]);
    await pressVerb(bo, lobby, 'join');
    await quiet(stage);
    await pressVerb(ada, ada.message(lobby.id)!, 'start');
    await quiet(stage);
    // The settings can no longer change.
    stage.playground.advance(2000);
    await quiet(stage);
    expect(ownOf(stage, ada)).toEqual([]);
    const turn = ada.messages(stage.channel).find((one) => withVerb(one, 'square').length > 0)!;
    const panel = await panelOf(ada, turn);
    await quiet(stage);
    expect(idsOf(ownOf(stage, ada))).toEqual([panel.id]);
  });

  test('of a turn that could be taken back loses its buttons once the next tile is there', async () => {
    const stage = await onStage();
    const game = await tableOn(stage, 2, stage.channel, { 'take-back': '10' });
    const actor = game.asked();
    const panel = await panelOf(actor, game.turn());
    await actor.press(panel.id, lastPut(panel).custom_id!);
    await quiet(game);
    expect(withVerb(actor.message(panel.id)!, 'take-back')).toHaveLength(1);
    game.playground.advance(12_000);
    await quiet(game);
    game.playground.advance(2000);
    await quiet(game);
    expect(game.asked().id).not.toBe(actor.id);
    const [done, ...others] = ownOf(game, actor);
    expect([done!.id, done!.components, others]).toEqual([panel.id, [], []]);
    expect(done!.content).toContain('Done and saved.');
    expect(done!.content).not.toContain('take this back');
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('sentences told in a row replace each other', async () => {
    const game = await onTable(3);
    const stranger = game.actors[5] as Actor;
    const left = withVerb(game.turn(), 'square')[0]!.custom_id!;
    await playOn(game);
    const late = await planted(game, left);
    for (let time = 0; time < 4; time++) {
      await stranger.press(late, left);
      await quiet(game);
      expect(ownOf(game, stranger)).toHaveLength(1);
    }
    expect(ownOf(game, stranger)[0]!.content).toContain(en.refusal({ code: 'stale' }));
  });

  test('is shown before the older panel is taken away, by one call', async () => {
    const game = await onTable();
    await panelOf(game.asked(), game.turn());
    await quiet(game);
    const { requests } = game.playground;
    const before = requests.length;
    await panelOf(game.asked(), game.turn());
    await quiet(game);
    const calls = requests.slice(before).map(({ method, route }) => `${method} ${route.split('/').at(-1)}`);
    expect(calls).toEqual(['POST callback', 'PATCH @original', 'DELETE @original']);
  });

  test('of the later of two presses at once stays, whichever is drawn first', async () => {
    for (const isFirstSlow of [true, false]) {
      const game = await onTable();
      const actor = game.asked();
      const { faults } = game.playground;
      if (isFirstSlow) faults.add({ kind: 'status', method: 'PATCH', route: '@original', status: 502 });
      const [first, second] = await Promise.all([
        pressVerb(actor, game.turn(), 'square'),
        pressVerb(actor, game.turn(), 'tiles'),
      ]);
      await quiet(game);
      const [later] = [first.response, second.response].filter((one) => one !== null);
      expect(idsOf(ownOf(game, actor))).toEqual([later!.id]);
      expect(withVerb(later!, 'put')).toEqual([]);
      expect(game.playground.violations.slice()).toEqual([]);
    }
  });

  test('is still taken away 24 minutes later, if something on it was pressed meanwhile', async () => {
    const game = await onTable();
    const actor = game.asked();
    const more = await (await pressVerb(actor, game.turn(), 'more')).settled();
    game.playground.advance(12 * MINUTE);
    await pressVerb(actor, more, 'tiles');
    await quiet(game);
    game.playground.advance(12 * MINUTE);
    const panel = await panelOf(actor, game.turn());
    await quiet(game);
    expect(idsOf(ownOf(game, actor))).toEqual([panel.id]);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('stays if it was left alone for longer than Discord lets the bot delete it, without a vain request', async () => {
    const game = await onTable();
    const actor = game.asked();
    const old = await panelOf(actor, game.turn());
    await quiet(game);
    game.playground.advance(16 * MINUTE);
    const panel = await panelOf(actor, game.turn());
    await quiet(game);
    expect(idsOf(ownOf(game, actor))).toEqual([old.id, panel.id]);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('is not missed if it was dismissed before', async () => {
    const game = await onTable();
    const actor = game.asked();
    actor.dismiss((await panelOf(actor, game.turn())).id);
    const panel = await panelOf(actor, game.turn());
    await quiet(game);
    expect(idsOf(ownOf(game, actor))).toEqual([panel.id]);
    expect(game.bot.lines.filter(({ level }) => level !== 'info')).toEqual([]);
  });

  test('is forgotten by a restart, and nothing else is', async () => {
    const game = await onTable();
    const actor = game.asked();
    const old = await panelOf(actor, game.turn());
    await game.restart();
    const panel = await panelOf(actor, game.turn());
    await quiet(game);
    expect(idsOf(ownOf(game, actor))).toEqual([old.id, panel.id]);
  });

  test('goes, too, when the turn has been played from it', async () => {
    const game = await onTable();
    const actor = game.asked();
    const played = await commit(game);
    await quiet(game);
    expect(idsOf(ownOf(game, actor))).toEqual([played.id]);
    const seen = await panelOf(actor, game.turn());
    await quiet(game);
    expect(idsOf(ownOf(game, actor))).toEqual([seen.id]);
  });

  test('takes no message with it that was told beside it: a refusal, the answer to a command, a gift', async () => {
    const receives = (one: Game) =>
      pathWhere(
        one,
        ({ events, stops }) =>
          stops.every(({ options }) => options.length < 2) && events.some(({ type }) => type === 'gift-received'),
      );
    const record = gameWhere((one) => one.tilesLeft < 60 && receives(one) !== null);
    const game = await onPrepared(record);
    const actor = game.asked();
    const typed = await answered(actor, await actor.slash(game.channel, 'tiles'));
    const first = await panelAt(game, actor, receives(Game.of(record))!);
    const far = `1|square|${game.table}|${(await game.stored(game.table)).revision}|500,500`;
    const refused = await answered(actor, await actor.press(await planted(game, far), far));
    await quiet(game);
    expect(refused.content).toBe(en.refusal({ code: 'not-legal' }));
    expect(idsOf(ownOf(game, actor))).toEqual([typed.id, first.id, refused.id]);
    await placeOnly(game, actor, first);
    const card = ownOf(game, actor).at(-1)!;
    expect(card.attachments).toHaveLength(1);
    const second = await panelOf(actor, game.turn());
    await quiet(game);
    expect(idsOf(ownOf(game, actor))).toEqual([typed.id, refused.id, card.id, second.id]);
  });

  test('leaves the panels of others alone, and those of a user who sits at two tables', async () => {
    const stage = await onStage();
    const { id: talk } = stage.playground.addChannel(stage.playground.guild, { name: 'second' });
    const [one, other] = [await tableOn(stage, 2), await tableOn(stage, 2, talk)];
    const [ada, bo] = stage.actors as [Actor, Actor];
    const panels = [await panelOf(ada, one.turn()), await panelOf(ada, other.turn()), await panelOf(bo, one.turn())];
    await quiet(stage);
    expect(idsOf(ownOf(one, ada))).toEqual([panels[0]!.id]);
    expect(idsOf(ownOf(other, ada))).toEqual([panels[1]!.id]);
    expect(idsOf(ownOf(one, bo))).toEqual([panels[2]!.id]);
  });
});
