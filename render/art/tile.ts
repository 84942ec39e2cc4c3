import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { TileDesign } from '../../src/engine/tiles/tiles.ts';
import type { Rotation } from '../../src/engine/vocabulary.ts';
import { bitmapOf } from '../encode/bitmap.ts';
import { createQuantiser, type Quantiser } from '../encode/quantise.ts';
import type { FeatureArt } from '../kit/art.ts';
import { onTile } from '../kit/brush.ts';
import { coatOfArms, garden, monastery, yard } from '../kit/buildings.ts';
import { createCanvas } from '../kit/canvas.ts';
import { type Point, sideIndex, turned } from '../kit/curves.ts';
import { INK } from '../kit/palette/ink.ts';
import { LAND, LAND_WORDS, PLAIN_COUNT } from '../kit/palette/land.ts';
import { isMonasteryInTown, monasteryOf } from '../kit/shape.ts';
import { spotsOf } from '../tile/spots.ts';
import { FEATURE_ART } from './all.ts';
import { clearEdges } from './clear-edges.ts';
import { drawGround, growing } from './land.ts';
import { drawCities, townStanding } from './town.ts';
import { drawTunnels, drawWays, villageStanding } from './ways.ts';

/** Below this side, in pixels, lines are finer than a pixel: such tiles are drawn larger and scaled down. */
const FINE = 64;

/** With few colours an edge has few intermediate colours, which keeps pictures small. */
const PLAIN_LAND = createQuantiser(LAND.slice(0, PLAIN_COUNT), 0);
/** For tiles with special art. */
const WHOLE_LAND = createQuantiser(LAND, 0);

/** A tile of `size` pixels: for each pixel its place in `LAND`. */
export function tileIndices(design: TileDesign, rotation: Rotation, size: number): Uint8Array {
  const bitmap = bitmapOf(inTrueColours(design, rotation, size));
  const isPlain = size >= FINE && Object.keys(spotsOf(design).features).length === 0;
  const land = isPlain ? PLAIN_LAND : WHOLE_LAND;
  const indices = land.indices(bitmap);
  if (size >= FINE) clearEdges(bitmap.words, indices, size, land.palette.length);
  drawSeam(indices, size, land);
  return indices;
}

const SEAM = seamWord();

/** Draws one pixel along two sides, so that one line separates neighbouring tiles. */
function drawSeam(indices: Uint8Array, size: number, land: Quantiser): void {
  for (let i = 0; i < size; i++) indices[i] = land.over(SEAM, indices[i]!);
  for (let at = size; at < indices.length; at += size) indices[at] = land.over(SEAM, indices[at]!);
}

/** The seam's colour as canvas has it, multiplied by its opacity. */
function seamWord(): number {
  const canvas = createCanvas(1, 1);
  const context = canvas.getContext('2d');
  context.fillStyle = INK.seam;
  context.fillRect(0, 0, 1, 1);
  return bitmapOf(canvas).words[0]!;
}

/** The same tile on a canvas. */
export function tileSprite(design: TileDesign, rotation: Rotation, size: number): Canvas {
  const indices = tileIndices(design, rotation, size);
  const sprite = createCanvas(size, size);
  const context = sprite.getContext('2d');
  const image = context.createImageData(size, size);
  new Uint32Array(image.data.buffer).set(Uint32Array.from(indices, (index) => LAND_WORDS[index]!));
  context.putImageData(image, 0, 0);
  return sprite;
}

/** The land turns with the tile; upright art and the light do not, as on a map. */
function inTrueColours(design: TileDesign, rotation: Rotation, size: number): Canvas {
  const sprite = createCanvas(size, size);
  const context = sprite.getContext('2d');
  if (size >= FINE) {
    context.scale(size, size);
    onTile(context, size, () => drawTile(context, design, rotation));
    return sprite;
  }
  const large = inTrueColours(design, rotation, Math.max(FINE, size * 2));
  context.imageSmoothingQuality = 'high';
  context.drawImage(large, 0, 0, size, size);
  return sprite;
}

function drawTile(brush: SKRSContext2D, design: TileDesign, rotation: Rotation): void {
  const { arms, garden: plot, gardenHalf } = spotsOf(design);
  const features = featuresOf(design, rotation);
  drawGround(brush, design, rotation);
  const abbey = design.monastery ? turned(monasteryOf(design), rotation) : null;
  for (const { art, at } of features) art.under?.(brush, at);
  drawWays(brush, design, rotation);
  const isInTown = abbey !== null && isMonasteryInTown(design);
  if (abbey && !isInTown) yard(brush, abbey);
  drawCities(brush, design, rotation);
  if (abbey && isInTown) yard(brush, abbey);
  drawTunnels(brush, design, rotation);
  if (plot) garden(brush, turned(plot, rotation), gardenHalf, design.id);
  const standing = [
    ...growing(design, rotation),
    ...townStanding(design, rotation),
    ...villageStanding(design, rotation),
  ];
  // Rivers and houses leave less room. If another name for the building is set, that name's art draws it.
  if (abbey && design.building === null)
    standing.push(monastery(abbey, design.river.length > 0 || isInTown ? 0.33 : 0.4));
  for (const { art, at } of features) standing.push(...(art.standing?.(at, rotation) ?? []));
  for (const { draw } of standing.toSorted((a, b) => a.foot.y - b.foot.y)) draw(brush);
  design.cities.forEach((city, i) => {
    if (city.arms > 0) coatOfArms(brush, turned(arms[i]!, rotation));
  });
  for (const { art, at, side } of features) art.over?.(brush, at, side);
}

/** A feature and its position on a tile in its rotation. */
export interface LaidFeature {
  readonly id: string;
  readonly art: FeatureArt;
  readonly at: Point;
  /** The side of the square that it points to; 0 if it does not point. */
  readonly side: number;
}

export function featuresOf(design: TileDesign, rotation: Rotation): LaidFeature[] {
  const { features } = spotsOf(design);
  return [...FEATURE_ART].flatMap(([id, art]) => {
    const side = art.side && features[id] ? (sideIndex(art.side(design)) + rotation / 90) % 4 : 0;
    return (features[id] ?? []).map((spot) => ({ id, art, at: turned(spot, rotation), side }));
  });
}
