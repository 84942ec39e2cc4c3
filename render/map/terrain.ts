import { luck } from '../kit/brush.ts';
import { distance, type Line, type Point } from '../kit/curves.ts';
import { routeOf } from './ferries.ts';
import { type At, type Contact, letterAt, type MapPlan } from './layout.ts';

/** The terrain of a square: the map's own land, its neighbours', or the sea. */
export type Terrain = 'land' | 'abroad' | 'sea';

/** Squares around the map that are still drawn. */
export const MARGIN = 3;

export interface Chart {
  at(x: number, y: number): Terrain;
  /** Coasts as closed lines in squares, a little outside of the land. */
  readonly coasts: readonly Line[];
  /** Border between own and foreign land: sides of squares. */
  readonly frontier: readonly (readonly [Point, Point])[];
}

const charts = new WeakMap<MapPlan, Chart>();

export function chartOf(plan: MapPlan): Chart {
  const known = charts.get(plan);
  if (known) return known;
  const chart = survey(plan);
  charts.set(plan, chart);
  return chart;
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The square outside the map that a contact leads to. */
export const beyond = ({ at: [x, y], side }: Contact): At => {
  const [dx, dy] = STEPS['NESW'.indexOf(side)]!;
  return [x + dx, y + dy];
};

function survey(plan: MapPlan): Chart {
  const { width, height } = plan.size;
  const own = (x: number, y: number) => !'.~'.includes(letterAt(plan, x, y));
  const wet = new Set<string>();
  for (const { ends } of plan.ferries)
    for (const { x, y } of routeOf(ends)) wet.add(`${Math.floor(x)},${Math.floor(y)}`);
  const shores = [
    ...plan.islands.flatMap(({ squares }) => squares.map(({ at }) => at)),
    ...plan.grid.flatMap((row, y) => [...row].flatMap((letter, x) => (letter === '~' ? [[x, y] as const] : []))),
  ];
  for (const [x, y] of shores) for (const dx of [-1, 0, 1]) for (const dy of [-1, 0, 1]) wet.add(`${x + dx},${y + dy}`);
  const contacts = plan.borderPrints.flatMap((print) => print.contacts);
  const reach = reachOf(plan, contacts.length, own);
  const lands = contacts.map(beyond);
  const terrain = new Map<string, Terrain>();
  for (let y = -MARGIN; y < height + MARGIN; y++) {
    for (let x = -MARGIN; x < width + MARGIN; x++) {
      const near = lands.some(([px, py]) => Math.hypot(px - x, py - y) <= reach);
      const onContact = lands.some(([px, py]) => px === x && py === y);
      const abroad = onContact || (near && !wet.has(`${x},${y}`));
      terrain.set(`${x},${y}`, own(x, y) ? 'land' : letterAt(plan, x, y) === '~' || !abroad ? 'sea' : 'abroad');
    }
  }
  const at = (x: number, y: number): Terrain => terrain.get(`${x},${y}`) ?? 'sea';
  return { at, coasts: coastsOf(plan, at), frontier: frontierOf(plan, at) };
}

/**
 * How far a neighbour's land extends from its printed roads and cities. No file tells which borders are sea: a country with many ways out
 * lies inland, one with few is mostly coast.
 */
function reachOf({ size }: MapPlan, contacts: number, own: (x: number, y: number) => boolean): number {
  let rim = 0;
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) if (own(x, y)) for (const [dx, dy] of STEPS) if (!own(x + dx, y + dy)) rim++;
  return Math.min(3.2, Math.max(1.5, (16 * contacts) / Math.max(1, rim)));
}

type TerrainAt = Chart['at'];

/** Lines clockwise around land, chained from side to side. */
function coastsOf({ id, size }: MapPlan, at: TerrainAt): Line[] {
  const from = new Map<string, { a: Point; b: Point; out: Point; own: boolean }[]>();
  for (let y = -MARGIN; y < size.height + MARGIN; y++) {
    for (let x = -MARGIN; x < size.width + MARGIN; x++) {
      if (at(x, y) === 'sea') continue;
      const corners = [
        { x, y },
        { x: x + 1, y },
        { x: x + 1, y: y + 1 },
        { x, y: y + 1 },
      ];
      STEPS.forEach(([dx, dy], side) => {
        if (at(x + dx, y + dy) !== 'sea') return;
        const [a, b] = [corners[side]!, corners[(side + 1) % 4]!];
        const key = `${a.x},${a.y}`;
        from.set(key, [...(from.get(key) ?? []), { a, b, out: { x: dx, y: dy }, own: at(x, y) === 'land' }]);
      });
    }
  }
  const chance = luck(`${id} coast`);
  const coasts: Line[] = [];
  for (const starts of from.values()) {
    while (starts.length > 0) {
      const line: Point[] = [];
      let edge = starts.pop();
      let before: typeof edge;
      while (edge) {
        // The coast goes around an outward corner and cuts across an inward one. Neighbours' coasts touch no squares in play, so they may
        // be round.
        if (before?.own && edge.own && before.out.x * (edge.b.x - edge.a.x) + before.out.y * (edge.b.y - edge.a.y) < 0)
          line.push({
            x: edge.a.x + (edge.out.x + before.out.x) * 0.06,
            y: edge.a.y + (edge.out.y + before.out.y) * 0.06,
          });
        for (const t of edge.own ? [0.2, 0.5, 0.8] : [0.5]) {
          const by = edge.own ? 0.05 + 0.1 * chance() : 0.14 - 0.36 * chance();
          line.push({
            x: edge.a.x + (edge.b.x - edge.a.x) * t + edge.out.x * by,
            y: edge.a.y + (edge.b.y - edge.a.y) * t + edge.out.y * by,
          });
        }
        before = edge;
        edge = from.get(`${edge.b.x},${edge.b.y}`)?.pop();
      }
      coasts.push(line);
    }
  }
  return coasts.filter((line) => line.length > 2 && distance(line[0]!, line.at(-1)!) < 2);
}

function frontierOf({ size }: MapPlan, at: TerrainAt): (readonly [Point, Point])[] {
  const sides: (readonly [Point, Point])[] = [];
  for (let y = -1; y <= size.height; y++) {
    for (let x = -1; x <= size.width; x++) {
      const meets = (dx: number, dy: number) => {
        const pair = [at(x, y), at(x + dx, y + dy)];
        return pair.includes('land') && pair.includes('abroad');
      };
      if (meets(1, 0))
        sides.push([
          { x: x + 1, y },
          { x: x + 1, y: y + 1 },
        ]);
      if (meets(0, 1))
        sides.push([
          { x, y: y + 1 },
          { x: x + 1, y: y + 1 },
        ]);
    }
  }
  return sides;
}
