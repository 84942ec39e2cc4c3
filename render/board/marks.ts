import type { SKRSContext2D } from '@napi-rs/canvas';
import type { PlacedTile } from '../../src/engine/for-players/view.ts';
import type { Placement, Rotation, Square, TileId } from '../../src/engine/vocabulary.ts';
import type { Point } from '../kit/curves.ts';
import { MARK, markOf, TABLE } from '../kit/palette/table.ts';
import { FONT, fitted } from '../kit/text.ts';
import type { Badge, BoardView, Ghost } from '../scene.ts';
import type { Worn } from '../scoreboard/seat-marks.ts';
import type { Box } from './layout.ts';
import { spriteOf } from './sprites.ts';

/** A canvas, and the position of squares on it. */
export interface DrawingGround {
  readonly context: SKRSContext2D;
  readonly tile: number;
  readonly at: (square: Square) => { x: number; y: number };
  /** The visible part, in pixels. */
  readonly shown: Box;
}

/** The position of squares, without a canvas. */
export type SquareField = Omit<DrawingGround, 'context'>;

/** In the function that draws a stamp: the square that it draws on, or the point. */
export const HERE: Square = { x: 0, y: 0 };

/** The visible part of a square; art for the middle of a square goes to the middle of this part. */
export function seenOf({ tile, at, shown }: SquareField, square: Square): Box {
  const { x, y } = at(square);
  const [left, top] = [Math.max(x, shown.x), Math.max(y, shown.y)];
  const width = Math.min(x + tile, shown.x + shown.width) - left;
  return { x: left, y: top, width, height: Math.min(y + tile, shown.y + shown.height) - top };
}

export const squareKey = ({ x, y }: Square): string => `${x},${y}`;

export function drawSquare(ground: DrawingGround, square: Square, open: boolean): void {
  const { context, tile } = ground;
  const { x, y, width, height } = seenOf(ground, square);
  const inset = Math.max(1, tile * 0.025);
  // The squares at a widened edge may show almost nothing.
  if (Math.min(width, height) <= 3 * inset) return;
  context.beginPath();
  context.roundRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, tile * 0.06);
  context.fillStyle = open ? TABLE.legal : TABLE.square;
  context.fill();
  if (!open) return;
  context.strokeStyle = TABLE.legalLine;
  context.lineWidth = Math.max(1.5, tile * 0.018);
  context.stroke();
}

export function drawGhostFrame({ context, tile, at }: DrawingGround, square: Square): void {
  const { x, y } = at(square);
  const width = Math.max(3, tile * 0.045);
  frame(context, x, y, tile, TABLE.badgeLine, width * 1.9);
  context.setLineDash([tile * 0.12, tile * 0.07]);
  frame(context, x, y, tile, MARK.light, width);
  context.setLineDash([]);
}

/** Opacity of a tile that is not really there. */
export const PALE = 0.76;

/** Draws a tile that is not really there: transparent on a light ground, so that its colours stay recognisable. */
export function drawPale(
  context: SKRSContext2D,
  tile: TileId,
  x: number,
  y: number,
  size: number,
  rotation: Rotation = 0,
): void {
  context.fillStyle = MARK.paper;
  context.fillRect(x, y, size, size);
  context.globalAlpha = PALE;
  context.drawImage(spriteOf(tile, rotation, size), x, y);
  context.globalAlpha = 1;
}

function frame(context: SKRSContext2D, x: number, y: number, size: number, colour: string, width: number): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.strokeRect(x, y, size, size);
}

export function drawDead(ground: DrawingGround, square: Square): void {
  const { context, tile } = ground;
  const seen = seenOf(ground, square);
  const [x, y] = [seen.x + seen.width / 2, seen.y + seen.height / 2];
  const [near, far] = [-0.17 * tile, 0.17 * tile];
  for (const [colour, width] of [
    [TABLE.badgeLine, 0.11],
    [TABLE.dead, 0.06],
  ] as const) {
    context.beginPath();
    context.moveTo(x + near, y + near);
    context.lineTo(x + far, y + far);
    context.moveTo(x + far, y + near);
    context.lineTo(x + near, y + far);
    context.lineCap = 'round';
    context.strokeStyle = colour;
    context.lineWidth = tile * width;
    context.stroke();
  }
  context.lineCap = 'butt';
}

/** Distance of a move's outline beyond its tile, in squares. */
export const MOVE_RIM = 0.06;

/** Draws a thin line around a tile, over no part of it, so that its joins stay visible. The newest tile also has an arrow. */
export function drawMove({ context, tile, at }: DrawingGround, move: Square, colour: string): void {
  const { x, y } = at(move);
  for (const [line, from, to] of [
    [TABLE.badgeLine, 0.008, MOVE_RIM],
    [MARK.light, 0.008, 0.05],
    [colour, 0.008, 0.04],
  ] as const) {
    const away = tile * (from + to) * 0.5;
    frame(context, x - away, y - away, tile + 2 * away, line, tile * (to - from));
  }
}

