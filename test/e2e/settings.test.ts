import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { wordsFor } from '../../src/discord/words/index.ts';
import { MAPS } from '../../src/engine/index.ts';
import { loadMaps } from '../../src/game/maps/index.ts';
import { keptLog } from '../game/support.ts';
import { contentsOf } from '../support/lobby.ts';
import { textIn, withVerb } from '../support/player.ts';
import { changed, onStage, partsOf, pressVerb, quiet } from '../support/stage.ts';

const en = wordsFor('en-US');

test('a member who manages the server saves a preset from the lobby, and it opens the next table by its name', async () => {
  const stage = await onStage();
  const [ada, bo] = stage.actors;
  const told = async (who: typeof ada, command: string, options = {}) =>
    (await (await who!.slash(stage.channel, command, options)).settled()).content;

  expect(await told(ada, 'settings save', { name: 'Friday' })).toBe(en.refusal({ code: 'no-lobby-here' }));
  await ada!.slash(stage.channel, 'play', { preset: 'anniversary-night' });
  const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
  await expect(bo!.slash(stage.channel, 'settings save', { name: 'Friday' })).rejects.toThrow();
  expect(await told(ada, 'settings save', { name: 'Friday' })).toBe(en.settings.saved('Friday'));
  expect(await told(ada, 'settings presets')).toContain('Friday');

  await ada!.press(lobby.id, withVerb(lobby, 'leave')[0]!.custom_id!);
  await ada!.waitFor((one) => one.id === lobby.id && withVerb(one, 'join').length === 0);
  const suggested = await bo!.autocomplete(stage.channel, 'play', 'preset', { preset: 'fri' });
  expect(suggested.choices).toEqual([{ name: 'Friday', value: 'Friday' }]);
  await bo!.slash(stage.channel, 'play', { preset: 'friday' });
  const next = await bo!.waitFor((one) => one.id !== lobby.id && withVerb(one, 'join').length > 0);
  const { table } = partsOf(withVerb(next, 'join')[0]!.custom_id!);
  expect((await stage.stored(table)).options).toMatchObject({ switches: ['fields', 'abbot', 'arrows', 'gifts'] });

  expect(await told(ada, 'settings delete', { name: 'friday' })).toBe(en.settings.deleted('friday'));
  expect(await told(ada, 'settings delete', { name: 'friday' })).toBe(
    en.refusal({ code: 'unknown-preset', typed: 'friday' }),
  );
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('both halves of the panel of settings tell as many tiles as the lobby, also if a map takes every set twice', async () => {
  const stage = await onStage();
  const [ada] = stage.actors;
  await ada!.slash(stage.channel, 'play', { preset: 'on-a-map', map: 'usa' });
  const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
  const panel = await (await pressVerb(ada!, lobby, 'settings')).settled();
  await pressVerb(ada!, panel, 'more-settings');
  const more = await changed(ada!, panel);
  for (const one of [lobby, panel, more]) expect(textIn(one).replaceAll('*', '')).toContain('228 tiles');
});

test('M7: the host chooses any of the rules for towns together; a choice of an older menu stands alone', async () => {
  const stage = await onStage();
  const [ada] = stage.actors;
  await ada!.slash(stage.channel, 'play', { preset: 'on-a-map' });
  const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
  let panel = await (await pressVerb(ada!, lobby, 'settings')).settled();
  await pressVerb(ada!, panel, 'map-settings');
  panel = await changed(ada!, panel);
  const chosen = async (...values: string[]) => {
    await ada!.select(panel.id, withVerb(ada!.message(panel.id)!, 'town')[0]!.custom_id!, values);
    await quiet(stage);
    const { table } = partsOf(withVerb(lobby, 'join')[0]!.custom_id!);
    return (await stage.stored(table)).options.town;
  };
  expect(await chosen('costs-2', 'extra-turn')).toEqual(['extra-turn', 'costs-2']);
  for (const town of ['extra-turn', 'costs-2'] as const) {
    expect(await contentsOf(stage.actors[1]!, lobby)).toContain(en.lobby.town(town).about);
    expect(ada!.message(panel.id)!.content).toContain(en.lobby.town(town).name);
  }
  expect(await chosen('road-bonus')).toBe('road-bonus');
  // Older menus allowed one choice only.
  const { world } = stage.playground.stage;
  const menu = world.messages
    .get(panel.id)!
    .components.flatMap((row) => row.components ?? [])
    .find(({ custom_id }) => custom_id?.includes('|town|'))!;
  Object.assign(menu, { min_values: 1, max_values: 1 });
  menu.options!.push({ label: 'Towns have no effect', value: 'none' });
  expect(await chosen('none')).toBeNull();
  expect(await chosen('costs-2')).toBe('costs-2');
  expect(await chosen()).toBeNull();
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('M3: the host chooses the largest number of tiles, and the lobby warns of a number that is not recommended', async () => {
  const stage = await onStage();
  const [ada, bo] = stage.actors;
  await ada!.slash(stage.channel, 'play', { preset: 'on-a-map', map: 'taiwan' });
  const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
  await pressVerb(bo!, lobby, 'join');
  await quiet(stage);
  const { table } = partsOf(withVerb(lobby, 'join')[0]!.custom_id!);
  const panel = await (await pressVerb(ada!, ada!.message(lobby.id)!, 'settings')).settled();
  const press = async (verb: string) => {
    await pressVerb(ada!, ada!.message(panel.id)!, verb);
    await quiet(stage);
  };
  const choose = async (verb: string, ...values: string[]) => {
    await ada!.select(panel.id, withVerb(ada!.message(panel.id)!, verb)[0]!.custom_id!, values);
    await quiet(stage);
    return (await stage.stored(table)).options;
  };
  expect((await choose('map-tiles', 'squares')).tiles).toBe(121);
  expect(await contentsOf(stage.actors[1]!, lobby)).toContain('114 tiles: ');
  expect(await contentsOf(stage.actors[1]!, lobby)).toContain('4 tiles more than recommended');
  expect((await choose('map-tiles', 'all')).tiles).toBe('all');
  expect(await choose('map-tiles', 'recommended')).not.toHaveProperty('tiles');
  expect((await choose('map-tiles', 'squares')).tiles).toBe(121);
  await press('map-settings');
  expect(await choose('map', 'usa')).not.toHaveProperty('tiles');
  await press('settings');
  expect((await choose('map-tiles', 'house-rule')).tiles).toBe(270);
  await press('map-settings');
  await choose('map', 'germany');
  await press('settings');
  await press('box-menus');
  await choose('box-tiles');
  expect(await contentsOf(stage.actors[1]!, lobby)).toContain('38 tiles fewer than recommended');
  await pressVerb(ada!, ada!.message(lobby.id)!, 'start');
  await quiet(stage);
  expect((await stage.stored(table)).phase).toBe('playing');
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('M2: the host chooses start squares, as many as the map uses, if it has more', async () => {
  const stage = await onStage();
  const [ada] = stage.actors;
  await ada!.slash(stage.channel, 'play', { preset: 'on-a-map' });
  const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
  const panel = await (await pressVerb(ada!, lobby, 'settings')).settled();
  const now = () => ada!.message(panel.id)!;
  const press = async (verb: string) => {
    await pressVerb(ada!, now(), verb);
    await quiet(stage);
  };
  const choose = async (verb: string, ...values: string[]) => {
    await ada!.select(panel.id, withVerb(now(), verb)[0]!.custom_id!, values);
    await quiet(stage);
    const { table } = partsOf(withVerb(lobby, 'join')[0]!.custom_id!);
    return (await stage.stored(table)).options;
  };
  await press('map-settings');
  await expect(choose('map-starts', 'wismar', 'erfurt', 'stuttgart')).rejects.toThrow('Choose 0 to 2');
  expect((await choose('map-starts', 'stuttgart', 'erfurt')).starts).toEqual(['erfurt', 'stuttgart']);
  expect(await contentsOf(stage.actors[1]!, lobby)).toContain('Start squares: Erfurt, Stuttgart.');
  expect(await choose('map-starts')).not.toHaveProperty('starts');
  expect((await choose('map-starts', 'wismar')).starts).toEqual(['wismar']);
  expect(await choose('map', 'taiwan')).not.toHaveProperty('starts');
  expect(withVerb(now(), 'map-starts')).toEqual([]);
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('an unknown preset or map is refused with one sentence, and no lobby opens', async () => {
  const stage = await onStage();
  const [ada] = stage.actors;
  for (const [options, code] of [
    [{ preset: 'Sunday' }, 'unknown-preset'],
    [{ map: 'Sunday' }, 'unknown-map'],
  ] as const) {
    const told = await (await ada!.slash(stage.channel, 'play', options)).settled();
    expect(told.content).toBe(en.refusal({ code, typed: 'Sunday' }));
  }
  expect(ada!.messages(stage.channel).filter((one) => withVerb(one, 'join').length > 0)).toEqual([]);
});

test('a map file of the operator stands in the lobby and is played on; a bad one costs a line in the log', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'carcassonne-maps-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const taiwan = MAPS.find(({ id }) => id === 'taiwan')!;
  writeFileSync(join(folder, 'island.json'), JSON.stringify({ ...taiwan, id: 'my-island', name: 'My Island' }));
  writeFileSync(join(folder, 'broken.json'), '{');
  const log = keptLog();
  const maps = loadMaps(folder, log);
  expect(log.lines.filter(({ level }) => level === 'error')).toHaveLength(1);

  const stage = await onStage({ maps });
  const [ada, bo] = stage.actors;
  await ada!.slash(stage.channel, 'play', { preset: 'on-a-map', map: 'my-island' });
  const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
  expect(textIn(lobby)).toContain('My Island');
  await bo!.press(lobby.id, withVerb(lobby, 'join')[0]!.custom_id!);
  const full = await ada!.waitFor((one) => one.id === lobby.id && withVerb(one, 'start').length > 0);
  await ada!.press(full.id, withVerb(full, 'start')[0]!.custom_id!);
  await ada!.waitFor((one) => withVerb(one, 'square').length > 0);
  const table = withVerb(full, 'start')[0]!.custom_id!.split('|')[2]!;
  const { setup } = (await stage.stored(table)).record!;
  expect(setup.map).toMatchObject({ id: 'my-island' });
});
