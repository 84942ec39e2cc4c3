import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawFigure } from '../../render/art/figures.ts';
import { placeName } from '../../render/board/places.ts';
import { spriteOf } from '../../render/board/sprites.ts';
import { createCanvas } from '../../render/kit/canvas.ts';
import { emptyMap } from '../../render/map/scene.ts';
import { compose, draw, encode, pixelsOf } from '../../render/process/draw.ts';
import { lettersOf } from '../../render/scoreboard/letters.ts';
import { spotsOf } from '../../render/tile/spots.ts';
import { GIFTS } from '../../src/engine/index.ts';
import { designOf, TILE_DESIGNS } from '../../src/engine/tiles/tiles.ts';
import { mapOf } from '../../src/expansions/maps/rules/layouts.ts';
import { sampled } from '../support/runs.ts';
import { badgesOf, makeView, NAMES, playersOf } from './boards.ts';
import { differenceOf, pixelsIn } from './pictures.ts';
import { BOARD, PROFILE, reportOf, rowOf } from './results.ts';

const FIGURES = ['meeple', 'large', 'abbot', 'builder', 'pig'] as const;

/** The sets whose tiles these pictures show, which never grow. */
const KEPT_SETS = ['base', 'anniversary', 'inns-and-cathedrals', 'traders-and-builders', 'river'];
const KEPT_DESIGNS = TILE_DESIGNS.filter(({ set }) => KEPT_SETS.includes(set));

const view = makeView({ tiles: 14, seats: 6, seed: 'golden', figures: 0.8 });
const players = playersOf(view);

