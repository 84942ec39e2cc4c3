import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { TileDesign } from '../../src/engine/tiles.ts';
import { type Rotation, SIDES } from '../../src/engine/vocabulary.ts';
import { coatOfArms, garden, monastery, yard } from '../kit/buildings.ts';
import { createCanvas } from '../kit/canvas.ts';
import { turned } from '../kit/curves.ts';
import { INK } from '../kit/palette/ink.ts';
import { monasteryOf } from '../kit/shape.ts';
import { spotsOf } from '../tile/spots.ts';
import { arrowPlate } from './arrows.ts';
import { cathedral } from './cathedral.ts';
import { drawGood } from './goods.ts';
import { inn, innLake } from './inn.ts';
import { drawGround, growing } from './land.ts';
import { shore } from './shore.ts';
import { drawCities, townStanding } from './town.ts';
import { drawWays, villageStanding } from './ways.ts';

/** Below this side lines are finer than a pixel: such tiles are drawn larger and scaled down. */
const FINE = 64;

/** A tile of `size` pixels. The land turns with it; what stands upright and the light stay, as the eye expects of a map. */
export function tileSprite(design: TileDesign, rotation: Rotation, size: number): Canvas {
  const sprite = createCanvas(size, size);
  const context = sprite.getContext('2d');
  if (size >= FINE) {
    context.scale(size, size);
    drawTile(context, design, rotation);
    return sprite;
  }
  const large = tileSprite(design, rotation, Math.max(FINE, size * 2));
  context.imageSmoothingQuality = 'high';
  context.drawImage(large, 0, 0, size, size);
  return sprite;
}

function drawTile(brush: SKRSContext2D, design: TileDesign, rotation: Rotation): void {
  const { arms, arrow, garden: plot, gardenHalf, goods, cathedrals, inns } = spotsOf(design);
  drawGround(brush, design, rotation);
  const abbey = design.monastery ? turned(monasteryOf(design), rotation) : null;
  for (const spot of inns) if (spot) innLake(brush, turned(spot, rotation));
  drawWays(brush, design, rotation);
  if (abbey) yard(brush, abbey);
  drawCities(brush, design, rotation);
  if (plot) garden(brush, turned(plot, rotation), gardenHalf, design.id);
  const standing = [
    ...growing(design, rotation),
    ...townStanding(design, rotation),
    ...villageStanding(design, rotation),
  ];
  // Beside a river there is less room.
  if (abbey) standing.push(monastery(abbey, design.river.length > 0 ? 0.33 : 0.4));
  for (const spot of cathedrals) if (spot) standing.push(cathedral(turned(spot, rotation)));
  for (const spot of inns) if (spot) standing.push(inn(turned(spot, rotation)));
  standing.push(...shore(design, rotation));
  for (const { draw } of standing.toSorted((a, b) => a.foot.y - b.foot.y)) draw(brush);
  design.cities.forEach((city, i) => {
    if (city.arms > 0) coatOfArms(brush, turned(arms[i]!, rotation));
    const stall = goods[i];
    if (city.good && stall) drawGood(brush, city.good, turned(stall, rotation), 0.29);
  });
  if (design.arrow && arrow) {
    const side = (SIDES.indexOf(design.arrow.side) + rotation / 90) % 4;
    arrowPlate(brush, turned(arrow, rotation), side, design.arrow.symbol);
  }
  brush.strokeStyle = INK.seam;
  brush.lineWidth = 0.012;
  brush.strokeRect(0, 0, 1, 1);
}
