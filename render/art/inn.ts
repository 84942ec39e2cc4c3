import { type Brush, disc, fill, fillPath, polygon, stroke, strokePath } from '../kit/brush.ts';
import { at, type Standing } from '../kit/buildings.ts';
import type { Point } from '../kit/curves.ts';
import { INK } from '../kit/palette/ink.ts';
import { INN_HALF } from '../tile/printed.ts';

/** The lake an inn stands at; under the road, which may run along it. */
export function innLake(brush: Brush, { x, y }: Point): void {
  const lake = { x: x + 0.01, y: y + 0.055 };
  disc(brush, INK.bank, lake, INN_HALF, 0.66);
  disc(brush, INK.water, lake, INN_HALF - 0.018, 0.63);
  brush.beginPath();
  brush.moveTo(x - 0.08, y + 0.11);
  brush.lineTo(x - 0.01, y + 0.11);
  brush.moveTo(x + 0.03, y + 0.085);
  brush.lineTo(x + 0.09, y + 0.085);
  stroke(brush, INK.waterLight, 0.016);
}

const HOUSE = {
  outline: polygon([-0.56, 0], [-0.62, -0.36], [-0.36, -0.82], [0.36, -0.82], [0.62, -0.36], [0.56, 0]),
  wall: polygon([-0.54, 0], [-0.54, -0.38], [0.54, -0.38], [0.54, 0]),
  roof: polygon([-0.62, -0.34], [-0.36, -0.8], [0.36, -0.8], [0.62, -0.34]),
  eaves: polygon([-0.62, -0.34], [-0.58, -0.43], [0.58, -0.43], [0.62, -0.34]),
};

/** A broad house with a thatched roof and a sign: no other building looks like it. */
export function inn({ x, y }: Point): Standing {
  const foot = { x: x - 0.02, y: y + 0.045 };
  return {
    foot,
    draw: (brush) =>
      at(brush, foot, 0.2, () => {
        brush.lineJoin = 'round';
        strokePath(brush, INK.line, 0.16, HOUSE.outline);
        fillPath(brush, INK.plaster[2]!, HOUSE.wall);
        // Timber.
        for (const post of [-0.5, -0.14, 0.16, 0.46])
          fill(brush, INK.sign, [post, 0], [post, -0.36], [post + 0.06, -0.36], [post + 0.06, 0]);
        fill(brush, INK.line, [-0.07, 0], [-0.07, -0.26], [0.14, -0.26], [0.14, 0]);
        fillPath(brush, INK.sheafDark, HOUSE.roof);
        fillPath(brush, INK.line, HOUSE.eaves);
        fill(brush, INK.roof[0]!, [0.16, -0.74], [0.16, -1], [0.34, -1], [0.34, -0.74]);
        // The sign on its pole.
        fill(brush, INK.line, [0.7, 0.1], [0.7, -0.92], [0.78, -0.92], [0.78, 0.1]);
        fill(brush, INK.line, [0.5, -0.92], [0.5, -0.46], [1, -0.46], [1, -0.92]);
        fill(brush, INK.gold, [0.56, -0.86], [0.56, -0.52], [0.94, -0.52], [0.94, -0.86]);
        fill(brush, INK.sign, [0.66, -0.56], [0.66, -0.8], [0.82, -0.8], [0.82, -0.56]);
      }),
  };
}
