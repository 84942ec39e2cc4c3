import type { PlacedTile, StandingFigure } from '../src/engine/view.ts';
import type { Seat } from '../src/engine/vocabulary.ts';
import { onPicture } from './board.ts';
import { type Box, grown } from './boxes.ts';
import { invitingGardens } from './gardens.ts';
import { TABLE } from './kit/palette/table.ts';
import { type BoardLayout, pixelOf } from './layout.ts';
import { type Ground, HERE, squareKey } from './marks.ts';
import { type PieceOnBoard, pieceLook } from './pieces.ts';
import { drawProgress, type Progress } from './progress.ts';
import { lookOf } from './replay-changes.ts';
import type { BoardView, Player } from './scene.ts';
import { arrowStamp, fenceStamp, groupStamps, moveStamp } from './scene-stamps.ts';
import { type Stamp, stamp, tileStamp } from './stamps.ts';
import { planFigures } from './standing.ts';
import { cellStamps, seatCell } from './strip.ts';
import { wornOf } from './worn.ts';

/** What a replay is laid out of: the stamps of a board, and what shows where in the game one is. */
export interface Pieces {
  /** With its golden fence where a garden is sought. */
  tile(placed: PlacedTile, standing: readonly StandingFigure[] | undefined, view: BoardView): readonly Stamp[];
  /** All figures and pieces of the game on a tile; none where none stands. */
  figures(
    placed: PlacedTile,
    standing: readonly StandingFigure[] | undefined,
    own: readonly PieceOnBoard[] | undefined,
  ): readonly Stamp[];
  move(move: PlacedTile): Stamp;
  /** `side`: the neighbour it comes from. */
  arrow(move: PlacedTile, side: readonly [dx: number, dy: number]): Stamp;
  /** Without saying whose turn it is. */
  cell(view: BoardView, seat: Seat): readonly Stamp[];
  /** The rim of whose turn it is: a cell drawn lit would be drawn anew twice a turn, and is mostly text. */
  lit(seat: Seat): Stamp;
  progress(of: Progress): Stamp;
}

export function createPieces(players: readonly Player[], layout: BoardLayout): Pieces {
  const { tile, strip, arrow } = layout;
  const field = onPicture(layout);
  const worn = wornOf(players, strip.cells.length);
  /** By square: who stands where is worked out once for as long as the same stand there. */
  const groups = new Map<string, { readonly look: string; readonly stamps: readonly Stamp[] }>();

  return {
    tile(placed, standing = [], view) {
      const laid = tileStamp(placed.tile, placed.rotation, tile, pixelOf(layout, placed));
      const [fenced] = invitingGardens({ ...view, board: [placed], figures: standing });
      return fenced ? [laid, fenceStamp(field, fenced)] : [laid];
    },

    figures(placed, standing, own) {
      if (!standing && !own) return [];
      const look = `${lookOf(standing)} ${pieceLook(own)}`;
      const known = groups.get(squareKey(placed));
      if (known?.look === look) return known.stamps;
      const view = { board: [placed], figures: standing ?? [], pieces: own ?? [] };
      const stamps = planFigures({ view }, worn, tile).groups.flatMap((group) => groupStamps(field, group));
      groups.set(squareKey(placed), { look, stamps });
      return stamps;
    },

    move: (move) => moveStamp(field, move, worn),
    arrow: (move, side) => arrowStamp(field, move, side, arrow, worn),
    cell: (view, seat) => cellStamps(seatCell({ view, players }, worn, seat), strip.cells[seat]!, strip.lines),

    lit(seat) {
      const { width, height, ...at } = strip.cells[seat]!;
      const reach = grown({ x: 0, y: 0, width, height }, Math.ceil(height * LIT_RIM));
      return stamp(0, at, reach, drawLit, width, height);
    },

    progress(of) {
      const { width, height, ...at } = strip.bag;
      const own: Box = { x: 0, y: 0, width, height };
      return stamp(0, at, own, drawProgressHere, of, own);
    },
  };
}

/** How thick the rim of a lit cell is, in shares of its height. */
const LIT_RIM = 0.07;

function drawLit({ context, at }: Ground, width: number, height: number): void {
  const { x, y } = at(HERE);
  context.beginPath();
  context.roundRect(x, y, width, height, height * 0.12);
  context.strokeStyle = TABLE.glow;
  context.lineWidth = height * LIT_RIM;
  context.stroke();
}

function drawProgressHere({ context }: Ground, of: Progress, box: Box): void {
  drawProgress(context, of, box);
}
