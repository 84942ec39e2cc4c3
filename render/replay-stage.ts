import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { bitmapOf, copyBox, cutOut, lay, newBitmap } from './bitmap.ts';
import { drawRims, squaresIn } from './board.ts';
import { gathered, grown, meet } from './boxes.ts';
import { createCanvas } from './kit/canvas.ts';
import { TABLE } from './kit/palette/table.ts';
import { type BoardLayout, type Box, boardLayout, fieldOf, pixelOf } from './layout.ts';
import { drawMapGround } from './map/draw.ts';
import { emptyMap } from './map/scene.ts';
import { arrowSide, drawSquare, type Ground, squareKey } from './marks.ts';
import { piecesBySquare } from './pieces.ts';
import type { Pixels } from './png.ts';
import { changedProgress } from './progress.ts';
import { bySquare, cellLook, changedPieces, changedSquares } from './replay-changes.ts';
import { createPieces, type Piece } from './replay-pieces.ts';
import type { ReplayFrame, ReplayScene } from './replay-scene.ts';
import type { BoardView } from './scene.ts';

/**
 * One picture on which a game is shown, frame after frame; of each only what changed is drawn. All that is on it are pieces
 * drawn beforehand, each on a canvas of its own and laid on whole pixels in our own memory: what is drawn anew under a clip
 * would differ at its rim from what is drawn whole, and a canvas is slow to give back a few of its pixels.
 */
export interface Stage {
  readonly layout: BoardLayout;
  /** Draws a frame over the one before. Tells where pixels may have changed, in whole pixels. */
  show(index: number): Box[];
  pixelsIn(box: Box): Pixels;
}

/** The layout is that of the final board, all the game long. */
export const replayLayout = (scene: ReplayScene, tile?: number): BoardLayout =>
  boardLayout(
    {
      view: viewOf(scene, scene.frames.length - 1),
      players: scene.players,
      ...(scene.map && { map: emptyMap(scene.map.layout) }),
    },
    tile,
  );

/** What a board picture would show of a frame. */
function viewOf({ frames, board, seats, winners = [] }: ReplayScene, index: number): BoardView {
  const { tiles, figures, scores, supply, pieces = [], resigned = [], seat } = frames[index]!;
  return {
    seats,
    asked: seat,
    drawn: null,
    board: board.slice(0, tiles),
    figures,
    scores,
    supply,
    tilesLeft: 0,
    resigned,
    winners: index === frames.length - 1 ? winners : null,
    pieces,
    gifts: null,
  };
}

