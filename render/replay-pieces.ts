import type { Canvas } from '@napi-rs/canvas';
import type { PlacedTile, StandingFigure } from '../src/engine/view.ts';
import type { Seat, Square } from '../src/engine/vocabulary.ts';
import { type Bitmap, bitmapOf } from './bitmap.ts';
import { grown } from './boxes.ts';
import { drawInvitingGardens, seeksGardens } from './gardens.ts';
import { createCanvas } from './kit/canvas.ts';
import { TABLE } from './kit/palette/table.ts';
import { type BoardLayout, type Box, pixelOf } from './layout.ts';
import { drawArrow, drawEarlierMove, drawNewestMove, drawTileAt, type Ground, squareKey } from './marks.ts';
import { type PieceOnBoard, pieceLook } from './pieces.ts';
import { drawProgress, type Progress } from './progress.ts';
import { cellLook, lookOf } from './replay-changes.ts';
import type { BoardView, Player } from './scene.ts';
import { spriteBitmap } from './sprites.ts';
import { drawFigures } from './standing.ts';
import { drawSeat } from './strip.ts';
import { wornOf } from './worn.ts';

/** Something drawn, and where it lies on the picture: whole pixels. */
export interface Piece {
  readonly bitmap: Bitmap;
  readonly box: Box;
}

/** What a replay is laid out of; each piece is drawn once and kept as long as it stays what it is. */
export interface Pieces {
  /** With its golden fence where a garden is sought. */
  tile(placed: PlacedTile, standing: readonly StandingFigure[] | undefined, view: BoardView): Piece;
  /** All figures and pieces of the game on a tile; null where none stands. */
  figures(
    placed: PlacedTile,
    standing: readonly StandingFigure[] | undefined,
    own: readonly PieceOnBoard[] | undefined,
  ): Piece | null;
  newest(move: PlacedTile): Piece;
  earlier(move: PlacedTile): Piece;
  /** `side`: the neighbour it comes from. */
  arrow(move: PlacedTile, side: readonly [dx: number, dy: number]): Piece;
  /** Without saying whose turn it is. */
  cell(view: BoardView, seat: Seat): Piece;
  /** The rim of whose turn it is: a cell drawn lit would be drawn anew twice a turn, and is mostly text. */
  lit(seat: Seat): Piece;
  progress(of: Progress): Piece;
}

/** How far pieces reach beyond their square, in squares; the glow is too faint to be seen before that. */
const REACH = { figures: 0.4, newest: 0.7, earlier: 0.06 } as const;

