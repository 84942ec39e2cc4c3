import { crc32, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compose, draw, forgetPictures, type PictureRequest, pixelsOf } from '../../render/draw.ts';
import { type BoardScene, boardView, mapScene } from '../../render/index.ts';
import { bandOf, pngOf } from '../../render/png.ts';
import { type Game, MAPS, type Place } from '../../src/engine/index.ts';
import { anyLuck, anySetup, chanceOf, mapSetup, randomGame } from '../support/games.ts';
import { runs } from '../support/runs.ts';
import { badgesOf, makeView, playersOf, turnsUpTo } from './boards.ts';
import { differenceOf, pixelsIn } from './pictures.ts';

/** Reads a PNG of a palette as the specification has it, strictly: each length, checksum and filter; RGBA. */
function strictly(bytes: Uint8Array): { readonly width: number; readonly height: number; readonly data: Uint8Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  expect([...bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = new Map<string, Uint8Array>();
  for (let at = 8; at < bytes.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    expect([name, crc32(bytes.subarray(at + 4, at + 8 + length))]).toEqual([name, view.getUint32(at + 8 + length)]);
    chunks.set(name, bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  const header = chunks.get('IHDR')!;
  expect([...header.subarray(8)]).toEqual([8, 3, 0, 0, 0]);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const palette = chunks.get('PLTE')!;
  // Throws where the sum of all bytes is not the one at the end of the stream.
  const rows = inflateSync(chunks.get('IDAT')!);
  expect(rows.length).toBe(height * (width + 1));
  const data = new Uint8Array(width * height * 4);
  for (let y = 0, at = 0; y < height; y++) {
    if (rows[y * (width + 1)] !== 0) throw new Error(`row ${y} is filtered`);
    for (let x = 1; x <= width; x++, at += 4) {
      const index = rows[y * (width + 1) + x]!;
      if (index * 3 >= palette.length) throw new Error(`no colour ${index}`);
      data.set([palette[index * 3]!, palette[index * 3 + 1]!, palette[index * 3 + 2]!, 255], at);
    }
  }
  return { width, height, data };
}

/** Everything that can be marked on a board, by chance. */
function sceneOf(game: Game, chance: () => number): BoardScene {
  const view = game.view(null);
  const some = <T>(list: readonly T[], share: number): T[] => list.filter(() => chance() < share);
  const last = view.board.at(-1)!;
  const places = view.figures.map(({ on }): Place => on);
  return {
    view: boardView(view),
    players: Array.from({ length: view.seats }, (_, seat) => ({
      seat,
      name: ['Ada', 'Bo', 'Яна', '葛', ''][seat % 5]!,
    })),
    lastMoves: view.board.slice(-1 - Math.floor(chance() * 3)),
    badges: some(view.placements, 0.3).map(({ x, y }, i) => ({ x, y, label: String(i + 1) })),
    deadSquares: view.deadSquares,
    caption: `Turn ${view.turn}`,
    ...(view.map && { map: mapScene(view.map) }),
    ...(chance() < 0.2 && {
      outlines: [
        { places: some(places, 0.5), seat: 0 },
        { places: some(places, 0.2), seat: null },
      ],
    }),
    ...(chance() < 0.2 && {
      targets: some(places, 0.2)
        .slice(0, 25)
        .map((place, i) => ({ place, label: String(i + 1) })),
    }),
    ...(chance() < 0.2 && { ghosted: some(view.figures, 0.3) }),
    ...(chance() < 0.2 && { pointsTags: some(view.board, 0.1).map(({ x, y }) => ({ x, y, text: '+4', seat: 1 })) }),
    ...(chance() < 0.2 && { steps: some(view.board, 0.1).map(({ x, y }, i) => ({ x, y, label: String(i + 1) })) }),
    ...(chance() < 0.2 && { trail: view.board.slice(-3) }),
    ...(chance() < 0.2 && view.drawn && { ghost: { ...last, x: last.x + 1, tile: view.drawn, seat: 0 } }),
  };
}

const freshly = (request: PictureRequest): Uint8Array => {
  forgetPictures();
  return draw(request).bytes;
};

describe('a picture of which most was drawn before', () => {
  const anyGame = fc.oneof(anySetup, fc.constantFrom(...MAPS).chain(mapSetup));

  test('is to the pixel the one that is drawn from nothing', () => {
    let pictures = 0;
    fc.assert(
      fc.property(anyGame, anyLuck, (setup, luck) => {
        const chance = chanceOf(luck);
        forgetPictures();
        const shown: { request: PictureRequest; bytes: Uint8Array }[] = [];
        const theme = chance() < 0.5 ? 'light' : 'dark';
        for (const { game } of randomGame(setup, luck)) {
          if (chance() > 0.12 || game.view(null).board.length === 0) continue;
          const scene = sceneOf(game, chance);
          const centre = scene.view.board.at(-1)!;
          for (const request of [
            { kind: 'board', scene, tile: 32, theme: chance() < 0.8 ? theme : 'dark' },
            ...(chance() < 0.3 ? [{ kind: 'closeUp', scene: { ...scene, centre } } as const] : []),
          ] as PictureRequest[])
            shown.push({ request, bytes: draw(request).bytes });
          if (shown.length > 8) break;
        }
        for (const { request, bytes } of shown) {
          pictures++;
          expect(
            Buffer.compare(freshly(request), bytes),
            `${request.kind} ${JSON.stringify(request.scene).slice(0, 80)}`,
          ).toBe(0);
        }
      }),
      { numRuns: runs(12) },
    );
    expect(pictures).toBeGreaterThan(0);
  });

  test('is that of another table, too, if that is what was drawn before', () => {
    const views = ['one', 'another'].map((seed) => makeView({ tiles: 30, seed, seats: 3 }));
    const requests = views.flatMap((view) =>
      turnsUpTo(view, 4).map((one): PictureRequest => {
        return { kind: 'board', tile: 48, scene: { view: one, players: playersOf(one), badges: badgesOf(one) } };
      }),
    );
    const alone = requests.map(freshly);
    forgetPictures();
    const mixed = requests.map((_, i) => {
      const at = (i % 2) * (requests.length / 2) + (i >> 1);
      return [at, draw(requests[at]!).bytes] as const;
    });
    for (const [at, bytes] of mixed) expect(Buffer.compare(alone[at]!, bytes)).toBe(0);
  });

  test('is read alike by two decoders, one of them strict', async () => {
    for (const view of turnsUpTo(makeView({ tiles: 24, seats: 5 }), 3)) {
      const scene = { view, players: playersOf(view), badges: badgesOf(view), lastMoves: view.board.slice(-1) };
      for (const request of [
        { kind: 'board', scene },
        { kind: 'closeUp', scene: { ...scene, centre: view.board.at(-1)! } },
      ] as const) {
        const { bytes, width, height } = draw(request);
        const strict = strictly(bytes);
        const other = await pixelsIn(bytes);
        expect([strict.width, strict.height]).toEqual([width, height]);
        expect(Buffer.compare(strict.data, new Uint8Array(other.data))).toBe(0);
        // What canvas makes of the same at once, without any pieces and any palette.
        const { mean, off } = differenceOf(other, pixelsOf(compose(request)));
        expect(mean).toBeLessThan(3);
        expect(off).toBeLessThan(0.002);
      }
    }
  });

  test('puts bands together however high they are', () => {
    const palette = Array.from({ length: 255 }, (_, i) => [i, 255 - i, (i * 7) % 256] as const);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 70 }),
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 5 }),
        anyLuck,
        (width, heights, luck) => {
          const chance = chanceOf(luck);
          const rows = heights.map((high) =>
            Uint8Array.from({ length: high * (width + 1) }, (_, i) =>
              i % (width + 1) === 0 ? 0 : Math.floor(chance() * 255),
            ),
          );
          const height = heights.reduce((sum, one) => sum + one, 0);
          const { data } = strictly(
            pngOf(
              width,
              height,
              palette,
              rows.map((one) => bandOf(one, 3)),
            ),
          );
          const wanted = rows.flatMap((one) => [...one].filter((_, i) => i % (width + 1) > 0));
          expect(Array.from({ length: wanted.length }, (_, i) => data[i * 4])).toEqual(wanted);
        },
      ),
      { numRuns: runs(40) },
    );
  });
});
