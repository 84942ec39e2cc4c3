import type { Canvas } from '@napi-rs/canvas';
import { NO_DESIGN, type TileDesign } from '../../src/engine/tiles/tiles.ts';
import { HALF_EDGES, type HalfEdge, SIDES } from '../../src/engine/vocabulary.ts';
import { Kept } from '../../src/kept.ts';
import { tileSprite } from '../art/tile.ts';
import type { DrawingGround } from '../board/marks.ts';
import { coatOfArms } from '../kit/buildings.ts';
import type { Point } from '../kit/curves.ts';
import { INK } from '../kit/palette/ink.ts';
import { TABLE } from '../kit/palette/table.ts';
import type { LargeCitySquare, MapPlan } from './layout.ts';
import type { MapScene } from './scene.ts';

/** Slightly more than all maps of the project have. */
const designs = new Kept<string, TileDesign>(256);

/** A square of a large city as a similar tile. It can have several coats of arms, so they are drawn apart. */
export function cityDesign({ label, edges, features }: LargeCitySquare): TileDesign {
  const key = `${label} ${JSON.stringify(features)}`;
  const known = designs.get(key);
  if (known) return known;
  const sidesOf = (letters: string) => SIDES.filter((side) => letters.includes(side));
  const cities = features.flatMap((one) => (one.kind === 'city' ? [{ sides: sidesOf(one.sides) }] : []));
  const design: TileDesign = {
    ...NO_DESIGN,
    id: `city ${key}`,
    edges,
    cities: cities.map(({ sides }) => ({ sides, arms: 0, marks: [] })),
    roads: features.flatMap((one) => (one.kind === 'road' ? [{ sides: sidesOf(one.sides), marks: [] }] : [])),
    fields: features.flatMap((one) =>
      one.kind === 'field'
        ? [{ halves: halvesOf(one.halves), cities: cities.map((_, index) => index), marks: [] }]
        : [],
    ),
  };
  designs.set(key, design);
  return design;
}

/** `N1` and `N2` are the left and the right half of a side. */
const halvesOf = (names: readonly string[]): HalfEdge[] =>
  HALF_EDGES.filter((half) => names.includes(`${half[0]}${half[1] === 'L' ? '1' : '2'}`));

/** By content, since every picture brings a new copy of the map. */
const sprites = new Kept<string, Canvas>(64);

function spriteOf(square: LargeCitySquare, tile: number): Canvas {
  const design = cityDesign(square);
  const key = `${design.id} ${tile}`;
  const known = sprites.get(key);
  if (known) return known;
  const sprite = tileSprite(design, 0, tile);
  sprites.set(key, sprite);
  return sprite;
}

export const CITY_ARMS = 0.21;

/** Positions of the coats of arms on a large city's square, in squares: in a row over its name. */
export function cityArms({ at: [x, y], features }: LargeCitySquare): Point[] {
  const count = features.reduce((sum, one) => sum + (one.kind === 'city' ? one.shields : 0), 0);
  return Array.from({ length: count }, (_, i) => ({ x: x + 0.5 + (i - (count - 1) / 2) * 0.27, y: y + 0.34 }));
}

/** Framed, unlike tiles: in gold once a tile lies beside it. */
export function drawLargeCities(ground: DrawingGround, { layout, discovered }: MapScene): void {
  const { context, tile, at } = ground;
  for (const { id, squares } of layout.largeCities) {
    for (const square of squares) {
      const { x, y } = at({ x: square.at[0], y: square.at[1] });
      context.drawImage(spriteOf(square, tile), x, y);
      const inset = tile * 0.022;
      for (const [colour, width] of [
        [INK.line, 0.06],
        [discovered.includes(id) ? TABLE.glow : INK.stoneLight, 0.026],
      ] as const) {
        context.strokeStyle = colour;
        context.lineWidth = tile * width;
        context.strokeRect(x + inset, y + inset, tile - 2 * inset, tile - 2 * inset);
      }
      for (const spot of cityArms(square)) drawArms(ground, spot, CITY_ARMS);
    }
  }
}

/** Draws a coat of arms at a point in squares. */
export function drawArms({ context, tile, at }: DrawingGround, { x, y }: Point, size: number): void {
  const origin = at({ x: 0, y: 0 });
  context.save();
  context.translate(origin.x + x * tile, origin.y + y * tile);
  context.scale(tile, tile);
  coatOfArms(context, { x: 0, y: 0 }, size);
  context.restore();
}

export const largeCitySquares = ({ largeCities }: MapPlan): LargeCitySquare[] =>
  largeCities.flatMap(({ squares }) => [...squares]);
