import { Locale } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/discord/words/index.ts';
import { BOXES } from '../../src/engine/index.ts';
import { withBox, withStart } from '../../src/game/lobby/boxes.ts';
import {
  consistent,
  DEFAULT_OPTIONS,
  OptionsSchema,
  PRESETS,
  presetOf,
  wished,
  withPreset,
} from '../../src/game/lobby/options.ts';
import { DEFAULT_SERVER_SETTINGS, SERVER_SETTINGS } from '../../src/game/servers/server-settings.ts';
import {
  createServers,
  MOST_PRESETS,
  mostPresets,
  SETTINGS_KEPT_MS,
  type Servers,
} from '../../src/game/servers/servers.ts';
import { NeedsNewer } from '../../src/game/store/ports.ts';
import { memoryStore } from '../support/memory-store.ts';
import { type FakeClock, fakeClock, rewrite } from './support.ts';

function processes(count: number) {
  const stores = [memoryStore()];
  while (stores.length < count) stores.push(memoryStore(stores[0]!.disk));
  const clock: FakeClock = fakeClock();
  return { stores, store: stores[0]!, clock, servers: stores.map((store) => createServers({ store, clock })) };
}

const options = withPreset(DEFAULT_OPTIONS, 'anniversary-night');

test('a preset is saved by name, replaced by a preset of that name in any case, and deleted', async () => {
  const { servers: all } = processes(2);
  const [servers, other] = all as [Servers, Servers];
  expect(await servers.presets('1')).toEqual([]);
  expect(await servers.savePreset('1', { name: 'Friday', options })).toBe('saved');
  expect(await servers.savePreset('1', { name: ' friday', options: DEFAULT_OPTIONS })).toBe('replaced');
  expect((await servers.presets('1')).map((one) => one.options)).toEqual([DEFAULT_OPTIONS]);
  expect(await servers.presets('2')).toEqual([]);
  expect(await servers.deletePreset('1', 'FRIDAY')).toBe('deleted');
  expect(await servers.deletePreset('1', 'FRIDAY')).toBe('unknown');
  expect(await other.presets('1')).toEqual([]);
});

test('neither of two saves at once is lost, and a server holds a limited number of presets', async () => {
  const { servers } = processes(2);
  const [one, other] = servers as [Servers, Servers];
  await Promise.all([one.savePreset('1', { name: 'a', options }), other.savePreset('1', { name: 'b', options })]);
  expect((await one.presets('1')).map(({ name }) => name).sort()).toEqual(['a', 'b']);
  for (let n = 2; n < MOST_PRESETS; n++) await one.savePreset('1', { name: `preset ${n}`, options });
  expect(await one.savePreset('1', { name: 'one more', options })).toBe('full');
  expect(await one.savePreset('1', { name: 'A', options })).toBe('replaced');
  expect(await one.presets('1')).toHaveLength(MOST_PRESETS);
});

test.each([
  [4, 20],
  [5, 19],
  [24, 0],
  [30, 0],
])('beside %i ready-made presets a server may save %i: one menu lists them all, and none', (ready, most) => {
  expect(mostPresets(ready)).toBe(most);
});

test('presets from a time with a higher limit are still there, and can be replaced and deleted', async () => {
  const { store, clock, servers } = processes(1);
  for (let n = 0; n < 6; n++) await servers[0]!.savePreset('1', { name: `preset ${n}`, options });
  const later = createServers({ store, clock, most: 4 });
  expect(await later.presets('1')).toHaveLength(6);
  expect(await later.savePreset('1', { name: 'one more', options })).toBe('full');
  expect(await later.savePreset('1', { name: 'Preset 3', options: DEFAULT_OPTIONS })).toBe('replaced');
  expect(await later.presets('1')).toHaveLength(6);
  for (const n of [0, 1, 2]) expect(await later.deletePreset('1', `preset ${n}`)).toBe('deleted');
  expect(await later.savePreset('1', { name: 'one more', options })).toBe('saved');
});

