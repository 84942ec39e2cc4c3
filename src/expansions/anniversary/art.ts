import type { Around, ExpansionArt, FeatureArt } from '../../../render/kit/art.ts';
import { type Brush, disc, fillPath, outline, polygon, strokePath } from '../../../render/kit/brush.ts';
import { at, house } from '../../../render/kit/buildings.ts';
import { CENTRE, distance, type Point, sideIndex, turned } from '../../../render/kit/curves.ts';
import { MEEPLE } from '../../../render/kit/figure.ts';
import { INK } from '../../../render/kit/palette/ink.ts';
import { monasteryOf, shapeOf } from '../../../render/kit/shape.ts';
import { openSpot } from '../../../render/kit/spots.ts';
import type { ArrowSymbol, Mark, TileDesign } from '../../engine/tiles/tiles.ts';
import type { Rotation, Side } from '../../engine/vocabulary.ts';

/** Colour of each symbol's plate. */
export const PLATES: Readonly<Record<ArrowSymbol, string>> = {
  'add-meeple': INK.dye.violet,
  'place-anywhere': INK.dye.magenta,
  'extra-turn': INK.dye.navy,
};

const arrow = (symbol: ArrowSymbol): FeatureArt => ({
  room: 'plate',
  find: (design, around) => (design.arrow?.symbol === symbol ? [spotOf(design, design.arrow.side, around)] : []),
  side: ({ arrow }) => arrow!.side,
  growth: 0.19,
  houses: { within: 0.2 },
  over: (brush, at, side) => drawPlate(brush, at, side, symbol),
});

export const ANNIVERSARY_ART: ExpansionArt = {
  features: {
    'add-meeple': arrow('add-meeple'),
    'place-anywhere': arrow('place-anywhere'),
    'extra-turn': arrow('extra-turn'),
    'water-tower': picture('water-tower', drawWaterTower),
    'lone-highwayman': picture('lone-highwayman', drawHighwayman),
    farmhouse: picture('farmhouse', drawFarmhouse),
    stable: picture('stable', drawStable),
  },
};

/** Size of a small picture, and half its room: at the rim it would hide the kind of side. */
const PICTURE_SIZE = 0.2;
const PICTURE_HALF = 0.16;

/** Takes the room that is left in fields or cities: the sources do not say where on the tile a picture is (README, Doubts). */
function picture(mark: Mark, draw: (brush: Brush) => void): FeatureArt {
  return {
    room: 'hung',
    find: ({ marks }, { regions, taken }) => (marks.includes(mark) ? [openSpot(regions, taken, PICTURE_HALF)] : []),
    growth: 0.15,
    houses: { within: 0.13, above: [0, 0.08] },
    standing: ({ x, y }) => {
      const foot = { x, y: y + PICTURE_SIZE / 2 };
      return [{ foot, draw: (brush) => at(brush, foot, PICTURE_SIZE, () => draw(brush)) }];
    },
  };
}

/** An outline under faces, each in one colour. */
function drawFaces(
  brush: Brush,
  faces: readonly (readonly [colour: string, path: ReturnType<typeof polygon>])[],
): void {
  brush.lineJoin = 'round';
  for (const [, path] of faces) strokePath(brush, INK.line, 0.14, path);
  for (const [colour, path] of faces) fillPath(brush, colour, path);
}

const LEGS = polygon(
  [-0.3, 0],
  [-0.2, -0.5],
  [0.2, -0.5],
  [0.3, 0],
  [0.16, 0],
  [0.1, -0.36],
  [-0.1, -0.36],
  [-0.16, 0],
);
const TANK = polygon([-0.32, -0.44], [-0.32, -0.8], [0.32, -0.8], [0.32, -0.44]);
const TANK_SHADE = polygon([0.06, -0.44], [0.06, -0.8], [0.32, -0.8], [0.32, -0.44]);
const TANK_ROOF = polygon([-0.42, -0.78], [0, -1.08], [0.42, -0.78]);

function drawWaterTower(brush: Brush): void {
  drawFaces(brush, [
    [INK.plank, LEGS],
    [INK.barrel, TANK],
    [INK.plank, TANK_SHADE],
    [INK.slate, TANK_ROOF],
  ]);
}

const CLOAK = polygon([-0.36, 0], [-0.26, -0.44], [-0.12, -0.56], [0.12, -0.56], [0.26, -0.44], [0.36, 0]);
const HAT = polygon([-0.38, -0.72], [-0.16, -0.76], [-0.12, -0.98], [0.12, -0.98], [0.16, -0.76], [0.38, -0.72]);

function drawHighwayman(brush: Brush): void {
  disc(brush, INK.line, { x: 0, y: -0.66 }, 0.23);
  drawFaces(brush, [
    [INK.slate, CLOAK],
    [INK.barrelDark, HAT],
  ]);
  disc(brush, INK.linen, { x: 0, y: -0.64 }, 0.13);
}

function drawFarmhouse(brush: Brush): void {
  house({ x: -0.08, y: 0 }, 0.94, 1).draw(brush);
  disc(brush, INK.line, { x: 0.5, y: -0.12 }, 0.24);
  disc(brush, INK.sheaf, { x: 0.5, y: -0.12 }, 0.16);
}

