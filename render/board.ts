import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { columnName, rowName, START_SQUARE_ORIGIN } from '../src/engine/squares.ts';
import type { Square } from '../src/engine/vocabulary.ts';
import { drawInvitingGardens } from './gardens.ts';
import { createCanvas } from './kit/canvas.ts';
import { TABLE } from './kit/palette/table.ts';
import { FONT } from './kit/text.ts';
import { type BoardLayout, boardLayout, type Crop, fieldOf, mapSheetLayout, pixelOf } from './layout.ts';
import { drawMapGround } from './map/draw.ts';
import {
  arrowSide,
  drawArrow,
  drawBadgeInCorner,
  drawBadgeOn,
  drawDead,
  drawGhost,
  drawLastMoves,
  drawSquare,
  drawTileAt,
  type Ground,
  squareKey,
} from './marks.ts';
import { drawOutline } from './outlines.ts';
import type { BoardScene, MapSheetScene } from './scene.ts';
import { drawFigures, freeCorner } from './standing.ts';
import { drawStep, drawTrail } from './steps.ts';
import { drawStrip } from './strip.ts';
import { drawActiveArrow, drawActiveArrowBelow, drawArrowChoices, drawPointsTags } from './tags.ts';
import { type Bounds, drawTargetGround, drawTargets } from './targets.ts';
import { wornOf } from './worn.ts';

export function composeBoard(scene: BoardScene, tile?: number): Canvas {
  const layout = boardLayout(scene, tile);
  const canvas = createCanvas(layout.width, layout.height);
  const context = canvas.getContext('2d');
  context.fillStyle = TABLE.felt;
  context.fillRect(0, 0, layout.width, layout.height);
  drawStrip(context, scene, layout);
  drawRims(context, layout, scene);
  const ground: Ground = {
    context,
    tile: layout.tile,
    at: (square) => pixelOf(layout, square),
    shown: fieldOf(layout),
  };
  clipped(ground, () =>
    drawScene(ground, scene, layout.crop, {
      badge: layout.badge,
      marker: layout.marker,
      arrow: layout.arrow,
    }),
  );
  return canvas;
}

/** A map by itself. */
export function composeMap({ map }: MapSheetScene): Canvas {
  const layout = mapSheetLayout(map);
  const canvas = createCanvas(layout.width, layout.height);
  const context = canvas.getContext('2d');
  context.fillStyle = TABLE.felt;
  context.fillRect(0, 0, layout.width, layout.height);
  drawRims(context, layout, { map });
  const ground: Ground = {
    context,
    tile: layout.tile,
    at: (square) => pixelOf(layout, square),
    shown: fieldOf(layout),
  };
  clipped(ground, () => drawMapGround(ground, map, squaresIn(layout), new Set(), layout.crop, new Set()));
  return canvas;
}

function clipped({ context, shown }: Ground, draw: () => void): void {
  context.save();
  context.beginPath();
  context.rect(shown.x, shown.y, shown.width, shown.height);
  context.clip();
  draw();
  context.restore();
}

export interface MarkSizes {
  readonly badge: number;
  /** Numbers at places, and all that is as large. */
  readonly marker: number;
  readonly arrow: number;
}

