import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Square, TileId } from '../src/engine/vocabulary.ts';
import { drawRims, drawScene } from './board.ts';
import { createCanvas } from './kit/canvas.ts';
import { TABLE } from './kit/palette/table.ts';
import { BADGE_SHARE, type Crop } from './layout.ts';
import { drawBadge, type Ground } from './marks.ts';
import type { CloseUpScene, RotationChoice } from './scene.ts';
import { spriteOf } from './sprites.ts';

const LEAST_SQUARES = 3;
const TILE = { most: 272, least: 72 };
/** Pictures keep about this size, however many squares they show. */
const WISHED_WIDTH = 910;
const RIM_SHARE = 0.037;
const ROTATION_TILE = 150;

/** Where everything of a close-up lies, in pixels. */
export interface CloseUpLayout {
  readonly crop: Crop;
  readonly tile: number;
  readonly rim: number;
  readonly width: number;
  /** Without the row of rotations. */
  readonly height: number;
  /** Diameter of a marker: 18 px and more in a feed of 400 px. */
  readonly marker: number;
}

export function closeUpLayout(scene: CloseUpScene): CloseUpLayout {
  const crop = cropOf(scene);
  const longest = Math.max(crop.columns, crop.rows);
  const tile = Math.min(TILE.most, Math.max(TILE.least, Math.floor((WISHED_WIDTH * (1 - 2 * RIM_SHARE)) / longest)));
  const rim = Math.round((crop.columns * tile * RIM_SHARE) / (1 - 2 * RIM_SHARE));
  const width = crop.columns * tile + 2 * rim;
  return { crop, tile, rim, width, height: crop.rows * tile + 2 * rim, marker: Math.ceil(width * BADGE_SHARE) };
}

/** Up to 5×5 squares around the chosen one, without empty rows at the rim; grown until all that is asked about lies in them, and no slimmer than 3:4. */
function cropOf({ centre, targets = [], ghosted = [], moves = [], arrowChoices = [], ...scene }: CloseUpScene): Crop {
  const squares: readonly Square[] = [
    { x: centre.x - 1, y: centre.y - 1 },
    { x: centre.x + 1, y: centre.y + 1 },
    ...scene.view.board.filter(({ x, y }) => Math.max(Math.abs(x - centre.x), Math.abs(y - centre.y)) <= 2),
    ...targets.map(({ place }) => place),
    ...ghosted.map(({ on }) => on),
    ...moves.flatMap(({ from, to }) => [from, to]),
    ...arrowChoices,
    ...(scene.activeArrow ? [scene.activeArrow] : []),
    ...(scene.pointsTags ?? []),
    ...(scene.steps ?? []),
    ...(scene.trail ?? []),
  ];
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const columns = Math.max(...xs) - left + 1;
  const rows = Math.max(...ys) - top + 1;
  const wider = Math.max(columns, Math.ceil(rows * 0.75), LEAST_SQUARES);
  const higher = Math.max(rows, Math.ceil(columns * 0.75), LEAST_SQUARES);
  return {
    x: left - Math.floor((wider - columns) / 2),
    y: top - Math.floor((higher - rows) / 2),
    columns: wider,
    rows: higher,
  };
}

/** The squares around a chosen one, with the rotations below where there are any to choose from. */
export function composeCloseUp(scene: CloseUpScene): Canvas {
  const { rotations = [], ghost, places = [], targets = [] } = scene;
  const layout = closeUpLayout(scene);
  const { crop, tile, rim, width, height } = layout;
  // All in one row, however narrow the picture is.
  const side = Math.min(ROTATION_TILE, Math.floor(width / (rotations.length * 1.24 + 0.24)));
  const row = ghost && rotations.length > 0 ? rotationRowHeight(side) : 0;
  const canvas = createCanvas(width, height + row);
  const context = canvas.getContext('2d');
  context.fillStyle = TABLE.felt;
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawRims(context, { crop, left: rim, top: rim, tile, rim }, scene);
  const at = ({ x, y }: Square) => ({ x: rim + (x - crop.x) * tile, y: rim + (y - crop.y) * tile });
  const shown = { x: rim, y: rim, width: crop.columns * tile, height: crop.rows * tile };
  const ground: Ground = { context, tile, at, shown };
  context.save();
  context.beginPath();
  context.rect(shown.x, shown.y, shown.width, shown.height);
  context.clip();
  const near = { ...onlyNear(scene, crop), targets: [...places, ...targets] };
  drawScene(ground, near, crop, {
    badge: Math.max(layout.marker, tile * 0.4),
    marker: layout.marker,
    arrow: Math.max(layout.marker, tile * 0.36),
  });
  context.restore();
  if (ghost && row > 0) drawRotationRow(context, ghost.tile, rotations, height, width, side);
  return canvas;
}

/** What lies outside costs time and shows nothing. */
function onlyNear(scene: CloseUpScene, { x, y, columns, rows }: Crop): CloseUpScene {
  const near = (square: Square) =>
    square.x >= x - 1 && square.x <= x + columns && square.y >= y - 1 && square.y <= y + rows;
  const { view, badges = [], deadSquares = [] } = scene;
  return {
    ...scene,
    view: { ...view, board: view.board.filter(near), figures: view.figures.filter(({ on }) => near(on)) },
    badges: badges.filter(near),
    deadSquares: deadSquares.filter(near),
  };
}

const rotationRowHeight = (tile: number): number => Math.round(tile * 1.3);

function drawRotationRow(
  context: SKRSContext2D,
  tile: TileId,
  rotations: readonly RotationChoice[],
  top: number,
  width: number,
  side: number,
): void {
  const gap = Math.round(side * 0.24);
  const start = Math.round((width - rotations.length * (side + gap) + gap) / 2);
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
