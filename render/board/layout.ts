import type { Square } from '../../src/engine/vocabulary.ts';
import { TOKEN_ART } from '../art/all.ts';
import { around, type Box, grown } from './boxes.ts';

export type { Box } from './boxes.ts';

import { bandStart } from '../encode/webp/webp.ts';
import type { MapScene } from '../map/scene.ts';
import type { BoardScene } from '../scene.ts';

/** The layout of a board picture, in pixels; computed before anything is drawn. */
export interface BoardLayout {
  readonly width: number;
  readonly height: number;
  /** Side of a tile. */
  readonly tile: number;
  /** Thickness of the rim with the names of columns and rows. */
  readonly rim: number;
  readonly crop: Crop;
  /** Upper left corner of the visible squares. */
  readonly left: number;
  readonly top: number;
  readonly strip: StripLayout;
  /** Diameter of a number badge. */
  readonly badge: number;
  /** Diameter of a number at a place; badges are at least as large. */
  readonly marker: number;
  /** Length of the arrow at the newest tile. */
  readonly arrow: number;
}

/** The visible part, in squares; the squares at its edge may be cut. */
export interface Crop extends Square {
  readonly columns: number;
  readonly rows: number;
}

export interface StripLayout {
  readonly height: number;
  /** Lines of a cell: `plain` has points and meeples, `rich` also other figures, `full` also pieces. */
  readonly lines: 'plain' | 'rich' | 'full';
  /** In the order of seats. */
  readonly cells: readonly Box[];
  /** The box with the tile in hand and the number of tiles left. */
  readonly bag: Box;
}

/** Feeds show a picture 400 px wide; sizes that must be legible there are shares of the width. */
export const BADGE_SHARE = 1 / 22;
/** Pixels: the width of a picture in a desktop channel, and the smallest tile with a legible print there. */
const FEED_WIDTH = 552;
const READABLE_TILE = 30;
const STRIP_ROW_SHARE = { one: 0.118, more: 0.1, rich: 0.142, full: 0.168 };
const RIM_SHARE = 0.031;

const LONG_SIDE = 1600;
const MOST = 3072;
export const LARGEST_TILE = 160;
const TILE = { least: 96, most: LARGEST_TILE, step: 16 };
const SMALLEST_CROP = 5;
/** Slightly less than 4:3, since pixels are whole. */
const SQUAREST = 1.33;

/**
 * The visible part of the squares around the tiles, unless a map has printed squares there: enough for a number, a cross or an arrow. It is
 * equal on all sides and in each turn. Without the sides where the tile in hand fits nowhere, the picture would change its size three times
 * as often. That would save almost nothing, since the tile fits somewhere on most sides.
 */
export const RING = 0.6;

/** `tile` fixes the tile's side for benchmarks and comparisons; by default it follows from the size of the board. */
export function boardLayout(scene: BoardScene, tile?: number): BoardLayout {
  const rows = stripRows(scene.view.seats);
  const lines = linesOf(scene.view);
  const share = STRIP_ROW_SHARE[lines !== 'plain' ? lines : rows === 1 ? 'one' : 'more'];
  const wished = cropOf(scene, rows * share);
  const side = tile ?? tileSide(wished, rows * share);
  const crop = onPixels(wished, side);
  const inner = Math.round(crop.columns * side);
  const rim = Math.round((inner * RIM_SHARE) / (1 - 2 * RIM_SHARE));
  const width = inner + 2 * rim;
  const strip = stripLayout(width, rows, share, scene.view.seats, lines);
  return {
    width,
    height: strip.height + Math.round(crop.rows * side) + 2 * rim,
    tile: side,
    rim,
    crop,
    left: rim,
    top: strip.height + rim,
    strip,
    badge: Math.ceil(Math.max(width * BADGE_SHARE, side * 0.46)),
    marker: Math.ceil(width * BADGE_SHARE),
    // With its edge no longer than the visible part of a square around the tiles.
    arrow: Math.min(Math.max(side * 0.28, width / 36), side * 0.72 * RING),
  };
}

