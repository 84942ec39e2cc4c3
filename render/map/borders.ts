import type { SKRSContext2D } from '@napi-rs/canvas';
import type { DrawingGround } from '../board/marks.ts';
import { trace } from '../kit/brush.ts';
import { tower } from '../kit/buildings.ts';
import { bent, type Point } from '../kit/curves.ts';
import { INK } from '../kit/palette/ink.ts';
import { ROAD_HALF } from '../kit/shape.ts';
import { drawArms } from './cities.ts';
import { landingOf } from './ferries.ts';
import type { Contact, MapPlan } from './layout.ts';

type PrintedBorder = MapPlan['borderPrints'][number];

const TURNS = { N: 0, E: 1, S: 2, W: 3 } as const;

/** How far a printed road and a printed city extend abroad, in squares. */
export const REACH = { road: 0.42, city: 0.32 } as const;

export const BORDER_ARMS = 0.19;

/** A point relative to a contact: `out` beyond the side, `aside` along it, clockwise; in squares. */
export function outside(contact: Contact, out: number, aside: number): Point {
  const { x, y } = landingOf(contact);
  const angle = (TURNS[contact.side] * Math.PI) / 2;
  const [dx, dy] = [Math.round(Math.sin(angle)), -Math.round(Math.cos(angle))];
  return { x: x + dx * out - dy * aside, y: y + dy * out + dx * aside };
}

/** Positions of a print's coats of arms: on both sides of its road, or inside its city. */
export function borderArms({ kind, shields, contacts }: PrintedBorder): Point[] {
  const contact = contacts[0]!;
  if (kind === 'city')
    return Array.from({ length: shields }, (_, i) => outside(contact, 0.14, (i - (shields - 1) / 2) * 0.25));
  return Array.from({ length: shields }, (_, i) =>
    outside(contact, 0.2 + Math.floor(i / 2) * 0.24, i % 2 === 0 ? 0.2 : -0.2),
  );
}

/** Draws what continues beyond the border; the names come later, over everything. */
export function drawBorderPrints(ground: DrawingGround, plan: MapPlan): void {
  const { context, tile, at } = ground;
  for (const print of plan.borderPrints) {
    for (const contact of print.contacts) {
      const { x, y } = landingOf(contact);
      const origin = at({ x: 0, y: 0 });
      context.save();
      context.translate(origin.x + x * tile, origin.y + y * tile);
      context.scale(tile, tile);
      if (print.kind === 'road') road(context, contact);
      else city(context, contact);
      context.restore();
    }
    for (const spot of borderArms(print)) drawArms(ground, spot, BORDER_ARMS);
  }
}

function road(brush: SKRSContext2D, { side }: Contact): void {
  brush.rotate((TURNS[side] * Math.PI) / 2);
  const line = [
    { x: 0, y: 0 },
    { x: 0, y: -REACH.road },
  ];
  brush.lineCap = 'butt';
  for (const [colour, width] of [
    [INK.rim, ROAD_HALF * 2],
    [INK.road, ROAD_HALF * 2 - 0.036],
  ] as const) {
    trace(brush, line);
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.stroke();
  }
  // The road continues abroad, out of play.
  brush.beginPath();
  brush.moveTo(0, -REACH.road - 0.16);
  brush.lineTo(0.14, -REACH.road + 0.03);
  brush.lineTo(-0.14, -REACH.road + 0.03);
  brush.closePath();
  brush.lineJoin = 'round';
  brush.strokeStyle = INK.rim;
  brush.lineWidth = 0.05;
  brush.stroke();
  brush.fillStyle = INK.road;
  brush.fill();
}

function city(brush: SKRSContext2D, { side }: Contact): void {
  const wall = bent({ x: -0.5, y: 0 }, { x: 0.5, y: 0 }, (t) => REACH.city * Math.sin(Math.PI * t) ** 0.9);
  brush.save();
  brush.rotate((TURNS[side] * Math.PI) / 2);
  trace(brush, wall, true);
  brush.fillStyle = INK.town;
  brush.fill();
  brush.lineJoin = 'round';
  brush.lineCap = 'butt';
  for (const [colour, width] of [
    [INK.line, 0.082],
    [INK.stone, 0.052],
  ] as const) {
    trace(brush, wall);
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.stroke();
  }
  brush.restore();
  const angle = (TURNS[side] * Math.PI) / 2;
  const towers = [0.14, 0.5, 0.86].map((t) => {
    const { x, y } = wall[Math.round(t * (wall.length - 1))]!;
    return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) + 0.035 };
  });
  for (const spot of towers.toSorted((a, b) => a.y - b.y)) tower(spot, 0.095).draw(brush);
}
