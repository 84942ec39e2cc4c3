import type { TileDesign } from '../src/engine/tiles.ts';
import type { Place, Rotation } from '../src/engine/vocabulary.ts';
import { HALF_EDGES, SIDES } from '../src/engine/vocabulary.ts';
import { type Point, turned } from './tile/curves.ts';
import { type SegmentSpots, spotsOf } from './tile/spots.ts';

/** The segment of a laid tile that a place names, or undefined if the tile has none such. */
export function segmentAt(design: TileDesign, rotation: Rotation, place: Place): SegmentSpots | undefined {
  return spotsOf(design).segments.find(
    ({ kind, index }) => kind === place.kind && placeName(design, rotation, kind, index) === place.at,
  );
}

/** A segment's `at` in board orientation, as `Place` has it. */
export function placeName(design: TileDesign, rotation: Rotation, kind: Place['kind'], index: number): string {
  if (kind === 'monastery' || kind === 'garden') return '';
  if (kind === 'field') {
    const halves = design.fields[index]!.halves.map((half) => (HALF_EDGES.indexOf(half) + rotation / 45) % 8);
    return halves.length === 0
      ? 'inner'
      : halves
          .toSorted((a, b) => a - b)
          .map((half) => HALF_EDGES[half])
          .join('.');
  }
  const { sides } = (kind === 'city' ? design.cities : design.roads)[index]!;
  const turnedSides = sides.map((side) => (SIDES.indexOf(side) + rotation / 90) % 4);
  return turnedSides
    .toSorted((a, b) => a - b)
    .map((side) => SIDES[side])
    .join('.');
}

/** Where the `nth` figure of a place stands, in shares of the tile in board orientation. */
export function standingPoint(design: TileDesign, rotation: Rotation, place: Place, nth = 0): Point {
  const spots = segmentAt(design, rotation, place)?.spots ?? [{ x: 0.5, y: 0.5 }];
  return turned(spots[nth % spots.length]!, rotation);
}
