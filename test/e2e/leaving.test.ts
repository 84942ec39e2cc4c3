import type { Actor, PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { buttonsOf, lastPut, withVerb } from '../support/player.ts';
import {
  answered,
  changed,
  en,
  onStage,
  onTable,
  panelOf,
  partsOf,
  planted,
  playOn,
  pressVerb,
  quiet,
  type StagedGame,
  tableOn,
} from '../support/stage.ts';
import { recordOn } from '../support/whole-game.ts';

const publicMessages = (game: StagedGame): PageMessage[] =>
  game.actors[5]!.messages(game.channel).filter(({ author }) => author.id === game.playground.bot);

const moreOf = async (game: StagedGame, actor: Actor): Promise<PageMessage> =>
  (await pressVerb(actor, game.turn(), 'more')).settled();

const resignBy = async (game: StagedGame, actor: Actor): Promise<void> => {
  const asked = await (await actor.slash(game.channel, 'resign')).settled();
  expect(asked.ephemeral).toBe(true);
  await pressVerb(actor, asked, 'resign-now');
  await quiet(game);
};

describe('resigning', () => {
  test('on turn: the next player is asked by a message of their own', async () => {
    const game = await onTable(3);
    const [old, actor] = [game.turn(), game.asked()];
    await resignBy(game, actor);
    expect(game.turn().id).not.toBe(old.id);
    expect(game.asked().id).not.toBe(actor.id);
    expect(buttonsOf(actor.message(old.id)!)).toEqual([]);
    expect(publicMessages(game).some(({ content }) => content === en.lobby.resigned(actor.id))).toBe(true);
    for (let turn = 0; turn < 3; turn++) await playOn(game);
    expect(game.playground.pings.at(-1)!.users).not.toContain(actor.id);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('of two players ends the game with its result, the record, and only buttons that look back or begin anew', async () => {
    const game = await onTable(2);
    await playOn(game);
    await resignBy(game, game.asked());
    const last = publicMessages(game).at(-1)!;
    expect((await recordOn(game, game.actors[5]!, last)).name).toBe(`carcassonne-${game.table}.json`);
    const labels = publicMessages(game)
      .flatMap(buttonsOf)
      .map(({ label }) => label);
    expect(labels).toEqual(
      (['replay', 'analysis', 'why', 'fair', 'play-again'] as const).map((name) => en.buttons[name]),
    );
    expect((await game.stored(game.table)).phase).toBe('finished');
  });

  test('a confirmation that is older than the table asks once more and resigns nobody', async () => {
    const game = await onTable(3);
    const [other] = game.others();
    const asked = await (await other!.slash(game.channel, 'resign')).settled();
    await playOn(game);
    await pressVerb(other!, asked, 'resign-now');
    const again = await changed(other!, asked);
    expect(withVerb(again, 'resign-now')).toHaveLength(1);
    expect((await game.stored(game.table)).record!.actions.join()).not.toContain('resign');
    await pressVerb(other!, again, 'resign-now');
    await quiet(game);
    expect((await game.stored(game.table)).record!.actions.join()).toContain('resign');
  });

  test('a user who watches is told that they do not play', async () => {
    const game = await onTable(2);
    const told = await answered(game.actors[4]!, await game.actors[4]!.slash(game.channel, 'resign'));
    expect(told.content).toBe(en.refusal({ code: 'not-at-table' }));
  });
});

describe('abandoning', () => {
  test('takes the agreement of all, and is told once', async () => {
    const game = await onTable(3);
    // Ada may manage the server; these two may not.
    const [, bo, chloe] = game.players as [Actor, Actor, Actor];
    await pressVerb(bo, await moreOf(game, bo), 'abandon');
    const proposal = await bo.waitFor((one) => !one.ephemeral && withVerb(one, 'agree').length > 0);
    await pressVerb(chloe, proposal, 'agree');
    const second = await bo.waitFor(
      (one) => !one.ephemeral && one.id > proposal.id && withVerb(one, 'agree').length > 0,
    );
    expect((await game.stored(game.table)).phase).toBe('playing');
    await quiet(game);
    // The turn can still be played while the others decide, and only one proposal at a time has a button.
    expect(withVerb(game.turn(), 'square').length).toBeGreaterThan(0);
    expect(publicMessages(game).flatMap((one) => withVerb(one, 'agree'))).toHaveLength(1);

    await pressVerb(game.players[0]!, second, 'agree');
    await quiet(game);
    expect((await game.stored(game.table)).phase).toBe('abandoned');
    expect(publicMessages(game).flatMap(buttonsOf)).toEqual([]);
    const closing = en.lobby.abandoned(await game.stored(game.table), null);
    expect(publicMessages(game).filter(({ content }) => content === closing)).toHaveLength(1);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('playing on takes the button of the proposal away, and the button no longer acts', async () => {
    const game = await onTable(3);
    const [, bo, chloe] = game.players as [Actor, Actor, Actor];
    await pressVerb(bo, await moreOf(game, bo), 'abandon');
    const proposal = await bo.waitFor((one) => !one.ephemeral && withVerb(one, 'agree').length > 0);
    const { custom_id } = withVerb(proposal, 'agree')[0]!;
    await playOn(game);
    await quiet(game);
    expect(buttonsOf(bo.message(proposal.id)!)).toEqual([]);
    const before = await game.stored(game.table);
    const told = await answered(chloe, await chloe.press(await planted(game, custom_id!), custom_id!));
    expect(told.content).toContain(en.refusal({ code: 'stale' }));
    expect(await game.stored(game.table)).toEqual(before);
  });

  test.each([0, 1])(
    'proposed at the moment a turn ends that can be taken back: the next player is still asked',
    async (first) => {
      const game = await tableOn(await onStage(), 3, undefined, { 'take-back': '10' });
      // Ada may manage the server; these two may not.
      const [, bo, chloe] = game.players as [Actor, Actor, Actor];
      const proposer = game.asked().id === bo.id ? chloe : bo;
      const more = await moreOf(game, proposer);
      const actor = game.asked();
      const panel = await panelOf(actor, game.turn());
      const presses = [
        () => actor.press(panel.id, lastPut(panel).custom_id!),
        () => pressVerb(proposer, more, 'abandon'),
      ];
      await Promise.all([presses[first]!(), presses[1 - first]!()]);
      await quiet(game);
      const { held, revision } = await game.stored(game.table);
      const asks = publicMessages(game).flatMap((one) => withVerb(one, held ? 'done' : 'square'));
      expect(asks.length).toBeGreaterThan(0);
      for (const { custom_id } of asks) expect(partsOf(custom_id!).revision).toBe(revision);
    },
  );

  test('Manage Server stops a game for everybody, but only after being asked', async () => {
    const game = await onTable(2);
    const ada = game.players[0]!;
    const panel = await moreOf(game, ada);
    await pressVerb(ada, panel, 'abandon');
    const asked = await changed(ada, panel);
    expect(asked.content).toBe(en.lobby.confirmStop);
    expect((await game.stored(game.table)).phase).toBe('playing');
    await pressVerb(ada, asked, 'abandon-now');
    await quiet(game);
    const table = await game.stored(game.table);
    expect(table.phase).toBe('abandoned');
    const told = publicMessages(game).filter(({ content }) => content.includes(en.lobby.abandoned(table, ada.id)));
    expect(told).toHaveLength(1);
    expect(publicMessages(game).flatMap(buttonsOf)).toEqual([]);
    await ada.slash(game.channel, 'play');
    await ada.waitFor((one) => withVerb(one, 'join').length > 0);
  });

  test('no other member can stop it for everybody', async () => {
    const game = await onTable(2);
    const bo = game.players[1]!;
    const { revision } = await game.stored(game.table);
    const customId = `1|abandon-now|${game.table}|${revision}|`;
    const told = await answered(bo, await bo.press(await planted(game, customId), customId));
    expect(told.content).toBe(en.refusal({ code: 'manage-server-needed' }));
    expect((await game.stored(game.table)).phase).toBe('playing');
  });

  test('after the end old buttons say that it is over', async () => {
    const game = await onTable(2);
    const number = withVerb(game.turn(), 'square')[0]!.custom_id!;
    const panel = await panelOf(game.asked(), game.turn());
    const actor = game.asked();
    await resignBy(game, game.others()[0]!);
    const left = await planted(game, number);
    const told = await answered(actor, await actor.press(left, number));
    expect(told.content).toBe(en.refusal({ code: 'game-over' }));
    await pressVerb(actor, panel, 'put');
    await actor.waitFor((one) => one.ephemeral && one.content === en.refusal({ code: 'game-over' }));
  });
});
