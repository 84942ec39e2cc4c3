import type { PlacedTile } from '../../src/engine/for-players/view.ts';
import type { Place, Placement, Seat, Square, TileId } from '../../src/engine/vocabulary.ts';
import type { Point } from '../kit/curves.ts';
import { MARK, markOf, TABLE } from '../kit/palette/table.ts';
import { drawMapGround } from '../map/draw.ts';
import type { MapScene } from '../map/scene.ts';
import type { BoardScene, BoardView, CloseUpScene } from '../scene.ts';
import { type Worn, wornOf } from '../scoreboard/seat-marks.ts';
import { around, type Box, grown } from './boxes.ts';
import { drawStep, drawTrail, stepSpot } from './footprints.ts';
import { drawFence, invitingGardens } from './gardens.ts';
import { type Crop, squaresIn } from './layout.ts';
import {
  ARROW_AT,
  arrowSide,
  badgeSpot,
  cornerSpot,
  type DrawingGround,
  drawArrow,
  drawBadge,
  drawDead,
  drawGhostFrame,
  drawMove,
  drawSquare,
  HERE,
  MOVE_RIM,
  moveColour,
  type SquareField,
  seenOf,
  squareKey,
  tileUnder,
} from './marks.ts';
import { drawSegmentTint } from './outlines.ts';
import { pieceArt } from './pieces.ts';
import { paleStamp, plainly, type Stamp, stamp, tileStamp } from './stamps.ts';
import {
  drawBonds,
  drawFigures,
  drawPieces,
  freeCorner,
  groupReach,
  planFigures,
  type StandingGroup,
} from './standing.ts';
import { tagStamps } from './tag-stamps.ts';
import { drawBurst, drawMoveArrow, drawPlate, labelSpot, plateOf, type TagSpot } from './tags.ts';
import { drawLeader, markersOf, needsLeader, placeMarkers, type Round } from './targets.ts';

/** Diameters of badges and markers, and the size of arrows. */
interface MarkSizes {
  readonly badge: number;
  readonly marker: number;
  readonly arrow: number;
}

type SceneOnly = Omit<BoardScene, 'caption'>;

