import type { Canvas } from '@napi-rs/canvas';
import { onPicture, rimStamps } from '../board/board.ts';
import { gathered, grown, meet } from '../board/boxes.ts';
import { type BoardLayout, type Box, boardLayout, fieldOf, pixelOf, squaresIn } from '../board/layout.ts';
import { arrowSide, squareKey } from '../board/marks.ts';
import { piecesBySquare } from '../board/pieces.ts';
import { mapStamp, squareStamp } from '../board/scene-stamps.ts';
import { drawStamps, type Stamp } from '../board/stamps.ts';
import { STANDING_REACH } from '../board/standing.ts';
import { layInto } from '../encode/indexed-stamp.ts';
import type { Quantiser } from '../encode/quantise.ts';
import { createCanvas } from '../kit/canvas.ts';
import { TABLE } from '../kit/palette/table.ts';
import { emptyMap } from '../map/scene.ts';
import type { BoardView } from '../scene.ts';
import { bySquare, cellLook, changedPieces, changedSquares } from './changes.ts';
import { createPieces } from './pieces.ts';
import { changedProgress } from './progress.ts';
import type { ReplayFrame, ReplayScene } from './scene.ts';

/** The layout of the final board applies to the whole game. */
export const replayLayout = (scene: ReplayScene, tile?: number): BoardLayout =>
  boardLayout(
    {
      view: viewOf(scene, scene.frames.length - 1),
      players: scene.players,
      ...(scene.map && { map: emptyMap(scene.map.layout) }),
    },
    tile,
  );

/** The view that a board picture of a frame would have. */
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
    hands: [],
  };
}

/**
 * One picture that shows a game, frame after frame, drawing only what changed. Everything on it is drawn beforehand as whole pieces and
 * copied on whole pixels in our own memory. A clipped redraw would differ at its rim, and canvas is slow to return a few of its pixels.
 */
export type ReplayStage = ReturnType<typeof createStage>;

