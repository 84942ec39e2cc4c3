import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { designOf } from '../../src/engine/tiles/tiles.ts';
import { artOf, PIECE_ART, TOKEN_ART } from '../art/all.ts';
import { drawFigure, figureSize } from '../art/figures.ts';
import { type DrawingGround, drawBadge, drawDead, drawMove, drawSquare, HERE } from '../board/marks.ts';
import { drawPiece, pieceArt } from '../board/pieces.ts';
import { spriteOf } from '../board/sprites.ts';
import { drawPointsTag, signed } from '../board/tags.ts';
import { createCanvas } from '../kit/canvas.ts';
import { CENTRE, type Point } from '../kit/curves.ts';
import { SEAT_MARKS, TABLE } from '../kit/palette/table.ts';
import { FONT, fitted } from '../kit/text.ts';
import type { LegendIcon, LegendScene, ThingIcon } from '../scene.ts';
import { spotsOf } from '../tile/spots.ts';

const ROW = 92;
const ICON = 84;
const GAP = 16;
/** Room for lines of 60 letters. */
const WIDTH = 1100;

/** The contents of a game, one line each: picture and name. */
export function composeLegend({ rows }: LegendScene): Canvas {
  const canvas = createCanvas(WIDTH, Math.max(1, rows.length) * ROW + 2 * GAP);
  const context = canvas.getContext('2d');
  context.fillStyle = TABLE.felt;
  context.fillRect(0, 0, canvas.width, canvas.height);
  rows.forEach(({ icon, text }, i) => {
    const x = GAP;
    const y = GAP + i * ROW + (ROW - ICON) / 2;
    context.save();
    context.beginPath();
    context.rect(x, y, ICON, ICON);
    context.clip();
    drawIcon(context, icon, x, y);
    context.restore();
    context.font = `400 32px ${FONT}`;
    context.textAlign = 'left';
    context.textBaseline = 'alphabetic';
    context.fillStyle = TABLE.text;
    context.fillText(fitted(context, text, WIDTH - ICON - 3 * GAP), x + ICON + GAP, y + ICON / 2 + 12);
  });
  return canvas;
}

/** The mark of all figures on a legend. */
const WORN = { mark: 0, letter: '' };

function drawIcon(context: SKRSContext2D, icon: LegendIcon, x: number, y: number): void {
  if ('sign' in icon)
    SIGNS[icon.sign]({ context, tile: ICON, at: () => ({ x, y }), shown: { x, y, width: ICON, height: ICON } });
  else drawThing(context, icon, x, y, ICON);
}

/** Draws a thing in a square of `side` pixels with its upper left corner at `x` and `y`. A mark on a tile extends beyond it. */
export function drawThing(context: SKRSContext2D, thing: ThingIcon, x: number, y: number, side: number): void {
  const middle = { x: x + side / 2, y: y + side / 2 };
  if ('figure' in thing) {
    const size = figureSize(thing.figure, 1.9 * side);
    drawFigure(context, thing.figure, WORN.mark, { ...middle, size: Math.min(size, 0.74 * side) });
  } else if ('piece' in thing) {
    if (!PIECE_ART.has(thing.piece)) artOf(TOKEN_ART, thing.piece)(context, middle, 0.84 * side);
    else {
      const art = pieceArt({ kind: thing.piece, count: 1 });
      drawPiece(context, art, middle.x, middle.y, (0.76 * side) / art.height);
    }
  } else drawPrinted(context, 'mark' in thing ? thing.mark : thing.symbol, thing.tile, { x, y }, side);
}

/** Draws a mark on its tile, with a little of its surroundings. */
function drawPrinted(context: SKRSContext2D, mark: string, tile: string, { x, y }: Point, shown: number): void {
  const design = designOf(tile);
  if (!design) return;
  const spot = spotsOf(design).features[mark]?.[0] ?? CENTRE;
  const side = 2 * shown;
  const from = (at: number) => Math.min(Math.max(at * side - shown / 2, 0), side - shown);
  context.drawImage(spriteOf(tile, 0, side), x - Math.round(from(spot.x)), y - Math.round(from(spot.y)));
}

/** Signs that pictures use in every game. */
const SIGNS: Readonly<Record<'press' | 'move' | 'dead' | 'points' | 'home', (ground: DrawingGround) => void>> = {
  press: ({ context, at }) => drawBadge(context, '1', at(HERE).x + ICON / 2, at(HERE).y + ICON / 2, 0.7 * ICON),
  move: ({ context, at }) => {
    const { x, y } = at(HERE);
    const [side, rim] = [0.8 * ICON, 0.1 * ICON];
    context.drawImage(spriteOf('BA-U', 0, side), x + rim, y + rim);
    drawMove(
      { context, tile: side, at: () => ({ x: x + rim, y: y + rim }), shown: { x, y, width: ICON, height: ICON } },
      HERE,
      SEAT_MARKS[WORN.mark]!.colour,
    );
  },
  dead: (ground) => {
    drawSquare(ground, HERE, false);
    drawDead(ground, HERE);
  },
  points: ({ context, at }) => {
    const { x, y } = at(HERE);
    context.translate(x + ICON / 2, y + 0.32 * ICON);
    drawPointsTag(context, signed(4), null, 0.4 * ICON);
  },
  home: ({ context, at }) => {
    const { x, y } = at(HERE);
    drawFigure(context, 'meeple', WORN.mark, { x: x + ICON / 2, y: y + ICON / 2, size: 0.66 * ICON, isGone: true });
  },
};
