import type { StandingFigure } from '../../src/engine/for-players/view.ts';
import { designOf } from '../../src/engine/tiles/tiles.ts';
import type { Figure, Placement, Square, TileId } from '../../src/engine/vocabulary.ts';
import { artOf, FIGURE_ART } from '../art/all.ts';
import { drawFigure, figureReach, figureSize } from '../art/figures.ts';
import type { Point } from '../kit/curves.ts';
import { MARK } from '../kit/palette/table.ts';
import type { BoardView, CloseUpScene, FigureMove, Target } from '../scene.ts';
import type { Worn } from '../scoreboard/seat-marks.ts';
import { around, type Box, grown } from './boxes.ts';
import { type DrawingGround, squareKey } from './marks.ts';
import {
  type DrawnPiece,
  drawBond,
  drawStandingPiece,
  type FigurePosition,
  pieceArt,
  piecePositions,
  piecesBySquare,
  riseOn,
} from './pieces.ts';
import { sameFigure, standingSpots } from './places.ts';

/** Below this side, in pixels, faint figures are only a smear; their markers alone show them. */
const LEAST_COMING = 64;

/** The figures and pieces on one tile as drawn, from the ground up. */
export interface StandingGroup {
  readonly on: Square;
  readonly figures: readonly DrawnFigure[];
  readonly pieces: readonly DrawnPiece[];
}

/** Positions in shares of the tile. */
export interface DrawnFigure {
  readonly figure: Figure;
  readonly worn: Worn;
  readonly at: Point;
  readonly size: number;
  readonly lying: boolean;
  readonly opacity: number;
  readonly isCrossedOut: boolean;
  readonly isGone: boolean;
}

export interface StandingPlan {
  readonly groups: readonly StandingGroup[];
  /** Moving figures: from, to, and the seat's mark. */
  readonly ways: readonly { readonly from: FigurePosition; readonly to: FigurePosition; readonly worn: Worn }[];
  /** Positions of figures that would come, so that markers can point to them. */
  readonly coming: ReadonlyMap<Target, FigurePosition>;
}

/**
 * All figures and pieces of the board, and figures that would come. Several on one place stand side by side; all on one tile shrink until
 * none covers another. `worn`: by seat; `tile`: in pixels.
 */
