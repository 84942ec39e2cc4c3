import { describe, expect, test } from 'vitest';
import { TableMessageSchema } from '../../src/discord/publish/table-message.ts';
import { RULES_VERSION } from '../../src/engine/index.ts';
import { memoryStore } from '../support/memory-store.ts';
import { lastPut } from '../support/player.ts';
import { answered, commit, onStage, panelOf, playOn, pressVerb, quiet, tableOn, told } from '../support/stage.ts';

describe('a store that fails', () => {
  const withMemory = async () => {
    const store = memoryStore();
    const stage = await onStage({ store });
    return { game: await tableOn(stage, 2), store };
  };

  test('full: the player is told that nothing is certain, nothing changes, and later the game goes on', async () => {
    const { game, store } = await withMemory();
    const panel = await panelOf(game.asked(), game.turn());
    const actor = game.asked();
    const before = await game.stored(game.table);
    store.fault = ({ kind }) => (kind === 'commit' ? 'before' : null);
    await actor.press(panel.id, lastPut(panel).custom_id!);
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

  test('a save whose answer was lost turns out to be done, and is shown', async () => {
    const { game, store } = await withMemory();
    const old = game.turn();
    let lost = false;
    store.fault = ({ kind, key }) => {
      if (kind !== 'commit' || !key.startsWith('table:') || lost) return null;
      lost = true;
      return 'after';
    };
    await commit(game);
    await quiet(game);
    expect(game.turn().id).not.toBe(old.id);
    expect(game.playground.pings).toHaveLength(2);
  });

  test('a save whose answer was lost with the store is shown once the store is back, without a press', async () => {
    const { game, store } = await withMemory();
    const old = game.turn();
    const actor = game.asked();
    const panel = await panelOf(actor, old);
    let isGone = false;
    store.fault = ({ kind, key }) => {
      if (isGone) return 'before';
      isGone = kind === 'commit' && key.startsWith('table:');
      return isGone ? 'after' : null;
    };
    await actor.press(panel.id, lastPut(panel).custom_id!);
    await quiet(game);
    expect(told(game, actor).at(-1)).toMatch(/uncertain whether that was saved/);
    game.playground.advance(2000);
    await quiet(game);
    expect(game.turn().id).toBe(old.id);
    store.fault = () => null;
    game.playground.advance(5000);
    await quiet(game);
    expect(game.turn().id).not.toBe(old.id);
    expect(game.playground.pings).toHaveLength(2);
    await playOn(game);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('a record cut in half is left unchanged, and its players are told', async () => {
    const { game, store } = await withMemory();
    const key = `table:${game.table}`;
    const found = store.disk.get(key)!;
    const half = found.text.slice(0, found.text.length / 2);
    store.disk.set(key, { ...found, text: half });
    const first = await answered(game.asked(), await pressVerb(game.asked(), game.turn(), 'square'));
    expect(first.content).toContain(
      `cannot be read and is kept as it is: tell the operator of this bot the reference \`${key}\``,
    );
    const again = await answered(game.asked(), await game.asked().slash(game.channel, 'board'));
    expect(again.content).toBe(first.content);
    // The broken game does not block the channel.
    await tableOn(game, 2);
    expect(store.disk.get(key)).toEqual({ ...found, text: half });
  });

  test('a game of a newer version waits for that version, and its players are told in a sentence', async () => {
    const { game, store } = await withMemory();
    const key = `table:${game.table}`;
    const found = store.disk.get(key)!;
    const newer = { ...found, text: found.text.replace(`"version":${RULES_VERSION},`, '"version":10,') };
    expect(newer.text).not.toBe(found.text);
    store.disk.set(key, newer);
    await game.restart();
    await quiet(game);
    const actor = game.asked();
    const sentence = /^This game needs a newer version of the bot and is kept as it is/;
    expect((await answered(actor, await pressVerb(actor, game.turn(), 'square'))).content).toMatch(sentence);
    for (const command of ['board', 'play', 'resign']) {
      expect((await answered(actor, await actor.slash(game.channel, command))).content, command).toMatch(sentence);
    }
    expect(store.disk.get(key)).toEqual(newer);
    store.disk.set(key, found);
    await playOn(game);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('settings of a newer version do not stop games, and are not changed', async () => {
    const { game, store } = await withMemory();
    const key = `servers:${game.playground.guild}`;
    const newer = { text: '{"format":10,"presets":"of another kind"}', revision: 5 };
    store.disk.set(key, newer);
    await game.restart();
    await playOn(game);
    const ada = game.actors[0]!;
    const told = await answered(ada, await ada.slash(game.channel, 'settings server'));
    expect(told.content).toMatch(/^This saved data needs a newer version of the bot/);
    expect(store.disk.get(key)).toEqual(newer);
  });

  test('a broken note of the shown message loses nothing', async () => {
    const { game, store } = await withMemory();
    const key = `screens:${game.table}`;
    store.disk.set(key, { ...store.disk.get(key)!, text: '{"message":' });
    await playOn(game);
    await quiet(game);
    expect(await game.bot.store.collection('screens', TableMessageSchema).load(game.table)).toMatchObject({
      kind: 'found',
    });
    expect(game.bot.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
