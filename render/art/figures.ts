import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Figure, Seat } from '../../src/engine/vocabulary.ts';
import { markOf, type Pattern } from '../palette.ts';
import { FONT } from '../text.ts';

/** The abbot's staff, curled inwards. */
const CROOK = 'M.36 .5L.36 -.24A.06 .06 0 0 0 .24 -.24L.24 -.18L.15 -.18L.15 -.24A.15 .15 0 0 1 .45 -.24L.45 .5Z';

/** Its mitre, which is pale whoever's it is. */
const MITRE = new Path2D(
  'M-.08 -.6C.02 -.53 .1 -.44 .11 -.32L.095 -.24L-.255 -.24L-.27 -.32C-.26 -.44 -.18 -.53 -.08 -.6Z',
);
const MITRE_CROSS = new Path2D(
  'M-.11 -.5L-.05 -.5L-.05 -.42L.03 -.42L.03 -.36L-.05 -.36L-.05 -.26L-.11 -.26L-.11 -.36L-.19 -.36L-.19 -.42L-.11 -.42Z',
);

/** Outlines in a box of side 1 about 0,0; heads up. Each has a contour of its own, known without its colour. */
export const OUTLINES: Record<Figure, Path2D> = {
  meeple: new Path2D(
    'M0 -.5C.13 -.5 .21 -.4 .21 -.29C.21 -.23 .18 -.18 .15 -.14C.34 -.09 .5 -.01 .5 .08C.5 .15 .42 .16 .25 .14C.27 .24 .42 .38 .42 .45C.42 .49 .39 .5 .35 .5L.14 .5C.09 .5 .07 .4 0 .31C-.07 .4 -.09 .5 -.14 .5L-.35 .5C-.39 .5 -.42 .49 -.42 .45C-.42 .38 -.27 .24 -.25 .14C-.42 .16 -.5 .15 -.5 .08C-.5 -.01 -.34 -.09 -.15 -.14C-.18 -.18 -.21 -.23 -.21 -.29C-.21 -.4 -.13 -.5 0 -.5Z',
  ),
  // As a meeple with a crown, and broader; drawn larger too.
  large: new Path2D(
    'M-.26 -.56L-.13 -.44L0 -.58L.13 -.44L.26 -.56L.24 -.24C.23 -.19 .2 -.16 .18 -.13C.38 -.1 .55 0 .55 .1C.55 .18 .45 .19 .3 .17C.32 .26 .46 .38 .46 .45C.46 .49 .43 .5 .39 .5L.14 .5C.09 .5 .07 .42 0 .34C-.07 .42 -.09 .5 -.14 .5L-.39 .5C-.43 .5 -.46 .49 -.46 .45C-.46 .38 -.32 .26 -.3 .17C-.45 .19 -.55 .18 -.55 .1C-.55 0 -.38 -.1 -.18 -.13C-.2 -.16 -.23 -.19 -.24 -.24Z',
  ),
  // A mitre, a robe to the ground, and a crook.
  abbot: new Path2D(
    `${'M-.08 -.6C.02 -.53 .1 -.44 .11 -.32L.08 -.16C.2 -.12 .29 -.02 .3 .12L.19 .15L.27 .5L-.43 .5L-.35 .15L-.46 .12C-.45 -.02 -.36 -.12 -.24 -.16L-.27 -.32C-.26 -.44 -.18 -.53 -.08 -.6Z'}${CROOK}`,
  ),
  // A brimmed helmet, square shoulders, straight legs.
  builder: new Path2D(
    'M-.2 -.3C-.2 -.44 -.12 -.52 0 -.52C.12 -.52 .2 -.44 .2 -.3L.32 -.3L.32 -.2L.16 -.2L.16 -.13L.44 -.13L.44 .17L.24 .17L.24 .5L.06 .5L.06 .26L-.06 .26L-.06 .5L-.24 .5L-.24 .17L-.44 .17L-.44 -.13L-.16 -.13L-.16 -.2L-.32 -.2L-.32 -.3Z',
  ),
  pig: new Path2D(
    'M-.46 -.04C-.46 -.26 -.2 -.33 .06 -.31L.13 -.44L.24 -.29C.36 -.26 .4 -.16 .42 -.09L.54 -.07L.54 .1L.42 .12C.38 .2 .32 .23 .27 .25L.25 .42L.09 .42L.07 .27L-.16 .27L-.18 .42L-.34 .42L-.35 .22C-.43 .16 -.47 .06 -.46 -.04Z',
  ),
};

