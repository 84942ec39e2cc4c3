import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { designOf, type TileDesign } from '../../src/engine/tiles/tiles.ts';
import type { Kind, TileId } from '../../src/engine/vocabulary.ts';
import { FEATURE_ART } from '../art/all.ts';
import type { Around, FeatureArt } from '../kit/art.ts';
import { CENTRE, distance, distanceToLine, type Point } from '../kit/curves.ts';
import { CITY, FIELD, GRID, indexAt, pointOf, type Regions, ROAD, regionsOf } from '../kit/regions.ts';
import { monasteryOf, shapeOf } from '../kit/shape.ts';
import { hungSpot } from '../kit/spots.ts';
import { gardenSpot } from './garden.ts';
import base from './spots.json' with { type: 'json' };

/** A segment of a design and the spots for figures on it, best first. */
export interface SegmentSpots {
  readonly kind: Kind;
  /** Index into the design's cities, roads, fields or quarters; 0 for a monastery, garden or top. */
  readonly index: number;
  readonly spots: readonly Point[];
}

export interface TileSpots {
  readonly segments: readonly SegmentSpots[];
  /** By city: the spots of its coats of arms. */
  readonly arms: readonly Point[];
  readonly garden: Point | null;
  /** Half the side of the garden's plot. */
  readonly gardenHalf: number;
  /** Spots of expansions' features, by their ids; absent ones are left out. */
  readonly features: Readonly<Record<string, readonly Point[]>>;
}

/** Half the box of a figure, in shares of a tile: standing, and lying in a field. */
export const STANDING = { x: 0.12, y: 0.14 };
export const LYING = { x: 0.15, y: 0.115 };

/** The most figures on one segment of one tile (a meeple, a builder, an abbot called there by an arrow…). */
const SPOTS_EACH = 3;

const cache = new WeakMap<TileDesign, TileSpots>();

/**
 * Spots of our own designs come from files, since computing all took half the start of a drawing process. Others are computed on first use.
 */
export function spotsOf(design: TileDesign): TileSpots {
  const known = cache.get(design);
  if (known) return known;
  const spots = (designOf(design.id) === design ? WRITTEN[design.id] : undefined) ?? place(design);
  cache.set(design, spots);
  return spots;
}

/** Spots in the folders of expansions. A command writes them, so nobody has to list them. */
function writtenByExpansions(): object[] {
  const folders = new URL('../../src/expansions/', import.meta.url);
  const files = readdirSync(folders).map((name) => new URL(`${name}/spots.json`, folders));
  return files.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8')));
}

/** By id, as `place` gave them; a test compares them. */
const WRITTEN: Readonly<Record<TileId, TileSpots>> = Object.assign({}, base, ...writtenByExpansions());

interface SpottedSegment {
  kind: Kind;
  index: number;
  spots: Point[];
}

/** Computes the spots of a design: some 30 ms. */
export function place(design: TileDesign): TileSpots {
  const regions = regionsOf(design);
  const taken: Point[] = [];
  const segments: SpottedSegment[] = [];
  const add = (kind: Kind, index: number, spot: Point) => {
    segments.push({ kind, index, spots: [spot] });
    taken.push(spot);
  };
  if (design.monastery) add('monastery', 0, monasteryOf(design));
  const find = (room: FeatureArt['room'], around: Omit<Around, 'regions'>) =>
    [...FEATURE_ART].flatMap(([id, art]) =>
      art.room === room ? art.find(design, { regions, ...around }).map((at) => ({ id, at })) : [],
    );
  const land = find(undefined, { taken, garden: null });
  // A garden keeps clear of the wished spots of plates.
  const plot = design.garden
    ? gardenSpot(
        regions,
        taken,
        find('plate', { taken: [], garden: null }).map(({ at }) => at),
      )
    : null;
  const garden = plot?.at ?? null;
  if (garden) add('garden', 0, garden);
  const built = find('built', { taken, garden });
  const buildings = built.map(({ at }) => at);
  for (const { id, at } of built) {
    const bears = FEATURE_ART.get(id)?.bears;
    if (bears) add(bears, segments.filter(({ kind }) => kind === bears).length, at);
  }

  // The tightest first: segments with little room choose before roomy ones.
  const areas = [
    ...design.fields.map((_, index) => ({ kind: 'field' as const, index, code: FIELD + index })),
    ...design.cities.map((_, index) => ({ kind: 'city' as const, index, code: CITY + index })),
  ].toSorted((a, b) => roomOf(regions, a.code) - roomOf(regions, b.code));
  for (const { kind, index, code } of areas)
    add(kind, index, bestIn(design, regions, kind, code, [...taken, ...buildings]));
  design.roads.forEach((_, index) => {
    add('road', index, bestIn(design, regions, 'road', ROAD + index, [...taken, ...buildings]));
  });

  settle(design, regions, segments, taken, buildings);
  const plates = find('plate', { taken, garden });
  const fixed = [...buildings, ...plates.map(({ at }) => at)];
  // Figures make room for plates, as far as they can.
  if (plates.length > 0) settle(design, regions, segments, taken, fixed);

  const busy = [...taken, ...fixed];
  const arms = design.cities.map(({ arms: count }, index) =>
    count > 0 ? hungSpot(regions, CITY + index, busy) : { x: 0.5, y: 0.5 },
  );
  busy.push(...arms.filter((_, index) => design.cities[index]!.arms > 0));
  const hung = find('hung', { taken: busy, garden });
  const crowded = [...busy, ...hung.map(({ at }) => at)];
  for (let round = 1; round < SPOTS_EACH; round++) {
    for (const segment of segments) {
      if (isFixed(segment)) continue;
      const spot = bestIn(design, regions, segment.kind, codeOf(segment), crowded, segment.spots);
      segment.spots.push(spot);
      crowded.push(spot);
    }
  }
  const byId = Map.groupBy([...land, ...built, ...plates, ...hung], ({ id }) => id);
  const features = Object.fromEntries([...byId].map(([id, own]) => [id, own.map(({ at }) => at)]));
  return { segments, arms, garden, gardenHalf: plot?.half ?? 0, features };
}

