import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { columnName, rowName, START_SQUARE_ORIGIN } from '../src/engine/squares.ts';
import type { Square } from '../src/engine/vocabulary.ts';
import { drawInvitingGardens } from './gardens.ts';
import { createCanvas } from './kit/canvas.ts';
import { TABLE } from './kit/palette/table.ts';
import { FONT } from './kit/text.ts';
import { type BoardLayout, boardLayout, type Crop, mapSheetLayout, pixelOf } from './layout.ts';
import { lettersOf } from './letters.ts';
import { drawMapGround } from './map/draw.ts';
import {
  arrowSide,
  drawArrow,
  drawBadge,
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
import { drawFigures } from './standing.ts';
import { drawStep, drawTrail } from './steps.ts';
import { drawStrip } from './strip.ts';
import { drawActiveArrow, drawActiveArrowBelow, drawArrowChoices, drawPointsTags } from './tags.ts';
import { type Bounds, drawTargetGround, drawTargets } from './targets.ts';

export function composeBoard(scene: BoardScene, tile?: number): Canvas {
  const layout = boardLayout(scene, tile);
  const canvas = createCanvas(layout.width, layout.height);
  const context = canvas.getContext('2d');
  context.fillStyle = TABLE.felt;
  context.fillRect(0, 0, layout.width, layout.height);
  drawStrip(context, scene, layout);
  drawRims(context, layout, scene);
  const ground: Ground = { context, tile: layout.tile, at: (square) => pixelOf(layout, square) };
  clipped(ground, layout, () =>
    drawScene(ground, scene, layout.crop, {
      badge: layout.badge,
      marker: layout.marker,
      arrow: Math.max(layout.tile * 0.4, layout.width / 26),
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
  const ground: Ground = { context, tile: layout.tile, at: (square) => pixelOf(layout, square) };
  clipped(ground, layout, () => drawMapGround(ground, map, squaresIn(layout), new Set(), layout.crop, new Set()));
  return canvas;
}

function clipped(
  { context }: Ground,
  { crop, left, top, tile }: Pick<BoardLayout, 'crop' | 'left' | 'top' | 'tile'>,
  draw: () => void,
): void {
  context.save();
  context.beginPath();
  context.rect(left, top, crop.columns * tile, crop.rows * tile);
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
  const { view, badges = [], deadSquares = [], outlines = [], lastMoves = [], ghost, targets = [] } = scene;
  const built = new Set(view.board.map(squareKey));
  const legal = new Set(badges.map(squareKey));
  if (scene.map) drawMapGround(ground, scene.map, squares, legal, crop, built);
  else
    for (const square of squares)
      if (!built.has(squareKey(square))) drawSquare(ground, square, legal.has(squareKey(square)));
  for (const placed of view.board) drawTileAt(ground, placed);
  drawInvitingGardens(ground, view);
  for (const outline of outlines) drawOutline(ground, outline, view);
  drawLastMoves(ground, lastMoves);
  if (ghost) drawGhost(ground, ghost);
  drawTargetGround(ground, view, targets);
  drawTrail(ground, scene.trail ?? []);
  const { activeArrow } = scene;
  const crowded = activeArrow && targets.some(({ place }) => squareKey(place) === squareKey(activeArrow));
  if (activeArrow && crowded) drawActiveArrowBelow(ground, view, ghost, activeArrow);
  const letters = lettersOf(scene.players, view.seats);
  const coming = drawFigures(ground, scene, letters);
  for (const square of deadSquares) drawDead(ground, square);
  const newest = lastMoves.at(-1);
  if (newest) drawArrow(ground, newest, arrowSide(newest, view, badges, ghost), sizes.arrow);
  for (const badge of badges) {
    const { x, y } = ground.at(badge);
    drawBadge(ground.context, badge.label, x + ground.tile / 2, y + ground.tile / 2, sizes.badge);
  }
  for (const step of scene.steps ?? []) {
    const isCrowded = view.figures.some(({ on }) => squareKey(on) === squareKey(step));
    const from = scene.trail?.at(-1) ?? { x: step.x - 1, y: step.y + 1 };
    drawStep(ground, step, sizes.badge, isCrowded ? { x: step.x - from.x, y: step.y - from.y } : null);
  }
  const bounds = boundsOf(ground, squares);
  if (activeArrow && !crowded) drawActiveArrow(ground, view, ghost, activeArrow, sizes.marker * 1.25);
  if (scene.arrowChoices) drawArrowChoices(ground, view, ghost, scene.arrowChoices, sizes.marker);
  if (scene.pointsTags) drawPointsTags(ground, scene.pointsTags, letters, sizes.marker * 0.92, bounds.top);
  drawTargets(ground, view, ghost, targets, coming, sizes.marker, bounds);
}

function boundsOf({ at, tile }: Ground, squares: readonly Square[]): Bounds {
  const [first, last] = [at(squares[0]!), at(squares.at(-1)!)];
  return { left: first.x, top: first.y, right: last.x + tile, bottom: last.y + tile };
}

export const squaresIn = ({ crop }: Pick<BoardLayout, 'crop'>): Square[] =>
  Array.from({ length: crop.columns * crop.rows }, (_, i) => ({
    x: crop.x + (i % crop.columns),
    y: crop.y + Math.floor(i / crop.columns),
  }));

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
  // Where names are wider than their columns, every second or third stands for its neighbours.
  const widest = Math.max(
    ...[0, crop.columns - 1].map((i) => context.measureText(columnName(crop.x + i - origin.x)).width),
  );
  const every = Math.ceil((widest + rim * 0.2) / tile);
  // Beyond a map there are no squares to name.
  const { width, height } = map?.layout.size ?? { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
  const named = (at: number, size: number) => !map || (at >= 0 && at < size);
  for (let i = 0; i < crop.columns; i += every) {
    if (!named(crop.x + i - origin.x, width)) continue;
    const name = columnName(crop.x + i - origin.x);
    const x = left + (i + 0.5) * tile;
    context.fillText(name, x, top - rim / 2 + drop);
    context.fillText(name, x, top + crop.rows * tile + rim / 2 + drop);
  }
  for (let i = 0; i < crop.rows; i += Math.ceil((rim * 0.8) / tile)) {
    if (!named(crop.y + i - origin.y, height)) continue;
    const name = rowName(crop.y + i - origin.y);
    const y = top + (i + 0.5) * tile + drop;
    context.fillText(name, left - rim / 2, y);
    context.fillText(name, left + crop.columns * tile + rim / 2, y);
  }
}