describe('settings of a server', () => {
  test('are the defaults until a member changes one, and each change leaves the others alone', async () => {
    const [servers] = processes(1).servers as [Servers];
    expect(await servers.settings('1')).toEqual(DEFAULT_SERVER_SETTINGS);
    expect(DEFAULT_SERVER_SETTINGS).toEqual({
      ...{ language: 'server', preset: null, place: 'channel', leaderboard: true, seasonMonths: 3 },
    });
    const changed = await servers.changeSettings('1', { place: 'thread' });
    expect(changed.settings).toEqual({ ...DEFAULT_SERVER_SETTINGS, place: 'thread' });
    await servers.changeSettings('1', { seasonMonths: 12 });
    expect((await servers.look('1')).settings).toMatchObject({ place: 'thread', seasonMonths: 12 });
    expect(await servers.settings('2')).toEqual(DEFAULT_SERVER_SETTINGS);
    // Two settings have no default: without a pace there is no limit, and the ground is dark unless set otherwise.
    expect([...SERVER_SETTINGS].sort()).toEqual([...Object.keys(DEFAULT_SERVER_SETTINGS), 'pace', 'isLight'].sort());
  });

  test.each([...new Set([...languages(), ...Object.values(Locale)])])(
    'can be spoken in %s, with or without its words',
    async (language) => {
      const { store, clock, servers } = processes(1);
      await servers[0]!.changeSettings('1', { language });
      expect((await createServers({ store, clock }).look('1')).settings.language).toBe(language);
      expect(store.disk.get('servers:1')).toMatchObject(
        // The first version knows these two. It leaves documents with other languages alone, as newer ones.
        ['en', 'de'].includes(language) ? { needs: [] } : { needs: [`language ${language}`] },
      );
    },
  );

  test.each(['elvish', 'en_US', 'x'])(
    'in the language %s are of a newer version, and stay unchanged',
    async (language) => {
      const { store, clock, servers } = processes(1);
      await servers[0]!.savePreset('1', { name: 'Friday', options });
      rewrite(store.disk, 'servers:1', {
        ...{ format: 1, presets: [], settings: { ...DEFAULT_SERVER_SETTINGS, language } },
      });
      const before = store.disk.get('servers:1');
      const later = createServers({ store, clock });
      expect(await later.settings('1')).toEqual(DEFAULT_SERVER_SETTINGS);
      await expect(later.changeSettings('1', { place: 'thread' })).rejects.toThrow(NeedsNewer);
      expect(store.disk.get('servers:1')).toEqual(before);
    },
  );

  test('are both kept if two processes change different ones at once', async () => {
    const [one, other] = processes(2).servers as [Servers, Servers];
    await Promise.all([
      one.changeSettings('1', { language: 'de' }),
      other.changeSettings('1', { leaderboard: false }),
      one.savePreset('1', { name: 'Friday', options }),
    ]);
    expect((await one.look('1')).settings).toMatchObject({ language: 'de', leaderboard: false });
    expect(await other.presets('1')).toHaveLength(1);
  });

  test('are read from a document of before settings existed, which keeps its presets', async () => {
    const { store, clock, servers } = processes(1);
    await servers[0]!.savePreset('1', { name: 'Friday', options });
    rewrite(store.disk, 'servers:1', { format: 1, presets: [{ name: 'Friday', options }] });
    const later = createServers({ store, clock });
    expect(await later.settings('1')).toEqual(DEFAULT_SERVER_SETTINGS);
    await later.changeSettings('1', { preset: 'Friday' });
    expect(await later.look('1')).toMatchObject({ settings: { preset: 'Friday' }, presets: [{ name: 'Friday' }] });
  });

  test('are read once for many public messages; own changes count at once, changes of others soon', async () => {
    const { servers, stores, clock } = processes(2);
    const [one, other] = servers as [Servers, Servers];
    await Promise.all([one.settings('1'), one.settings('1')]);
    for (let message = 0; message < 10; message++) await one.settings('1');
    expect(stores[0]!.calls).toHaveLength(1);
    await one.changeSettings('1', { language: 'en' });
    expect((await one.settings('1')).language).toBe('en');
    await other.changeSettings('1', { language: 'de' });
    expect((await one.settings('1')).language).toBe('en');
    clock.time += SETTINGS_KEPT_MS;
    expect((await one.settings('1')).language).toBe('de');
  });

  test('that are read during a change are not kept in their old state', async () => {
    const { servers, store } = processes(1);
    const [one] = servers as [Servers];
    let release = (): void => {};
    store.pause = ({ number }) => (number === 1 ? new Promise((resolve) => (release = resolve)) : undefined);
    const early = one.settings('1');
    await one.changeSettings('1', { language: 'de' });
    release();
    await early;
    expect((await one.settings('1')).language).toBe('de');
  });

  test('are asked for again after the store failed', async () => {
    const { servers, store } = processes(1);
    store.fault = () => 'before';
    await expect(servers[0]!.settings('1')).rejects.toThrow();
    store.fault = () => null;
    expect(await servers[0]!.settings('1')).toEqual(DEFAULT_SERVER_SETTINGS);
  });

  test('have no default preset if it is deleted or missing; a ready-made preset needs no saving', async () => {
    const [servers] = processes(1).servers as [Servers];
    await servers.savePreset('1', { name: 'Friday', options });
    expect((await servers.changeSettings('1', { preset: 'friday' })).settings.preset).toBe('friday');
    await servers.savePreset('1', { name: 'Other', options });
    await servers.deletePreset('1', 'Other');
    expect((await servers.settings('1')).preset).toBe('friday');
    await servers.deletePreset('1', 'FRIDAY');
    expect((await servers.settings('1')).preset).toBeNull();
    expect((await servers.changeSettings('1', { preset: 'Friday' })).settings.preset).toBeNull();
    expect((await servers.changeSettings('1', { preset: 'big-box' })).settings.preset).toBe('big-box');
  });
});