export const pixelOf = (
  { left, top, tile, crop }: Pick<BoardLayout, 'left' | 'top' | 'tile' | 'crop'>,
  square: Square,
): { x: number; y: number } => ({
  x: Math.round(left + (square.x - crop.x) * tile),
  y: Math.round(top + (square.y - crop.y) * tile),
});

/** The box that shows the squares. */
export const fieldOf = ({ left, top, tile, crop }: Pick<BoardLayout, 'left' | 'top' | 'tile' | 'crop'>): Box => ({
  x: left,
  y: top,
  width: Math.round(crop.columns * tile),
  height: Math.round(crop.rows * tile),
});

/** All squares that are at least partly visible. */
export const squaresIn = ({ crop }: Pick<BoardLayout, 'crop'>): Square[] =>
  spanOf(crop.y, crop.rows).flatMap((y) => spanOf(crop.x, crop.columns).map((x) => ({ x, y })));

/** The whole numbers of the span; differences from rounding do not count. */
export function spanOf(from: number, length: number): number[] {
  const first = Math.floor(from + 1e-6);
  return Array.from({ length: Math.ceil(from + length - 1e-6) - first }, (_, i) => first + i);
}

/** The region in play; beyond a map it shows only what the map's names need. */
function cropOf(scene: BoardScene, strip: number): Crop {
  const size = scene.map?.layout.size;
  if (scene.part) return nearSquare(scene.part, strip);
  if (scene.map && (scene.whole || isReadable(scene))) return wholeMap(scene.map);
  const crop = nearSquare(cropAround(shownOf(scene)), strip);
  if (!size) return crop;
  const shifted = (at: number, count: number, most: number) =>
    count >= most + 2 ? at : Math.max(-1, Math.min(at, most + 1 - count));
  return { ...crop, x: shifted(crop.x, crop.columns, size.width), y: shifted(crop.y, crop.rows, size.height) };
}

/** Whether the whole map is legible in a channel, and nothing asks about a place on it. */
const isReadable = ({ map, targets = [] }: BoardScene): boolean =>
  targets.length === 0 && FEED_WIDTH / (map!.layout.size.width + 2) >= READABLE_TILE;

/** Moves the edges to whole pixels, for tiles with side `tile`. */
function onPixels({ x, y, columns, rows }: Crop, tile: number): Crop {
  const moved = (at: number) => Math.round(at * tile) / tile;
  const [left, top] = [moved(x), moved(y)];
  return { x: left, y: top, columns: moved(x + columns) - left, rows: moved(y + rows) - top };
}

/** The map with the squares around it, which show its neighbours. */
const wholeMap = ({ layout: { size } }: MapScene): Crop => {
  return { x: -1, y: -1, columns: size.width + 2, rows: size.height + 2 };
};

/** The layout of a map on its own, without a scoreboard. */
export function mapSheetLayout(
  map: MapScene,
): Pick<BoardLayout, 'width' | 'height' | 'tile' | 'rim' | 'crop' | 'left' | 'top'> {
  const crop = wholeMap(map);
  const longest = Math.max(crop.columns, crop.rows);
  const tile = Math.min(112, Math.floor((MOST * (1 - 2 * RIM_SHARE)) / longest));
  const rim = Math.round(crop.columns * tile * RIM_SHARE);
  return {
    width: crop.columns * tile + 2 * rim,
    height: crop.rows * tile + 2 * rim,
    tile,
    rim,
    crop,
    left: rim,
    top: rim,
  };
}

