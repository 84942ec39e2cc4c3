import type { Square } from '../../src/engine/vocabulary.ts';
import { TOKEN_ART } from '../art/all.ts';
import { around, type Box, grown } from './boxes.ts';

export type { Box } from './boxes.ts';

import { bandStart } from '../encode/webp/webp.ts';
import type { MapScene } from '../map/scene.ts';
import type { BoardScene } from '../scene.ts';

/** Where everything of a board picture lies, in pixels; computed before anything is drawn. */
export interface BoardLayout {
  readonly width: number;
  readonly height: number;
  /** Side of a tile. */
  readonly tile: number;
  /** Thickness of the rim with the coordinates. */
  readonly rim: number;
  readonly crop: Crop;
  /** Upper left corner of what is shown of the squares. */
  readonly left: number;
  readonly top: number;
  readonly strip: StripLayout;
  /** Diameter of a number badge. */
  readonly badge: number;
  /** Diameter of a number at a place; badges are as large or larger. */
  readonly marker: number;
  /** Length of the arrow at the newest tile. */
  readonly arrow: number;
}

/** What is shown, in squares: those at its edge may be cut. */
export interface Crop extends Square {
  readonly columns: number;
  readonly rows: number;
}

export interface StripLayout {
  readonly height: number;
  /** What a cell has lines for: points and meeples in one, figures in one more, pieces in another. */
  readonly lines: 'plain' | 'rich' | 'full';
  /** By place in the order of seats. */
  readonly cells: readonly Box[];
  /** The tile in hand and the number of tiles left. */
  readonly bag: Box;
}

/** Feeds show a picture 400 px wide; measures that must be legible there are shares of the width. */
export const BADGE_SHARE = 1 / 22;
/** As wide as a channel shows a picture on a desk, and a tile in it whose print can be made out, both in pixels. */
const FEED_WIDTH = 552;
const READABLE_TILE = 30;
const STRIP_ROW_SHARE = { one: 0.118, more: 0.1, rich: 0.142, full: 0.168 };
const RIM_SHARE = 0.031;

const LONG_SIDE = 1600;
const MOST = 3072;
export const LARGEST_TILE = 160;
const TILE = { least: 96, most: LARGEST_TILE, step: 16 };
const SMALLEST_CROP = 5;
/** A little less than 4:3, as pixels are whole. */
const SQUAREST = 1.33;

/**
 * How much is shown of the squares around the tiles, where no map has something printed on them: enough for a number, a cross
 * or an arrow, and no more, since most of them are empty. It is the same on all sides and at each turn: to leave out
 * the sides where the tile in hand fits nowhere would save next to nothing, as it fits somewhere on most, and the picture would
 * change its size three times as often.
 */
export const RING = 0.6;

/** `tile` fixes the tile's side, for benchmarks and comparisons; otherwise it follows from the size of the board. */
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
    // Its edge included, no longer than what is shown of a square around the tiles.
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

/** Where the squares are shown. */
export const fieldOf = ({ left, top, tile, crop }: Pick<BoardLayout, 'left' | 'top' | 'tile' | 'crop'>): Box => ({
  x: left,
  y: top,
  width: Math.round(crop.columns * tile),
  height: Math.round(crop.rows * tile),
});

/** All squares of which something is shown. */
export const squaresIn = ({ crop }: Pick<BoardLayout, 'crop'>): Square[] =>
  spanOf(crop.y, crop.rows).flatMap((y) => spanOf(crop.x, crop.columns).map((x) => ({ x, y })));

/** Whole numbers; what a rounding leaves over is none. */
export function spanOf(from: number, length: number): number[] {
  const first = Math.floor(from + 1e-6);
  return Array.from({ length: Math.ceil(from + length - 1e-6) - first }, (_, i) => first + i);
}

/** The region in play; on a map no more of what lies around it than its names need. */
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

/** Whether all of a map can be made out where a channel shows it, and nothing is asked about a place of it. */
const isReadable = ({ map, targets = [] }: BoardScene): boolean =>
  targets.length === 0 && FEED_WIDTH / (map!.layout.size.width + 2) >= READABLE_TILE;

/** Its edges moved to whole pixels, for tiles of so many. */
function onPixels({ x, y, columns, rows }: Crop, tile: number): Crop {
  const moved = (at: number) => Math.round(at * tile) / tile;
  const [left, top] = [moved(x), moved(y)];
  return { x: left, y: top, columns: moved(x + columns) - left, rows: moved(y + rows) - top };
}

/** With the squares around it, where the neighbours are. */
const wholeMap = ({ layout: { size } }: MapScene): Crop => {
  return { x: -1, y: -1, columns: size.width + 2, rows: size.height + 2 };
};

/** Of a map by itself, without a scoreboard. */
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

/** What has to be seen, in squares. */
function shownOf({ view, badges = [], deadSquares = [], ghost, ghosts = [], ...scene }: BoardScene): Box[] {
  const whole = ({ x, y }: Square, more: number): Box => grown({ x, y, width: 1, height: 1 }, more);
  // Places are asked about: they and what is near them are shown larger, the rest of the board not at all.
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

/** Widens what is shown by whole squares, by turns on both sides, until the whole picture lies between 4:3 and 3:4. */
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
  // In steps, so that sprites are drawn anew only a few times while a board grows.
  const step = (wish: number) => Math.ceil(wish / TILE.step) * TILE.step;
  const wished = Math.min(TILE.most, Math.max(TILE.least, step(LONG_SIDE / longest)));
  return Math.min(wished, Math.floor((MOST - 8) / longest));
}

/** What there is to tell of each seat; it stays the same all the game long. Pieces that never stand with a seat need no line. */
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
  // The scoreboard is a number of bands.
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