test.each(PRESETS)('the preset %s is recognized as itself, and its options are consistent', (preset) => {
  const made = withPreset(DEFAULT_OPTIONS, preset);
  expect(consistent(made)).toEqual(made);
  expect(presetOf(made)).toBe(preset);
});

test('a rule brings its tiles, tiles that go take their rules with them, and a map takes the river away (R7)', () => {
  const inns = consistent({ ...DEFAULT_OPTIONS, switches: ['fields', 'inns'] });
  expect(inns.sets).toEqual(['base', 'inns-and-cathedrals']);
  const box = BOXES.find(({ id }) => id === 'inns-cathedrals')!;
  expect(withBox(inns, box, 'off')).toEqual(DEFAULT_OPTIONS);
  const river = withStart(DEFAULT_OPTIONS, [BOXES.find(({ id }) => id === 'river')!]);
  expect(river.switches).toContain('river');
  const onMap = consistent({ ...river, map: 'germany', town: 'costs-2' });
  expect(onMap.sets).toEqual(['base']);
  expect(onMap.switches).toEqual(['fields', 'map']);
  expect(consistent({ ...onMap, map: null })).toMatchObject({ switches: ['fields'], town: null });
});

test('V5, V6, V12: another reading of a rule brings the rule, goes with it, and means nothing alone', () => {
  const chosen = wished(DEFAULT_OPTIONS, { switches: ['fields', 'shared-barns'] });
  expect(chosen.switches).toEqual(['fields', 'abbey-mayor', 'shared-barns']);
  expect(wished(chosen, { switches: ['fields', 'shared-barns'] }).switches).toEqual(['fields']);
  expect(consistent({ ...DEFAULT_OPTIONS, switches: ['fields', 'no-last-abbey'] })).toEqual(DEFAULT_OPTIONS);
});

test('options of older versions are read with their old meaning', () => {
  expect(OptionsSchema.parse({ fields: false, first: 'random' })).toEqual({ ...DEFAULT_OPTIONS, switches: [] });
  expect(OptionsSchema.parse({ fields: true, abbot: true, arrows: true, gifts: false, first: '7' })).toMatchObject({
    switches: ['fields', 'abbot', 'arrows'],
    sets: ['base', 'anniversary'],
    first: '7',
  });
});

test('servers with settings are listed, and a purged server has none', async () => {
  const { servers: all, store } = processes(1);
  const [servers] = all as [Servers];
  await servers.savePreset('1', { name: 'Friday', options });
  await servers.changeSettings('2', { language: 'de' });
  expect(await servers.list()).toEqual(['1', '2']);
  await servers.purge('2');
  expect(await servers.settings('2')).toEqual(DEFAULT_SERVER_SETTINGS);
  expect(await servers.list()).toEqual(['1']);
  await servers.purge('1');
  await servers.purge('1');
  expect([...store.disk.keys()]).toEqual([]);
});
