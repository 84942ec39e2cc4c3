import { Path2D } from '@napi-rs/canvas';
import type { ArrowSymbol } from '../../src/engine/vocabulary.ts';
import { type Brush, polygon } from '../kit/brush.ts';
import type { Point } from '../kit/curves.ts';
import { INK } from '../kit/palette/ink.ts';
import { ARROW_TIP } from '../tile/printed.ts';
import { OUTLINES } from './figures.ts';

/** An arrow's plate, pointing north; its middle, where the symbol is, at 0,0 and a tile as the unit. */
const PLATE = polygon(
  [0, -ARROW_TIP],
  [0.2, -0.07],
  [0.142, -0.07],
  [0.142, 0.122],
  [0.112, 0.15],
  [-0.112, 0.15],
  [-0.142, 0.122],
  [-0.142, -0.07],
  [-0.2, -0.07],
);

/** The plate of an arrow that points to `side` of the board (0 north, clockwise). Its symbol stays upright. */
export function arrowPlate(brush: Brush, { x, y }: Point, side: number, symbol: ArrowSymbol): void {
  brush.save();
  brush.translate(x, y);
  brush.save();
  brush.rotate((side * Math.PI) / 2);
  brush.lineJoin = 'round';
  for (const [colour, width] of [
    [INK.line, 0.082],
    [INK.plateRim, 0.048],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.stroke(PLATE);
  }
  brush.fillStyle = INK.plate[symbol];
  brush.fill(PLATE);
  brush.restore();
  // The head weighs nothing: the symbol sits in the middle of the body.
  const [dx, dy] = [
    [0, 0.03],
    [-0.03, 0],
    [0, -0.03],
    [0.03, 0],
  ][side]!;
  brush.translate(dx!, dy!);
  drawSymbol(brush, symbol, 0.24);
  brush.restore();
}

/** A symbol in a square of `size` about 0,0. */
export function drawSymbol(brush: Brush, symbol: ArrowSymbol, size: number, colour: string = INK.plateRim): void {
  brush.save();
  brush.scale(size, size);
  brush.fillStyle = colour;
  brush.strokeStyle = colour;
  SYMBOLS[symbol](brush);
  brush.restore();
}

const meeple = (brush: Brush, x: number, y: number, size: number): void => {
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size);
  brush.fill(OUTLINES.meeple);
  brush.restore();
};

const HEADS = polygon([0, -0.56], [0.2, -0.36], [-0.2, -0.36]);

/** Three quarters of a circle, and the head that it ends in. */
const ROUND = new Path2D();
ROUND.arc(0, 0, 0.37, -0.35 * Math.PI, 1.2 * Math.PI);
const ROUND_HEAD = polygon([-0.62, -0.12], [-0.18, -0.1], [-0.38, -0.5]);

const SYMBOLS: Record<ArrowSymbol, (brush: Brush) => void> = {
  'add-meeple': (brush) => {
    meeple(brush, -0.29, 0, 0.62);
    meeple(brush, 0.29, 0, 0.62);
  },
  'place-anywhere': (brush) => {
    for (let quarter = 0; quarter < 4; quarter++) {
      brush.save();
      brush.rotate((quarter * Math.PI) / 2);
      brush.fill(HEADS);
      brush.restore();
    }
    meeple(brush, 0, 0, 0.58);
  },
  'extra-turn': (brush) => {
    brush.lineWidth = 0.17;
    brush.stroke(ROUND);
    brush.fill(ROUND_HEAD);
    brush.fillRect(-0.17, -0.17, 0.34, 0.34);
  },
};
