import type { TileDesign } from '../../src/engine/tiles.ts';
import type { Rotation } from '../../src/engine/vocabulary.ts';
import type { Standing } from '../kit/art.ts';
import { type Brush, luck, stroke, trace } from '../kit/brush.ts';
import { gate, house, tower } from '../kit/buildings.ts';
import { along, distance, lengthOf, type Point, turned } from '../kit/curves.ts';
import { INK } from '../kit/palette/ink.ts';
import { CITY, GRID, pointOf, regionsOf } from '../kit/regions.ts';
import { type CityShape, isMonasteryInTown, monasteryOf, shapeOf } from '../kit/shape.ts';
import { spotsOf } from '../tile/spots.ts';
import { artOf, FEATURE_ART } from './all.ts';

/** The ground inside the walls, then the walls. */
export function drawCities(brush: Brush, design: TileDesign, rotation: Rotation): void {
  const { cities } = shapeOf(design);
  for (const city of cities) drawCity(brush, city, design, rotation);
}

function drawCity(brush: Brush, { outline, walls }: CityShape, design: TileDesign, rotation: Rotation): void {
  const chance = luck(`${design.id} streets`);
  const turn = (line: readonly Point[]) => line.map((point) => turned(point, rotation));
  brush.save();
  trace(brush, turn(outline), true);
  brush.clip();
  brush.fillStyle = INK.town;
  brush.fillRect(0, 0, 1, 1);
  // Paving stones, in two tones.
  for (const tone of [INK.townDark, INK.townLight]) {
    brush.beginPath();
    for (let i = 0; i < 13; i++) {
      const { x, y } = turned({ x: chance(), y: chance() }, rotation);
      brush.rect(x, y, 0.03 + 0.03 * chance(), 0.014);
    }
    brush.fillStyle = tone;
    brush.fill();
  }
  for (const wall of walls) {
    trace(brush, turn(wall));
    stroke(brush, INK.townDark, 0.13);
  }
  brush.restore();
  brush.lineCap = 'butt';
  brush.lineJoin = 'round';
  for (const wall of walls) {
    trace(brush, turn(wall));
    stroke(brush, INK.line, 0.082);
    stroke(brush, INK.stone, 0.052);
    brush.setLineDash([0.032, 0.024]);
    stroke(brush, INK.stoneLight, 0.052);
    brush.setLineDash([]);
  }
}

/** Houses, towers and gates. */
export function townStanding(design: TileDesign, rotation: Rotation): Standing[] {
  const shape = shapeOf(design);
  const gates = shape.roads.filter(({ end }) => end === 'gate').map(({ line }) => line[line.length - 1]!);
  return [
    ...housesOf(design).map(({ at, size, chance }) => house(footOf(turned(at, rotation), size), size, chance)),
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

const towersOn = (wall: readonly Point[]): Point[] => {
  const count = Math.max(2, Math.round(lengthOf(wall) / 0.42));
  return Array.from({ length: count }, (_, i) => along(wall, (i + 0.5) / count));
};

interface HousePlan {
  readonly at: Point;
  readonly size: number;
  readonly chance: number;
}

const planned = new WeakMap<TileDesign, readonly HousePlan[]>();

function housesOf(design: TileDesign): readonly HousePlan[] {
  const known = planned.get(design);
  if (known) return known;
  const { codes, clearance } = regionsOf(design);
  const { arms, features } = spotsOf(design);
  const chance = luck(`${design.id} houses`);
  const houses: HousePlan[] = [];
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
  for (let attempt = 0; attempt < 1600 && houses.length < 52; attempt++) {
    const index = Math.floor(chance() * GRID * GRID);
    const code = codes[index]!;
    if (code < CITY || code >= CITY + 16 || clearance[index]! < 0.08) continue;
    const at = pointOf(index);
    const rim = Math.min(at.x, at.y, 1 - at.x, 1 - at.y);
    if (rim < 0.062 || houses.some((other) => distance(at, other.at) < 0.128)) continue;
    if (kept.some((other) => distance(at, other.at) < other.within)) continue;
    houses.push({ at, size: 0.112 + 0.024 * chance(), chance: chance() });
  }
  planned.set(design, houses);
  return houses;
}
