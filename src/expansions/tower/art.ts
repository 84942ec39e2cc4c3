import type { ExpansionArt, PieceArt, UprightArt } from '../../../render/kit/art.ts';
import { type Brush, fill, outline, stroke } from '../../../render/kit/brush.ts';
import { at } from '../../../render/kit/buildings.ts';
import { CENTRE, type Point } from '../../../render/kit/curves.ts';
import { INK } from '../../../render/kit/palette/ink.ts';
import { shapeOf } from '../../../render/kit/shape.ts';
import { openSpot } from '../../../render/kit/spots.ts';
import { FONT } from '../../../render/kit/text.ts';
import { token } from '../../../render/kit/token.ts';
import type { TileDesign } from '../../engine/tiles/tiles.ts';
import type { Side } from '../../engine/vocabulary.ts';

/** Half the size of a foundation with its rim, in tiles. */
const HALF = 0.17;

/** Of a tower, in tiles: half its width, its height with one floor, the height of each further floor; and the most floors drawn. */
const WIDE = 0.17;
const LOWEST = 0.36;
const EACH = 0.045;
const MOST_DRAWN = 5;

export const TOWER_ART: ExpansionArt = {
  features: {
    foundation: {
      room: 'built',
      find: (design, { regions, taken }) => {
        if (!isOfTower(design)) return [];
        const { village } = shapeOf(design);
        const kept = [...taken, ...(village ? [village] : []), ...(hasBridge(design) ? BRIDGE : [])];
        return [openSpot(regions, kept, HALF)];
      },
      growth: HALF,
      houses: { within: 0.24, above: [0, 0.08] },
      standing: (spot) => [foundation(spot)],
      bears: 'top',
    },
    // A road over a city that it does not cut (TW4).
    'road-bridge': {
      find: (design) => (hasBridge(design) ? [CENTRE] : []),
      houses: { within: 0.16, above: [-0.16, 0, 0.16] },
      over: bridge,
      side: ({ roads }) => roads[0]!.sides[0]!,
      isOfKnownColours: true,
    },
  },
  tokens: {
    'tower-floor': token(INK.stoneDark, INK.linen, block),
    // Drawn over the prisoner.
    prisoner: bars,
  },
  pieces: {
    'built-tower': { ...builtTower(1), on: 'foundation', ofCount: (count) => LOOKS[count] ?? builtTower(count) },
  },
};

const isOfTower = ({ marks }: TileDesign): boolean => marks.includes('foundation');

const hasBridge = (design: TileDesign): boolean => {
  const { cities, roads } = design;
  const cross = cities.length === 1 && isAcross(cities[0]!.sides) && roads.length === 1 && isAcross(roads[0]!.sides);
  return cross && isOfTower(design);
};

const isAcross = ([one, other, ...others]: readonly Side[]): boolean =>
  others.length === 0 && ((one === 'N' && other === 'S') || (one === 'E' && other === 'W'));

/** Along the middle of its tile, from north to south. */
const BRIDGE: readonly Point[] = [0.3, 0.5, 0.7].map((y) => ({ x: 0.5, y }));

/** A deck with parapets, from wall to wall; it leads to `side` of the board. */
function bridge(brush: Brush, middle: Point, side: number): void {
  at(brush, middle, 1, () => {
    if (side % 2 === 1) brush.rotate(Math.PI / 2);
    fill(brush, INK.rim, [-0.06, -0.25], [0.06, -0.25], [0.06, 0.25], [-0.06, 0.25]);
    fill(brush, INK.road, [-0.045, -0.25], [0.045, -0.25], [0.045, 0.25], [-0.045, 0.25]);
    for (const x of [-0.075, 0.075]) {
      fill(brush, INK.line, [x - 0.03, -0.25], [x + 0.03, -0.25], [x + 0.03, 0.25], [x - 0.03, 0.25]);
      fill(brush, INK.stoneLight, [x - 0.016, -0.235], [x + 0.016, -0.235], [x + 0.016, 0.235], [x - 0.016, 0.235]);
    }
  });
}

/** A square of masonry around a dark pit, unlike a house or a place for a figure. */
function foundation({ x, y }: Point): UprightArt {
  return {
    foot: { x, y: y + 0.1 },
    draw: (brush) =>
      at(brush, { x, y }, HALF / 1.1, () => {
        brush.lineJoin = 'round';
        fill(brush, INK.line, ...octagon(1.1));
        fill(brush, INK.stoneDark, ...octagon(0.98));
        fill(brush, INK.stoneLight, ...octagon(0.98, -0.14));
        brush.beginPath();
        for (let stone = 0; stone < 8; stone++) {
          const angle = (stone * Math.PI) / 4;
          brush.moveTo(0.5 * Math.cos(angle), 0.42 * Math.sin(angle) - 0.1);
          brush.lineTo(0.98 * Math.cos(angle), 0.84 * Math.sin(angle) - 0.1);
        }
        stroke(brush, INK.stoneDark, 0.08);
        fill(brush, INK.line, ...octagon(0.62, -0.12));
        fill(brush, INK.rim, ...octagon(0.5, -0.04));
      }),
  };
}

