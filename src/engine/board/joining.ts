import type { BoardFeatures } from './features.ts';
import { EMPTY, type Grid, STEP_X, STEP_Y } from './grid.ts';
import type { LaidTile } from './position.ts';
import type { PrintedMap } from './printed-map.ts';

/** Joins a newly laid tile's segments to their neighbours. The end of the squares closes a side; so does a side that fits anything. */
export function joinSides(
  features: BoardFeatures,
  grid: Grid,
  tiles: readonly LaidTile[],
  tile: number,
  ground: PrintedMap | null,
): void {
  const { x, y } = tiles[tile]!;
  for (let side = 0; side < 4; side++) {
    const isBare = grid.at(x + STEP_X[side]!, y + STEP_Y[side]!) === EMPTY;
    if (!isBare) joinSide(features, grid, tiles, tile, side, ground);
  }
}

/** Joins the segments at one side of a tile to those of its neighbour. */
export function joinSide(
  features: BoardFeatures,
  grid: Grid,
  tiles: readonly LaidTile[],
  tile: number,
  side: number,
  ground: PrintedMap | null,
): void {
  const { x, y, print } = tiles[tile]!;
  const first = features.first[tile]!;
  const other = grid.at(x + STEP_X[side]!, y + STEP_Y[side]!);
  const line = print.lines[side]!;
  if (other < 0) {
    if (other !== EMPTY && line >= 0) {
      ground!.meetRim(features, x, y, side, first + line);
      if (print.sharing !== null) share(features, first, print.sharing[side]!, line, ground!.goesOn(x, y, side));
    }
    return;
  }
  const there = tiles[other]!.print;
  const start = features.first[other]!;
  const back = (side + 2) % 4;
  const thereLine = there.lines[back]!;
  if (line >= 0 && thereLine >= 0) features.meet(first + line, start + thereLine);
  else if (line >= 0) features.close(first + line);
  else if (thereLine >= 0) features.close(start + thereLine);
  if (print.sharing !== null) share(features, first, print.sharing[side]!, line, thereLine >= 0);
  if (there.sharing !== null) share(features, start, there.sharing[back]!, thereLine, line >= 0);
  const left = print.fields[side * 2]!;
  const right = print.fields[side * 2 + 1]!;
  const thereLeft = there.fields[back * 2]!;
  const thereRight = there.fields[back * 2 + 1]!;
  // Across an edge left meets right. A road that ends on one of the tiles has one field around it there.
  if (left >= 0 && thereRight >= 0) features.join(first + left, start + thereRight);
  if (right >= 0 && thereLeft >= 0 && (right !== left || thereRight !== thereLeft))
    features.join(first + right, start + thereLeft);
}

/** Closes the side for a second city segment that reaches it, and joins both segments if something continues from that side. */
function share(features: BoardFeatures, first: number, sharing: number, line: number, goesOn: boolean): void {
  if (sharing < 0) return;
  features.close(first + sharing);
  if (goesOn) features.join(first + sharing, first + line);
}
