import type { DrawingGround } from '../board/marks.ts';
import { coatOfArms, ship } from '../kit/buildings.ts';
import { along, bezier, type Line, lengthOf, type Point } from '../kit/curves.ts';
import { CHART, CHART_SIGNS } from '../kit/palette/chart.ts';
import { INK } from '../kit/palette/ink.ts';
import { TABLE } from '../kit/palette/table.ts';
import { type Contact, letterAt, type MapPlan } from './layout.ts';
import type { MapScene } from './scene.ts';

const OUT = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;

/** The middle of a contact's side, in squares. */
export const landingOf = ({ at: [x, y], side }: Contact): Point => ({
  x: x + 0.5 + OUT[side][0] * 0.5,
  y: y + 0.5 + OUT[side][1] * 0.5,
});

/** The route of a ferry over the sea; it leaves both shores straight. */
export function routeOf([from, to]: readonly Contact[]): Line {
  const [a, b] = [landingOf(from!), landingOf(to!)];
  const reach = Math.max(0.6, Math.hypot(a.x - b.x, a.y - b.y) * 0.4);
  const ahead = ({ x, y }: Point, { side }: Contact) => ({ x: x + OUT[side][0] * reach, y: y + OUT[side][1] * reach });
  return bezier(a, ahead(a, from!), ahead(b, to!), b, 40);
}

export const ARMS = 0.22;

/** Positions beside the ship, best first: over its stern, and all around if that is land. */
const BESIDE = [
  [0.2, -0.22],
  [-0.26, -0.22],
  [0.36, 0.16],
  [-0.36, 0.16],
  [0.04, 0.4],
] as const;

/** Positions of a ferry's coats of arms, in squares. */
export function ferryArms(plan: MapPlan, { ends, shields }: MapPlan['ferries'][number]): Point[] {
  const { x, y } = along(routeOf(ends), 0.5);
  const ways = BESIDE.map(([dx, dy]) =>
    Array.from({ length: shields }, (_, i) => ({ x: x + dx + (i - (shields - 1) / 2) * 0.24, y: y + dy })),
  );
  const atSea = (spots: readonly Point[]) =>
    spots.filter((spot) => '.~'.includes(letterAt(plan, Math.floor(spot.x), Math.floor(spot.y)))).length;
  return ways.toSorted((a, b) => atSea(b) - atSea(a))[0]!;
}

/** Draws dashed routes, each with a ship in the middle. A landing shines if a tile lies at its other end. */
export function drawFerries({ context, tile, at }: DrawingGround, { layout, ferryEnds }: MapScene): void {
  context.save();
  const origin = at({ x: 0, y: 0 });
  context.translate(origin.x, origin.y);
  context.scale(tile, tile);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const ferry of layout.ferries) {
    const route = routeOf(ferry.ends);
    const open = ferryEnds.filter((end) => end.ferry === ferry.id);
    for (const [colour, width] of [
      [CHART.deep, 0.1],
      [open.length > 0 ? TABLE.glow : CHART_SIGNS.foam, 0.05],
    ] as const) {
      context.setLineDash([0.12, 0.14]);
      context.beginPath();
      for (const { x, y } of route) context.lineTo(x, y);
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.stroke();
    }
    context.setLineDash([]);
    for (const end of ferry.ends) {
      const { x, y } = landingOf(end);
      const isOpen = open.some((one) => one.x === end.at[0] && one.y === end.at[1]);
      for (const [colour, radius] of [
        [INK.line, 0.12],
        [isOpen ? TABLE.glow : CHART_SIGNS.foam, 0.09],
        [INK.plank, 0.05],
      ] as const) {
        context.beginPath();
        context.arc(x, y, radius, 0, 2 * Math.PI);
        context.fillStyle = colour;
        context.fill();
      }
    }
    const middle = along(route, 0.5);
    // A large ship would hide a short route.
    ship(context, middle.x - 0.06, middle.y + 0.06, lengthOf(route) < 1.7 ? 0.29 : 0.4);
    for (const spot of ferryArms(layout, ferry)) coatOfArms(context, spot, ARMS);
  }
  context.restore();
}