/** A figure's height in shares of a tile. */
const HEIGHT: Record<Figure, number> = { meeple: 0.3, large: 0.36, abbot: 0.34, builder: 0.31, pig: 0.27 };

/** Where the letter sits, in the figure's box. */
const LETTER_AT: Record<Figure, number> = { meeple: 0.06, large: 0.08, abbot: 0.14, builder: 0.03, pig: -0.03 };

/** Side of the square a figure is drawn in, in pixels. */
export const figureSize = (figure: Figure, tile: number): number => HEIGHT[figure] * tile;

export interface FigureAt {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Farmers lie (and their letter stays upright). */
  readonly lying?: boolean;
  /** Without a letter, for icons beside a token that has it. */
  readonly plain?: boolean;
}

export function drawFigure(
  context: SKRSContext2D,
  figure: Figure,
  seat: Seat,
  { x, y, size, lying, plain }: FigureAt,
): void {
  const mark = markOf(seat);
  const outline = OUTLINES[figure];
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  if (lying && figure !== 'pig') context.rotate(-Math.PI / 2);
  context.lineJoin = 'round';
  const line = (colour: string, width: number) => {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke(outline);
  };
  line('rgba(20, 16, 8, 0.45)', 0.34);
  line('#ffffff', 0.24);
  line('#17130f', 0.09);
  context.save();
  context.clip(outline);
  context.fillStyle = mark.colour;
  context.fillRect(-0.7, -0.7, 1.4, 1.4);
  drawPattern(context, mark.pattern, mark.tone);
  if (figure === 'abbot') drawMitre(context);
  context.restore();
  context.restore();
  if (plain || size < 17) return;
  context.save();
  context.translate(x, y);
  if (lying && figure !== 'pig') context.translate(LETTER_AT[figure] * size, 0);
  else context.translate(figure === 'abbot' ? -0.08 * size : 0, LETTER_AT[figure] * size);
  context.font = `700 ${size * 0.4}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = mark.on;
  context.fillText(mark.letter, 0, size * 0.145);
  context.restore();
}

function drawMitre(context: SKRSContext2D): void {
  context.fillStyle = '#fff6dc';
  context.fill(MITRE);
  context.strokeStyle = '#17130f';
  context.lineWidth = 0.05;
  context.stroke(MITRE);
  context.fillStyle = '#b8860b';
  context.fill(MITRE_CROSS);
}

/** Fills -0.7…0.7 with a seat's pattern. */
export function drawPattern(context: SKRSContext2D, pattern: Pattern, tone: string): void {
  context.fillStyle = tone;
  context.strokeStyle = tone;
  context.lineWidth = 0.09;
  const steps = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75];
  for (const a of steps) {
    if (pattern === 'stripes' || pattern === 'bars') {
      context.beginPath();
      context.moveTo(pattern === 'bars' ? a : a - 0.7, -0.7);
      context.lineTo(pattern === 'bars' ? a : a + 0.7, 0.7);
      context.stroke();
    }
    if (pattern === 'plain' || pattern === 'stripes' || pattern === 'bars') continue;
    for (const b of steps) {
      if (pattern === 'checks') context.fillRect(a, b, 0.125, 0.125);
      if (pattern === 'checks') context.fillRect(a + 0.125, b + 0.125, 0.125, 0.125);
      context.beginPath();
      context.arc(a, b, pattern === 'dots' ? 0.07 : 0.085, 0, 2 * Math.PI);
      if (pattern === 'dots') context.fill();
      if (pattern === 'rings') {
        context.lineWidth = 0.05;
        context.stroke();
      }
    }
  }
}

/** A seat's token: colour, pattern and letter on a disc. */
export function drawToken(context: SKRSContext2D, seat: Seat, x: number, y: number, size: number): void {
  const mark = markOf(seat);
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.beginPath();
  context.arc(0, 0, 0.5, 0, 2 * Math.PI);
  context.fillStyle = '#ffffff';
  context.fill();
  context.beginPath();
  context.arc(0, 0, 0.44, 0, 2 * Math.PI);
  context.clip();
  context.fillStyle = mark.colour;
  context.fillRect(-0.5, -0.5, 1, 1);
  drawPattern(context, mark.pattern, mark.tone);
  context.restore();
  context.font = `700 ${size * 0.62}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  context.strokeStyle = mark.colour;
  context.lineWidth = size * 0.12;
  context.strokeText(mark.letter, x, y + size * 0.225);
  context.fillStyle = mark.on;
  context.fillText(mark.letter, x, y + size * 0.225);
}