export function createStage(scene: ReplayScene, layout: BoardLayout, quantiser: Quantiser) {
  const { board, frames } = scene;
  const { width, height, tile, strip } = layout;
  const field = fieldOf(layout);
  const isTurn = frames.map(({ seat }) => seat !== null);
  const turns = isTurn.filter(Boolean).length;
  const progressAt = (index: number) => ({ turn: isTurn.slice(0, index + 1).filter(Boolean).length, turns });
  const below = indicesOf(groundOf(scene, layout, field), quantiser);
  const picture = below.slice();
  const rows = { bytes: picture, width };
  const pieces = createPieces(scene.players, layout);
  const boxOf = (square: { x: number; y: number }, margin = 0): Box =>
    grown({ ...pixelOf(layout, square), width: tile, height: tile }, margin * tile);
  let shown: { index: number; view: BoardView } | null = null;

  const put = (within: Box, ...stamps: readonly Stamp[]): void => {
    for (const { box, inlay } of stamps)
      if (meet(box, within)) layInto(rows, inlay(quantiser), box.x, box.y, within, quantiser);
  };

  /** Restores the ground below all pieces. */
  const clear = ({ x, y, width: wide, height: high }: Box): void => {
    for (let from = y * width + x, row = 0; row < high; row++, from += width)
      picture.set(below.subarray(from, from + wide), from);
  };

  const drawBoard = (box: Box, frame: ReplayFrame, view: BoardView): void => {
    clear(box);
    const near = view.board.filter((placed) => meet(boxOf(placed, STANDING_REACH), box));
    const standing = bySquare(view.figures);
    const onBoard = piecesBySquare(view.pieces);
    for (const placed of near) put(box, ...pieces.tile(placed, standing.get(squareKey(placed)), view));
    const { outlines, tags } = scoredIn(frame, view);
    put(box, ...outlines);
    for (const move of frame.lastMoves) put(box, pieces.move(move));
    const newest = frame.lastMoves.at(-1);
    const gone = bySquare(frame.brought?.home ?? []);
    for (const placed of near) {
      const key = squareKey(placed);
      put(box, ...pieces.figures(placed, standing.get(key), onBoard.get(key), gone.get(key)));
    }
    if (newest) put(box, pieces.arrow(newest, arrowSide(newest, view, [])));
    put(box, ...tags);
  };

  const drawStrip = (box: Box, index: number, view: BoardView): void => {
    clear(box);
    for (const seat of strip.cells.keys())
      put(box, ...pieces.cell({ ...view, asked: null }, seat, frames[index]!.brought));
    if (view.asked !== null) put(box, pieces.lit(view.asked));
    put(box, pieces.progress(progressAt(index)));
  };

  /** Each frame's are requested several times. */
  const scored = new WeakMap<ReplayFrame, ReturnType<typeof pieces.scored>>();
  const scoredIn = (frame: ReplayFrame, view: BoardView) => {
    const { brought } = frame;
    const found = scored.get(frame) ?? (brought ? pieces.scored(view, brought) : { outlines: [], tags: [] });
    scored.set(frame, found);
    return found;
  };

  const marksOf = (frame: ReplayFrame, view: BoardView): Box[] => {
    const { lastMoves, brought } = frame;
    const newest = lastMoves.at(-1);
    const { outlines, tags } = scoredIn(frame, view);
    return [
      ...lastMoves.map((move) => pieces.move(move).box),
      ...(newest ? [pieces.arrow(newest, arrowSide(newest, view, [])).box] : []),
      ...[...outlines, ...tags].map(({ box }) => box),
      ...(brought?.home ?? []).map(({ on }) => boxOf(on, STANDING_REACH)),
    ];
  };

  const changesOfBoard = (from: number, to: number, before: BoardView, after: BoardView): Box[] => [
    ...marksOf(frames[from]!, before),
    ...marksOf(frames[to]!, after),
    ...board.slice(frames[from]!.tiles, frames[to]!.tiles).map((placed) => boxOf(placed)),
    ...[...changedSquares(before.figures, after.figures), ...changedPieces(before.pieces, after.pieces)].map((square) =>
      boxOf(square, STANDING_REACH),
    ),
  ];

  const changesOfStrip = (from: number, to: number, before: BoardView, after: BoardView): Box[] => {
    // A crown extends beyond its cell, maybe into others.
    if (before.winners !== after.winners) return [{ x: 0, y: 0, width, height: strip.height }];
    const gainOf = (index: number, seat: number) => frames[index]!.brought?.gains[seat] ?? 0;
    const cells = strip.cells.filter(
      (_, seat) => cellLook(before, seat) !== cellLook(after, seat) || gainOf(from, seat) !== gainOf(to, seat),
    );
    return [
      // The rim of a lit cell extends slightly beyond it.
      ...cells.map((box) => grown(box, box.height * 0.035 + 1)),
      ...changedProgress(progressAt(from), progressAt(to), strip.bag),
    ];
  };

  return {
    layout,

    /** Draws a frame over the one before. Returns the boxes that may have changed, in whole pixels. */
    show(index: number): Box[] {
      const frame = frames[index]!;
      const view = viewOf(scene, index);
      const all: Box = { x: 0, y: 0, width, height };
      const upper: Box = { ...all, height: strip.height };
      const isNew = !shown || frames[shown.index]!.tiles > frame.tiles;
      if (isNew) clear(all);
      const boxes = !shown || isNew ? [field] : gathered(changesOfBoard(shown.index, index, shown.view, view), field);
      const cells = !shown || isNew ? [upper] : gathered(changesOfStrip(shown.index, index, shown.view, view), upper);
      for (const box of boxes) drawBoard(box, frame, view);
      for (const box of cells) drawStrip(box, index, view);
      shown = { index, view };
      return isNew ? [all] : [...cells, ...boxes];
    },

    /** Palette indices of a box, row by row. */
    indicesIn({ x, y, width: wide, height: high }: Box): Uint8Array {
      const cut = new Uint8Array(wide * high);
      for (let row = 0; row < high; row++) {
        const from = (y + row) * width + x;
        cut.set(picture.subarray(from, from + wide), row * wide);
      }
      return cut;
    },
  };
}

/** The ground below all pieces: the empty strip, and the felt or the map before any tile. */
function groundOf(scene: ReplayScene, layout: BoardLayout, field: Box): Canvas {
  const canvas = createCanvas(layout.width, layout.height);
  const context = canvas.getContext('2d');
  const squares = onPicture(layout);
  const { map } = scene;
  context.fillStyle = TABLE.felt;
  context.fillRect(0, 0, layout.width, layout.height);
  drawStamps(context, rimStamps(layout, scene), { x: 0, y: 0, width: layout.width, height: layout.height });
  const stamps = map
    ? [mapStamp(squares, emptyMap(map.layout), layout.crop, [], [])]
    : squaresIn(layout).map((square) => squareStamp(squares, square, false));
  drawStamps(context, stamps, field);
  context.fillStyle = TABLE.strip;
  context.fillRect(0, 0, layout.width, layout.strip.height);
  return canvas;
}

const indicesOf = (canvas: Canvas, quantiser: Quantiser): Uint8Array =>
  quantiser.indices({ data: canvas.data(), width: canvas.width, height: canvas.height });