/** Whether a figure stands exactly on the building. */
const isFixed = ({ kind }: SpottedSegment): boolean => kind !== 'road' && kind !== 'city' && kind !== 'field';

/** Lets each spot be chosen again, now that all others are known. */
function settle(
  design: TileDesign,
  regions: Regions,
  segments: SpottedSegment[],
  taken: Point[],
  fixed: readonly Point[] = [],
): void {
  for (let round = 0; round < 3; round++) {
    segments.forEach((segment, i) => {
      if (isFixed(segment)) return;
      const others = [...fixed, ...taken.filter((_, other) => other !== i)];
      const spot = bestIn(design, regions, segment.kind, codeOf(segment), others);
      segment.spots[0] = spot;
      taken[i] = spot;
    });
  }
}

const codeOf = ({ kind, index }: SpottedSegment): number =>
  ({ field: FIELD, city: CITY, road: ROAD, monastery: 0, garden: 0, top: 0, quarter: 0 })[kind] + index;

function roomOf({ codes, clearance }: Regions, code: number): number {
  let best = 0;
  for (let i = 0; i < codes.length; i++) if (codes[i] === code) best = Math.max(best, inset(clearance, i));
  return best;
}

/** Clearance that counts the tile's rim too: a figure must not extend beyond it. */
function inset(clearance: Float32Array, index: number): number {
  const { x, y } = pointOf(index);
  return Math.min(clearance[index]!, x + 0.04, y + 0.04, 1.04 - x, 1.04 - y);
}

/** `own`: the spots that this segment already has; a new one keeps away from them above all. */
function bestIn(
  design: TileDesign,
  regions: Regions,
  kind: Kind,
  code: number,
  taken: readonly Point[],
  own: readonly Point[] = [],
): Point {
  const box = kind === 'field' ? LYING : STANDING;
  const road = kind === 'road' ? shapeOf(design).roads[code - ROAD]!.line : null;
  let best = CENTRE;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < regions.codes.length; i++) {
    // Every second sample of a row is fine enough, and twice as fast.
    if (regions.codes[i] !== code || i % 2 === Math.floor(i / GRID) % 2) continue;
    const point = pointOf(i);
    const { x, y } = point;
    if (road && distanceToLine(point, road) > 0.012) continue;
    const room = Math.min(1, inset(regions.clearance, i) / (road ? 0.04 : 0.12));
    const rim = Math.min(0, Math.min(x, y, 1 - x, 1 - y) - box.y);
    let score = (road ? 0.2 : 0.75) * room + 9 * rim - 0.15 * distance(point, CENTRE);
    // The two expensive terms come last, and only if they can still matter.
    if (score + 5 * WIDEST_GAP + 0.5 <= bestScore) continue;
    score += own.length > 0 ? 4 * gapTo(own, point) + gapTo(taken, point) : 2.6 * gapTo(taken, point);
    if (!road) score += 0.5 * shareInside(regions, code, point, box);
    if (score > bestScore) [best, bestScore] = [point, score];
  }
  return best;
}

/** Figures this far apart need no more distance. */
const WIDEST_GAP = 0.36;

function gapTo(taken: readonly Point[], point: Point): number {
  let gap = WIDEST_GAP;
  for (const other of taken) gap = Math.min(gap, distance(point, other));
  return gap;
}

/** Share of a figure's box that lies over its own segment, from nine samples. */
function shareInside({ codes }: Regions, code: number, { x, y }: Point, box: Point): number {
  let inside = 0;
  for (let dx = -0.8; dx < 1; dx += 0.8) {
    for (let dy = -0.8; dy < 1; dy += 0.8) {
      if (codes[indexAt({ x: x + dx * box.x, y: y + dy * box.y })] === code) inside++;
    }
  }
  return inside / 9;
}