/** Seen from above and slightly from the front. */
const octagon = (half: number, up = 0): (readonly [number, number])[] =>
  Array.from({ length: 8 }, (_, corner) => {
    const angle = ((corner + 0.5) * Math.PI) / 4;
    return [half * Math.cos(angle), half * 0.86 * Math.sin(angle) + up] as const;
  });

/** Stacked floors with their number, which is easier to read than floors on a small picture. */
function builtTower(floors: number): Pick<PieceArt, 'outline' | 'height' | 'draw'> {
  const drawn = Math.min(floors, MOST_DRAWN);
  const height = LOWEST + EACH * (drawn - 1);
  // In the box all lengths are shares of the height.
  const wide = WIDE / height;
  const crown = 0.07 / height;
  const tooth = (2 * wide) / 5;
  const top = -0.5 + crown;
  const battlements = [0, 1, 2, 3, 4].flatMap((i) => {
    const left = -wide + i * tooth;
    const upper = i % 2 === 0 ? -0.5 : top;
    return [`L${left} ${upper}`, `L${left + tooth} ${upper}`];
  });
  const wall = outline(`M${-wide} 0.5${battlements.join('')}L${wide} 0.5Z`);
  return {
    outline: wall,
    height,
    draw(brush) {
      brush.fillStyle = INK.stoneLight;
      brush.fill(wall);
      const shade = wide * 0.45;
      fill(brush, INK.stone, [wide - shade, 0.5], [wide - shade, top], [wide, top], [wide, 0.5]);
      for (let floor = 1; floor < drawn; floor++) {
        const y = 0.5 - (floor * EACH) / height;
        fill(brush, INK.stoneDark, [-wide, y - 0.014 / height], [wide, y - 0.014 / height], [wide, y], [-wide, y]);
      }
      fill(brush, INK.line, [-wide, top], [wide, top], [wide, top + 0.02 / height], [-wide, top + 0.02 / height]);
      numbered(brush, floors, { x: 0, y: 0.5 - 0.155 / height }, 1 / height);
    },
  };
}

/** On a dark banner from the wall, unlike the numbers of buttons; unit: a tile. */
function numbered(brush: Brush, floors: number, middle: Point, tile: number): void {
  brush.save();
  brush.translate(middle.x, middle.y);
  brush.save();
  brush.scale(tile, tile);
  fill(brush, INK.line, [-0.115, -0.12], [0.115, -0.12], [0.115, 0.09], [0, 0.15], [-0.115, 0.09]);
  brush.restore();
  // A font smaller than a pixel would be drawn badly.
  brush.scale(tile / 100, tile / 100);
  brush.font = `700 ${floors > 9 ? 18 : 26}px ${FONT}`;
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  brush.fillStyle = INK.pale;
  brush.fillText(String(floors), 0, floors > 9 ? 6 : 8);
  brush.restore();
}

/** The most frequent heights, drawn in advance. */
const LOOKS = Array.from({ length: 2 * MOST_DRAWN }, (_, floors) => builtTower(Math.max(1, floors)));

/** A single floor. */
function block(brush: Brush): void {
  fill(brush, INK.line, [-0.29, 0.26], [-0.29, -0.26], [0.29, -0.26], [0.29, 0.26]);
  fill(brush, INK.stoneLight, [-0.23, 0.2], [-0.23, -0.02], [0.23, -0.02], [0.23, 0.2]);
  for (const left of [-0.23, -0.07, 0.09])
    fill(brush, INK.stoneLight, [left, 0], [left, -0.2], [left + 0.14, -0.2], [left + 0.14, 0]);
  fill(brush, INK.line, [-0.06, 0.2], [-0.06, 0.06], [0.06, 0.06], [0.06, 0.2]);
}

/** A grating with the prisoner visible behind it. */
function bars(brush: Brush, middle: Point, size: number): void {
  at(brush, middle, size, () => {
    brush.lineCap = 'butt';
    for (const [colour, width] of [
      [INK.pale, 0.13],
      [INK.line, 0.075],
    ] as const) {
      brush.beginPath();
      for (const x of [-0.34, 0, 0.34]) {
        brush.moveTo(x, -0.5);
        brush.lineTo(x, 0.5);
      }
      for (const y of [-0.46, 0.46]) {
        brush.moveTo(-0.46, y);
        brush.lineTo(0.46, y);
      }
      stroke(brush, colour, width);
    }
  });
}
