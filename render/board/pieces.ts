import type { PieceView, StandingFigure } from '../../src/engine/for-players/view.ts';
import { designOf } from '../../src/engine/tiles/tiles.ts';
import { type Place, type Placement, SIDES, type Side, type Square, type TileId } from '../../src/engine/vocabulary.ts';
import { artOf, PIECE_ART } from '../art/all.ts';
import { figureSize } from '../art/figures.ts';
import type { PieceArt } from '../kit/art.ts';
import { CENTRE, distance, type Point, turned } from '../kit/curves.ts';
import { MARK, TABLE, WOOD } from '../kit/palette/table.ts';
import { spotsOf } from '../tile/spots.ts';
import { type DrawingGround, squareKey } from './marks.ts';
import { sameFigure, standingPoint } from './places.ts';

/** A figure and its position, in shares of its tile. */
export interface FigurePosition extends StandingFigure {
  readonly lying: boolean;
  readonly at: Point;
  /** Share of the usual size. */
  readonly size: number;
}

export interface PieceOnBoard extends PieceView {
  readonly at: Square;
}

/** Pieces by the square that they stand on; pieces with a seat or beside the board are left out. */
export function piecesBySquare(pieces: readonly PieceView[] = []): ReadonlyMap<string, PieceOnBoard[]> {
  return Map.groupBy(
    pieces.filter((piece): piece is PieceOnBoard => piece.at !== undefined),
    ({ at }) => squareKey(at),
  );
}

/** A piece, its position in shares of its tile, and the figure beside it. */
export interface StandingPiece {
  readonly piece: PieceOnBoard;
  readonly art: PieceArt;
  readonly spot: Point;
  /** Share of the usual size. */
  readonly size: number;
  readonly mate: FigurePosition | null;
}

/** The positions of the pieces of one tile, among its figures. */
export function piecePositions(
  pieces: readonly PieceOnBoard[],
  figures: readonly FigurePosition[],
  placed: Placement & { readonly tile: TileId },
): StandingPiece[] {
  return pieces.map((piece) => {
    const art = pieceArt(piece);
    const { beside, towards = 'N' } = piece;
    if (art.lies) return { piece, art, mate: null, size: 1, spot: art.lies === 'edge' ? EDGES[towards] : CENTRE };
    const mate = (beside && figures.find((one) => sameFigure(one, beside))) ?? null;
    if (mate) return { piece, art, mate, ...besideSpot(mate, figures) };
    if (piece.on && art.aside) return { piece, art, mate, size: 1, spot: asideOf(piece.on, art.aside, placed) };
    const foot = art.on === undefined ? null : footOf(art.on, placed);
    if (foot) return { piece, art, mate, size: 1, spot: { x: foot.x, y: foot.y + FOOT - art.height / 2 } };
    return { piece, art, mate, size: 1, spot: art.isCompanion ? freeSpot(figures, placed) : CENTRE };
  });
}

const EDGES: Readonly<Record<Side, Point>> = {
  N: { x: 0.5, y: 0 },
  E: { x: 1, y: 0.5 },
  S: { x: 0.5, y: 1 },
  W: { x: 0, y: 0.5 },
};

/** The art of a piece, which depends on the count. */
export function pieceArt({ kind, count }: Pick<PieceView, 'kind' | 'count'>): PieceArt {
  const art = artOf(PIECE_ART, kind);
  return art.ofCount ? { ...art, ...art.ofCount(count) } : art;
}

/** Beside the middle of a place; art is upright on every tile. */
function asideOf(on: Place, aside: Point, { tile, rotation }: Placement & { readonly tile: TileId }): Point {
  const design = designOf(tile);
  const { x, y } = design ? standingPoint(design, rotation, on) : CENTRE;
  return { x: x + aside.x, y: y + aside.y };
}

/** Distance of a piece's foot below the middle of the feature that it is built on. */
const FOOT = 0.1;

/** Position of a feature of a tile in its rotation. */
function footOf(feature: string, { tile, rotation }: Placement & { readonly tile: TileId }): Point | null {
  const design = designOf(tile);
  const spot = design && spotsOf(design).features[feature]?.[0];
  return spot ? turned(spot, rotation) : null;
}

/** Distance of the figures on top of built pieces above the tile's middle. */
export function riseOn(pieces: readonly PieceOnBoard[]): number {
  const built = pieces.map(pieceArt).filter(({ on }) => on !== undefined);
  return Math.max(0, ...built.map(({ height }) => height - FOOT + ON_TOP));
}

/** Distance from the top of a built piece to the middle of a figure there. */
const ON_TOP = 0.16;

/** Distance from a figure to the middle of the piece beside it; and the room that the piece needs to others. */
const ARM = 0.17;
const ROOM = 0.3;

