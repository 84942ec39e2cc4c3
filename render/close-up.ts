import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { START_SQUARE_ORIGIN } from '../src/engine/squares.ts';
import { designOf } from '../src/engine/tiles.ts';
import type { TileId } from '../src/engine/vocabulary.ts';
import { drawFigure, figureSize } from './art/figures.ts';
import { drawRims, drawScene, squaresIn } from './board.ts';
import { drawBadge, type Ground } from './marks.ts';
import { TABLE } from './palette.ts';
import { standingPoint } from './places.ts';
import type { CloseUpScene, PlaceLabel, RotationChoice } from './scene.ts';
import { spriteOf } from './sprites.ts';

const SQUARES = 5;
const TILE = 168;
const RIM = 34;
const WIDTH = SQUARES * TILE + 2 * RIM;
const ROTATION_TILE = 150;

/** 5×5 squares around a chosen one, with the rotations below where there are any to choose from. */
export function composeCloseUp(scene: CloseUpScene): Canvas {
  const { centre, rotations = [], ghost, places = [] } = scene;
  const row = ghost && rotations.length > 0 ? rotationRowHeight(ROTATION_TILE) : 0;
  const canvas = createCanvas(WIDTH, WIDTH + row);
  const context = canvas.getContext('2d');
  context.fillStyle = TABLE.felt;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const crop = { x: centre.x - 2, y: centre.y - 2, columns: SQUARES, rows: SQUARES };
  drawRims(context, { crop, left: RIM, top: RIM, tile: TILE, rim: RIM }, scene.origin ?? START_SQUARE_ORIGIN);
  const at = ({ x, y }: { x: number; y: number }) => ({ x: RIM + (x - crop.x) * TILE, y: RIM + (y - crop.y) * TILE });
  const ground: Ground = { context, tile: TILE, at };
  context.save();
  context.beginPath();
  context.rect(RIM, RIM, SQUARES * TILE, SQUARES * TILE);
  context.clip();
  drawScene(ground, onlyNear(scene), squaresIn({ crop }), { badge: TILE * 0.4, arrow: TILE * 0.36 });
  for (const label of places) drawPlaceLabel(ground, scene, label);
  context.restore();
  if (ghost && row > 0) drawRotationRow(context, ghost.tile, rotations, 0, WIDTH, ROTATION_TILE);
  return canvas;
}

/** What lies outside costs time and shows nothing. */
function onlyNear(scene: CloseUpScene): CloseUpScene {
  const near = ({ x, y }: { x: number; y: number }) =>
    Math.abs(x - scene.centre.x) <= 3 && Math.abs(y - scene.centre.y) <= 3;
  const { view, badges = [], deadSquares = [] } = scene;
  return {
    ...scene,
    view: { ...view, board: view.board.filter(near), figures: view.figures.filter(({ on }) => near(on)) },
    badges: badges.filter(near),
    deadSquares: deadSquares.filter(near),
  };
}

/** The choice's letter where the figure would stand; with a figure, that figure and the letter beside it. */
function drawPlaceLabel(
  { context, tile, at }: Ground,
  { view, ghost }: CloseUpScene,
  { label, place, figure }: PlaceLabel,
): void {
  const onGhost = ghost && ghost.x === place.x && ghost.y === place.y;
  const laid = onGhost ? ghost : view.board.find(({ x, y }) => x === place.x && y === place.y);
  const design = laid && designOf(laid.tile);
  if (!laid || !design) return;
  const spot = standingPoint(design, laid.rotation, place);
  const { x, y } = at(place);
  const [left, top] = [x + spot.x * tile, y + spot.y * tile];
  const size = tile * 0.2;
  const seat = ghost?.seat ?? view.toMove;
  if (figure === undefined || seat === null) {
    drawBadge(context, label, left, top, size * 1.15);
    return;
  }
  context.globalAlpha = 0.9;
  drawFigure(context, figure, seat, {
    x: left,
    y: top,
    size: figureSize(figure, tile) * 0.8,
    lying: place.kind === 'field',
    plain: true,
  });
  context.globalAlpha = 1;
  drawBadge(context, label, left, top, size * 0.82);
}

const rotationRowHeight = (tile: number): number => Math.round(tile * 1.3);

export function composeRotations(tile: TileId, rotations: readonly RotationChoice[]): Canvas {
  const side = 192;
  const height = rotationRowHeight(side);
  const canvas = createCanvas(
    Math.max(1, rotations.length) * Math.round(side * 1.24) + Math.round(side * 0.24),
    height,
  );
  const context = canvas.getContext('2d');
  context.fillStyle = TABLE.felt;
  context.fillRect(0, 0, canvas.width, height);
  drawRotationRow(context, tile, rotations, 0, 0, side);
  return canvas;
}

function drawRotationRow(
  context: SKRSContext2D,
  tile: TileId,
  rotations: readonly RotationChoice[],
  left: number,
  top: number,
  side: number,
): void {
  const gap = Math.round(side * 0.24);
  const width = rotations.length * (side + gap) - gap;
  const start = top === 0 ? gap : left + Math.round((WIDTH - width) / 2);
  rotations.forEach(({ rotation, label, chosen }, i) => {
    const x = start + i * (side + gap);
    const y = top + Math.round(side * 0.15);
    if (chosen) {
      context.fillStyle = TABLE.glow;
      context.fillRect(x - side * 0.05, y - side * 0.05, side * 1.1, side * 1.1);
    }
    context.drawImage(spriteOf(tile, rotation, side), x, y);
    if (label) drawBadge(context, label, x + side * 0.04, y + side * 0.04, side * 0.32);
  });
}