/** Everything on the squares of a board or a close-up, from the lowest to the highest. */
export function sceneStamps(
  field: SquareField,
  scene: SceneOnly & Pick<CloseUpScene, 'places'>,
  crop: Crop,
  { badge: diameter, marker, arrow }: MarkSizes,
): Stamp[] {
  const { tile, at } = field;
  const { view, badges = [], deadSquares = [], lastMoves = [], ghost, ghosts = [] } = scene;
  const { places = [], targets = [] } = scene;
  const worn = wornOf(scene.players, view.seats);
  const built = new Set(view.board.map(squareKey));
  const legal = new Set(badges.map(squareKey));
  const stamps: Stamp[] = [];
  const numbers: Box[] = [];
  const number = (label: string, { x, y }: Point, size = diameter) => {
    numbers.push(grown({ x, y, width: 0, height: 0 }, size / 2));
    stamps.push(badgeStamp(label, { x, y }, size));
  };

  if (scene.map) stamps.push(mapStamp(field, scene.map, crop, [...legal], [...built]));
  else
    for (const square of squaresIn({ crop }))
      if (!built.has(squareKey(square))) stamps.push(squareStamp(field, square, legal.has(squareKey(square))));
  for (const { tile: id, rotation, x, y } of view.board) stamps.push(tileStamp(id, rotation, tile, at({ x, y })));
  for (const placed of invitingGardens(view)) stamps.push(fenceStamp(field, placed));
  stamps.push(...outlineStamps(field, scene, worn));
  for (const move of lastMoves) stamps.push(moveStamp(field, move, worn));
  const newest = lastMoves.at(-1);
  for (const one of [...ghosts, ...(ghost ? [ghost] : [])])
    stamps.push(paleStamp(one.tile, one.rotation, tile, at(one)), onSquare(field, one, 0.06, drawGhostFrame, HERE));
  const asked = targets.map(({ place }) => place);
  stamps.push(...tints(field, view, asked, TABLE.glow));
  for (const place of asked) stamps.push(...plate(field, view, undefined, place, tile));
  scene.trail?.slice(1).forEach((to, i) => {
    stamps.push(trailStamp(field, scene.trail![i]!, to));
  });
  // Stays within its tile, below the figures there.
  const { activeArrow } = scene;
  if (activeArrow) stamps.push(...plate(field, view, ghost, activeArrow, tile * 0.8, tile * 0.72));
  const { groups, ways, coming } = planFigures({ ...scene, targets: [...places, ...targets] }, worn, tile);
  for (const group of groups) stamps.push(...groupStamps(field, group));
  for (const { from, to, worn: own } of ways) stamps.push(wayStamp(field, from, to, own));
  for (const square of deadSquares) if (isSeen(field, square)) stamps.push(deadStamp(field, square));
  if (newest) stamps.push(arrowStamp(field, newest, arrowSide(newest, view, badges, ghost), arrow, worn));
  for (const { label, ...square } of badges) {
    const below = ghosts.find((one) => squareKey(one) === squareKey(square));
    if (below) number(label, cornerSpot(field, square, freeCorner(view.figures, below), diameter));
    else number(label, badgeSpot(field, square, diameter));
  }
  for (const { label, ...step } of scene.steps ?? []) {
    const isCrowded = groups.some(({ on }) => squareKey(on) === squareKey(step));
    const from = scene.trail?.at(-1) ?? { x: step.x - 1, y: step.y + 1 };
    stamps.push(onSquare(field, step, 0, drawStep, HERE));
    number(label, stepSpot(field, step, isCrowded ? { x: step.x - from.x, y: step.y - from.y } : null));
  }
  const choices = scene.arrowChoices ?? [];
  // Each plate is a little larger, with its label on the side that it does not point to.
  const choiceUnit = Math.max(tile * 1.12, (marker * 0.9) / 0.4);
  for (const choice of choices) stamps.push(...plate(field, view, ghost, choice, choiceUnit));
  for (const choice of choices) {
    const own = plateOf(field, view, ghost, choice);
    if (!own) continue;
    const away = labelSpot(own, choiceUnit * 0.16 + marker * 0.46);
    number(choice.label, { x: own.at.x + away.x, y: own.at.y + away.y }, marker);
  }
  const markers = [
    ...markersOf(field, view, ghost, targets, coming, marker, pieceRounds(field, groups)),
    ...(ghost ? placeMarkers(field, view, ghost, places, coming, marker) : []),
  ];
  const figures = figureBoxes(field, groups);
  const chosen = markers.map(({ at: { x, y } }) => grown({ x, y, width: 0, height: 0 }, marker / 2));
  stamps.push(...tagStamps(field, scene, worn, marker, [...numbers, ...chosen, ...figures]));
  for (const one of markers) {
    if (!needsLeader(one, marker)) continue;
    const to = { x: one.anchor.at.x - one.at.x, y: one.anchor.at.y - one.at.y };
    stamps.push(stamp(tile, one.at, grown(between({ x: 0, y: 0 }, to), marker * 0.2), drawLeaderTo, to, marker));
  }
  for (const { label, at: spot } of markers) number(label, spot, marker);
  return stamps;
}

const POINT: Box = { x: 0, y: 0, width: 0, height: 0 };

/** A stamp on a square that reaches at most `margin` squares beyond it. */
function onSquare<A extends readonly unknown[]>(
  { tile, at }: SquareField,
  square: Square,
  margin: number,
  draw: (ground: DrawingGround, ...args: A) => void,
  ...args: A
): Stamp {
  return stamp(tile, at(square), grown({ x: 0, y: 0, width: tile, height: tile }, margin * tile), draw, ...args);
}

export const fenceStamp = (field: SquareField, placed: PlacedTile): Stamp =>
  onSquare(field, placed, 0, drawFence, HERE, placed.tile, placed.rotation);

export const moveStamp = (field: SquareField, move: PlacedTile, worn: readonly Worn[]): Stamp =>
  onSquare(field, move, MOVE_RIM, plainly(drawMove), HERE, moveColour(move, worn));

/** `side`: the neighbour that the arrow comes from. */
export function arrowStamp(
  field: SquareField,
  move: Parameters<typeof moveColour>[0],
  side: readonly [dx: number, dy: number],
  length: number,
  worn: readonly Worn[],
): Stamp {
  const { tile } = field;
  const [dx, dy] = side;
  const out = tile * ARROW_AT + length * 0.5;
  const middle = { x: tile / 2 + dx * out, y: tile / 2 + dy * out };
  const reach = grown({ ...middle, width: 0, height: 0 }, length * 0.75);
  return stamp(tile, field.at(move), reach, plainly(drawArrow), HERE, side, length, moveColour(move, worn));
}

const drawWholeFigures: typeof drawFigures = (ground, group) => drawFigures(ground, group);

