import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Square } from '../../src/engine/vocabulary.ts';
import { type DrawingGround, squareKey } from '../board/marks.ts';
import { luck } from '../kit/brush.ts';
import type { Line } from '../kit/curves.ts';
import { CHART, CHART_SIGNS } from '../kit/palette/chart.ts';
import { letterAt, type MapPlan } from './layout.ts';
import { chartOf } from './terrain.ts';

/** Draws sea, coasts and land, then the squares for tiles. */
export function drawLand(
  ground: DrawingGround,
  plan: MapPlan,
  squares: readonly Square[],
  legal: ReadonlySet<string>,
): void {
  const { context, tile, at } = ground;
  const { coasts, frontier, at: terrain } = chartOf(plan);
  for (const square of squares) {
    const { x, y } = at(square);
    context.fillStyle = CHART.sea;
    context.fillRect(x - 0.5, y - 0.5, tile + 1, tile + 1);
  }
  context.save();
  const origin = at({ x: 0, y: 0 });
  context.translate(origin.x, origin.y);
  context.scale(tile, tile);
  context.lineJoin = 'round';
  for (const square of squares) if (terrain(square.x, square.y) === 'sea') drawSurf(context, plan, square);
  const band = (colour: string, width: number) => {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
  };
  tracing(context, coasts);
  CHART.shallow.forEach((colour, i) => {
    band(colour, 0.62 - i * 0.2);
  });
  band(CHART.shore, 0.085);
  band(CHART.sand, 0.05);
  context.fillStyle = CHART.abroad;
  context.fill();
  context.save();
  context.clip();
  for (const { x, y } of squares) {
    if (terrain(x, y) !== 'land') continue;
    // The whole square with its strip of coast.
    const strip = (dx: number, dy: number) => (terrain(x + dx, y + dy) === 'sea' ? 0.22 : 0.005);
    const [left, top] = [strip(-1, 0), strip(0, -1)];
    context.fillStyle = CHART.land;
    context.fillRect(x - left, y - top, 1 + left + strip(1, 0), 1 + top + strip(0, 1));
  }
  for (const square of squares) if (terrain(square.x, square.y) === 'abroad') drawAbroad(context, plan, square);
  context.restore();
  for (const square of squares) drawSquareOf(context, plan, square, legal.has(squareKey(square)));
  context.lineCap = 'round';
  context.setLineDash([0.12, 0.1]);
  for (const [a, b] of frontier) {
    context.beginPath();
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
    band(CHART.frontier, 0.045);
  }
  context.setLineDash([]);
  for (const { x, y } of squares) if (letterAt(plan, x, y) === '~') drawSurge(context, x, y);
  context.restore();
}

/** Traces through the middles between points, so that coasts have no corners. */
function tracing(context: SKRSContext2D, lines: readonly Line[]): void {
  context.beginPath();
  for (const line of lines) {
    const end = line.at(-1)!;
    context.moveTo((end.x + line[0]!.x) / 2, (end.y + line[0]!.y) / 2);
    line.forEach((point, i) => {
      const next = line[(i + 1) % line.length]!;
      context.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2);
    });
    context.closePath();
  }
}

function drawSurf(context: SKRSContext2D, { id }: MapPlan, { x, y }: Square): void {
  const chance = luck(`${id} ${x} ${y} sea`);
  for (let i = 0; i < 2; i++)
    wave(context, x + 0.2 + 0.6 * chance(), y + 0.2 + 0.6 * chance(), 0.11, CHART.surf, 0.028);
}

/** Draws rough water, where no tile can lie. */
function drawSurge(context: SKRSContext2D, x: number, y: number): void {
  context.lineCap = 'round';
  for (const [dx, dy] of [
    [0.36, 0.3],
    [0.64, 0.42],
    [0.36, 0.56],
    [0.64, 0.68],
    [0.36, 0.82],
  ] as const) {
    wave(context, x + dx, y + dy, 0.22, CHART.deep, 0.085);
    wave(context, x + dx, y + dy, 0.22, CHART.snow, 0.042);
  }
}

function wave(context: SKRSContext2D, x: number, y: number, half: number, colour: string, width: number): void {
  context.beginPath();
  context.moveTo(x - half, y);
  context.quadraticCurveTo(x - half / 2, y - half * 0.8, x, y);
  context.quadraticCurveTo(x + half / 2, y - half * 0.8, x + half, y);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}

function drawAbroad(context: SKRSContext2D, { id }: MapPlan, { x, y }: Square): void {
  const chance = luck(`${id} ${x} ${y} abroad`);
  context.strokeStyle = CHART.abroadDark;
  context.lineWidth = 0.022;
  for (let i = 0; i < 3; i++)
    hill(context, x + 0.15 + 0.7 * chance(), y + 0.2 + 0.65 * chance(), 0.06 + 0.04 * chance());
}

function hill(context: SKRSContext2D, x: number, y: number, half: number): void {
  context.beginPath();
  context.moveTo(x - half, y);
  context.quadraticCurveTo(x, y - half * 1.5, x + half, y);
  context.stroke();
}

function drawSquareOf(context: SKRSContext2D, plan: MapPlan, { x, y }: Square, legal: boolean): void {
  const letter = letterAt(plan, x, y);
  if ('.~CH'.includes(letter)) return;
  const inset = 0.025;
  context.beginPath();
  context.roundRect(x + inset, y + inset, 1 - 2 * inset, 1 - 2 * inset, 0.07);
  context.fillStyle = legal ? CHART.open : letter === 'h' ? CHART.half : CHART.square;
  context.fill();
  if (letter === 'h') {
    drawHalf(context, x, y);
    return;
  }
  context.strokeStyle = legal ? CHART.openLine : CHART.squareLine;
  context.lineWidth = legal ? 0.05 : 0.022;
  context.stroke();
  if (letter === 't' || letter === 'S') return;
  const chance = luck(`${plan.id} ${x} ${y} relief`);
  if (chance() < 0.45) {
    for (let i = 0; i < 3; i++) {
      context.beginPath();
      context.arc(x + 0.22 + 0.56 * chance(), y + 0.22 + 0.56 * chance(), 0.045, 0, 2 * Math.PI);
      context.fillStyle = legal ? CHART_SIGNS.legalWood : CHART.wood;
      context.fill();
    }
    return;
  }
  context.strokeStyle = legal ? CHART_SIGNS.legalRelief : CHART.relief;
  context.lineWidth = 0.026;
  for (let i = 0; i < 2; i++)
    hill(context, x + 0.25 + 0.5 * chance(), y + 0.3 + 0.45 * chance(), 0.09 + 0.05 * chance());
}

/** Draws a half square; no tile can lie on it while the other half is missing. */
function drawHalf(context: SKRSContext2D, x: number, y: number): void {
  context.save();
  context.clip();
  context.beginPath();
  for (let i = -1; i < 1; i += 0.2) {
    context.moveTo(x + i, y + 1);
    context.lineTo(x + i + 1, y);
  }
  context.strokeStyle = CHART.abroad;
  context.lineWidth = 0.05;
  context.stroke();
  context.restore();
}