const SHED = polygon([-0.55, 0], [-0.55, -0.5], [0.55, -0.5], [0.55, 0]);
const SHED_ROOF = polygon([-0.66, -0.46], [-0.4, -0.86], [0.4, -0.86], [0.66, -0.46]);
const OPENING = polygon([-0.34, 0], [-0.34, -0.38], [0.34, -0.38], [0.34, 0]);
const DONKEY = polygon(
  [-0.12, 0],
  [-0.16, -0.2],
  [-0.2, -0.36],
  [-0.06, -0.28],
  [0.06, -0.28],
  [0.2, -0.36],
  [0.16, -0.2],
  [0.12, 0],
);

function drawStable(brush: Brush): void {
  drawFaces(brush, [
    [INK.plank, SHED],
    [INK.roof[2]!, SHED_ROOF],
  ]);
  fillPath(brush, INK.line, OPENING);
  fillPath(brush, INK.rockLight, DONKEY);
}

/** Distance from the middle of an arrow's plate to its tip, in tiles. */
export const ARROW_TIP = 0.21;

/**
 * At the side it points to, with its tip short of the rim so that the kind of side still shows. It lies beside the middle if a
 * road starts there, and clear of figures and monasteries.
 */
function spotOf(design: TileDesign, to: Side, { taken, garden }: Around): Point {
  const side = sideIndex(to);
  const { village } = shapeOf(design);
  const road = design.edges[side] === 'R';
  let best = CENTRE;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let t = 0.28; t <= 0.721; t += 0.02) {
    for (const inward of [0, 0.04, 0.08]) {
      const point = turned({ x: t, y: ARROW_TIP + 0.085 + inward }, (side * 90) as Rotation);
      const gap = Math.min(0.3, ...taken.map((other) => distance(other, point)));
      const heart = village ?? garden ?? (design.monastery ? monasteryOf(design) : null);
      const apart = heart ? Math.min(0, distance(heart, point) - 0.36) : 0;
      const beside = road ? 3 * Math.min(0, Math.abs(t - 0.5) - 0.22) : 0;
      const score = 2.5 * gap + 3 * apart + beside - 0.9 * Math.abs(t - 0.5) - 1.2 * inward;
      if (score > bestScore + 1e-9) [best, bestScore] = [point, score];
    }
  }
  return best;
}

/** An arrow's plate, pointing north, in tiles; its middle with the symbol is at 0,0. */
const PLATE = polygon(
  [0, -ARROW_TIP],
  [0.2, -0.07],
  [0.142, -0.07],
  [0.142, 0.122],
  [0.112, 0.15],
  [-0.112, 0.15],
  [-0.142, 0.122],
  [-0.142, -0.07],
  [-0.2, -0.07],
);

/** The plate of an arrow that points to `side` of the board. Its symbol stays upright. */
function drawPlate(brush: Brush, { x, y }: Point, side: number, symbol: ArrowSymbol): void {
  brush.save();
  brush.translate(x, y);
  brush.save();
  brush.rotate((side * Math.PI) / 2);
  brush.lineJoin = 'round';
  for (const [colour, width] of [
    [INK.line, 0.082],
    [INK.pale, 0.048],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.stroke(PLATE);
  }
  brush.fillStyle = PLATES[symbol];
  brush.fill(PLATE);
  brush.restore();
  // The head does not count: the symbol sits in the middle of the body.
  const [dx, dy] = [
    [0, 0.03],
    [-0.03, 0],
    [0, -0.03],
    [0.03, 0],
  ][side]!;
  brush.translate(dx!, dy!);
  drawSymbol(brush, symbol, 0.24);
  brush.restore();
}

/** Draws a symbol in a square of side `size` around 0,0. */
export function drawSymbol(brush: Brush, symbol: ArrowSymbol, size: number, colour: string = INK.pale): void {
  brush.save();
  brush.scale(size, size);
  brush.fillStyle = colour;
  brush.strokeStyle = colour;
  PICTURES[symbol](brush);
  brush.restore();
}

const meeple = (brush: Brush, x: number, y: number, size: number): void => {
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size);
  brush.fill(MEEPLE.outline);
  brush.restore();
};

const HEADS = polygon([0, -0.56], [0.2, -0.36], [-0.2, -0.36]);

/** Three quarters of a circle that ends in an arrow head. */
const ROUND = outline();
ROUND.arc(0, 0, 0.37, -0.35 * Math.PI, 1.2 * Math.PI);
const ROUND_HEAD = polygon([-0.62, -0.12], [-0.18, -0.1], [-0.38, -0.5]);

const PICTURES: Record<ArrowSymbol, (brush: Brush) => void> = {
  'add-meeple': (brush) => {
    meeple(brush, -0.29, 0, 0.62);
    meeple(brush, 0.29, 0, 0.62);
  },
  'place-anywhere': (brush) => {
    for (let quarter = 0; quarter < 4; quarter++) {
      brush.save();
      brush.rotate((quarter * Math.PI) / 2);
      brush.fill(HEADS);
      brush.restore();
    }
    meeple(brush, 0, 0, 0.58);
  },
  'extra-turn': (brush) => {
    brush.lineWidth = 0.17;
    brush.stroke(ROUND);
    brush.fill(ROUND_HEAD);
    brush.fillRect(-0.17, -0.17, 0.34, 0.34);
  },
};