/** Each figure is a stamp of its own on whole pixels, so that all tiles share the drawings of a seat's figures. */
export function groupStamps({ tile, at }: SquareField, { on, figures, pieces }: StandingGroup): Stamp[] {
  const { x, y } = at(on);
  const tied: StandingGroup = { on: HERE, figures: [], pieces: pieces.filter(({ mate }) => mate !== null) };
  const { flat = [], upright = [] } = Object.groupBy(pieces, (piece) => (pieceArt(piece).lies ? 'flat' : 'upright'));
  const drawnOn = (some: StandingGroup['pieces']): Stamp[] => {
    const free: StandingGroup = { on: HERE, figures: [], pieces: some };
    return some.length === 0 ? [] : [stamp(tile, at(on), groupReach(free, tile), plainly(drawPieces), free)];
  };
  return [
    ...drawnOn(flat),
    ...(tied.pieces.length > 0 ? [stamp(tile, at(on), groupReach(tied, tile), drawBonds, tied)] : []),
    ...figures.map((figure) => {
      const middle = { x: Math.round(x + figure.at.x * tile), y: Math.round(y + figure.at.y * tile) };
      const own: StandingGroup = { on: HERE, figures: [{ ...figure, at: HERE }], pieces: [] };
      // Transparent figures keep all their tones.
      const draw = figure.opacity === 1 ? plainly(drawWholeFigures) : drawFigures;
      return stamp(tile, middle, groupReach(own, tile), draw, own);
    }),
    ...drawnOn(upright),
  ];
}

export function squareStamp(field: SquareField, square: Square, isOpen: boolean): Stamp {
  const { x, y } = field.at(square);
  const seen = seenOf(field, square);
  const own = { ...seen, x: seen.x - x, y: seen.y - y };
  return stamp(field.tile, { x, y }, own, plainly(drawSeenSquare), own, isOpen);
}

function drawSeenSquare(ground: DrawingGround, seen: Box, isOpen: boolean): void {
  drawSquare(within(ground, seen), HERE, isOpen);
}

/** Whether enough of the square is visible that a cross does not look like an arrow head. */
function isSeen(field: SquareField, square: Square): boolean {
  const { width, height } = seenOf(field, square);
  return Math.min(width, height) > field.tile * 0.4;
}

function deadStamp(field: SquareField, square: Square): Stamp {
  const { x, y } = field.at(square);
  const seen = seenOf(field, square);
  const own = { ...seen, x: seen.x - x, y: seen.y - y };
  return stamp(field.tile, { x, y }, grown(own, field.tile * 0.25), plainly(drawSeenDead), own);
}

function drawSeenDead(ground: DrawingGround, seen: Box): void {
  drawDead(within(ground, seen), HERE);
}

/** The ground with only this part of the square visible. */
function within(ground: DrawingGround, seen: Box): DrawingGround {
  const { x, y } = ground.at(HERE);
  return { ...ground, shown: { ...seen, x: seen.x + x, y: seen.y + y } };
}

export const badgeStamp = (label: string, at: Point, diameter: number): Stamp =>
  stamp(0, at, grown(POINT, diameter / 2), plainly(drawBadgeHere), label, diameter);

function drawBadgeHere({ context, at }: DrawingGround, label: string, diameter: number): void {
  const { x, y } = at(HERE);
  drawBadge(context, label, x, y, diameter);
}

/** Depends on the print of the map and on its covered and open squares. */
export function mapStamp(
  field: SquareField,
  map: MapScene,
  crop: Crop,
  legal: readonly string[],
  built: readonly string[],
): Stamp {
  const origin = field.at(HERE);
  const reach = { ...field.shown, x: field.shown.x - origin.x, y: field.shown.y - origin.y };
  return stamp(field.tile, origin, reach, drawMap, map, crop, legal, built);
}

function drawMap(
  ground: DrawingGround,
  map: MapScene,
  crop: Crop,
  legal: readonly string[],
  built: readonly string[],
): void {
  drawMapGround(ground, map, squaresIn({ crop }), new Set(legal), crop, new Set(built));
}

function tints(
  field: SquareField,
  view: BoardView,
  places: readonly Place[],
  colour: string,
  isTinted = true,
): Stamp[] {
  return places.flatMap((place) => {
    const placed = tileUnder(view, undefined, place);
    if (!placed) return [];
    const { kind, at } = place;
    return [
      onSquare(field, placed, 0.02, drawTint, { ...HERE, kind, at }, placed.tile, placed.rotation, colour, isTinted),
    ];
  });
}

