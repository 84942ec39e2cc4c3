import type { TileDesign } from '../../src/engine/tiles/tiles.ts';
import type { Rotation } from '../../src/engine/vocabulary.ts';
import type { UprightArt } from '../kit/art.ts';
import { type Brush, disc, stroke, trace } from '../kit/brush.ts';
import { house } from '../kit/buildings.ts';
import { distance, type Line, type Point, turned } from '../kit/curves.ts';
import { INK } from '../kit/palette/ink.ts';
import { RIVER_HALF, ROAD_HALF, shapeOf, VILLAGE_HALF } from '../kit/shape.ts';

/** Draws rivers, then hedges and lanes, then roads. Rims come first, so that ways join without a seam. */
export function drawWays(brush: Brush, design: TileDesign, rotation: Rotation): void {
  const shape = shapeOf(design);
  const turn = (line: Line) => line.map((point) => turned(point, rotation));
  const pass = (lines: readonly Line[], colour: string, width: number) => {
    for (const line of lines) {
      trace(brush, turn(line));
      stroke(brush, colour, width);
    }
  };
  brush.lineCap = 'butt';
  brush.lineJoin = 'round';
  const pond = shape.pond && turned(shape.pond, rotation);
  if (pond) disc(brush, INK.bank, pond, shape.pondHalf);
  pass(shape.rivers, INK.bank, RIVER_HALF * 2);
  if (pond) disc(brush, INK.water, pond, shape.pondHalf - 0.02);
  pass(shape.rivers, INK.water, RIVER_HALF * 2 - 0.04);
  brush.setLineDash([0.09, 0.07]);
  pass(shape.rivers, INK.waterLight, 0.022);
  brush.setLineDash([]);

  pass(shape.hedges, INK.leafDark, 0.05);
  brush.setLineDash([0.03, 0.015]);
  pass(shape.hedges, INK.leafLight, 0.03);
  brush.setLineDash([]);

  const roads = shape.roads.flatMap(({ open }) => open);
  const village = shape.village && turned(shape.village, rotation);
  // If two roads cross without meeting (TB-B), the first goes over the second.
  const under = shape.roads.length === 2 && shape.roads.every(({ end }) => end === null) ? roads.slice(1) : [];
  const over = roads.filter((road) => !under.includes(road));
  pass(under, INK.rim, ROAD_HALF * 2);
  pass(under, INK.road, ROAD_HALF * 2 - 0.036);
  const spans = [...bridges(roads, shape.rivers, RIVER_HALF + 0.03), ...bridges(over, under, ROAD_HALF + 0.07)];
  pass(spans, INK.line, ROAD_HALF * 2 + 0.1);
  pass(spans, INK.stone, ROAD_HALF * 2 + 0.064);
  pass(shape.lanes, INK.rim, 0.07);
  pass(over, INK.rim, ROAD_HALF * 2);
  if (village) disc(brush, INK.rim, village, VILLAGE_HALF);
  pass(shape.lanes, INK.roadWorn, 0.04);
  pass(over, INK.road, ROAD_HALF * 2 - 0.036);
  if (village) disc(brush, INK.roadWorn, village, VILLAGE_HALF - 0.018);
  // Planks show a bridge even over something narrow.
  brush.setLineDash([0.012, 0.026]);
  pass(spans, INK.plank, ROAD_HALF * 2 - 0.036);
  brush.setLineDash([]);
}

/** Draws the places where roads go under a city. */
export function drawTunnels(brush: Brush, design: TileDesign, rotation: Rotation): void {
  for (const { open } of shapeOf(design).roads.filter((_, index) => design.roads[index]!.under)) {
    for (const way of open) {
      const [from, to] = [turned(way[0]!, rotation), turned(way.at(-1)!, rotation)];
      brush.save();
      brush.translate(to.x, to.y);
      brush.rotate(Math.atan2(to.y - from.y, to.x - from.x));
      drawMouth(brush);
      brush.restore();
    }
  }
}

/** Draws the end of a road that comes from the left to 0,0: an arch of stone in front of the dark. */
function drawMouth(brush: Brush): void {
  const half = ROAD_HALF + 0.012;
  for (const [colour, more] of [
    [INK.line, 0.05],
    [INK.stoneLight, 0.034],
    [INK.line, 0],
  ] as const) {
    brush.beginPath();
    brush.moveTo(-0.02, -half - more);
    brush.lineTo(0, -half - more);
    brush.ellipse(0, 0, half * 0.8 + more, half + more, 0, -Math.PI / 2, Math.PI / 2);
    brush.lineTo(-0.02, half + more);
    brush.closePath();
    brush.fillStyle = colour;
    brush.fill();
  }
}

/** The parts of roads that lie over water or over another road. */
function bridges(roads: readonly Line[], below: readonly Line[], half: number): Line[] {
  return roads.flatMap((road) => {
    const over = road.filter((spot) => below.some((line) => line.some((point) => distance(spot, point) < half)));
    return over.length > 1 ? [over] : [];
  });
}

/** A few houses where several roads end. */
export function villageStanding(design: TileDesign, rotation: Rotation): UprightArt[] {
  const { village } = shapeOf(design);
  if (!village) return [];
  const { x, y } = turned(village, rotation);
  const spots: Point[] = [
    { x: x + 0.005, y: y - 0.045 },
    { x: x - 0.07, y: y - 0.002 },
    { x: x + 0.075, y: y - 0.012 },
    { x: x + 0.005, y: y + 0.1 },
  ];
  return spots.map((spot, roof) => house(spot, 0.132, roof));
}
