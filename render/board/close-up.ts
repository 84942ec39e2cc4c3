import type { Canvas } from '@napi-rs/canvas';
import type { Square, TileId } from '../../src/engine/vocabulary.ts';
import { type Mosaic, mosaicCanvas } from '../encode/banded-picture.ts';
import { bandStart } from '../encode/webp/webp.ts';
import { TABLE } from '../kit/palette/table.ts';
import type { CloseUpScene, RotationChoice } from '../scene.ts';
import { onPicture, rimStamps, rowsOf } from './board.ts';
import { grown } from './boxes.ts';
import { BADGE_SHARE, boardLayout, type Crop } from './layout.ts';
import { type DrawingGround, HERE } from './marks.ts';
import { badgeStamp, sceneStamps } from './scene-stamps.ts';
import { type Stamp, stamp, tileStamp } from './stamps.ts';

const LEAST_SQUARES = 3;
const TILE = { most: 272, least: 72 };
/** Pixels. Pictures keep about this width, however many squares they show. */
const WISHED_WIDTH = 910;
const RIM_SHARE = 0.037;
const ROTATION_TILE = 150;

/** The layout of a close-up, in pixels. */
export interface CloseUpLayout {
  readonly crop: Crop;
  readonly tile: number;
  readonly rim: number;
  readonly width: number;
  /** Without the row of rotations. */
  readonly height: number;
  /** Diameter of a marker: at least 18 px in a feed of 400 px. */
  readonly marker: number;
}

export function closeUpLayout(scene: CloseUpScene): CloseUpLayout {
  const crop = cropOf(scene);
  const longest = Math.max(crop.columns, crop.rows);
  const wished = Math.min(TILE.most, Math.max(TILE.least, Math.floor((WISHED_WIDTH * (1 - 2 * RIM_SHARE)) / longest)));
  const tile = scene.asOnBoard ? Math.min(wished, boardLayout(scene).tile) : wished;
  const rim = Math.round((crop.columns * tile * RIM_SHARE) / (1 - 2 * RIM_SHARE));
  const width = Math.round(crop.columns * tile) + 2 * rim;
  return {
    crop,
    tile,
    rim,
    width,
    height: Math.round(crop.rows * tile) + 2 * rim,
    marker: Math.ceil(width * BADGE_SHARE),
  };
}

/**
 * Up to 5×5 squares around the chosen one; after a turn 3×3, or the squares that scored; no empty rows at the rim. It grows to hold all
 * that is asked about, and is never slimmer than 3:4.
 */
function cropOf({ centre, targets = [], ghosted = [], moves = [], arrowChoices = [], ...scene }: CloseUpScene): Crop {
  const { features = [], home = [] } = scene.brought ?? {};
  const reach = scene.asOnBoard ? 1 : 2;
  const ring = features.length > 0 ? 0 : 1;
  const squares: readonly Square[] = [
    { x: centre.x - ring, y: centre.y - ring },
    { x: centre.x + ring, y: centre.y + ring },
    ...features.flatMap(({ places }) => places),
    ...home.map(({ on }) => on),
    ...scene.view.board.filter(({ x, y }) => Math.max(Math.abs(x - centre.x), Math.abs(y - centre.y)) <= reach * ring),
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
  const crop = { x: left - Math.floor((wider - columns) / 2), y: top - Math.floor((higher - rows) / 2) };
  // A scored feature may lie at the edge: the margin shows its outline, and that it ends there.
  return grownCrop({ ...crop, columns: wider, rows: higher }, features.length > 0 ? 0.25 : 0);
}

const grownCrop = ({ x, y, columns, rows }: Crop, by: number): Crop => {
  return { x: x - by, y: y - by, columns: columns + 2 * by, rows: rows + 2 * by };
};

export const composeCloseUp = (scene: CloseUpScene): Canvas => mosaicCanvas(closeUpMosaic(scene));

/** The squares around a chosen one, with the row of rotations below if there are any. */
export function closeUpMosaic(scene: CloseUpScene): Mosaic {
  const { rotations = [], ghost } = scene;
  const layout = closeUpLayout(scene);
  const { crop, tile, rim, width, height } = layout;
  // All rotations are in one row, however narrow the picture is.
  const side = Math.min(ROTATION_TILE, Math.floor(width / (rotations.length * 1.24 + 0.24)));
  const row = ghost && rotations.length > 0 ? rotationRowHeight(side) : 0;
  const where = { crop, left: rim, top: rim, tile, rim };
  const field = onPicture(where);
  const near = onlyNear(scene, crop);
  const drawn = sceneStamps(field, near, crop, {
    badge: Math.max(layout.marker, tile * 0.4),
    marker: layout.marker,
    arrow: Math.max(width / 36, tile * 0.24),
  });
  const all = { x: 0, y: 0, width, height: height + row };
  const choices = ghost && row > 0 ? rotationStamps(ghost.tile, rotations, height, width, side) : [];
  return {
    width,
    height: all.height,
    rows: [...rowsOf(rim, crop.y, crop.rows, tile), ...(row > 0 ? [bandStart(height)] : [])].map((y) => {
      return { y, ground: TABLE.felt };
    }),
    layers: [
      { within: all, stamps: [...rimStamps(where, scene), ...choices] },
      { within: field.shown, stamps: drawn },
    ],
    isPassing: true,
  };
}

/** Leaves out all outside the crop, which costs time and shows half a figure at most; with a ghost also the previous tile's mark. */
function onlyNear(scene: CloseUpScene, { x, y, columns, rows }: Crop): CloseUpScene {
  const near = (square: Square, part = 1) =>
    square.x > x - part && square.x + 1 < x + columns + part && square.y > y - part && square.y + 1 < y + rows + part;
  const isWhole = (square: Square) => near(square, 0.1);
  const { view, badges = [], deadSquares = [], lastMoves = [] } = scene;
  return {
    ...scene,
    view: {
      ...view,
      board: view.board.filter((placed) => near(placed)),
      figures: view.figures.filter(({ on }) => isWhole(on)),
      pieces: view.pieces.filter(({ at }) => at === undefined || isWhole(at)),
    },
    badges: badges.filter((badge) => near(badge)),
    deadSquares: deadSquares.filter((square) => near(square)),
    lastMoves: scene.ghost ? [] : lastMoves,
  };
}

const rotationRowHeight = (tile: number): number => Math.round(tile * 1.3);

function rotationStamps(
  tile: TileId,
  rotations: readonly RotationChoice[],
  top: number,
  width: number,
  side: number,
): Stamp[] {
  const gap = Math.round(side * 0.24);
  const start = Math.round((width - rotations.length * (side + gap) + gap) / 2);
  return rotations.flatMap(({ rotation, label, chosen = false }, i) => {
    const at = { x: start + i * (side + gap), y: top + Math.round(side * 0.15) };
    const badge = { x: at.x + side * 0.04, y: at.y + side * 0.04 };
    return [
      ...(chosen ? [stamp(side, at, grown({ x: 0, y: 0, width: side, height: side }, side * 0.05), drawChosen)] : []),
      tileStamp(tile, rotation, side, at),
      ...(label ? [badgeStamp(label, badge, side * 0.32)] : []),
    ];
  });
}

/** Draws the visible frame around a tile. */
function drawChosen({ context, tile: side, at }: DrawingGround): void {
  const { x, y } = at(HERE);
  context.fillStyle = TABLE.glow;
  context.fillRect(x - side * 0.05, y - side * 0.05, side * 1.1, side * 1.1);
}