/** Pictures as people see them. `UPDATE_GOLDEN=1` writes them anew: look at them before you commit. */
const pictures: Record<string, () => Uint8Array> = {
  tiles: () => {
    const canvas = createCanvas(8 * 64, 8 * 64);
    TILE_DESIGNS.slice(0, 32).forEach(({ id }, i) => {
      canvas.getContext('2d').drawImage(spriteOf(id, 0, 64), (i % 8) * 64, Math.floor(i / 8) * 64);
      canvas.getContext('2d').drawImage(spriteOf(id, 90, 64), (i % 8) * 64, Math.floor(i / 8 + 4) * 64);
    });
    return encode(pixelsOf(canvas));
  },
  'tiles-of-sets': () => {
    const designs = KEPT_DESIGNS.filter(({ set }) => !['base', 'anniversary'].includes(set));
    const canvas = createCanvas(10 * 80, Math.ceil(designs.length / 10) * 80);
    designs.forEach(({ id }, i) => {
      canvas.getContext('2d').drawImage(spriteOf(id, 0, 80), (i % 10) * 80, Math.floor(i / 10) * 80);
    });
    return encode(pixelsOf(canvas));
  },
  // Ferries, islands, a neighbour, large cities, towns and a start square; one ferry is open, one city discovered.
  map: () => {
    const layout = mapOf('taiwan')!;
    const laid = [
      { tile: 'BA-U', x: 5, y: 5, rotation: 90, seat: 0, turn: 1 },
      { tile: 'BA-D', x: 6, y: 5, rotation: 0, seat: null, turn: 0 },
    ] as const;
    return draw({
      kind: 'board',
      tile: 72,
      scene: {
        view: {
          ...view,
          seats: 6,
          board: laid,
          figures: [],
          scores: [0, 12, 107, 34, 5, 66],
          supply: view.supply.map((_, seat) => ({ meeple: 9 - seat, large: 1, abbot: seat % 2, builder: 1, pig: 1 })),
          pieces: view.supply.flatMap(
            (_, seat) =>
              [
                { kind: 'wine', seat, count: seat, single: false },
                { kind: 'grain', seat, count: (seat * 2) % 5, single: false },
                { kind: 'cloth', seat, count: 12 % (seat + 1), single: false },
              ] as const,
          ),
          hands: [{ deck: 'gifts', counts: [0, 1, 2, 3, 4, 12] }],
        },
        players,
        badges: [{ x: 5, y: 6, label: '1' }],
        lastMoves: laid.slice(0, 1),
        caption: 'Turn 2',
        map: {
          ...emptyMap(layout),
          discovered: ['taichung'],
          ferryEnds: [{ ferry: 'taichung-kinmen', x: 0, y: 4 }],
        },
      },
    }).bytes;
  },
  'tiles-left-by-set': () =>
    draw({
      kind: 'tilesLeft',
      scene: {
        counts: Object.fromEntries(KEPT_DESIGNS.map(({ id, count }, i) => [id, i % 6 === 5 ? 0 : count])),
        headings: { 'traders-and-builders': 'Händler & Baumeister', river: 'Der Fluss' },
        page: 1,
      },
    }).bytes,
  figures: () => {
    const letters = lettersOf([], 6);
    const canvas = createCanvas(FIGURES.length * 2 * 64, 6 * 64);
    const context = canvas.getContext('2d');
    context.fillStyle = '#9bc45a';
    context.fillRect(0, 0, canvas.width, canvas.height);
    for (let seat = 0; seat < 6; seat++) {
      FIGURES.forEach((figure, i) => {
        drawFigure(context, figure, seat, {
          x: (i * 2 + 0.5) * 64,
          y: (seat + 0.5) * 64,
          size: 44,
          letter: letters[seat]!,
        });
        drawFigure(context, figure, seat, {
          x: (i * 2 + 1.5) * 64,
          y: (seat + 0.5) * 64,
          size: 44,
          lying: true,
          letter: letters[seat]!,
        });
      });
    }
    return encode(pixelsOf(canvas));
  },
  board: () =>
    draw({
      kind: 'board',
      tile: 64,
      scene: {
        view,
        players,
        badges: badgesOf(view),
        lastMoves: view.board.slice(-3),
        deadSquares: view.openSquares.slice(0, 2),
        caption: '14',
      },
    }).bytes,
  'odd-names': () =>
    draw({
      kind: 'board',
      tile: 48,
      scene: {
        view: {
          ...makeView({ tiles: 2, seats: 6 }),
          resigned: [2],
          winners: [0, 3],
          asked: null,
          drawn: null,
        },
        players: ['🐉🐉', 'محمد', NAMES[4]!.repeat(20), 'Z̷̢̛a̸l̴g̵o̶', '', '𝓐𝓭𝓪'].map((name, seat) => ({ seat, name })),
      },
    }).bytes,
  names: () =>
    draw({
      kind: 'board',
      tile: 48,
      scene: {
        view: { ...makeView({ tiles: 6, seats: 6, figures: 1 }), asked: 4 },
        players: ['山田ゆき', 'محمد عليّ', '🐉 Dra 🇩🇪', 'किशोर', '김민준', 'ლა 张伟'].map((name, seat) => ({
          seat,
          name,
        })),
      },
    }).bytes,
  'close-up': () => {
    const at = view.placements[0]!;
    return encode(
      pixelsOf(
        compose({
          kind: 'closeUp',
          scene: {
            view,
            players,
            centre: at,
            ghost: { ...at, tile: view.drawn!, seat: 0 },
            lastMoves: view.board.slice(-1),
            rotations: [0, 90, 180, 270].map((rotation) => ({
              rotation: rotation as 0,
              label: String(rotation / 90 + 1),
              chosen: rotation === 90,
            })),
          },
        }),
      ),
    );
  },
  arrows: () => {
    const canvas = createCanvas(8 * 96, 4 * 96 + 27);
    const context = canvas.getContext('2d');
    TILE_DESIGNS.filter(({ arrow }) => arrow).forEach(({ id }, i) => {
      context.drawImage(spriteOf(id, 0, 96), (i % 8) * 96, Math.floor(i / 8) * 96);
      context.drawImage(spriteOf(id, 90, 96), (i % 8) * 96, Math.floor(i / 8 + 2) * 96);
      context.drawImage(spriteOf(id, 0, 27), i * 30, 4 * 96);
    });
    return encode(pixelsOf(canvas));
  },
  // Everything that expansions add to a board: arrow, tag, figures that come, go and move, abbots at home, unopened gifts.
  expansions: () => {
    const board = view.board.slice(0, 9);
    const [first, second] = view.figures.filter(({ on }) => board.some(({ x, y }) => on.x === x && on.y === y));
    const arrow = { ...board[8]!, tile: 'AN-M' };
    return draw({
      kind: 'board',
      tile: 72,
      scene: {
        view: {
          ...view,
          board: [...board.slice(0, 8), arrow],
          supply: view.supply.map(({ meeple = 0 }, seat) => ({ meeple, abbot: seat % 2 })),
          hands: [{ deck: 'gifts', counts: [0, 1, 2, 3, 4, 12] }],
        },
        players,
        activeArrow: { x: arrow.x, y: arrow.y, symbol: 'extra-turn' },
        pointsTags: [
          { x: board[3]!.x, y: board[3]!.y, text: '+2', seat: 1 },
          { x: board[3]!.x, y: board[3]!.y, text: '+12', seat: null },
        ],
        ghosted: [first!],
        moves: [{ seat: second!.seat, figure: second!.figure, from: second!.on, to: first!.on }],
        targets: board.slice(0, 6).flatMap(({ tile, rotation, x, y }, i) =>
          spotsOf(designOf(tile)!)
            .segments.slice(0, 2)
            .map(({ kind, index }, j) => ({
              label: String(i * 2 + j + 1),
              place: { kind, x, y, at: placeName(designOf(tile)!, rotation, kind, index) },
              figure: 'meeple' as const,
            })),
        ),
      },
    }).bytes;
  },
  hand: () =>
    draw({
      kind: 'hand',
      scene: {
        cards: [
          ...GIFTS.map((gift, i) => ({
            deck: 'gifts',
            card: gift,
            title: ['Synod', 'Straßenfeger', 'Cash Out', 'Change Position', 'Take 2'][i]!,
            text: 'Was die Karte bewirkt, steht hier in einem Satz von gewöhnlicher Länge.',
            count: i === 1 ? 3 : 1,
            faint: i === 2,
            label: String(i + 1),
          })),
          { deck: 'gifts', card: null, title: 'Gift' },
        ],
      },
    }).bytes,
  'two-tiles': () =>
    draw({
      kind: 'tiles',
      scene: {
        tiles: [
          { tile: 'AN-D', label: '1' },
          { tile: 'BA-C', label: '2' },
        ],
      },
    }).bytes,
  leaderboard: () =>
    draw({ kind: 'leaderboard', scene: { ...BOARD, rows: BOARD.rows.slice(0, 6), own: rowOf('Nils', 8) } }).bytes,
  profile: () => draw({ kind: 'profile', scene: { ...PROFILE, facts: PROFILE.facts.slice(0, 4) } }).bytes,
  report: () => draw({ kind: 'report', scene: reportOf(6, 36) }).bytes,
  'tiles-left': () =>
    draw({ kind: 'tilesLeft', scene: { counts: view.unseen, marked: ['BA-U', 'BA-V', 'BA-B'] } }).bytes,
};

const folder = (name: string) => new URL(`./${name}/`, import.meta.url);

const isEach = process.env.UPDATE_GOLDEN !== undefined;

test.each(sampled('pictures', Object.keys(pictures), { short: 3, always: () => isEach }))('%s', async (name) => {
  const bytes = pictures[name]!();
  const golden = new URL(`${name}.webp`, folder('golden'));
  if (isEach) {
    mkdirSync(folder('golden'), { recursive: true });
    writeFileSync(golden, bytes);
  }
  const { mean, off } = differenceOf(await pixelsIn(bytes), await pixelsIn(readFileSync(golden)));
  const same = mean < 0.8 && off < 0.001;
  if (!same) {
    mkdirSync(folder('failed'), { recursive: true });
    writeFileSync(new URL(`${name}.webp`, folder('failed')), bytes);
  }
  expect({ name, same, mean: same ? 0 : mean, off: same ? 0 : off }).toEqual({ name, same: true, mean: 0, off: 0 });
});
