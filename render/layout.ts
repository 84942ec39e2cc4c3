import type { Square } from '../src/engine/vocabulary.ts';
import { TOKEN_ART } from './art/all.ts';
import type { MapScene } from './map/scene.ts';
import type { BoardScene } from './scene.ts';

/** Where everything of a board picture lies, in pixels; computed before anything is drawn. */
export interface BoardLayout {
  readonly width: number;
  readonly height: number;
  /** Side of a tile. */
  readonly tile: number;
  /** Thickness of the rim with the coordinates. */
  readonly rim: number;
  readonly crop: Crop;
  /** Upper left corner of the first square. */
  readonly left: number;
  readonly top: number;
  readonly strip: StripLayout;
  /** Diameter of a number badge. */
  readonly badge: number;
  /** Diameter of a number at a place; badges are as large or larger. */
  readonly marker: number;
}

/** Squares shown: `x` and `y` are the first column and row. */
export interface Crop extends Square {
  readonly columns: number;
  readonly rows: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
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
const STRIP_ROW_SHARE = { one: 0.118, more: 0.1, rich: 0.142, full: 0.168 };
const RIM_SHARE = 0.031;

const LONG_SIDE = 1600;
const MOST = 3072;
const TILE = { least: 96, most: 160, step: 16 };
const SMALLEST_CROP = 5;
const SQUAREST = 4 / 3;

/** `tile` fixes the tile's side, for benchmarks and comparisons; otherwise it follows from the size of the board. */
export function boardLayout(scene: BoardScene, tile?: number): BoardLayout {
  const rows = stripRows(scene.view.seats);
  const lines = linesOf(scene.view);
  const share = STRIP_ROW_SHARE[lines !== 'plain' ? lines : rows === 1 ? 'one' : 'more'];
  const crop = cropOf(scene, rows * share);
  const side = tile ?? tileSide(crop, rows * share);
  const inner = crop.columns * side;
  const rim = Math.round((inner * RIM_SHARE) / (1 - 2 * RIM_SHARE));
  const width = inner + 2 * rim;
  const strip = stripLayout(width, rows, share, scene.view.seats, lines);
  return {
    width,
    height: strip.height + crop.rows * side + 2 * rim,
    tile: side,
    rim,
    crop,
    left: rim,
    top: strip.height + rim,
    strip,
    badge: Math.ceil(Math.max(width * BADGE_SHARE, side * 0.46)),
    marker: Math.ceil(width * BADGE_SHARE),
  };
}

export const pixelOf = (
  { left, top, tile, crop }: Pick<BoardLayout, 'left' | 'top' | 'tile' | 'crop'>,
  square: Square,
): { x: number; y: number } => ({
  x: left + (square.x - crop.x) * tile,
  y: top + (square.y - crop.y) * tile,
});

/** The region in play; on a map no more of what lies around it than its names need. */
function cropOf(scene: BoardScene, strip: number): Crop {
  const size = scene.map?.layout.size;
  if (scene.map && scene.whole) return wholeMap(scene.map);
  const crop = nearSquare(around(squaresOf(scene)), strip);
  if (!size) return crop;
  const shifted = (at: number, count: number, most: number) =>
    count >= most + 2 ? at : Math.max(-1, Math.min(at, most + 1 - count));
  return { ...crop, x: shifted(crop.x, crop.columns, size.width), y: shifted(crop.y, crop.rows, size.height) };
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

function squaresOf({ view, badges = [], deadSquares = [], ghost, ...scene }: BoardScene): Square[] {
  // Places are asked about: they and what is near them are shown larger, the rest of the board not at all.
  const asked = scene.targets ?? [];
  if (asked.length > 0) {
    const about = [...asked.map(({ place }) => place), ...(ghost ? [ghost] : [])];
    const also = [...(scene.activeArrow ? [scene.activeArrow] : []), ...(scene.steps ?? []), ...(scene.trail ?? [])];
    return [...about.flatMap(withNeighbours), ...also];
  }
  return [
    ...view.board.flatMap(withNeighbours),
    ...badges,
    ...deadSquares,
    ...(scene.map?.ferryEnds ?? []),
    ...(ghost ? [ghost] : []),
  ];
}

const withNeighbours = ({ x, y }: Square): Square[] => [
  { x: x - 1, y: y - 1 },
  { x: x + 1, y: y + 1 },
];

function around(squares: readonly Square[]): Crop {
  if (squares.length === 0) return { x: -1, y: -1, columns: 3, rows: 3 };
  const xs = squares.map(({ x }) => x);
  const ys = squares.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, columns: Math.max(...xs) - x + 1, rows: Math.max(...ys) - y + 1 };
}

/** Widens the crop with empty squares, by turns on both sides, until the whole picture lies between 4:3 and 3:4. */
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
  const height = row * rows;
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