function drawTint(
  ground: DrawingGround,
  place: Place,
  tile: TileId,
  rotation: Placement['rotation'],
  colour: string,
  isTinted: boolean,
): void {
  drawSegmentTint(ground, { ...HERE, tile, rotation }, place, colour, isTinted);
}

/** The plate of a square, if it has one, drawn for tiles with side `unit`; `burst` above 0 adds light of that size. */
function plate(
  field: SquareField,
  view: BoardView,
  ghost: BoardScene['ghost'],
  square: Square,
  unit: number,
  burst = 0,
): Stamp[] {
  const own = plateOf(field, view, ghost, square);
  if (!own) return [];
  const reach = grown(POINT, Math.max(unit, burst) * 0.5);
  return [stamp(0, own.at, reach, drawPlateHere, own.id, own.side, unit, burst)];
}

function drawPlateHere(ground: DrawingGround, id: string, side: number, unit: number, burst: number): void {
  const { x, y } = ground.at(HERE);
  ground.context.translate(x, y);
  if (burst > 0) drawBurst(ground, burst);
  drawPlate(ground, id, side, unit);
}

function trailStamp(field: SquareField, from: Square, to: Square): Stamp {
  const { tile, at } = field;
  const away = { x: to.x - from.x, y: to.y - from.y };
  const way = between({ x: tile / 2, y: tile / 2 }, { x: (away.x + 0.5) * tile, y: (away.y + 0.5) * tile });
  return stamp(tile, at(from), grown(way, tile * 0.25), drawTrail, HERE, away);
}

function wayStamp(field: SquareField, from: TagSpot, to: TagSpot, { mark }: Worn): Stamp {
  const { tile, at } = field;
  const end = { on: { x: to.on.x - from.on.x, y: to.on.y - from.on.y }, at: to.at };
  const start = { on: HERE, at: from.at };
  const pixel = ({ on, at: spot }: TagSpot) => ({ x: (on.x + spot.x) * tile, y: (on.y + spot.y) * tile });
  const way = between(pixel(start), pixel(end));
  // The arrow bends by half of its length.
  const bow = Math.max(Math.hypot(way.width, way.height) * 0.5, tile * 0.42);
  return stamp(tile, at(from.on), grown(way, bow + tile * 0.2), drawMoveArrow, start, end, mark);
}

/** All outlines, the scored features first; an outline is white if several seats share it. */
export function outlineStamps(
  field: SquareField,
  { view, brought, outlines = [] }: Pick<SceneOnly, 'view' | 'brought' | 'outlines'>,
  worn: readonly Worn[],
): Stamp[] {
  const scored = (brought?.features ?? []).map(({ places, gains }) => {
    return { places, seat: gains.length === 1 ? gains[0]!.seat : null };
  });
  const colourOf = (seat: Seat | null): string => (seat === null ? MARK.light : markOf(worn[seat]!.mark).colour);
  return [
    ...scored.flatMap(({ places, seat }) => tints(field, view, places, colourOf(seat), false)),
    ...outlines.flatMap(({ places, seat }) => tints(field, view, places, colourOf(seat))),
  ];
}

/** Circles around the visible part of each piece. */
const pieceRounds = ({ tile, at }: SquareField, groups: readonly StandingGroup[]): Round[] =>
  groups.flatMap(({ on, pieces }) => {
    const { x, y } = at(on);
    return pieces
      .filter((piece) => !pieceArt(piece).lies)
      .map((piece) => ({
        at: { x: x + piece.spot.x * tile, y: y + piece.spot.y * tile },
        radius: 0.45 * pieceArt(piece).height * piece.size * tile,
      }));
  });

/** Boxes around the visible part of each figure. */
export const figureBoxes = ({ tile, at }: SquareField, groups: readonly StandingGroup[]): Box[] =>
  groups.flatMap(({ on, figures }) => {
    const { x, y } = at(on);
    return figures.map(({ at: spot, size }) =>
      grown({ x: x + spot.x * tile, y: y + spot.y * tile, width: 0, height: 0 }, 0.17 * tile * size),
    );
  });

function drawLeaderTo(ground: DrawingGround, to: Point, diameter: number): void {
  const { x, y } = ground.at(HERE);
  ground.context.translate(x, y);
  drawLeader(ground, to, diameter);
}

/** The smallest box with both points. */
const between = (a: Point, b: Point): Box => around({ ...a, width: 0, height: 0 }, { ...b, width: 0, height: 0 });
