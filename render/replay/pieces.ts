import type { PlacedTile, StandingFigure } from '../../src/engine/for-players/view.ts';
import type { Seat } from '../../src/engine/vocabulary.ts';
import { onPicture } from '../board/board.ts';
import { type Box, grown } from '../board/boxes.ts';
import { invitingGardens } from '../board/gardens.ts';
import { type BoardLayout, pixelOf } from '../board/layout.ts';
import { type DrawingGround, HERE, squareKey } from '../board/marks.ts';
import { type PieceOnBoard, pieceLook } from '../board/pieces.ts';
import { arrowStamp, fenceStamp, figureBoxes, groupStamps, moveStamp, outlineStamps } from '../board/scene-stamps.ts';
import { type Stamp, stamp, tileStamp } from '../board/stamps.ts';
import { planFigures } from '../board/standing.ts';
import { tagStamps } from '../board/tag-stamps.ts';
import { TABLE } from '../kit/palette/table.ts';
import type { BoardView, BroughtScene, SeatedPlayer } from '../scene.ts';
import { cellStamps, seatCell } from '../scoreboard/scoreboard.ts';
import { wornOf } from '../scoreboard/seat-marks.ts';
import { lookOf } from './changes.ts';
import { drawProgress, type Progress } from './progress.ts';

/** The parts of a replay: the stamps of a board, and the progress display. */
export interface Pieces {
  /** A tile, with its golden fence if a garden is free for a figure. */
  tile(placed: PlacedTile, standing: readonly StandingFigure[] | undefined, view: BoardView): readonly Stamp[];
  /** All figures and pieces of the game on a tile; none if it has none. */
  figures(
    placed: PlacedTile,
    standing: readonly StandingFigure[] | undefined,
    own: readonly PieceOnBoard[] | undefined,
    gone: readonly StandingFigure[] | undefined,
  ): readonly Stamp[];
  /** The outlines of scored features, and the points over them. */
  scored(
    view: BoardView,
    brought: BroughtScene,
  ): { readonly outlines: readonly Stamp[]; readonly tags: readonly Stamp[] };
  move(move: PlacedTile): Stamp;
  /** `side`: the neighbour that the arrow comes from. */
  arrow(move: PlacedTile, side: readonly [dx: number, dy: number]): Stamp;
  /** A cell that does not show whose turn it is. */
  cell(view: BoardView, seat: Seat, brought: BroughtScene | undefined): readonly Stamp[];
  /** The rim of the active seat's cell: a separate stamp, since a lit cell would be redrawn twice a turn and is mostly text. */
  lit(seat: Seat): Stamp;
  progress(of: Progress): Stamp;
}

export function createPieces(players: readonly SeatedPlayer[], layout: BoardLayout): Pieces {
  const { tile, strip, arrow, marker } = layout;
  const field = onPicture(layout);
  const worn = wornOf(players, strip.cells.length);
  /** By square; kept as long as its figures and pieces look the same. */
  const groups = new Map<string, { readonly look: string; readonly stamps: readonly Stamp[] }>();

  return {
    tile(placed, standing = [], view) {
      const laid = tileStamp(placed.tile, placed.rotation, tile, pixelOf(layout, placed));
      const [fenced] = invitingGardens({ ...view, board: [placed], figures: standing });
      return fenced ? [laid, fenceStamp(field, fenced)] : [laid];
    },

    figures(placed, standing, own, home = []) {
      if (!standing && !own && home.length === 0) return [];
      const look = `${lookOf(standing)} ${pieceLook(own)} ${lookOf(home)}`;
      const known = groups.get(squareKey(placed));
      if (known?.look === look) return known.stamps;
      const view = { board: [placed], figures: standing ?? [], pieces: own ?? [] };
      const brought = { features: [], home, gains: [] };
      const stamps = planFigures({ view, brought }, worn, tile).groups.flatMap((group) => groupStamps(field, group));
      groups.set(squareKey(placed), { look, stamps });
      return stamps;
    },

    scored(view, brought) {
      const squares = new Set(brought.features.flatMap(({ places }) => places.map(squareKey)));
      const near = { ...view, board: view.board.filter((placed) => squares.has(squareKey(placed))), pieces: [] };
      const { groups } = planFigures({ view: near, brought }, worn, tile);
      return {
        outlines: outlineStamps(field, { view, brought }, worn),
        tags: tagStamps(field, { view, brought }, worn, marker, figureBoxes(field, groups)),
      };
    },

    move: (move) => moveStamp(field, move, worn),
    arrow: (move, side) => arrowStamp(field, move, side, arrow, worn),
    cell: (view, seat, brought) =>
      cellStamps(seatCell({ view, players, ...(brought && { brought }) }, worn, seat), strip.cells[seat]!, strip.lines),

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

/** Thickness of a lit cell's rim, in shares of its height. */
const LIT_RIM = 0.07;

function drawLit({ context, at }: DrawingGround, width: number, height: number): void {
  const { x, y } = at(HERE);
  context.beginPath();
  context.roundRect(x, y, width, height, height * 0.12);
  context.strokeStyle = TABLE.glow;
  context.lineWidth = height * LIT_RIM;
  context.stroke();
}

function drawProgressHere({ context }: DrawingGround, of: Progress, box: Box): void {
  drawProgress(context, of, box);
}
