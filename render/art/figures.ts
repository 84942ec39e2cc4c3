import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Figure } from '../../src/engine/vocabulary.ts';
import type { Point } from '../kit/curves.ts';
import { markOf, type Pattern, WOOD } from '../kit/palette/table.ts';
import { FONT, provide } from '../kit/text.ts';
import type { Worn } from '../scoreboard/seat-marks.ts';
import { artOf, FIGURE_ART } from './all.ts';

/** Positions of a pattern's lines and dots, in both directions. */
const STEPS = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75];

/** Side of the square that a figure is drawn in, in pixels. */
export const figureSize = (figure: Figure, tile: number): number => artOf(FIGURE_ART, figure).height * tile;

/** Width of the shade around a figure, in shares of its size. */
const SHADE = 0.34;

/** How far each figure reaches from its middle with its shade, upright or lying, in shares of its size. */
const REACH = new Map(
  Array.from(FIGURE_ART, ([figure, { outline }]) => [
    figure,
    Math.max(...outline.computeTightBounds().map(Math.abs)) + SHADE / 2,
  ]),
);

/** In pixels. */
export const figureReach = (figure: Figure, tile: number): number => figureSize(figure, tile) * REACH.get(figure)!;

export interface FigureAt {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Farmers lie; their letter stays upright. */
  readonly lying?: boolean;
  /** Absent for icons beside a token that has the letter. */
  readonly letter?: string;
  /** The figure has gone home: only its contour is drawn. */
  readonly isGone?: boolean;
}

/** `number`: the seat's mark. */
export function drawFigure(
  context: SKRSContext2D,
  figure: Figure,
  number: number,
  { x, y, size, lying, letter = '', isGone = false }: FigureAt,
): void {
  const mark = markOf(number);
  const { outline, letter: middle, dress, isUpright = false } = artOf(FIGURE_ART, figure);
  const lies = lying && !isUpright;
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  if (lies) context.rotate(-Math.PI / 2);
  context.lineJoin = 'round';
  const line = (colour: string, width: number) => {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke(outline);
  };
  if (isGone) {
    line(WOOD.line, 0.3);
    line(WOOD.rim, 0.24);
    line(mark.colour, 0.12);
    context.restore();
    return;
  }
  line(WOOD.shade, SHADE);
  line(WOOD.rim, 0.24);
  line(WOOD.line, 0.09);
  context.save();
  context.clip(outline);
  context.fillStyle = mark.colour;
  context.fillRect(-0.7, -0.7, 1.4, 1.4);
  drawPattern(context, mark.pattern, mark.tone);
  dress?.(context);
  context.restore();
  context.restore();
  if (letter === '' || size < 17) return;
  context.save();
  context.translate(x, y);
  if (lies) context.translate(middle.y * size, 0);
  else context.translate(middle.x * size, middle.y * size);
  context.font = `700 ${size * 0.4}px ${FONT}`;
  provide(context, letter);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = mark.on;
  context.fillText(letter, 0, dropOf(context, letter, size * 0.145));
  context.restore();
}

/** Fills -0.7…0.7 with a seat's pattern. */
export function drawPattern(context: SKRSContext2D, pattern: Pattern, tone: string): void {
  if (pattern === 'plain') return;
  if (pattern === 'dots' || pattern === 'checks') {
    context.fillStyle = tone;
    context.fill(PATTERN_PATHS[pattern]);
    return;
  }
  context.strokeStyle = tone;
  context.lineWidth = pattern === 'rings' ? 0.05 : 0.09;
  context.stroke(PATTERN_PATHS[pattern]);
}

/** Each pattern is one path, since the figure's outline masks it anew each time. */
const PATTERN_PATHS = {
  stripes: patternPath((path, a) => line(path, a - 0.7, a + 0.7)),
  bars: patternPath((path, a) => line(path, a, a)),
  dots: patternPath((path, a) => rings(path, a, 0.07)),
  rings: patternPath((path, a) => rings(path, a, 0.085)),
  checks: patternPath((path, a) => {
    for (const b of STEPS) {
      path.rect(a, b, 0.125, 0.125);
      path.rect(a + 0.125, b + 0.125, 0.125, 0.125);
    }
  }),
};

function line(path: Path2D, from: number, to: number): void {
  path.moveTo(from, -0.7);
  path.lineTo(to, 0.7);
}

function rings(path: Path2D, x: number, radius: number): void {
  for (const y of STEPS) {
    path.moveTo(x + radius, y);
    path.arc(x, y, radius, 0, 2 * Math.PI);
  }
}

function patternPath(add: (path: Path2D, a: number) => void): Path2D {
  const path = new Path2D();
  for (const a of STEPS) add(path, a);
  return path;
}

/** Capitals of these scripts are equally high, and none goes below the line. */
const CAPITAL = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** Distance of a letter's baseline below the middle of its figure; constant for capitals. */
function dropOf(context: SKRSContext2D, letter: string, capital: number): number {
  if (CAPITAL.test(letter)) return capital;
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(letter);
  return (above - below) / 2;
}

/** A seat's token: colour, pattern and letter on a disc. */
export function drawToken(context: SKRSContext2D, { mark: number, letter }: Worn, { x, y }: Point, size: number): void {
  const mark = markOf(number);
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.beginPath();
  context.arc(0, 0, 0.5, 0, 2 * Math.PI);
  context.fillStyle = WOOD.rim;
  context.fill();
  context.beginPath();
  context.arc(0, 0, 0.44, 0, 2 * Math.PI);
  context.clip();
  context.fillStyle = mark.colour;
  context.fillRect(-0.5, -0.5, 1, 1);
  drawPattern(context, mark.pattern, mark.tone);
  context.restore();
  context.font = `700 ${size * 0.62}px ${FONT}`;
  provide(context, letter);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  context.strokeStyle = mark.colour;
  context.lineWidth = size * 0.12;
  const line = y + dropOf(context, letter, size * 0.225);
  context.strokeText(letter, x, line);
  context.fillStyle = mark.on;
  context.fillText(letter, x, line);
}