/** The spot of a piece beside a figure: on its tile, with most room, preferably left or right. With little room the piece is smaller. */
function besideSpot(mate: FigurePosition, figures: readonly FigurePosition[]): Pick<StandingPiece, 'spot' | 'size'> {
  const others = figures.filter((one) => one !== mate);
  const waysAt = (size: number) =>
    Array.from({ length: 12 }, (_, i) => {
      const angle = (i * Math.PI) / 6;
      const arm = ARM * size + (figureSize(mate.figure, 1) * mate.size) / 2;
      const spot = { x: mate.at.x + arm * Math.cos(angle), y: mate.at.y + arm * Math.sin(angle) };
      const rim = Math.min(0, Math.min(spot.x, spot.y, 1 - spot.x, 1 - spot.y) - 0.16);
      const room = Math.min(ROOM, ...others.map((other) => distance(other.at, spot)));
      return { spot, size, room, worth: room + 3 * rim + 0.04 * Math.abs(Math.cos(angle)) };
    });
  const best = [1, 0.8, 0.6].map((size) =>
    waysAt(size).reduce((best, way) => (way.worth > best.worth + 1e-9 ? way : best)),
  );
  return best.find(({ room, size }) => room >= ROOM * size) ?? best.at(-1)!;
}

/** The spot with most room on a tile, near its middle. */
function freeSpot(
  figures: readonly FigurePosition[],
  { tile, rotation }: Placement & { readonly tile: TileId },
): Point {
  const design = designOf(tile);
  const { segments, features } = design ? spotsOf(design) : { segments: [], features: {} };
  const printed = [
    ...segments.flatMap(({ kind, spots }) => (kind === 'monastery' || kind === 'garden' ? spots : [])),
    ...Object.values(features).flat(),
  ].map((spot) => turned(spot, rotation));
  let best = CENTRE;
  let most = Number.NEGATIVE_INFINITY;
  for (let x = 0.3; x < 0.71; x += 0.05) {
    for (let y = 0.3; y < 0.71; y += 0.05) {
      const spot = { x, y };
      const room = Math.min(0.4, ...figures.map(({ at }) => distance(at, spot)));
      const view = Math.min(0.3, ...printed.map((at) => distance(at, spot)));
      const worth = 2 * room + 0.6 * view - 0.3 * distance(spot, CENTRE);
      if (worth > most + 1e-9) [best, most] = [spot, worth];
    }
  }
  return best;
}

/** A piece as drawn, in shares of its tile. `mate`: position of the figure that it belongs to. */
export interface DrawnPiece extends Pick<PieceView, 'kind' | 'count' | 'towards'> {
  readonly spot: Point;
  readonly size: number;
  readonly mate: Point | null;
}

/** Draws a band of light on the ground below a piece and its figure, which shows that they belong together. */
export function drawBond({ context, tile, at }: DrawingGround, on: Square, { spot, mate }: DrawnPiece): void {
  if (!mate) return;
  const { x, y } = at(on);
  context.lineCap = 'round';
  for (const [colour, width] of [
    [TABLE.badgeLine, 0.54],
    [TABLE.glow, 0.49],
    [MARK.glowHeart, 0.34],
  ] as const) {
    context.beginPath();
    context.moveTo(x + mate.x * tile, y + mate.y * tile);
    context.lineTo(x + spot.x * tile, y + spot.y * tile);
    context.strokeStyle = colour;
    context.lineWidth = width * tile;
    context.stroke();
  }
  context.lineCap = 'butt';
}

export function drawStandingPiece({ context, tile, at }: DrawingGround, on: Square, piece: DrawnPiece): void {
  const { spot, size, towards = 'N' } = piece;
  const { x, y } = at(on);
  drawPiece(context, pieceArt(piece), x + spot.x * tile, y + spot.y * tile, tile * size, SIDES.indexOf(towards));
}

/** Width of shade, rim and line around a piece, in shares of a tile; the same as for figures, at any size of the piece. */
const AROUND = [
  [WOOD.shade, 0.11],
  [WOOD.rim, 0.078],
  [WOOD.line, 0.032],
] as const;

/** `tile`: side of the tiles, in pixels. `quarters`: turned clockwise. */
export function drawPiece(
  context: DrawingGround['context'],
  { outline, height, draw }: PieceArt,
  x: number,
  y: number,
  tile: number,
  quarters = 0,
): void {
  context.save();
  context.translate(x, y);
  context.rotate((quarters * Math.PI) / 2);
  context.scale(height * tile, height * tile);
  context.lineJoin = 'round';
  for (const [colour, width] of AROUND) {
    context.strokeStyle = colour;
    context.lineWidth = width / height;
    context.stroke(outline);
  }
  draw(context);
  context.restore();
}

/** A key that is equal for pieces that look equal on one tile. */
export const pieceLook = (pieces: readonly PieceOnBoard[] = []): string =>
  pieces
    .map(
      ({ kind, count, on, beside, towards = '' }) =>
        `${kind} ${count} ${on?.at} ${beside ? figureLook(beside) : towards}`,
    )
    .join();

export const figureLook = ({ seat, figure, on }: StandingFigure): string => `${seat} ${figure} ${on.kind} ${on.at}`;
