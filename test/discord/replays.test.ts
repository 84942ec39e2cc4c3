import { expect, test } from 'vitest';
import type { ReplayScene } from '../../render/index.ts';
import { createReplays } from '../../src/discord/past/replays.ts';
import { ONE_FRAME } from '../support/stage.ts';

const sceneOf = (...names: string[]): ReplayScene => ({
  players: names.map((name, seat) => ({ seat, name })),
  ...{ board: [], seats: names.length, frames: [] },
});

function drawing() {
  const drawn: ReplayScene[] = [];
  const replays = createReplays();
  const renderer = {
    replay: async (scene: ReplayScene) => {
      drawn.push(scene);
      return { ...ONE_FRAME };
    },
  };
  const of = (table: string, scene: ReplayScene) => replays.of(table, scene, renderer);
  return { drawn, replays: { of } };
}

test('two users who ask at once wait for the same picture', async () => {
  const { drawn, replays } = drawing();
  const [one, other] = await Promise.all([replays.of('a', sceneOf('Ada')), replays.of('a', sceneOf('Ada'))]);
  expect(one).toBe(other);
  expect(drawn).toHaveLength(1);
});

test('the last four replays are kept, and no more', async () => {
  const { drawn, replays } = drawing();
  for (const table of ['a', 'b', 'c', 'd', 'a', 'e']) await replays.of(table, sceneOf('Ada'));
  expect(drawn).toHaveLength(5);
  for (const table of ['a', 'c', 'd', 'e']) await replays.of(table, sceneOf('Ada'));
  expect(drawn).toHaveLength(5);
  await replays.of('b', sceneOf('Ada'));
  expect(drawn).toHaveLength(6);
});

test('a name that was deleted is not shown again', async () => {
  const { drawn, replays } = drawing();
  await replays.of('a', sceneOf('Ada', 'Bo'));
  await replays.of('a', sceneOf('a former player', 'Bo'));
  expect(drawn.map(({ players }) => players[0]!.name)).toEqual(['Ada', 'a former player']);
});