export function createStage(scene: ReplayScene, layout: BoardLayout): Stage {
  const { board, frames } = scene;
  const { width, height, tile, strip } = layout;
  const field = fieldOf(layout);
  const isTurn = frames.map(({ seat }) => seat !== null);
  const turns = isTurn.filter(Boolean).length;
  const progressAt = (index: number) => ({ turn: isTurn.slice(0, index + 1).filter(Boolean).length, turns });
  const picture = newBitmap(width, height);
  const below = bitmapOf(groundOf(scene, layout, field));
  const empty = bitmapOf(emptyStrip(layout));
  const pieces = createPieces(scene.players, layout);
  const boxOf = (square: { x: number; y: number }, margin = 0): Box =>
    grown({ ...pixelOf(layout, square), width: tile, height: tile }, margin * tile);
  let shown: { index: number; view: BoardView } | null = null;

  /** In whole pixels, as canvas lays pictures at other places in between. */
  const put = (piece: Piece | null, within: Box): void => {
    if (piece) lay(picture, piece.bitmap, Math.round(piece.box.x), Math.round(piece.box.y), within);
  };

  const drawBoard = (box: Box, frame: ReplayFrame, view: BoardView): void => {
    copyBox(picture, below, box);
    const near = view.board.filter((placed) => meet(boxOf(placed, REACH), box));
    const standing = bySquare(view.figures);
    const onBoard = piecesBySquare(view.pieces);
    for (const placed of near) put(pieces.tile(placed, standing.get(squareKey(placed)), view), box);
    for (const move of frame.lastMoves.slice(0, -1)) put(pieces.earlier(move), box);
    const newest = frame.lastMoves.at(-1);
    if (newest) put(pieces.newest(newest), box);
    for (const placed of near)
      put(pieces.figures(placed, standing.get(squareKey(placed)), onBoard.get(squareKey(placed))), box);
    if (newest) put(pieces.arrow(newest, arrowSide(newest, view, [])), box);
  };

  const drawStrip = (box: Box, index: number, view: BoardView): void => {
    copyBox(picture, empty, box);
    for (const seat of strip.cells.keys()) put(pieces.cell({ ...view, asked: null }, seat), box);
    if (view.asked !== null) put(pieces.lit(view.asked), box);
    put(pieces.progress(progressAt(index)), box);
  };

  const marksOf = ({ lastMoves }: ReplayFrame, view: BoardView): Box[] =>
    lastMoves.flatMap((move, i) =>
      i < lastMoves.length - 1
        ? [pieces.earlier(move).box]
        : [pieces.newest(move).box, pieces.arrow(move, arrowSide(move, view, [])).box],
    );

  const changesOfBoard = (from: number, to: number, before: BoardView, after: BoardView): Box[] => [
    ...marksOf(frames[from]!, before),
    ...marksOf(frames[to]!, after),
    ...board.slice(frames[from]!.tiles, frames[to]!.tiles).map((placed) => boxOf(placed)),
    ...[...changedSquares(before.figures, after.figures), ...changedPieces(before.pieces, after.pieces)].map((square) =>
      boxOf(square, REACH),
    ),
  ];

  const changesOfStrip = (from: number, to: number, before: BoardView, after: BoardView): Box[] => {
    // A crown stands out of its cell, maybe into others.
    if (before.winners !== after.winners) return [{ x: 0, y: 0, width, height: strip.height }];
    const cells = strip.cells.filter((_, seat) => cellLook(before, seat) !== cellLook(after, seat));
    return [
      // The rim of a lit cell stands out a little.
      ...cells.map((box) => grown(box, box.height * 0.035 + 1)),
      ...changedProgress(progressAt(from), progressAt(to), strip.bag),
    ];
  };

  return {
    layout,

    show(index) {
      const frame = frames[index]!;
      const view = viewOf(scene, index);
      const all: Box = { x: 0, y: 0, width, height };
      const upper: Box = { ...all, height: strip.height };
      const isNew = !shown || frames[shown.index]!.tiles > frame.tiles;
      if (isNew) copyBox(picture, below, all);
      const boxes = !shown || isNew ? [field] : gathered(changesOfBoard(shown.index, index, shown.view, view), field);
      const cells = !shown || isNew ? [upper] : gathered(changesOfStrip(shown.index, index, shown.view, view), upper);
      for (const box of boxes) drawBoard(box, frame, view);
      for (const box of cells) drawStrip(box, index, view);
      shown = { index, view };
      return isNew ? [all] : [...cells, ...boxes];
    },

    pixelsIn: (box) => cutOut(picture, box),
  };
}

/** How far beyond its tile a figure can reach, in squares. */
export const REACH = 0.4;

/** All that lies under tiles: of a map what is printed, as it was before anybody came. */
function groundOf(scene: ReplayScene, layout: BoardLayout, field: Box): Canvas {
  const canvas = createCanvas(layout.width, layout.height);
  const context = canvas.getContext('2d');
  const ground: Ground = { context, tile: layout.tile, at: (square) => pixelOf(layout, square), shown: field };
  const squares = squaresIn(layout);
  context.fillStyle = TABLE.felt;
  context.fillRect(0, 0, layout.width, layout.height);
  drawRims(context, layout, scene);
  clipped(context, field, () => {
    const { map } = scene;
    if (map) drawMapGround(ground, emptyMap(map.layout), squares, new Set(), layout.crop, new Set());
    else for (const square of squares) drawSquare(ground, square, false);
  });
  return canvas;
}

/** The strip without anything on it. */
function emptyStrip({ width, strip }: BoardLayout): Canvas {
  const canvas = createCanvas(width, strip.height);
  const context = canvas.getContext('2d');
  context.fillStyle = TABLE.strip;
  context.fillRect(0, 0, width, strip.height);
  return canvas;
}

function clipped(context: SKRSContext2D, { x, y, width, height }: Box, draw: () => void): void {
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  draw();
  context.restore();
}
