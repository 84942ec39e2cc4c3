import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { type BoardScene, boardView, mapScene } from '../../render/index.ts';
import { compose, draw, forgetPictures, type PictureRequest, pixelsOf } from '../../render/process/draw.ts';
import { type Game, MAPS, type Place } from '../../src/engine/index.ts';
import { anyLuck, anySetup, chanceOf, mapSetup, randomGame } from '../support/games.ts';
import { assertCases, isLong, runs, sampled, testsDrawn } from '../support/runs.ts';
import { badgesOf, makeView, playersOf, turnsUpTo } from './boards.ts';
import { differenceOf, pixelsIn } from './pictures.ts';
import { readWebp } from './webp-reader.ts';

const drawn = testsDrawn('mosaics', { oneIn: 4, about: ['render/board/'] });

/** A scene with a random choice of all possible marks. */
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
    ...(chance() < 0.2 && {
      brought: {
        features: places.slice(0, 1 + Math.floor(view.seats * chance())).map((place, seat) => ({
          places: [place, ...some(places, 0.2)],
          gains:
            chance() < 0.3
              ? [
                  { seat: 0, points: 4 },
                  { seat: 1, points: -1 },
                ]
              : [{ seat, points: 4 }],
        })),
        home: some(view.figures, 0.2).map((one) => ({ ...one, seat: 0 })),
        gains: Array.from({ length: view.seats }, (_, seat) => [0, 12, -3][seat % 3]!),
      },
    }),
    ...(chance() < 0.2 && { steps: some(view.board, 0.1).map(({ x, y }, i) => ({ x, y, label: String(i + 1) })) }),
    ...(chance() < 0.2 && { trail: view.board.slice(-3) }),
    ...(chance() < 0.2 && view.drawn && { ghost: { ...last, x: last.x + 1, tile: view.drawn, seat: 0 } }),
  };
}

const freshly = (request: PictureRequest): Uint8Array => {
  forgetPictures();
  return draw(request).bytes;
};

describe('a picture that was mostly drawn before', () => {
  const anyGame = fc.oneof(anySetup, fc.constantFrom(...MAPS).chain(mapSetup));

  drawn('is to the pixel the picture that is drawn from nothing', () => {
    let pictures = 0;
    assertCases(
      fc.property(anyGame, anyLuck, (setup, luck) => {
        const chance = chanceOf(luck);
        forgetPictures();
        const shown: { request: PictureRequest; bytes: Uint8Array }[] = [];
        const theme = chance() < 0.5 ? 'light' : 'dark';
        // `npm test` looks at a few moments anywhere in the game.
        let before = isLong ? 0 : Math.floor(chance() * 50);
        for (const { game } of randomGame(setup, luck)) {
          if (before-- > 0 || chance() > 0.12 || game.view(null).board.length === 0) continue;
          const scene = sceneOf(game, chance);
          const centre = scene.view.board.at(-1)!;
          for (const request of [
            { kind: 'board', scene, tile: 32, theme: chance() < 0.8 ? theme : 'dark' },
            ...(chance() < 0.3 ? [{ kind: 'closeUp', scene: { ...scene, centre } } as const] : []),
          ] as PictureRequest[])
            shown.push({ request, bytes: draw(request).bytes });
          if (shown.length > (isLong ? 8 : 3)) break;
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

  drawn('is right even if the picture drawn before was of another table', () => {
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

  drawn('is read alike by two decoders, one of them strict', async () => {
    for (const view of sampled('decoders', turnsUpTo(makeView({ tiles: 24, seats: 5 }), 3), { short: 1 })) {
      const scene = { view, players: playersOf(view), badges: badgesOf(view), lastMoves: view.board.slice(-1) };
      for (const request of [
        { kind: 'board', scene, tile: 48 },
        { kind: 'closeUp', scene: { ...scene, centre: view.board.at(-1)! } },
      ] as const) {
        const { bytes, width, height } = draw(request);
        const strict = readWebp(bytes);
        const other = await pixelsIn(bytes);
        expect([strict.width, strict.height]).toEqual([width, height]);
        expect(Buffer.compare(strict.data, new Uint8Array(other.data))).toBe(0);
        // Canvas's picture of the whole, without pieces and palette.
        const { mean, off } = differenceOf(other, pixelsOf(compose(request)));
        expect(mean).toBeLessThan(3);
        expect(off).toBeLessThan(0.002);
      }
    }
  });
});
