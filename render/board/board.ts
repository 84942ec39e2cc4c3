import type { Canvas } from '@napi-rs/canvas';
import { columnName, rowName, START_SQUARE_ORIGIN } from '../../src/engine/board/squares.ts';
import { type Mosaic, mosaicCanvas } from '../encode/banded-picture.ts';
import { bandStart } from '../encode/webp/webp.ts';
import { createCanvas } from '../kit/canvas.ts';
import { TABLE } from '../kit/palette/table.ts';
import { FONT } from '../kit/text.ts';
import type { BoardScene, MapSheetScene } from '../scene.ts';
import { bagStamps } from '../scoreboard/bag.ts';
import { cellStamps, countsTop, seatCell } from '../scoreboard/scoreboard.ts';
import { wornOf } from '../scoreboard/seat-marks.ts';
import { type BoardLayout, type Box, boardLayout, fieldOf, mapSheetLayout, pixelOf, spanOf } from './layout.ts';
import { type DrawingGround, HERE, type SquareField } from './marks.ts';
import { mapStamp, sceneStamps } from './scene-stamps.ts';
import { plainly, type Stamp, stamp } from './stamps.ts';

export const composeBoard = (scene: BoardScene, tile?: number): Canvas => mosaicCanvas(boardMosaic(scene, tile));

export function boardMosaic(scene: BoardScene, tile?: number): Mosaic {
  const layout = boardLayout(scene, tile);
  const { width, height, strip, top, crop } = layout;
  const field = fieldOf(layout);
  const upper: Box = { x: 0, y: 0, width, height: strip.height };
  const drawn = sceneStamps(onPicture(layout), scene, crop, layout);
  return {
    width,
    height,
    rows: [
      ...stripLines(layout).map((y) => ({ y, ground: TABLE.strip })),
      ...rowsOf(top, crop.y, crop.rows, layout.tile).map((y) => ({ y: y || strip.height, ground: TABLE.felt })),
    ],
    layers: [
      { within: upper, stamps: stripStamps(scene, layout) },
      { within: { ...upper, height }, stamps: rimStamps(layout, scene) },
      { within: field, stamps: drawn },
    ],
  };
}

/** The position of squares on a picture with this layout. */
export const onPicture = (layout: Pick<BoardLayout, 'left' | 'top' | 'tile' | 'crop'>): SquareField => ({
  tile: layout.tile,
  at: (square) => pixelOf(layout, square),
  shown: fieldOf(layout),
});

/** Possible starts of bands along a side of a picture: at its edge, at each square, and after the last square. */
function linesOf(from: number, first: number, length: number, tile: number): number[] {
  const squares = spanOf(first, length).map((at) => Math.max(from, Math.round(from + (at - first) * tile)));
  return [0, ...squares, Math.round(from + length * tile)];
}

/** A file has at most 256 bands; the scoreboard and the rim need some of them. */
const MOST_CUTS = 200;

/** The starts of bands of rows, each compressed as a whole: halves of squares, cut beyond the outline around the newest tile. */
export function rowsOf(from: number, first: number, length: number, tile: number): number[] {
  const squares = linesOf(from, first, length, tile);
  const [top, end] = [squares[1]!, squares.at(-1)!];
  const quarter = tile >> 2;
  const cuts = squares.flatMap((y) => [y - quarter, y + quarter]).filter((y) => y > top && y < end);
  const rows = [0, top];
  for (const y of cuts.toSorted((one, other) => one - other))
    if (y - rows.at(-1)! >= (end - top) / MOST_CUTS) rows.push(y);
  return [...new Set([...rows, end].map(bandStart))];
}

/** Bands of the scoreboard: for each row of cells one for the names and one for the counts below. */
function stripLines({ strip }: BoardLayout): number[] {
  const rows = Map.groupBy(strip.cells, ({ y }) => y);
  return [...rows.values()].flatMap(([box], row) => [
    bandStart((row * strip.height) / rows.size),
    bandStart(box!.y + countsTop(box!, strip.lines)),
  ]);
}