/** The colour of the seat that placed the tile; golden if no seat did. */
export const moveColour = ({ seat }: PlacedTile, worn: readonly Worn[]): string =>
  seat === null ? TABLE.glow : markOf(worn[seat]!.mark).colour;

/** The side that the arrow at a tile comes from: if possible an empty square without a badge. */
export function arrowSide(
  move: Square,
  view: Pick<BoardView, 'board'>,
  badges: readonly Badge[],
  ghost?: Ghost,
): readonly [dx: number, dy: number] {
  const built = new Set(view.board.map(squareKey));
  const numbered = new Set(badges.map(squareKey));
  // Sides come first: then fewer rows of the picture change.
  const sides = [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ] as const;
  const cost = ([dx, dy]: readonly [number, number]) => {
    const key = squareKey({ x: move.x + dx, y: move.y + dy });
    // Never over the tile that is being placed.
    if (ghost && key === squareKey(ghost)) return 9;
    return numbered.has(key) ? 2 : built.has(key) ? 1 : 0;
  };
  return sides.toSorted((a, b) => cost(a) - cost(b))[0]!;
}

/** Distance from a tile's middle to the tip of its arrow, in squares: just beyond its outline. */
export const ARROW_AT = 0.5 + MOVE_RIM + 0.02;

export function drawArrow(
  { context, tile, at }: DrawingGround,
  move: Square,
  [dx, dy]: readonly [dx: number, dy: number],
  length: number,
  colour: string,
): void {
  const { x, y } = at(move);
  context.save();
  context.translate(x + tile / 2 + dx * tile * ARROW_AT, y + tile / 2 + dy * tile * ARROW_AT);
  context.rotate(Math.atan2(-dy, -dx));
  context.scale(length, length);
  context.beginPath();
  [
    [0, 0],
    [-0.5, -0.46],
    [-0.5, -0.2],
    [-1, -0.2],
    [-1, 0.2],
    [-0.5, 0.2],
    [-0.5, 0.46],
  ].forEach(([px, py], i) => {
    if (i === 0) context.moveTo(px!, py!);
    else context.lineTo(px!, py!);
  });
  context.closePath();
  context.lineJoin = 'round';
  for (const [line, width] of [
    [TABLE.badgeLine, 0.32],
    [MARK.light, 0.2],
  ] as const) {
    context.strokeStyle = line;
    context.lineWidth = width;
    context.stroke();
  }
  context.fillStyle = colour;
  context.fill();
  context.restore();
}

/** Position of a badge: the middle of a square. At the picture's edge it may cover part of a tile rather than be cut. */
export function badgeSpot(field: SquareField, square: Square, diameter: number): Point {
  const { x, y, width, height } = seenOf(field, square);
  const { shown } = field;
  const held = (middle: number, from: number, length: number) =>
    Math.max(from + diameter / 2, Math.min(middle, from + length - diameter / 2));
  return { x: held(x + width / 2, shown.x, shown.width), y: held(y + height / 2, shown.y, shown.height) };
}

/** A corner of a fully visible square, so that its middle stays visible. */
export function cornerSpot(
  { tile, at }: SquareField,
  square: Square,
  corner: { readonly x: 0 | 1; readonly y: 0 | 1 },
  diameter: number,
): Point {
  const { x, y } = at(square);
  const inside = (side: 0 | 1) => (side === 0 ? diameter / 2 : tile - diameter / 2);
  return { x: x + inside(corner.x), y: y + inside(corner.y) };
}

/** Draws a label to press: a box with round corners in the colour of its button, unlike anything else on a board. */
export function drawBadge(context: SKRSContext2D, label: string, x: number, y: number, diameter: number): void {
  for (const [colour, side] of [
    [TABLE.badgeLine, 1],
    [MARK.light, 0.94],
    [MARK.press, 0.86],
  ] as const) {
    const half = (diameter * side) / 2;
    context.beginPath();
    context.roundRect(x - half, y - half, 2 * half, 2 * half, half * 0.5);
    context.fillStyle = colour;
    context.fill();
  }
  const size = diameter * (label.length > 2 ? 0.44 : label.length > 1 ? 0.6 : 0.7);
  context.font = `700 ${size}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = MARK.light;
  context.fillText(fitted(context, label, diameter), x, y + size * 0.36);
}

/** The tile at a place: one of the board, or the ghost. */
export const tileUnder = (
  view: Pick<BoardView, 'board'>,
  ghost: (Placement & { readonly tile: TileId }) | undefined,
  { x, y }: { readonly x: number; readonly y: number },
): (Placement & { readonly tile: TileId }) | PlacedTile | undefined =>
  ghost && ghost.x === x && ghost.y === y ? ghost : view.board.find((placed) => placed.x === x && placed.y === y);
