import { expect, test } from 'vitest';
import { MAPS } from '../../src/engine/index.ts';
import {
  consistent,
  DEFAULT_OPTIONS,
  OptionsSchema,
  optionsOf,
  type TableOptions,
  wished,
  withPreset,
} from '../../src/game/lobby/options.ts';
import { ANN, BEN, done, HERE, refusal, service } from './support.ts';

const ON_A_MAP = withPreset(DEFAULT_OPTIONS, 'on-a-map');

async function lobbyOn(map: string, wish: Partial<TableOptions> = {}) {
  const on = service();
  const { table } = await done(on.tables.open(HERE, ANN, { ...ON_A_MAP, ...wish, map }));
  await done(on.tables.join(table.id, BEN));
  return { on, id: table.id };
}

/** The setup of a game that starts with these options. */
async function startedOn(map: string, wish: Partial<TableOptions>) {
  const { on, id } = await lobbyOn(map, wish);
  const { table } = await done(on.tables.start(id, ANN.user));
  return table.record!.setup;
}

test.each(MAPS.map(({ id, meeplesPerPlayer }) => [id, meeplesPerPlayer] as const))(
  '%s can be started with the recommended tiles, and everybody has its meeples (M3, M4, L30)',
  async (map, meeples) => {
    const { on, id } = await lobbyOn(map);
    const { game, table } = await done(on.tables.start(id, ANN.user));
    expect(game!.view(null).map!.layout.id).toBe(map);
    expect(game!.view(null).supply[0]!.meeple).toBe(meeples);
    expect(table.record!.setup.copies).toBe(map === 'usa' ? 2 : 1);
  },
);

test.each(MAPS.map(({ id }) => id))(
  '%s can be started with the base game alone, though it recommends more tiles (M3, L30)',
  async (map) => {
    const { copies, options } = await startedOn(map, { sets: ['base'] });
    expect([copies, options!.tiles]).toEqual([map === 'usa' ? 2 : 1, undefined]);
  },
);

test('the number of tiles that a table has chosen goes with the map, into the game, and into the next game (M3, L30)', async () => {
  const options = consistent({ ...ON_A_MAP, map: 'usa', tiles: 270 });
  expect(OptionsSchema.parse(JSON.parse(JSON.stringify(options)))).toEqual(options);
  for (const tiles of [121, 'all'] as const) {
    const setup = await startedOn('taiwan', { tiles });
    expect(setup.options).toMatchObject(tiles === 'all' ? { tiles } : { most: tiles });
    expect(optionsOf(setup).tiles).toBe(tiles);
  }
  expect(consistent({ ...options, map: null })).not.toHaveProperty('tiles');
  for (const wish of [{ map: 'taiwan' }, { map: null }, { tiles: null }])
    expect(wished(options, wish)).not.toHaveProperty('tiles');
  expect(wished(options, { switches: [] }).tiles).toBe(270);
});

test('a missing map is refused in the lobby', async () => {
  const { on, id } = await lobbyOn('atlantis');
  expect(await refusal(on.tables.start(id, ANN.user))).toEqual({ code: 'unknown-map', typed: 'atlantis' });
});

test('M2: start squares that a table has chosen go into the game, and into the next game on that map', async () => {
  const startsIn = async (...starts: string[]) => (await startedOn('germany', { starts })).options!.starts;
  expect(await startsIn()).toBeUndefined();
  expect(await startsIn('stuttgart')).toEqual(['stuttgart']);
  expect(await startsIn('stuttgart', 'wismar')).toEqual(['wismar', 'stuttgart']);
  // An operator may have changed the map since.
  expect(await startsIn('stuttgart', 'erfurt', 'wismar', 'atlantis')).toEqual(['wismar', 'erfurt']);
  const options = consistent({ ...ON_A_MAP, starts: ['wismar'] });
  expect(OptionsSchema.parse(JSON.parse(JSON.stringify(options)))).toEqual(options);
  expect(optionsOf(await startedOn('germany', options)).starts).toEqual(['wismar']);
  for (const wish of [{ map: 'taiwan' }, { map: null }, { starts: [] }])
    expect(wished(options, wish)).not.toHaveProperty('starts');
});

test.each<[TableOptions['town'], TableOptions['town']]>([
  [null, null],
  [[], null],
  ['costs-2', 'costs-2'],
  [['costs-2'], 'costs-2'],
  [
    ['road-bonus', 'extra-turn', 'road-bonus'],
    ['extra-turn', 'road-bonus'],
  ],
])('M7: rules for towns %j are stored as %j, in lobbies and games', async (chosen, stored) => {
  const options = consistent({ ...ON_A_MAP, map: 'taiwan', town: chosen });
  expect(options.town).toEqual(stored);
  expect(OptionsSchema.parse(JSON.parse(JSON.stringify(options)))).toEqual(options);
  const setup = await startedOn('taiwan', { town: chosen });
  expect(setup.options!.town ?? null).toEqual(stored);
  expect(optionsOf(setup)).toEqual(options);
});