/** The parts of the board that have to be visible, in squares. */
function shownOf({ view, badges = [], deadSquares = [], ghost, ghosts = [], ...scene }: BoardScene): Box[] {
  const whole = ({ x, y }: Square, more: number): Box => grown({ x, y, width: 1, height: 1 }, more);
  // If places are asked about, they and their surroundings are enlarged, and the rest of the board is left out.
  const asked = scene.targets ?? [];
  if (asked.length > 0) {
    const about = [...asked.map(({ place }) => place), ...(ghost ? [ghost] : [])];
    const also = [...(scene.activeArrow ? [scene.activeArrow] : []), ...(scene.steps ?? []), ...(scene.trail ?? [])];
    return [...about.map((square) => whole(square, 1)), ...also.map((square) => whole(square, 0))];
  }
  const open = [...badges, ...deadSquares, ...(scene.map?.ferryEnds ?? [])];
  const ring = scene.map ? 1 : RING;
  return [
    ...view.board.map((square) => whole(square, ring)),
    ...open.map((square) => whole(square, ring - 1)),
    ...[...ghosts, ...(ghost ? [ghost] : [])].map((square) => whole(square, 0)),
  ];
}

function cropAround(boxes: readonly Box[]): Crop {
  const { x, y, width, height } = boxes.length > 0 ? boxes.reduce(around) : { x: -1, y: -1, width: 3, height: 3 };
  return { x, y, columns: width, rows: height };
}

/** Widens the crop by whole squares, on alternating sides, until the whole picture lies between 4:3 and 3:4. */
function nearSquare(crop: Crop, strip: number): Crop {
  let { x, y, columns, rows } = crop;
  for (let turn = 0; ; turn++) {
    const width = columns / (1 - 2 * RIM_SHARE);
    const height = rows + width * (strip + 2 * RIM_SHARE);
    const before = turn % 2;
    if (columns < SMALLEST_CROP || height / width > SQUAREST) {
      columns++;
      x -= before;
    } else if (rows < SMALLEST_CROP || width / height > SQUAREST) {
      rows++;
      y -= before;
    } else return { x, y, columns, rows };
  }
}

function tileSide({ columns, rows }: Crop, strip: number): number {
  const width = columns / (1 - 2 * RIM_SHARE);
  const height = rows + width * (strip + 2 * RIM_SHARE);
  const longest = Math.max(width, height);
  // In steps, so that sprites are redrawn only a few times while a board grows.
  const step = (wish: number) => Math.ceil(wish / TILE.step) * TILE.step;
  const wished = Math.min(TILE.most, Math.max(TILE.least, step(LONG_SIDE / longest)));
  return Math.min(wished, Math.floor((MOST - 8) / longest));
}

/** The information about each seat; it stays the same all game. Pieces that never stand with a seat need no line. */
function linesOf({ supply, pieces }: BoardScene['view']): StripLayout['lines'] {
  if (pieces.some(({ kind }) => TOKEN_ART.has(kind))) return 'full';
  const others = (own: (typeof supply)[number]) => Object.keys(own).filter((figure) => figure !== 'meeple');
  return supply.some((own) => others(own).length > 0) ? 'rich' : 'plain';
}

const stripRows = (seats: number): number => (seats <= 3 ? 1 : 2);

function stripLayout(
  width: number,
  rows: number,
  share: number,
  seats: number,
  lines: StripLayout['lines'],
): StripLayout {
  const gap = Math.round(width * 0.007);
  const row = Math.round(width * share);
  // The scoreboard's height is a whole number of bands.
  const height = bandStart(row * rows);
  const bagWidth = Math.round(rows === 1 ? width * (lines === 'plain' ? 0.22 : 0.24) : width * 0.18);
  const columns = Math.ceil(seats / rows);
  const cellWidth = Math.floor((width - bagWidth - gap * (columns + 2)) / columns);
  const cells = Array.from({ length: seats }, (_, i) => ({
    x: gap + (i % columns) * (cellWidth + gap),
    y: gap + Math.floor(i / columns) * row,
    width: cellWidth,
    height: row - gap - (Math.floor(i / columns) < rows - 1 ? 0 : gap),
  }));
  return {
    height,
    lines,
    cells,
    bag: { x: width - bagWidth - gap, y: gap, width: bagWidth, height: height - 2 * gap },
  };
}
