import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createRenderer, type Renderer, tileIconName } from '../../render/index.ts';
import { TILE_DESIGNS } from '../../src/engine/tiles.ts';
import { ROTATIONS } from '../../src/engine/vocabulary.ts';
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
const crashing = new URL('./crashing-worker.ts', import.meta.url);
const echo = new URL('./echo-worker.ts', import.meta.url);

describe('the drawing thread', () => {
  test('draws every kind of picture', async () => {
    const one = shared;
    const ghost = { ...view.placements[0]!, tile: view.drawn!, seat: 0 };
    const pictures = await Promise.all([
      one.board(scene),
      one.closeUp({ view, players: scene.players, centre: ghost, ghost, rotations: [{ rotation: 0, label: '1' }] }),
      one.tile({ tile: 'BA-L', rotation: 90, size: 128 }),
      one.rotations({ tile: 'BA-L', rotations: ROTATIONS.map((rotation) => ({ rotation, label: `${rotation}` })) }),
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
      'ba_l_r90.png',
      'rotations.png',
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
    await shared.tile({ tile: 'BA-X' });
    const again = await renderer().board(scene);
    expect(Buffer.compare(first.bytes, again.bytes)).toBe(0);
    expect(Buffer.compare(first.bytes, (await shared.board(scene)).bytes)).toBe(0);
  });

  test('refuses a scene it cannot draw, and draws the next', async () => {
    await expect(shared.tile({ tile: 'no-such' })).rejects.toMatchObject({ name: 'RenderError', code: 'failed' });
    await expect(shared.tile({ tile: 'BA-A' })).resolves.toMatchObject({ name: 'ba_a_r0.png' });
  });

  test('refuses more than may wait', async () => {
    const one = renderer({ worker: echo, maxWaiting: 2 });
    const answers = await Promise.allSettled([1, 2, 3].map(() => one.tile({ tile: 'BA-A' })));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(answers[2]).toMatchObject({ reason: { code: 'busy' } });
    await expect(one.tile({ tile: 'BA-A' })).resolves.toBeDefined();
  });

  test('tells those who wait when the thread dies, and starts another', async () => {
    const one = renderer({ worker: crashing });
    const answers = await Promise.allSettled([one.tile({ tile: 'crash' }), one.tile({ tile: 'BA-A' })]);
    expect(answers).toMatchObject([{ reason: { code: 'crashed' } }, { reason: { code: 'crashed' } }]);
    await expect(one.tile({ tile: 'BA-A' })).resolves.toMatchObject({ name: 'alive.png' });
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

test('pictures need no system font', async () => {
  const picture = await shared.board(scene);
  const script = `
    import { draw } from './render/draw.ts';
    import { createHash } from 'node:crypto';
    import { GlobalFonts } from '@napi-rs/canvas';
    if (GlobalFonts.families.some(({ family }) => family !== 'Board Sans')) throw new Error('system fonts were loaded');
    let text = '';
    for await (const part of process.stdin) text += part;
    process.stdout.write(createHash('sha256').update(draw({ kind: 'board', scene: JSON.parse(text) }).bytes).digest('hex'));`;
  const hash = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
    cwd: new URL('../..', import.meta.url),
    input: JSON.stringify(scene),
    env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
    encoding: 'utf8',
  });
  expect(hash).toBe(createHash('sha256').update(picture.bytes).digest('hex'));
});

test('a tile’s icon is named so that Discord takes it as an emoji, each differently', () => {
  const names = TILE_DESIGNS.flatMap(({ id }) => ROTATIONS.map((rotation) => tileIconName(id, rotation)));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z0-9_]{2,32}$/);
});
