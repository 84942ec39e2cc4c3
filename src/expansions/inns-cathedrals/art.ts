import type { Around, ExpansionArt, UprightArt } from '../../../render/kit/art.ts';
import { type Brush, disc, fill, fillPath, outline, polygon, stroke, strokePath } from '../../../render/kit/brush.ts';
import { at } from '../../../render/kit/buildings.ts';
import { CENTRE, distance, distanceToLine, type Point } from '../../../render/kit/curves.ts';
import { wear } from '../../../render/kit/figure.ts';
import { INK } from '../../../render/kit/palette/ink.ts';
import { CITY, FIELD, GRID, pointOf } from '../../../render/kit/regions.ts';
import { shapeOf } from '../../../render/kit/shape.ts';
import { roomiestSpot } from '../../../render/kit/spots.ts';
import type { TileDesign } from '../../engine/tiles/tiles.ts';

const CROWN = outline('M-.26 -.56L-.13 -.44L0 -.58L.13 -.44L.26 -.56L.24 -.29L-.24 -.29Z');

export const INNS_CATHEDRALS_ART: ExpansionArt = {
  figures: {
    // A meeple with a crown, broader and drawn larger.
    large: {
      outline: outline(
        'M-.26 -.56L-.13 -.44L0 -.58L.13 -.44L.26 -.56L.24 -.24C.23 -.19 .2 -.16 .18 -.13C.38 -.1 .55 0 .55 .1C.55 .18 .45 .19 .3 .17C.32 .26 .46 .38 .46 .45C.46 .49 .43 .5 .39 .5L.14 .5C.09 .5 .07 .42 0 .34C-.07 .42 -.09 .5 -.14 .5L-.39 .5C-.43 .5 -.46 .49 -.46 .45C-.46 .38 -.32 .26 -.3 .17C-.45 .19 -.55 .18 -.55 .1C-.55 0 -.38 -.1 -.18 -.13C-.2 -.16 -.23 -.19 -.24 -.24Z',
      ),
      height: 0.38,
      letter: { x: 0, y: 0.08 },
      dress: (brush) => wear(brush, CROWN, INK.gold),
      icon: { wide: 1.22, size: 1.08 },
    },
  },
  features: {
    cathedral: {
      room: 'built',
      find: ({ cities }, { regions }) =>
        cities.flatMap((city, i) => (city.marks.includes('cathedral') ? [roomiestSpot(regions, CITY + i)] : [])),
      // The cathedral is taller than wide, with its foot below its middle.
      houses: { within: 0.29, above: [-0.16, 0, 0.2] },
      standing: (spot) => [cathedral(spot)],
    },
    inn: {
      room: 'built',
      find: (design, around) =>
        design.roads.flatMap((road, i) => (road.marks.includes('inn') ? [innSpot(design, i, around)] : [])),
      growth: 0.17,
      under: innLake,
      standing: (spot) => [inn(spot)],
    },
  },
};

const CATHEDRAL = polygon(
  [-0.44, 0.02],
  [-0.44, -0.66],
  [-0.3, -1.06],
  [-0.16, -0.66],
  [0, -0.82],
  [0.16, -0.66],
  [0.3, -1.06],
  [0.44, -0.66],
  [0.44, 0.02],
);

/** Two towers, a rose window and a portal: larger than any other building. */
function cathedral(middle: Point): UprightArt {
  const foot = { x: middle.x, y: middle.y + 0.28 };
  return {
    foot,
    draw: (brush) =>
      at(brush, foot, 0.57, () => {
        brush.lineJoin = 'round';
        disc(brush, INK.townDark, { x: 0, y: 0 }, 0.56, 0.24);
        disc(brush, INK.townLight, { x: 0, y: 0 }, 0.52, 0.2);
        strokePath(brush, INK.line, 0.075, CATHEDRAL);
        fillPath(brush, INK.minster, CATHEDRAL);
        for (const x of [-0.44, 0.16]) tower(brush, x);
        // Nave: gable, rose, portal.
        fill(brush, INK.lead, [-0.16, -0.64], [0, -0.82], [0.16, -0.64], [0, -0.72]);
        disc(brush, INK.line, { x: 0, y: -0.46 }, 0.125);
        disc(brush, INK.gold, { x: 0, y: -0.46 }, 0.095);
        disc(brush, INK.rose, { x: 0, y: -0.46 }, 0.062);
        arched(brush, INK.line, 0, 0.02, 0.11, 0.24);
        arched(brush, INK.sign, 0, 0.02, 0.07, 0.19);
        fill(brush, INK.minsterShade, [-0.16, -0.31], [0.16, -0.31], [0.16, -0.27], [-0.16, -0.27]);
        cross(brush, 0, -0.82);
      }),
  };
}

function tower(brush: Brush, x: number): void {
  fill(brush, INK.minsterShade, [x + 0.17, 0.02], [x + 0.17, -0.64], [x + 0.28, -0.64], [x + 0.28, 0.02]);
  fill(brush, INK.leadLight, [x - 0.03, -0.62], [x + 0.14, -1.08], [x + 0.14, -0.62]);
  fill(brush, INK.lead, [x + 0.14, -0.62], [x + 0.14, -1.08], [x + 0.31, -0.62]);
  arched(brush, INK.lead, x + 0.13, -0.38, 0.052, 0.14);
  arched(brush, INK.lead, x + 0.13, -0.1, 0.052, 0.14);
  brush.beginPath();
  brush.moveTo(x - 0.02, -0.27);
  brush.lineTo(x + 0.29, -0.27);
  stroke(brush, INK.line, 0.026);
  cross(brush, x + 0.14, -1.06);
}

