import type { TileDesign } from '../../src/engine/tiles/tiles.ts';
import type { Rotation } from '../../src/engine/vocabulary.ts';
import type { UprightArt } from '../kit/art.ts';
import { type Brush, stroke, trace } from '../kit/brush.ts';
import { gate, house, tower } from '../kit/buildings.ts';
import { along, distance, lengthOf, type Point, turned, turnedBack } from '../kit/curves.ts';
import { INK } from '../kit/palette/ink.ts';
import { CITY, indexAt, regionsOf } from '../kit/regions.ts';
import { type CityShape, isMonasteryInTown, monasteryOf, shapeOf } from '../kit/shape.ts';
import { spotsOf } from '../tile/spots.ts';
import { artOf, FEATURE_ART } from './all.ts';

/** Draws the ground inside the walls, then the walls. */
export function drawCities(brush: Brush, design: TileDesign, rotation: Rotation): void {
  const { cities } = shapeOf(design);
  for (const city of cities) drawCity(brush, city, rotation);
}

function drawCity(brush: Brush, { outline, walls }: CityShape, rotation: Rotation): void {
  const turn = (line: readonly Point[]) => line.map((point) => turned(point, rotation));
  brush.save();
  trace(brush, turn(outline), true);
  brush.clip();
  brush.fillStyle = INK.town;
  brush.fillRect(0, 0, 1, 1);
  brush.restore();
  brush.lineCap = 'butt';
  brush.lineJoin = 'round';
  for (const wall of walls) {
    trace(brush, turn(wall));
    stroke(brush, INK.line, 0.082);
    stroke(brush, INK.stone, 0.052);
  }
}

/** Houses, towers and gates. */
export function townStanding(design: TileDesign, rotation: Rotation): UprightArt[] {
  const shape = shapeOf(design);
  const gates = shape.roads.filter(({ end }) => end === 'gate').map(({ line }) => line[line.length - 1]!);
  return [
    ...housesOf(design, rotation),
    ...shape.cities.flatMap(({ walls }) =>
      walls.flatMap((wall) =>
        towersOn(wall)
          .filter((spot) => gates.every((other) => distance(spot, other) > 0.13))
          .map((spot) => tower(lowered(turned(spot, rotation)), 0.095)),
      ),
    ),
    ...gates.map((spot) => gate(turned(spot, rotation), 0.15)),
  ];
}

const footOf = ({ x, y }: Point, size: number): Point => ({ x, y: y + 0.36 * size });

const lowered = ({ x, y }: Point): Point => ({ x, y: y + 0.035 });

const raised = ({ x, y }: Point, up: number): Point => ({ x, y: y - up });

/** A tower's distance from the rim of its tile, which has to show the kind of the side. */
const FROM_RIM = 0.125;

const towersOn = (wall: readonly Point[]): Point[] => {
  const count = Math.max(2, Math.round(lengthOf(wall) / 0.48));
  return Array.from({ length: count }, (_, i) => along(wall, (i + 0.5) / count)).filter(
    ({ x, y }) => Math.min(x, y, 1 - x, 1 - y) > FROM_RIM,
  );
};

const HOUSE = 13.5 / 96;
const [COLUMNS, ROWS] = [6, 7];

/** Houses stand in rows, every second row moved by half a house. As for trees, the spots are equal on all tiles in every rotation. */
const HOUSES: readonly Point[] = Array.from({ length: ROWS }, (_, row) => {
  const moved = row % 2;
  const at = (column: number): Point => ({ x: (column + (1 + moved) / 2) / COLUMNS, y: (row + 0.5) / ROWS });
  return Array.from({ length: COLUMNS - moved }, (_, column) => at(column));
}).flat();

function housesOf(design: TileDesign, rotation: Rotation): UprightArt[] {
  const { codes, clearance } = regionsOf(design);
  const { arms, features } = spotsOf(design);
  const kept = [
    ...(isMonasteryInTown(design)
      ? [-0.12, 0, 0.1].map((up) => ({ at: raised(monasteryOf(design), up), within: 0.3 }))
      : []),
    ...design.cities.flatMap(({ arms: count }, i) => (count > 0 ? [{ at: arms[i]!, within: 0.17 }] : [])),
    ...Object.entries(features).flatMap(([id, spots]) => {
      const { within = 0, above = [0] } = artOf(FEATURE_ART, id).houses ?? {};
      return spots.flatMap((spot) => above.map((up) => ({ at: raised(spot, up), within })));
    }),
  ];
  return HOUSES.flatMap((at, roof) => {
    const spot = turnedBack(at, rotation);
    const index = indexAt(spot);
    const code = codes[index]!;
    if (code < CITY || code >= CITY + 16 || clearance[index]! < 0.085) return [];
    if (kept.some((other) => distance(spot, other.at) < other.within)) return [];
    return [house(footOf(at, HOUSE), HOUSE, roof)];
  });
}