export function planFigures(
  {
    view,
    ghost,
    ghosts = [],
    ghosted = [],
    moves = [],
    targets = [],
    brought,
  }: Pick<CloseUpScene, 'ghost' | 'ghosts' | 'ghosted' | 'moves' | 'targets' | 'brought'> & {
    readonly view: Pick<BoardView, 'board' | 'figures'> & Partial<Pick<BoardView, 'asked' | 'pieces'>>;
  },
  worn: readonly Worn[],
  tile: number,
): StandingPlan {
  const seat = ghost?.seat ?? view.asked ?? null;
  const leaving = [...ghosted];
  const moving = moves.map(({ seat, figure, from }) => ({ seat, figure, on: from }));
  const standing = view.figures.map((one): FigureRole => {
    if (takeFrom(leaving, one)) return { ...one, role: 'leaves' };
    const move = moves[moving.findIndex((other) => sameFigure(one, other))];
    return takeFrom(moving, one) && move ? { ...one, role: 'moves', move } : { ...one, role: 'stands' };
  });
  const arriving = moves.map((move): FigureRole => ({ ...move, on: move.to, role: 'stands', arrives: move }));
  const coming = targets.flatMap((target): FigureRole[] =>
    target.figure && seat !== null ? [{ seat, figure: target.figure, on: target.place, role: 'comes', target }] : [],
  );
  const gone = (brought?.home ?? []).map((one): FigureRole => ({ ...one, role: 'gone' }));
  const byTile = Map.groupBy([...standing, ...gone, ...arriving, ...coming], ({ on }) => squareKey(on));
  const onBoard = piecesBySquare(view.pieces);
  const placedComing = new Map<Target, FigurePosition>();
  const ways = new Map<FigureMove, { from?: FigurePosition; to?: FigurePosition }>();
  const groups: StandingGroup[] = [];
  for (const placed of [...view.board, ...ghosts, ...(ghost ? [ghost] : [])]) {
    const figures = byTile.get(squareKey(placed)) ?? [];
    const own = onBoard.get(squareKey(placed)) ?? [];
    if (figures.length + own.length === 0) continue;
    const rise = riseOn(own);
    const positions = figurePositions(figures, placed).map((one) =>
      one.on.kind === 'top' && one.on.at === '' ? { ...one, at: { x: one.at.x, y: one.at.y - rise } } : one,
    );
    const isHere = ({ role }: FigureRole): boolean => role !== 'comes' && role !== 'gone';
    const staying = own.length > 0 ? positions.filter(({ index }) => isHere(figures[index]!)) : [];
    const drawn: DrawnFigure[] = [];
    for (const position of positions) {
      const { role, move, arrives, target } = figures[position.index]!;
      if (target) placedComing.set(target, position);
      if (move) ways.set(move, { ...ways.get(move), from: position });
      if (arrives) ways.set(arrives, { ...ways.get(arrives), to: position });
      if (role === 'comes' && target?.label !== '' && tile < LEAST_COMING) continue;
      const { figure, at, size, lying } = position;
      const opacity = target?.label === '' ? 1 : OPACITY[role];
      const is = { isCrossedOut: role === 'leaves', isGone: role === 'gone' };
      drawn.push({ figure, worn: worn[position.seat]!, at, size, lying, opacity, ...is });
    }
    const pieces = piecePositions(own, staying, placed).map(({ piece, spot, size, mate }) => {
      const { kind, count, towards } = piece;
      return { kind, count, ...(towards && { towards }), spot, size, mate: mate?.at ?? null };
    });
    if (drawn.length + pieces.length === 0) continue;
    groups.push({ on: { x: placed.x, y: placed.y }, figures: drawn, pieces });
  }
  return {
    groups,
    ways: [...ways.values()].flatMap(({ from, to }) => (from && to ? [{ from, to, worn: worn[to.seat]! }] : [])),
    coming: placedComing,
  };
}

/** How far a figure or piece can reach beyond its tile, in squares. */
export const STANDING_REACH = 0.4;

/** Reach of shade and line beyond a piece's half, in shares of a tile. */
const PIECE_RIM = 0.06;
const BOND_REACH = 0.28;

/** The box that a group is drawn in, in pixels from the corner of its tile. */
export function groupReach({ figures, pieces }: StandingGroup, tile: number): Box {
  const about = ({ x, y }: Point, reach: number): Box =>
    grown({ x: x * tile, y: y * tile, width: 0, height: 0 }, reach);
  return [
    ...figures.map(({ figure, at, size }) => about(at, figureReach(figure, tile) * size)),
    ...pieces.map((piece) => about(piece.spot, (pieceArt(piece).height / 2 + PIECE_RIM) * tile * piece.size)),
    ...pieces.flatMap(({ spot, mate }) => (mate ? [spot, mate].map((one) => about(one, BOND_REACH * tile)) : [])),
  ].reduce(around);
}

/** Draws the bonds of pieces to figures, below both. */
export function drawBonds(ground: DrawingGround, { on, pieces }: StandingGroup): void {
  for (const piece of pieces) drawBond(ground, on, piece);
}

export function drawFigures(ground: DrawingGround, { on, figures }: StandingGroup): void {
  for (const figure of figures) {
    ground.context.globalAlpha = figure.opacity;
    drawStanding(ground, on, figure);
    ground.context.globalAlpha = 1;
    if (figure.isCrossedOut) crossOut(ground, on, figure);
  }
}

export function drawPieces(ground: DrawingGround, { on, pieces }: StandingGroup): void {
  for (const piece of pieces) drawStandingPiece(ground, on, piece);
}

/** A figure, and what happens to it. */
interface FigureRole extends StandingFigure {
  readonly role: 'stands' | 'comes' | 'leaves' | 'moves' | 'gone';
  readonly move?: FigureMove;
  readonly arrives?: FigureMove;
  readonly target?: Target;
}