export function createPieces(players: readonly Player[], layout: BoardLayout): Pieces {
  const { tile, strip, arrow } = layout;
  const worn = wornOf(players, strip.cells.length);
  const kept = new Map<string, { readonly look: string; readonly bitmap: Bitmap }>();
  const once = (key: string, look: string, draw: () => Canvas): Bitmap => {
    const known = kept.get(key);
    if (known?.look === look) return known.bitmap;
    const bitmap = bitmapOf(draw());
    kept.set(key, { look, bitmap });
    return bitmap;
  };
  const boxAt = (square: Square, margin: number): Box =>
    grown({ ...pixelOf(layout, square), width: tile, height: tile }, margin);
  /** Around one square, wherever that lies on the picture. */
  const drawnAround = (margin: number, draw: (ground: Ground) => void): Canvas => {
    const canvas = createCanvas(tile + 2 * margin, tile + 2 * margin);
    const shown = { x: 0, y: 0, width: canvas.width, height: canvas.height };
    draw({ context: canvas.getContext('2d'), tile, at: () => ({ x: margin, y: margin }), shown });
    return canvas;
  };
  const inPixels = (reach: number): number => Math.ceil(reach * tile);

  return {
    tile(placed, standing, view) {
      const isTaken = standing?.some(({ on }) => on.kind === 'garden') ?? false;
      const draw = () =>
        drawnAround(0, (ground) => {
          drawTileAt(ground, placed);
          drawInvitingGardens(ground, { ...view, board: [placed], figures: [] });
        });
      const hasFence = !isTaken && seeksGardens(view);
      const bitmap = hasFence
        ? once(`fenced ${placed.tile} ${placed.rotation}`, '', draw)
        : spriteBitmap(placed.tile, placed.rotation, tile);
      return { bitmap, box: boxAt(placed, 0) };
    },

    figures(placed, standing, own) {
      if (!standing && !own) return null;
      const margin = inPixels(REACH.figures);
      const bitmap = once(`figures ${squareKey(placed)}`, `${lookOf(standing)} ${pieceLook(own)}`, () =>
        drawnAround(margin, (ground) => {
          const view = { board: [placed], figures: standing ?? [], pieces: own ?? [] };
          drawFigures(ground, { view }, worn);
        }),
      );
      return { bitmap, box: boxAt(placed, margin) };
    },

    newest(move) {
      const margin = inPixels(REACH.newest);
      const bitmap = once('newest', '', () => drawnAround(margin, (ground) => drawNewestMove(ground, move)));
      return { bitmap, box: boxAt(move, margin) };
    },

    earlier(move) {
      const margin = inPixels(REACH.earlier);
      const bitmap = once(`earlier ${move.seat}`, '', () =>
        drawnAround(margin, (ground) => drawEarlierMove(ground, move, worn)),
      );
      return { bitmap, box: boxAt(move, margin) };
    },

    arrow(move, [dx, dy]) {
      // From where its tip lies, near the middle of the square's side, as far as it is long.
      const side = Math.ceil(arrow * 1.5);
      const at = pixelOf(layout, move);
      const out = tile * 0.54 + arrow * 0.5;
      const box = {
        x: Math.round(at.x + tile / 2 + dx * out - side / 2),
        y: Math.round(at.y + tile / 2 + dy * out - side / 2),
        width: side,
        height: side,
      };
      const bitmap = once(`arrow ${dx} ${dy} ${move.seat}`, '', () => {
        const drawn = createCanvas(side, side);
        const shown = { x: 0, y: 0, width: side, height: side };
        const ground = {
          context: drawn.getContext('2d'),
          tile,
          at: () => ({ x: at.x - box.x, y: at.y - box.y }),
          shown,
        };
        drawArrow(ground, move, [dx, dy], arrow, worn);
        return drawn;
      });
      return { bitmap, box };
    },

    cell(view, seat) {
      const cell = strip.cells[seat]!;
      // A crown may stand out by that much.
      const box = grown(cell, Math.ceil(cell.height * 0.15));
      const bitmap = once(`cell ${seat}`, cellLook(view, seat), () => {
        const drawn = createCanvas(box.width, box.height);
        const context = drawn.getContext('2d');
        context.translate(-box.x, -box.y);
        drawSeat(context, { view, players }, layout, seat);
        return drawn;
      });
      return { bitmap, box };
    },

    lit(seat) {
      const cell = strip.cells[seat]!;
      const rim = cell.height * 0.07;
      const box = grown(cell, Math.ceil(rim));
      const bitmap = once(`lit ${cell.width} ${cell.height}`, '', () => {
        const drawn = createCanvas(box.width, box.height);
        const context = drawn.getContext('2d');
        context.translate(cell.x - box.x, cell.y - box.y);
        context.beginPath();
        context.roundRect(0, 0, cell.width, cell.height, cell.height * 0.12);
        context.strokeStyle = TABLE.glow;
        context.lineWidth = rim;
        context.stroke();
        return drawn;
      });
      return { bitmap, box };
    },

    progress(of) {
      const bitmap = once('progress', `${of.turn} ${of.turns}`, () => {
        const drawn = createCanvas(strip.bag.width, strip.bag.height);
        drawProgress(drawn.getContext('2d'), of, { ...strip.bag, x: 0, y: 0 });
        return drawn;
      });
      return { bitmap, box: strip.bag };
    },
  };
}