function arched(brush: Brush, colour: string, x: number, foot: number, half: number, height: number): void {
  brush.beginPath();
  brush.moveTo(x - half, foot);
  brush.lineTo(x - half, foot - height + half);
  brush.arc(x, foot - height + half, half, Math.PI, 0);
  brush.lineTo(x + half, foot);
  brush.closePath();
  brush.fillStyle = colour;
  brush.fill();
}

function cross(brush: Brush, x: number, y: number): void {
  fill(brush, INK.line, [x - 0.03, y + 0.04], [x - 0.03, y - 0.17], [x + 0.03, y - 0.17], [x + 0.03, y + 0.04]);
  fill(brush, INK.line, [x - 0.08, y - 0.08], [x - 0.08, y - 0.13], [x + 0.08, y - 0.13], [x + 0.08, y - 0.08]);
}

/** Half the size of an inn with its lake, in tiles. */
const INN_HALF = 0.155;

/** Distance of an inn from its road: small enough to show which road it belongs to. */
const INN_BESIDE = 0.21;

/** In a field beside its road, away from the tile's rim. */
function innSpot(design: TileDesign, road: number, { regions: { codes, clearance }, taken }: Around): Point {
  const { line } = shapeOf(design).roads[road]!;
  const others = shapeOf(design).roads.filter((_, index) => index !== road);
  let best = CENTRE;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < GRID * GRID; i += 2) {
    if (codes[i]! < FIELD) continue;
    const point = pointOf(i);
    const { x, y } = point;
    const away = distanceToLine(point, line);
    if (away > 0.34) continue;
    const rim = Math.min(0, Math.min(x, y, 1 - x, 1 - y) - INN_HALF - 0.07);
    const nearOther = Math.min(0, ...others.map((other) => distanceToLine(point, other.line) - 0.3));
    const crowd = Math.min(0, ...taken.map((other) => distance(other, point) - 0.32));
    const score =
      7 * Math.min(clearance[i]!, INN_HALF - 0.01) +
      14 * rim -
      3 * Math.abs(away - INN_BESIDE) +
      2 * nearOther +
      3 * crowd;
    if (score > bestScore) [best, bestScore] = [point, score];
  }
  return best;
}

/** The lake beside an inn; a road along the shore lies over it. */
function innLake(brush: Brush, { x, y }: Point): void {
  const lake = { x: x + 0.01, y: y + 0.055 };
  disc(brush, INK.bank, lake, INN_HALF, 0.66);
  disc(brush, INK.water, lake, INN_HALF - 0.018, 0.63);
  brush.beginPath();
  brush.moveTo(x - 0.08, y + 0.11);
  brush.lineTo(x - 0.01, y + 0.11);
  brush.moveTo(x + 0.03, y + 0.085);
  brush.lineTo(x + 0.09, y + 0.085);
  stroke(brush, INK.waterLight, 0.016);
}

const HOUSE = {
  outline: polygon([-0.56, 0], [-0.62, -0.36], [-0.36, -0.82], [0.36, -0.82], [0.62, -0.36], [0.56, 0]),
  wall: polygon([-0.54, 0], [-0.54, -0.38], [0.54, -0.38], [0.54, 0]),
  roof: polygon([-0.62, -0.34], [-0.36, -0.8], [0.36, -0.8], [0.62, -0.34]),
  eaves: polygon([-0.62, -0.34], [-0.58, -0.43], [0.58, -0.43], [0.62, -0.34]),
};

/** A broad house with a thatched roof and a sign, unlike any other building. */
function inn({ x, y }: Point): UprightArt {
  const foot = { x: x - 0.02, y: y + 0.045 };
  return {
    foot,
    draw: (brush) =>
      at(brush, foot, 0.2, () => {
        brush.lineJoin = 'round';
        strokePath(brush, INK.line, 0.16, HOUSE.outline);
        fillPath(brush, INK.plaster, HOUSE.wall);
        // Timber.
        for (const post of [-0.5, -0.14, 0.16, 0.46])
          fill(brush, INK.sign, [post, 0], [post, -0.36], [post + 0.06, -0.36], [post + 0.06, 0]);
        fill(brush, INK.line, [-0.07, 0], [-0.07, -0.26], [0.14, -0.26], [0.14, 0]);
        fillPath(brush, INK.sheafDark, HOUSE.roof);
        fillPath(brush, INK.line, HOUSE.eaves);
        fill(brush, INK.roof[0]!, [0.16, -0.74], [0.16, -1], [0.34, -1], [0.34, -0.74]);
        // The sign on its pole.
        fill(brush, INK.line, [0.7, 0.1], [0.7, -0.92], [0.78, -0.92], [0.78, 0.1]);
        fill(brush, INK.line, [0.5, -0.92], [0.5, -0.46], [1, -0.46], [1, -0.92]);
        fill(brush, INK.gold, [0.56, -0.86], [0.56, -0.52], [0.94, -0.52], [0.94, -0.86]);
        fill(brush, INK.sign, [0.66, -0.56], [0.66, -0.8], [0.82, -0.8], [0.82, -0.56]);
      }),
  };
}
