import { expect, test } from 'vitest';
import { MAPS } from '../../src/engine/index.ts';
import { DEFAULT_OPTIONS, withPreset } from '../../src/game/options.ts';
import { ANN, BEN, done, HERE, refusal, service } from './support.ts';

const ON_A_MAP = withPreset(DEFAULT_OPTIONS, 'on-a-map');

async function lobbyOn(map: string, sets = ON_A_MAP.sets) {
  const on = service();
  const { table } = await done(on.tables.open(HERE, ANN, { ...ON_A_MAP, map, sets }));
  await done(on.tables.join(table.id, BEN));
  return { on, id: table.id };
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

test('a tile set too small for the map is refused in the lobby, with the numbers', async () => {
  const { on, id } = await lobbyOn('germany', ['base']);
  expect(await refusal(on.tables.start(id, ANN.user))).toEqual({
    code: 'tiles-too-few',
    map: 'Germany',
    tiles: 72,
    least: 74,
  });
  expect((await done(on.tables.look(id))).table.phase).toBe('lobby');
});

test('a map that is on no shelf is refused in the lobby', async () => {
  const { on, id } = await lobbyOn('atlantis');
  expect(await refusal(on.tables.start(id, ANN.user))).toEqual({ code: 'unknown-map', typed: 'atlantis' });
});