/** The scoreboard: a cell for each seat, then the tile in hand and the number of tiles left. */
function stripStamps(scene: BoardScene, { strip }: BoardLayout): Stamp[] {
  const worn = wornOf(scene.players, scene.view.seats);
  const { view, caption } = scene;
  return [
    ...strip.cells.flatMap((box, seat) => cellStamps(seatCell(scene, worn, seat), box, strip.lines)),
    ...bagStamps(view.drawn, view.tilesLeft, caption, strip.bag),
  ];
}

export function mapMosaic({ map }: MapSheetScene): Mosaic {
  const layout = mapSheetLayout(map);
  const { width, height, top, crop, tile } = layout;
  return {
    width,
    height,
    rows: rowsOf(top, crop.y, crop.rows, tile).map((y) => ({ y, ground: TABLE.felt })),
    layers: [
      { within: { x: 0, y: 0, width, height }, stamps: rimStamps(layout, { map }) },
      { within: fieldOf(layout), stamps: [mapStamp(onPicture(layout), map, crop, [], [])] },
    ],
  };
}

/** Share of a square that must be visible for its name to be drawn. */
const LEAST_NAMED = 0.5;

/** Names of columns above and below, of rows on both sides. */
export function rimStamps(
  layout: Pick<BoardLayout, 'crop' | 'left' | 'top' | 'tile' | 'rim'>,
  { map, origin = map ? { x: 0, y: 0 } : START_SQUARE_ORIGIN }: Pick<BoardScene, 'origin' | 'map'>,
): Stamp[] {
  const { crop, left, top, tile, rim } = layout;
  // Beyond a map there are no squares to name.
  const { width, height } = map?.layout.size ?? { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
  const isNamed = (at: number, size: number) => !map || (at >= 0 && at < size);
  const columns = spanOf(crop.x, crop.columns).filter((x) => isNamed(x - origin.x, width));
  const rows = spanOf(crop.y, crop.rows).filter((y) => isNamed(y - origin.y, height));
  /** Position of a square's name: the middle of its visible part; null if too little is visible. */
  const middleOf = (at: number, from: number, length: number): number | null => {
    const [first, last] = [Math.max(at, from), Math.min(at + 1, from + length)];
    return last - first < LEAST_NAMED ? null : ((first + last) / 2 - from) * tile;
  };
  const stamps: Stamp[] = [];
  const add = (x: number, y: number, name: string) =>
    stamps.push(stamp(0, { x, y }, nameReach(name, rim), plainly(drawName), name, rim));
  // If names are wider than their columns, only every second or third is drawn.
  const nameOf = (x: number) => columnName(x - origin.x);
  ruler.font = nameFont(rim);
  const room = Math.max(...columns.map((column) => ruler.measureText(nameOf(column)).width)) + rim * 0.2;
  const everyColumn = Math.ceil(room / tile);
  let last = Number.NEGATIVE_INFINITY;
  columns.forEach((column, i) => {
    const x = middleOf(column, crop.x, crop.columns);
    // The visible middle of a cut square is nearer to the next one.
    if (x === null || i % everyColumn > 0 || x - last < room) return;
    last = x;
    add(left + x, top - rim / 2, nameOf(column));
    add(left + x, top + crop.rows * tile + rim / 2, nameOf(column));
  });
  const everyRow = Math.ceil((rim * 0.8) / tile);
  rows.forEach((row, i) => {
    const y = middleOf(row, crop.y, crop.rows);
    if (y === null || i % everyRow > 0) return;
    const name = rowName(row - origin.y);
    add(left - rim / 2, top + y, name);
    add(left + crop.columns * tile + rim / 2, top + y, name);
  });
  return stamps;
}

const ruler = createCanvas(1, 1).getContext('2d');
const nameFont = (rim: number): string => `700 ${Math.round(rim * 0.74)}px ${FONT}`;

/** No letter is wider than it is high. */
const nameReach = ({ length }: string, rim: number): Box => {
  const half = (rim * (0.2 + 0.74 * length)) / 2;
  return { x: -half, y: -rim / 2, width: 2 * half, height: rim };
};

/** Draws the name of a column or row around its middle. */
function drawName({ context, at }: DrawingGround, name: string, rim: number): void {
  const { x, y } = at(HERE);
  context.font = nameFont(rim);
  context.fillStyle = TABLE.faint;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText(name, x, y + rim * 0.27);
}
