import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Figure, Seat } from '../../src/engine/vocabulary.ts';
import { INK } from '../kit/palette/ink.ts';
import { markOf, type Pattern, WOOD } from '../kit/palette/table.ts';
import { FONT } from '../kit/text.ts';

/** The abbot's staff, curled inwards. */
const CROOK = 'M.36 .5L.36 -.24A.06 .06 0 0 0 .24 -.24L.24 -.18L.15 -.18L.15 -.24A.15 .15 0 0 1 .45 -.24L.45 .5Z';

const HAMMER = 'M.32 .18L.32 -.34L.18 -.34L.18 -.56L.58 -.56L.58 -.34L.44 -.34L.44 .18Z';

/** What is the same on all of a kind, whoever's they are: pale or golden, so that kinds differ before seats do. */
const HELMET = new Path2D(
  'M-.4 -.2L-.4 -.3L-.3 -.3C-.3 -.44 -.22 -.53 -.1 -.53C.02 -.53 .1 -.44 .1 -.3L.2 -.3L.2 -.2Z',
);
const HAMMER_HEAD = new Path2D('M.18 -.34L.18 -.56L.58 -.56L.58 -.34Z');
const CROWN = new Path2D('M-.26 -.56L-.13 -.44L0 -.58L.13 -.44L.26 -.56L.24 -.29L-.24 -.29Z');
const EYE = new Path2D('M.36 -.06A.04 .04 0 1 0 .28 -.06A.04 .04 0 1 0 .36 -.06Z');

/** The abbot's mitre, which is pale whoever's it is. */
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
  // A brimmed helmet, straight legs, and a hammer raised.
  builder: new Path2D(
    `${'M-.3 -.3C-.3 -.44 -.22 -.53 -.1 -.53C.02 -.53 .1 -.44 .1 -.3L.2 -.3L.2 -.2L.06 -.2L.06 -.13L.2 -.13L.3 -.22L.42 -.1L.24 .06L.14 .06L.14 .5L-.05 .5L-.05 .28L-.15 .28L-.15 .5L-.34 .5L-.34 .06L-.46 .12L-.54 -.02L-.36 -.13L-.26 -.13L-.26 -.2L-.4 -.2L-.4 -.3Z'}${HAMMER}`,
  ),
  pig: new Path2D(
    'M-.46 -.04C-.46 -.26 -.2 -.33 .06 -.31L.13 -.44L.24 -.29C.36 -.26 .4 -.16 .42 -.09L.54 -.07L.54 .1L.42 .12C.38 .2 .32 .23 .27 .25L.25 .42L.09 .42L.07 .27L-.16 .27L-.18 .42L-.34 .42L-.35 .22C-.43 .16 -.47 .06 -.46 -.04Z',
  ),
};

/** A figure's height in shares of a tile. */
const HEIGHT: Record<Figure, number> = { meeple: 0.3, large: 0.38, abbot: 0.34, builder: 0.34, pig: 0.29 };

/** Where a pattern's lines and dots are, both ways. */
const STEPS = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75];

/** Where the letter sits, in the figure's box. */
const LETTER_AT: Record<Figure, number> = { meeple: 0.06, large: 0.08, abbot: 0.14, builder: 0.06, pig: 0 };

/** Abbot and builder hold something on their right. */
const LETTER_ASIDE: Partial<Record<Figure, number>> = { abbot: -0.08, builder: -0.1, pig: -0.06 };

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
  line(WOOD.shade, 0.34);
  line(WOOD.rim, 0.24);
  line(WOOD.line, 0.09);
  context.save();
  context.clip(outline);
  context.fillStyle = mark.colour;
  context.fillRect(-0.7, -0.7, 1.4, 1.4);
  drawPattern(context, mark.pattern, mark.tone);
  drawDress(context, figure);
  context.restore();
  context.restore();
  if (plain || size < 17) return;
  context.save();
  context.translate(x, y);
  if (lying && figure !== 'pig') context.translate(LETTER_AT[figure] * size, 0);
  else context.translate((LETTER_ASIDE[figure] ?? 0) * size, LETTER_AT[figure] * size);
  context.font = `700 ${size * 0.4}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = mark.on;
  context.fillText(mark.letter, 0, size * 0.145);
  context.restore();
}

function drawDress(context: SKRSContext2D, figure: Figure): void {
  const wear = (path: Path2D, colour: string) => {
    context.fillStyle = colour;
    context.fill(path);
    context.strokeStyle = WOOD.line;
    context.lineWidth = 0.05;
    context.stroke(path);
  };
  if (figure === 'abbot') {
    wear(MITRE, WOOD.pale);
    context.fillStyle = WOOD.gilt;
    context.fill(MITRE_CROSS);
  }
  if (figure === 'large') wear(CROWN, INK.gold);
  if (figure === 'builder') {
    wear(HELMET, WOOD.pale);
    wear(HAMMER_HEAD, WOOD.pale);
  }
  if (figure === 'pig') {
    context.fillStyle = WOOD.eye;
    context.fill(EYE);
  }
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

/** All of a pattern as one path, since each is masked by the figure's outline anew. */
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

/** A seat's token: colour, pattern and letter on a disc. */
export function drawToken(context: SKRSContext2D, seat: Seat, x: number, y: number, size: number): void {
  const mark = markOf(seat);
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
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  context.strokeStyle = mark.colour;
  context.lineWidth = size * 0.12;
  context.strokeText(mark.letter, x, y + size * 0.225);
  context.fillStyle = mark.on;
  context.fillText(mark.letter, x, y + size * 0.225);
}
