import { designOf } from '../../src/engine/tiles/tiles.ts';
import type { Point } from '../kit/curves.ts';
import { MARK } from '../kit/palette/table.ts';
import type { BoardView, Ghost, Target } from '../scene.ts';
import { type Box, grown } from './boxes.ts';
import { type DrawingGround, type SquareField, tileUnder } from './marks.ts';
import type { FigurePosition } from './pieces.ts';
import { samePlace, standingPoint } from './places.ts';

/** A number at a place that can be chosen, and the place that it points to. */
export interface Marker {
  readonly label: string;
  readonly at: Point;
  readonly anchor: Anchor;
}

/** Each keeps clear of the others and of `kept`, and stays in the box. */
export function markersOf(
  field: SquareField,
  view: BoardView,
  ghost: Ghost | undefined,
  targets: readonly Target[],
  standing: ReadonlyMap<Target, FigurePosition>,
  diameter: number,
  kept: readonly Round[],
  { x, y, width, height }: Box = field.shown,
): Marker[] {
  const labelled = targets.filter(({ label }) => label !== '');
  const anchors = labelled.map((target) => anchorOf(field, view, ghost, target, standing.get(target), diameter));
  const shown = { left: x, top: y, right: x + width, bottom: y + height };
  const spots = spread(anchors, diameter * APART, shown, kept);
  return spots.map((at, i) => ({ label: labelled[i]!.label, at, anchor: anchors[i]! }));
}

/** Markers for places of the ghost, within its tile, so that no number lies on a neighbour. If there are too many, they leave the tile. */
export function placeMarkers(
  field: SquareField,
  view: BoardView,
  ghost: Ghost,
  places: readonly Target[],
  standing: ReadonlyMap<Target, FigurePosition>,
  diameter: number,
): Marker[] {
  const { tile, at } = field;
  const room = Math.max(0, Math.ceil(Math.sqrt(places.length)) * diameter * APART - tile) / 2;
  const box = grown({ ...at(ghost), width: tile, height: tile }, room);
  return markersOf(field, view, ghost, places, standing, diameter, [], box);
}

/** Distance between markers, in diameters. */
const APART = 1.06;

export interface Anchor {
  /** The point that the marker is for, in pixels. */
  readonly at: Point;
  /** The preferred position of the marker: beside a figure, so that it does not hide it. */
  readonly wish: Point;
}

function anchorOf(
  { tile, at }: SquareField,
  view: BoardView,
  ghost: Ghost | undefined,
  { place, isCorner = false }: Target,
  coming: FigurePosition | undefined,
  diameter: number,
): Anchor {
  const { x, y } = at(place);
  const pixel = (point: Point): Point => ({ x: x + point.x * tile, y: y + point.y * tile });
  if (isCorner) return { at: pixel({ x: 0, y: 0 }), wish: pixel({ x: 0, y: 0 }) };
  const placed = tileUnder(view, ghost, place);
  const design = placed && designOf(placed.tile);
  const middle = design ? standingPoint(design, placed.rotation, place) : { x: 0.5, y: 0.5 };
  const point = pixel(middle);
  if (place.kind === 'quarter') return outside(point, middle.y < 0.5 ? -1 : 1, tile, diameter);
  if (coming) return beside(pixel(coming.at), tile * coming.size, diameter);
  return view.figures.some(({ on }) => samePlace(on, place))
    ? beside(point, tile, diameter)
    : { at: point, wish: point };
}

/** Up and to the right, far enough that the figure shows beside it on tiles of any size. */
function beside(at: Point, tile: number, diameter: number): Anchor {
  const away = Math.max(0.2 * tile, 0.1 * tile + 0.42 * diameter);
  return { at, wish: { x: at.x + away, y: at.y - 0.85 * away } };
}

/** Above or below the quarter, which may be full of figures. */
const outside = (at: Point, way: 1 | -1, tile: number, diameter: number): Anchor => ({
  at,
  wish: { x: at.x, y: at.y + way * (0.2 * tile + 0.5 * diameter) },
});

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A circle that no marker may hide. */
export interface Round {
  readonly at: Point;
  readonly radius: number;
}

const ROUNDS = 400;

/** Moves markers apart to at least `gap`, away from `kept` and inside the bounds, each as near to its wish as possible. */
export function spread(
  anchors: readonly Anchor[],
  gap: number,
  { left, top, right, bottom }: Bounds,
  kept: readonly Round[] = [],
): Point[] {
  const half = gap / 2;
  const inside = ({ x, y }: Point): Point => ({
    x: Math.min(Math.max(x, left + half), right - half),
    y: Math.min(Math.max(y, top + half), bottom - half),
  });
  const spots = anchors.map(({ wish }) => inside(wish));
  for (let round = 0; round < ROUNDS; round++) {
    // The pull towards the wish weakens, so that in the end nothing pulls two together.
    const pull = 0.12 * Math.max(0, 1 - round / (ROUNDS * 0.7));
    let moved = false;
    for (let i = 0; i < spots.length; i++) {
      for (let j = 0; j < i; j++) {
        const [a, b] = [spots[i]!, spots[j]!];
        const away = Math.hypot(a.x - b.x, a.y - b.y);
        if (away >= gap) continue;
        // The slight angle breaks up rows. Markers on one spot part in different directions, the same every time.
        const askew = 0.4 * Math.sin(i * 12.9 + j * 78.2);
        const angle = away > 0.01 ? Math.atan2(a.y - b.y, a.x - b.x) + askew : i * 2.4;
        const step = (gap - away) / 2 + 0.01;
        const [dx, dy] = [Math.cos(angle) * step, Math.sin(angle) * step];
        spots[i] = inside({ x: a.x + dx, y: a.y + dy });
        spots[j] = inside({ x: b.x - dx, y: b.y - dy });
        moved = true;
      }
    }
    for (const [i, spot] of spots.entries()) {
      for (const { at, radius } of kept) {
        const away = Math.hypot(spot.x - at.x, spot.y - at.y);
        const least = half + radius;
        if (away >= least) continue;
        // From the very middle each marker goes another way, the first upwards.
        const angle = away > 0.01 ? Math.atan2(spot.y - at.y, spot.x - at.x) : i * 2.4 - Math.PI / 2;
        spots[i] = inside({ x: at.x + Math.cos(angle) * least, y: at.y + Math.sin(angle) * least });
        moved = true;
      }
    }
    if (!moved && pull === 0) break;
    anchors.forEach(({ wish }, i) => {
      const { x, y } = spots[i]!;
      spots[i] = inside({ x: x + (wish.x - x) * pull, y: y + (wish.y - y) * pull });
    });
  }
  return spots;
}

/** Whether the marker lies away from its place. */
export function needsLeader({ at: marker, anchor: { at: anchor, wish } }: Marker, diameter: number): boolean {
  const near = diameter * 0.5 + Math.hypot(wish.x - anchor.x, wish.y - anchor.y);
  return Math.hypot(marker.x - anchor.x, marker.y - anchor.y) >= near;
}

/** Draws a line from a marker's middle to its point, in pixels relative to the middle. */
export function drawLeader({ context }: DrawingGround, { x, y }: Point, diameter: number): void {
  context.lineCap = 'round';
  for (const [colour, width, dot] of [
    [MARK.light, 0.17, 0.17],
    [MARK.press, 0.08, 0.11],
  ] as const) {
    context.strokeStyle = colour;
    context.fillStyle = colour;
    context.lineWidth = diameter * width;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(x, y);
    context.stroke();
    context.beginPath();
    context.arc(x, y, diameter * dot, 0, 2 * Math.PI);
    context.fill();
  }
  context.lineCap = 'butt';
}
