import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createRenderer, type Renderer } from '../../render/index.ts';
import { badgesOf, makeView, playersOf } from './boards.ts';
import { pixelsIn } from './pictures.ts';
import { BOARD, PROFILE, reportOf } from './results.ts';

/** Its thread takes a while to start, so those tests share it that leave it as it was. */
const shared = createRenderer();
afterAll(() => shared.close());

const open: Renderer[] = [];
const renderer = (options?: Parameters<typeof createRenderer>[0]) => {
  const one = createRenderer(options);
  open.push(one);
  return one;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

const view = makeView({ tiles: 12 });
const scene = { view, players: playersOf(view), badges: badgesOf(view) };
/** A picture soon drawn. */
const sheetOf = (tile: string) => ({ tiles: [{ tile, label: '1' }] });
const crashing = new URL('./crashing-worker.ts', import.meta.url);
const echo = new URL('./echo-worker.ts', import.meta.url);

describe('the drawing thread', () => {
  test('draws every kind of picture', async () => {
    const one = shared;
    const ghost = { ...view.placements[0]!, tile: view.drawn!, seat: 0 };
    const pictures = await Promise.all([
      one.board(scene),
      one.closeUp({ view, players: scene.players, centre: ghost, ghost, rotations: [{ rotation: 0, label: '1' }] }),
      one.tilesLeft({ counts: view.unseen }),
      one.tiles({
        tiles: [
          { tile: 'AN-K', label: '1' },
          { tile: 'BA-C', label: '2' },
        ],
      }),
      one.card({ gift: 'synod', title: 'Synod', text: 'A meeple to a monastery.' }),
      one.hand({
        cards: [
          { gift: 'take-2', title: 'Take 2', count: 2 },
          { gift: null, title: '' },
        ],
      }),
      one.leaderboard(BOARD),
      one.profile(PROFILE),
      one.report(reportOf(2, 8)),
    ]);
    expect(pictures.map(({ name }) => name)).toEqual([
      'board.png',
      'close-up.png',
      'tiles-left.png',
      'tiles.png',
      'card.png',
      'hand.png',
      'leaderboard.png',
      'profile.png',
      'report.png',
    ]);
    for (const { bytes, width, height } of pictures) {
      const decoded = await pixelsIn(bytes);
      expect([decoded.width, decoded.height]).toEqual([width, height]);
    }
  });

  test('draws the same scene the same, whatever came before', async () => {
    const first = await shared.board(scene);
    await shared.tiles(sheetOf('BA-X'));
    const again = await renderer().board(scene);
    expect(Buffer.compare(first.bytes, again.bytes)).toBe(0);
    expect(Buffer.compare(first.bytes, (await shared.board(scene)).bytes)).toBe(0);
  });

  test('refuses a scene it cannot draw, and draws the next', async () => {
    await expect(shared.tiles(sheetOf('no-such'))).rejects.toMatchObject({ name: 'RenderError', code: 'failed' });
    await expect(shared.tiles(sheetOf('BA-A'))).resolves.toMatchObject({ name: 'tiles.png' });
  });

  test('refuses more than may wait', async () => {
    const one = renderer({ worker: echo, maxWaiting: 2 });
    const answers = await Promise.allSettled([1, 2, 3].map(() => one.tiles(sheetOf('BA-A'))));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(answers[2]).toMatchObject({ reason: { code: 'busy' } });
    await expect(one.tiles(sheetOf('BA-A'))).resolves.toBeDefined();
  });

  test('tells those who wait when the thread dies, and starts another', async () => {
    const one = renderer({ worker: crashing });
    const answers = await Promise.allSettled([one.tiles(sheetOf('crash')), one.tiles(sheetOf('BA-A'))]);
    expect(answers).toMatchObject([{ reason: { code: 'crashed' } }, { reason: { code: 'crashed' } }]);
    await expect(one.tiles(sheetOf('BA-A'))).resolves.toMatchObject({ name: 'alive.png' });
  });

  test('closed, it refuses what waits and what comes', async () => {
    const one = renderer({ worker: echo });
    const waiting = one.board(scene);
    const refused = expect(waiting).rejects.toMatchObject({ code: 'closed' });
    await one.close();
    await refused;
    await expect(one.board(scene)).rejects.toMatchObject({ code: 'closed' });
  });
});
