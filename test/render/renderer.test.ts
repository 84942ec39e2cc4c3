import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createRenderer, type Renderer } from '../../render/index.ts';
import { isDrawn, sampled } from '../support/runs.ts';
import { ENDLESS_MS } from '../support/time.ts';
import { badgesOf, makeView, playersOf } from './boards.ts';
import { pixelsIn } from './pictures.ts';
import { BOARD, PROFILE, reportOf } from './results.ts';

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
/** A picture that is soon drawn. */
const sheetOf = (tile: string) => ({ tiles: [{ tile, label: '1' }] });
const faulty = { worker: new URL('./crashing-worker.ts', import.meta.url), hangingMs: 300 };
const echo = new URL('./echo-worker.ts', import.meta.url);

describe.runIf(isDrawn('the drawing process', { oneIn: 8, about: ['render/process/'] }))('the drawing process', () => {
  /** Tests that leave it unchanged share one renderer, since its process takes a while to start. */
  let shared: Renderer;
  beforeAll(() => {
    shared = createRenderer({ hangingMs: ENDLESS_MS });
  });
  afterAll(() => shared.close());

  test('draws every kind of picture', async () => {
    const one = shared;
    const ghost = { ...view.placements[0]!, tile: view.drawn!, seat: 0 };
    const pictures = await Promise.all([
      one.board(scene),
      one.closeUp({ view, players: scene.players, centre: ghost, ghost, rotations: [{ rotation: 0, label: '1' }] }),
      one.tilesLeft({ counts: view.unseen }),
      one.legend({ rows: [{ icon: { figure: 'meeple' }, text: 'Meeple' }] }),
      one.lobby({ stamps: [{ icon: { figure: 'meeple' }, isBare: true }], tiles: ['BA-A'] }),
      one.tiles({
        tiles: [
          { tile: 'AN-K', label: '1' },
          { tile: 'BA-C', label: '2' },
        ],
      }),
      one.card({ deck: 'gifts', card: 'synod', title: 'Synod', text: 'A meeple to a monastery.' }),
      one.hand({
        cards: [
          { deck: 'gifts', card: 'take-2', title: 'Take 2', count: 2 },
          { deck: 'gifts', card: null, title: '' },
        ],
      }),
      one.leaderboard(BOARD),
      one.profile(PROFILE),
      one.report(reportOf(2, 8)),
    ]);
    expect(pictures.map(({ name }) => name)).toEqual([
      'board.webp',
      'close-up.webp',
      'tiles-left.webp',
      'legend.webp',
      'boxes.webp',
      'tiles.webp',
      'card.webp',
      'hand.webp',
      'leaderboard.webp',
      'profile.webp',
      'report.webp',
    ]);
    for (const { bytes, width, height } of pictures) {
      const decoded = await pixelsIn(bytes);
      expect([decoded.width, decoded.height]).toEqual([width, height]);
    }
  });

  test('draws a scene alike after any other scenes', async () => {
    const first = await shared.board(scene);
    await shared.tiles(sheetOf('BA-X'));
    const again = await renderer({ hangingMs: ENDLESS_MS }).board(scene);
    expect(Buffer.compare(first.bytes, again.bytes)).toBe(0);
    expect(Buffer.compare(first.bytes, (await shared.board(scene)).bytes)).toBe(0);
  });

  test('draws in the chosen theme, and in the dark theme if the choice cannot be read', async () => {
    const themed = (theme: () => Promise<'light' | 'dark'>) => shared.by({ theme }).tiles(sheetOf('BA-X'));
    const [plain, dark, light, unknown] = await Promise.all([
      shared.tiles(sheetOf('BA-X')),
      themed(async () => 'dark'),
      themed(async () => 'light'),
      themed(() => Promise.reject(new Error('no store'))),
    ]);
    expect(dark!.bytes).toEqual(plain.bytes);
    expect(unknown!.bytes).toEqual(plain.bytes);
    expect(light!.bytes).not.toEqual(plain.bytes);
  });

  test('refuses a scene it cannot draw, and draws the next', async () => {
    await expect(shared.tiles(sheetOf('no-such'))).rejects.toMatchObject({ name: 'RenderError', code: 'failed' });
    await expect(shared.tiles(sheetOf('BA-A'))).resolves.toMatchObject({ name: 'tiles.webp' });
  });
});

describe('any drawing process', () => {
  test('refuses more pictures than may wait', async () => {
    const one = renderer({ worker: echo, maxWaiting: 2 });
    await one.tiles(sheetOf('BA-A'));
    // The process draws the first, so it no longer waits.
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => one.tiles(sheetOf('BA-A'))));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(answers[3]).toMatchObject({ reason: { code: 'busy' } });
    await expect(one.tiles(sheetOf('BA-A'))).resolves.toBeDefined();
  });

  test('refuses waiting and new pictures once it is closed', async () => {
    const one = renderer({ worker: echo });
    const waiting = one.board(scene);
    const refused = expect(waiting).rejects.toMatchObject({ code: 'closed' });
    await one.close();
    await refused;
    await expect(one.board(scene)).rejects.toMatchObject({ code: 'closed' });
  });
});

describe.each(sampled('faults of a process', ['crash', 'hang'], { short: 1 }))(
  'a picture over which the process comes to a %s',
  (tile) => {
    test('is refused, and those that wait are drawn by the next process', async () => {
      const one = renderer(faulty);
      const answers = await Promise.allSettled([tile, 'BA-A', 'BA-B'].map((id) => one.tiles(sheetOf(id))));
      expect(answers).toMatchObject([
        { reason: { code: 'crashed' } },
        { value: { name: 'alive.webp' } },
        { value: { name: 'alive.webp' } },
      ]);
    });

    test('is not drawn again', async () => {
      const one = renderer(faulty);
      await expect(one.tiles(sheetOf(tile))).rejects.toMatchObject({ code: 'crashed' });
      await expect(drawnOf(one.tiles(sheetOf('BA-A')))).resolves.toEqual(['BA-A']);
      await expect(one.tiles(sheetOf(tile))).rejects.toMatchObject({ code: 'refused' });
      // The process from before, with no order in between.
      await expect(drawnOf(one.tiles(sheetOf('BA-B')))).resolves.toEqual(['BA-A', 'BA-B']);
    });
  },
);