const OPACITY = { stands: 1, comes: 0.85, leaves: 0.5, moves: 0.42, gone: 1 } as const;

/** Removes the first equal figure from a list: if two meeples stand side by side, only one goes. */
function takeFrom(list: StandingFigure[], one: StandingFigure): boolean {
  const index = list.findIndex((other) => sameFigure(one, other));
  if (index >= 0) list.splice(index, 1);
  return index >= 0;
}

function drawStanding(
  { context, tile, at }: DrawingGround,
  on: Square,
  { figure, at: spot, lying, size, worn: { mark, letter }, isGone }: DrawnFigure,
): void {
  const { x, y } = at(on);
  drawFigure(context, figure, mark, {
    x: x + spot.x * tile,
    y: y + spot.y * tile,
    size: figureSize(figure, tile) * size,
    lying,
    letter,
    isGone,
  });
}

function crossOut({ context, tile, at }: DrawingGround, on: Square, { figure, at: spot, size }: DrawnFigure): void {
  const { x, y } = at(on);
  const half = figureSize(figure, tile) * size * 0.52;
  const [left, top] = [x + spot.x * tile, y + spot.y * tile];
  context.lineCap = 'round';
  for (const [colour, width] of [
    [MARK.light, 0.46],
    [MARK.red, 0.26],
  ] as const) {
    context.beginPath();
    context.moveTo(left - half, top - half);
    context.lineTo(left + half, top + half);
    context.moveTo(left + half, top - half);
    context.lineTo(left - half, top + half);
    context.strokeStyle = colour;
    context.lineWidth = half * width;
    context.stroke();
  }
  context.lineCap = 'butt';
}

/** The corner of a tile that is farthest from its figures: 0 is left or above, 1 right or below. */
export function freeCorner(
  figures: readonly StandingFigure[],
  placed: Placement & { readonly tile: TileId },
): { readonly x: 0 | 1; readonly y: 0 | 1 } {
  const own = figures.filter(({ on }) => squareKey(on) === squareKey(placed));
  const spots = figurePositions(own, placed).map(({ at }) => at);
  const room = ({ x, y }: (typeof CORNERS)[number]) =>
    Math.min(2, ...spots.map((at) => Math.hypot(at.x - x, at.y - y)));
  return CORNERS.toSorted((a, b) => room(b) - room(a))[0]!;
}

const CORNERS = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
] as const;

/** Distance between figures, in shares of a tile: at full size only their white rims touch. */
const APART = 0.34;
/** Smaller figures would not be recognisable. */
const SMALLEST = 0.5;

/** Positions and sizes of the figures of one tile; `index` is into `figures`. */
export function figurePositions(
  figures: readonly StandingFigure[],
  placed: Placement & { readonly tile: TileId },
): (FigurePosition & { readonly index: number })[] {
  const design = designOf(placed.tile);
  if (!design) return [];
  const isAtCorner = (index: number): boolean => artOf(FIGURE_ART, figures[index]!.figure).isAtCorner ?? false;
  const onTile = [...figures.keys()].filter((index) => !isAtCorner(index));
  const places = Map.groupBy(onTile, (index) => `${figures[index]!.on.kind} ${figures[index]!.on.at}`);
  const spots = [...places.values()].flatMap((indices) => {
    const points = standingSpots(design, placed.rotation, figures[indices[0]!]!.on, indices.length);
    return indices.map((index, i) => ({
      ...figures[index]!,
      index,
      lying: figures[index]!.on.kind === 'field',
      at: points[i]!,
    }));
  });
  const gap = Math.min(
    ...spots.flatMap((a, i) => spots.slice(0, i).map((b) => Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y))),
  );
  const size = Math.min(1, Math.max(spots.length > 9 ? 0.3 : SMALLEST, gap / APART));
  const atCorner = [...figures.keys()].filter(isAtCorner).map((index) => {
    return { ...figures[index]!, index, lying: false, at: { x: 0, y: 0 }, size: 1 };
  });
  return [...spots.map((spot) => ({ ...spot, size })), ...atCorner];
}