/** Everything that lies on squares; shared by board and close-up. */
export function drawScene(ground: Ground, scene: Omit<BoardScene, 'caption'>, crop: Crop, sizes: MarkSizes): void {
  const squares = squaresIn({ crop });
  const {
    view,
    badges = [],
    deadSquares = [],
    outlines = [],
    lastMoves = [],
    ghost,
    ghosts = [],
    targets = [],
  } = scene;
  const worn = wornOf(scene.players, view.seats);
  const built = new Set(view.board.map(squareKey));
  const legal = new Set(badges.map(squareKey));
  if (scene.map) drawMapGround(ground, scene.map, squares, legal, crop, built);
  else
    for (const square of squares)
      if (!built.has(squareKey(square))) drawSquare(ground, square, legal.has(squareKey(square)));
  for (const placed of view.board) drawTileAt(ground, placed);
  drawInvitingGardens(ground, view);
  for (const outline of outlines) drawOutline(ground, outline, view, worn);
  drawLastMoves(ground, lastMoves, worn);
  for (const one of ghosts) drawGhost(ground, one);
  if (ghost) drawGhost(ground, ghost);
  drawTargetGround(ground, view, targets);
  drawTrail(ground, scene.trail ?? []);
  const { activeArrow } = scene;
  const crowded = activeArrow && targets.some(({ place }) => squareKey(place) === squareKey(activeArrow));
  if (activeArrow && crowded) drawActiveArrowBelow(ground, view, ghost, activeArrow);
  const coming = drawFigures(ground, scene, worn);
  for (const square of deadSquares) drawDead(ground, square);
  const newest = lastMoves.at(-1);
  if (newest) drawArrow(ground, newest, arrowSide(newest, view, badges, ghost), sizes.arrow, worn);
  for (const badge of badges) {
    const below = ghosts.find((one) => squareKey(one) === squareKey(badge));
    if (below) drawBadgeInCorner(ground, badge, freeCorner(view.figures, below), sizes.badge);
    else drawBadgeOn(ground, badge, sizes.badge);
  }
  for (const step of scene.steps ?? []) {
    const isCrowded = view.figures.some(({ on }) => squareKey(on) === squareKey(step));
    const from = scene.trail?.at(-1) ?? { x: step.x - 1, y: step.y + 1 };
    drawStep(ground, step, sizes.badge, isCrowded ? { x: step.x - from.x, y: step.y - from.y } : null);
  }
  const { x, y, width, height } = ground.shown;
  const bounds: Bounds = { left: x, top: y, right: x + width, bottom: y + height };
  if (activeArrow && !crowded) drawActiveArrow(ground, view, ghost, activeArrow, sizes.marker * 1.25);
  if (scene.arrowChoices) drawArrowChoices(ground, view, ghost, scene.arrowChoices, sizes.marker);
  if (scene.pointsTags) drawPointsTags(ground, scene.pointsTags, worn, sizes.marker * 0.92, bounds.top);
  drawTargets(ground, view, ghost, targets, coming, sizes.marker, bounds);
}

/** All of which something is shown. */
export const squaresIn = ({ crop }: Pick<BoardLayout, 'crop'>): Square[] =>
  spanOf(crop.y, crop.rows).flatMap((y) => spanOf(crop.x, crop.columns).map((x) => ({ x, y })));

/** Whole numbers; what a rounding leaves over is none. */
function spanOf(from: number, length: number): number[] {
  const first = Math.floor(from + 1e-6);
  return Array.from({ length: Math.ceil(from + length - 1e-6) - first }, (_, i) => first + i);
}

/** Share of a square that has to be shown for its name. */
const LEAST_NAMED = 0.5;

/** Columns above and below, rows on both sides. */
export function drawRims(
  context: SKRSContext2D,
  layout: Pick<BoardLayout, 'crop' | 'left' | 'top' | 'tile' | 'rim'>,
  { map, origin = map ? { x: 0, y: 0 } : START_SQUARE_ORIGIN }: Pick<BoardScene, 'origin' | 'map'>,
): void {
  const { crop, left, top, tile, rim } = layout;
  context.font = `700 ${Math.round(rim * 0.74)}px ${FONT}`;
  context.fillStyle = TABLE.faint;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const drop = rim * 0.27;
  // Beyond a map there are no squares to name.
  const { width, height } = map?.layout.size ?? { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
  const isNamed = (at: number, size: number) => !map || (at >= 0 && at < size);
  const columns = spanOf(crop.x, crop.columns).filter((x) => isNamed(x - origin.x, width));
  const rows = spanOf(crop.y, crop.rows).filter((y) => isNamed(y - origin.y, height));
  /** Where the name of a square goes: in the middle of what is shown of it; nowhere where that is too little. */
  const middleOf = (at: number, from: number, length: number): number | null => {
    const [first, last] = [Math.max(at, from), Math.min(at + 1, from + length)];
    return last - first < LEAST_NAMED ? null : ((first + last) / 2 - from) * tile;
  };
  // Where names are wider than their columns, every second or third stands for its neighbours.
  const nameOf = (x: number) => columnName(x - origin.x);
  const ends = [columns[0], columns.at(-1)].map((x) => (x === undefined ? '' : nameOf(x)));
  const widest = Math.max(...ends.map((name) => context.measureText(name).width));
  const everyColumn = Math.ceil((widest + rim * 0.2) / tile);
  columns.forEach((column, i) => {
    const x = middleOf(column, crop.x, crop.columns);
    if (x === null || i % everyColumn > 0) return;
    context.fillText(nameOf(column), left + x, top - rim / 2 + drop);
    context.fillText(nameOf(column), left + x, top + crop.rows * tile + rim / 2 + drop);
  });
  const everyRow = Math.ceil((rim * 0.8) / tile);
  rows.forEach((row, i) => {
    const y = middleOf(row, crop.y, crop.rows);
    if (y === null || i % everyRow > 0) return;
    const name = rowName(row - origin.y);
    context.fillText(name, left - rim / 2, top + y + drop);
    context.fillText(name, left + crop.columns * tile + rim / 2, top + y + drop);
  });
}
