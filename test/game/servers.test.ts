import { expect, test } from 'vitest';
import {
  consistent,
  DEFAULT_OPTIONS,
  OptionsSchema,
  PRESETS,
  presetOf,
  withPreset,
  withSets,
} from '../../src/game/options.ts';
import { createServers, MOST_PRESETS } from '../../src/game/servers.ts';
import { service } from './support.ts';

const options = withPreset(DEFAULT_OPTIONS, 'anniversary-night');

test('a preset is saved by name, replaced by one of the same name in any case, and deleted', async () => {
  const { store } = service();
  const servers = createServers({ store });
  expect(await servers.presets('1')).toEqual([]);
  expect(await servers.savePreset('1', { name: 'Friday', options })).toBe('saved');
  expect(await servers.savePreset('1', { name: ' friday', options: DEFAULT_OPTIONS })).toBe('saved');
  expect((await servers.presets('1')).map((one) => one.options)).toEqual([DEFAULT_OPTIONS]);
  expect(await servers.presets('2')).toEqual([]);
  expect(await servers.deletePreset('1', 'FRIDAY')).toBe('deleted');
  expect(await servers.deletePreset('1', 'FRIDAY')).toBe('unknown');
  expect(await createServers({ store }).presets('1')).toEqual([]);
});

test('of two who save at once neither is lost, and a server holds so many and no more', async () => {
  const { store } = service();
  const [one, other] = [createServers({ store }), createServers({ store })];
  await Promise.all([one.savePreset('1', { name: 'a', options }), other.savePreset('1', { name: 'b', options })]);
  expect((await one.presets('1')).map(({ name }) => name).sort()).toEqual(['a', 'b']);
  for (let n = 2; n < MOST_PRESETS; n++) await one.savePreset('1', { name: `preset ${n}`, options });
  expect(await one.savePreset('1', { name: 'one more', options })).toBe('full');
  expect(await one.savePreset('1', { name: 'A', options })).toBe('saved');
  expect(await one.presets('1')).toHaveLength(MOST_PRESETS);
});

test.each(PRESETS)('the preset %s is itself, and what it says is consistent', (preset) => {
  const made = withPreset(DEFAULT_OPTIONS, preset);
  expect(consistent(made)).toEqual(made);
  expect(presetOf(made)).toBe(preset);
});

test('a rule brings its tiles, tiles that go take their rules with them, and a map takes the river away (R7)', () => {
  const inns = consistent({ ...DEFAULT_OPTIONS, switches: ['fields', 'inns'] });
  expect(inns.sets).toEqual(['base', 'inns-and-cathedrals']);
  expect(withSets(inns, ['base']).switches).toEqual(['fields']);
  const river = withSets(DEFAULT_OPTIONS, ['base', 'river']);
  expect(river.switches).toContain('river');
  const onMap = consistent({ ...river, map: 'germany', town: 'costs-2' });
  expect(onMap.sets).toEqual(['base']);
  expect(onMap.switches).toEqual(['fields', 'map']);
  expect(consistent({ ...onMap, map: null })).toMatchObject({ switches: ['fields'], town: null });
});

test('options as older versions stored them are read as what they meant', () => {
  expect(OptionsSchema.parse({ fields: false, first: 'random' })).toEqual({ ...DEFAULT_OPTIONS, switches: [] });
  expect(OptionsSchema.parse({ fields: true, abbot: true, arrows: true, gifts: false, first: '7' })).toMatchObject({
    switches: ['fields', 'abbot', 'arrows'],
    sets: ['base', 'anniversary'],
    first: '7',
  });
});
