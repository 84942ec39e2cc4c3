import type { Good } from '../../src/engine/vocabulary.ts';
import { type Brush, disc, fill, stroke } from '../kit/brush.ts';
import { at } from '../kit/buildings.ts';
import type { Point } from '../kit/curves.ts';
import { INK } from '../kit/palette/ink.ts';

/** A trade good on its round: a ground of its own each, so that they differ when nothing else can be made out. */
export function drawGood(brush: Brush, good: Good, middle: Point, size: number): void {
  at(brush, middle, size, () => {
    disc(brush, INK.line, { x: 0, y: 0 }, 0.5);
    disc(brush, good === 'cloth' ? INK.clothDark : INK.gold, { x: 0, y: 0 }, 0.45);
    disc(brush, INK.goods[good], { x: 0, y: 0 }, 0.39);
    brush.lineJoin = 'round';
    brush.lineCap = 'round';
    PICTURES[good](brush);
    brush.lineCap = 'butt';
  });
}

const PICTURES: Record<Good, (brush: Brush) => void> = { wine: barrel, grain: sheaf, cloth: roll };

function barrel(brush: Brush): void {
  brush.beginPath();
  brush.moveTo(-0.17, -0.29);
  brush.lineTo(0.17, -0.29);
  brush.quadraticCurveTo(0.31, 0, 0.17, 0.29);
  brush.lineTo(-0.17, 0.29);
  brush.quadraticCurveTo(-0.31, 0, -0.17, -0.29);
  brush.closePath();
  stroke(brush, INK.line, 0.07);
  brush.fillStyle = INK.barrel;
  brush.fill();
  fill(brush, INK.plank, [0.07, -0.26], [0.12, -0.26], [0.16, 0], [0.12, 0.26], [0.07, 0.26]);
  fill(brush, INK.plank, [-0.07, -0.26], [-0.12, -0.26], [-0.16, 0], [-0.12, 0.26], [-0.07, 0.26]);
  for (const y of [-0.17, 0.17])
    fill(brush, INK.barrelDark, [-0.25, y - 0.045], [0.25, y - 0.045], [0.25, y + 0.045], [-0.25, y + 0.045]);
}

function sheaf(brush: Brush): void {
  for (const [colour, width] of [
    [INK.line, 0.15],
    [INK.sheaf, 0.085],
  ] as const) {
    brush.beginPath();
    for (const lean of [-1, -0.5, 0, 0.5, 1]) {
      brush.moveTo(lean * 0.14, 0.29);
      brush.quadraticCurveTo(lean * 0.02, 0.02, lean * 0.25, -0.28 + 0.07 * Math.abs(lean));
    }
    stroke(brush, colour, width);
  }
  for (const lean of [-1, -0.5, 0, 0.5, 1])
    disc(brush, INK.sheafDark, { x: lean * 0.24, y: -0.26 + 0.07 * Math.abs(lean) }, 0.034, 1.6);
  fill(brush, INK.sign, [-0.13, 0.03], [0.13, 0.03], [0.13, 0.12], [-0.13, 0.12]);
}

/** A bale seen from its end, some of it rolled out. */
function roll(brush: Brush): void {
  brush.beginPath();
  brush.moveTo(-0.16, -0.24);
  brush.lineTo(0.24, -0.24);
  brush.lineTo(0.24, 0.28);
  brush.lineTo(-0.12, 0.28);
  brush.lineTo(-0.12, 0.06);
  brush.closePath();
  stroke(brush, INK.line, 0.07);
  brush.fillStyle = INK.cloth;
  brush.fill();
  fill(brush, INK.clothLight, [0, 0.06], [0.24, 0.06], [0.24, 0.13], [0, 0.13]);
  fill(brush, INK.clothLight, [-0.1, 0.2], [0.24, 0.2], [0.24, 0.24], [-0.1, 0.24]);
  brush.beginPath();
  brush.arc(-0.15, -0.08, 0.17, 0, 2 * Math.PI);
  stroke(brush, INK.line, 0.07);
  brush.fillStyle = INK.clothLight;
  brush.fill();
  brush.beginPath();
  brush.arc(-0.15, -0.08, 0.09, 0, 1.6 * Math.PI);
  stroke(brush, INK.clothDark, 0.045);
}