test.each(sampled('workers that end', ['crashing', 'late'], { short: 1 }))(
  'a picture handed over with one that ends the process is not blamed for it (%s)',
  async (worker) => {
    const one = renderer({ worker: new URL(`./${worker}-worker.ts`, import.meta.url), hangingMs: ENDLESS_MS });
    const answers = await Promise.allSettled(['BA-A', 'crash', 'BA-B'].map((id) => one.tiles(sheetOf(id))));
    expect(answers).toMatchObject([{ status: 'fulfilled' }, { reason: { code: 'crashed' } }, { status: 'fulfilled' }]);
    await expect(one.tiles(sheetOf('BA-A'))).resolves.toBeDefined();
  },
);

test('a process that had no processor has not hung: time that it waited for one does not count', async () => {
  let looks = 0;
  const one = renderer({
    worker: new URL('./starved-worker.ts', import.meta.url),
    hangingMs: 50,
    waitedMs(pid) {
      looks += 1;
      if (looks === 8) process.kill(pid, 'SIGUSR2');
      return looks * 1000;
    },
  });
  await expect(one.tiles(sheetOf('BA-A'))).resolves.toMatchObject({ name: 'late.webp' });
  expect(looks).toBeGreaterThanOrEqual(8);
});

test('a process that cannot start is tried again, but not for each picture', async () => {
  const one = renderer({ worker: new URL('./no-such-worker.ts', import.meta.url) });
  const answers = await Promise.allSettled(['BA-A', 'BA-B'].map((id) => one.tiles(sheetOf(id))));
  expect(answers).toMatchObject([{ reason: { code: 'down' } }, { reason: { code: 'down' } }]);
  await expect(one.tiles(sheetOf('BA-C'))).rejects.toMatchObject({ code: 'down' });
});

describe('the order of drawing', () => {
  test('pictures of tables, then one for each person in turn', async () => {
    const one = renderer(faulty);
    const [ada, bo] = ['ada', 'bo'].map((person) => one.by({ person }));
    const asked = [
      one.tiles(sheetOf('first')),
      ...['ada 1', 'ada 2', 'ada 3'].map((id) => ada!.tiles(sheetOf(id))),
      bo!.tiles(sheetOf('bo 1')),
      one.tiles(sheetOf('table 1')),
      one.tiles(sheetOf('table 2')),
    ];
    await Promise.all(asked);
    const order = ['first', 'table 1', 'table 2', 'ada 1', 'bo 1', 'ada 2', 'ada 3', 'last'];
    await expect(drawnOf(one.tiles(sheetOf('last')))).resolves.toEqual(order.flatMap((id) => id.split(' ')));
  });

  test('only the newest waiting picture of each name is kept', async () => {
    const one = renderer(faulty);
    const table = one.by({ newest: 'table' });
    const answers = await Promise.allSettled([
      one.tiles(sheetOf('first')),
      ...['turn-1', 'turn-2', 'turn-3'].map((id) => table.tiles(sheetOf(id))),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(answers[1]).toMatchObject({ reason: { code: 'passed' } });
    await expect(drawnOf(one.tiles(sheetOf('last')))).resolves.toEqual(['first', 'turn-3', 'last']);
  });

  test('spare pictures are drawn if nothing waits, and given up otherwise', async () => {
    const one = renderer(faulty);
    const spare = one.by({ isSpare: true });
    await spare.tiles(sheetOf('spare-1'));
    const asked = ['first', 'second'].map((id) => one.tiles(sheetOf(id)));
    await expect(spare.tiles(sheetOf('spare-2'))).rejects.toMatchObject({ code: 'passed' });
    await Promise.all(asked);
    await expect(drawnOf(one.tiles(sheetOf('last')))).resolves.toEqual(['spare-1', 'first', 'second', 'last']);
  });

  test('each person may have two replays, so that nobody takes all places', async () => {
    const one = renderer({ worker: echo });
    const replay = { players: [], board: [], seats: 2, frames: [] };
    const asked = (person: string) => Array.from({ length: 8 }, () => one.by({ person }).replay(replay));
    const answers = await Promise.allSettled(['eager', 'other'].flatMap(asked));
    const codes = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'drawn'));
    const [two, six] = [Array(2).fill('drawn'), Array(6).fill('busy')];
    expect(codes).toEqual([...two, ...six, ...two, ...six]);
  });

  test('a person who wants more than may wait keeps the newest pictures, and other persons lose none', async () => {
    const one = renderer(faulty);
    const [eager, other] = ['eager', 'other'].map((person) => one.by({ person }));
    const answers = await Promise.allSettled([
      one.tiles(sheetOf('first')),
      other!.tiles(sheetOf('other')),
      ...Array.from({ length: 50 }, (_, i) => eager!.tiles(sheetOf(`eager-${i}`))),
    ]);
    const kept = answers.flatMap(({ status }, i) => (status === 'fulfilled' ? [i] : []));
    expect(kept).toEqual([0, 1, 46, 47, 48, 49, 50, 51]);
  });
});

/** All that the process has drawn so far. */
const drawnOf = async (picture: Promise<{ readonly bytes: Uint8Array }>): Promise<string[]> =>
  new TextDecoder().decode((await picture).bytes).split(' ');
