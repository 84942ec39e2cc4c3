import { describe, expect, test } from 'vitest';
import { memoryStore } from '../support/memory-store.ts';
import { withVerb } from '../support/player.ts';
import { answered, commit, onStage, panelOf, playOn, pressVerb, quiet, tableOn, told } from '../support/stage.ts';

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
    const { revision } = await game.stored(game.table);
    await playOn(game);
    expect((await game.stored(game.table)).revision).toBeGreaterThan(revision);
  });
});
