import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { PlacedTile, StandingFigure } from '../src/engine/view.ts';
import type { Seat, Square } from '../src/engine/vocabulary.ts';
import { grown } from './boxes.ts';
import { drawInvitingGardens } from './gardens.ts';
import { type BoardLayout, type Box, pixelOf } from './layout.ts';
import { drawArrow, drawEarlierMove, drawNewestMove, drawTileAt, type Ground, squareKey } from './marks.ts';
import { cellLook, lookOf } from './replay-changes.ts';
import type { BoardView, Player } from './scene.ts';
import { spriteOf } from './sprites.ts';
import { drawFigures } from './standing.ts';
import { drawSeat } from './strip.ts';

/** Something drawn, and where it lies on the picture: whole pixels. */
export interface Piece {
  readonly canvas: Canvas;
  readonly box: Box;
}

/** What a replay is laid out of; each piece is drawn once and kept as long as it stays what it is. */
export interface Pieces {
  /** With its golden fence where an abbot is invited. */
  tile(placed: PlacedTile, standing: readonly StandingFigure[] | undefined, view: BoardView): Piece;
  /** All figures of a tile; null where none stands. */
  figures(placed: PlacedTile, standing: readonly StandingFigure[] | undefined): Piece | null;
  newest(move: PlacedTile): Piece;
  earlier(move: PlacedTile): Piece;
  /** `side`: the neighbour it comes from. */
  arrow(move: PlacedTile, side: readonly [dx: number, dy: number]): Piece;
  cell(view: BoardView, seat: Seat): Piece;
}

/** How far pieces reach beyond their square, in squares; the glow is too faint to be seen before that. */
const REACH = { figures: 0.4, newest: 0.7, earlier: 0.06 } as const;

export function createPieces(players: readonly Player[], layout: BoardLayout): Pieces {
  const { tile, strip } = layout;
  const kept = new Map<string, { readonly look: string; readonly canvas: Canvas }>();
  const once = (key: string, look: string, draw: () => Canvas): Canvas => {
    const known = kept.get(key);
    if (known?.look === look) return known.canvas;
    const canvas = draw();
    kept.set(key, { look, canvas });
    return canvas;
  };
  const boxAt = (square: Square, margin: number): Box =>
    grown({ ...pixelOf(layout, square), width: tile, height: tile }, margin);
  /** Around one square, wherever that lies on the picture. */
  const drawnAround = (margin: number, draw: (ground: Ground) => void): Canvas => {
    const canvas = createCanvas(tile + 2 * margin, tile + 2 * margin);
    draw({ context: canvas.getContext('2d'), tile, at: () => ({ x: margin, y: margin }) });
    return canvas;
  };
  const inPixels = (reach: number): number => Math.ceil(reach * tile);
  const arrow = Math.max(tile * 0.4, layout.width / 26);

  return {
    tile(placed, standing, view) {
      const isTaken = standing?.some(({ on }) => on.kind === 'garden') ?? false;
      const draw = () =>
        drawnAround(0, (ground) => {
          drawTileAt(ground, placed);
          drawInvitingGardens(ground, { ...view, board: [placed], figures: [] });
        });
      const hasFence = !isTaken && view.supply.some(({ abbot }) => abbot !== undefined);
      const canvas = hasFence
        ? once(`tile ${placed.tile} ${placed.rotation}`, '', draw)
        : spriteOf(placed.tile, placed.rotation, tile);
      return { canvas, box: boxAt(placed, 0) };
    },

    figures(placed, standing) {
      if (!standing) return null;
      const margin = inPixels(REACH.figures);
      const canvas = once(`figures ${squareKey(placed)}`, lookOf(standing), () =>
        drawnAround(margin, (ground) => {
          drawFigures(ground, { view: { board: [placed], figures: standing } });
        }),
      );
      return { canvas, box: boxAt(placed, margin) };
    },

    newest(move) {
      const margin = inPixels(REACH.newest);
      const canvas = once('newest', '', () => drawnAround(margin, (ground) => drawNewestMove(ground, move)));
      return { canvas, box: boxAt(move, margin) };
    },

    earlier(move) {
      const margin = inPixels(REACH.earlier);
      const canvas = once(`earlier ${move.seat}`, '', () =>
        drawnAround(margin, (ground) => drawEarlierMove(ground, move)),
      );
      return { canvas, box: boxAt(move, margin) };
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
      const canvas = once(`arrow ${dx} ${dy} ${move.seat}`, '', () => {
        const drawn = createCanvas(side, side);
        const ground = { context: drawn.getContext('2d'), tile, at: () => ({ x: at.x - box.x, y: at.y - box.y }) };
        drawArrow(ground, move, [dx, dy], arrow);
        return drawn;
      });
      return { canvas, box };
    },

    cell(view, seat) {
      const cell = strip.cells[seat]!;
      // A crown may stand out by that much.
      const box = grown(cell, Math.ceil(cell.height * 0.15));
      const canvas = once(`cell ${seat}`, cellLook(view, seat), () => {
        const drawn = createCanvas(box.width, box.height);
        const context = drawn.getContext('2d');
        context.translate(-box.x, -box.y);
        drawSeat(context, { view, players }, layout, seat);
        return drawn;
      });
      return { canvas, box };
    },
  };
}
