import { type Brush, disc, fill, fillPath, polygon, stroke, strokePath } from '../kit/brush.ts';
import { at, type Standing } from '../kit/buildings.ts';
import type { Point } from '../kit/curves.ts';
import { INK } from '../kit/palette/ink.ts';

const OUTLINE = polygon(
  [-0.44, 0.02],
  [-0.44, -0.66],
  [-0.3, -1.06],
  [-0.16, -0.66],
  [0, -0.82],
  [0.16, -0.66],
  [0.3, -1.06],
  [0.44, -0.66],
  [0.44, 0.02],
);

/** Two towers, a rose window and a portal: the largest building there is. */
export function cathedral(middle: Point): Standing {
  const foot = { x: middle.x, y: middle.y + 0.28 };
  return {
    foot,
    draw: (brush) =>
      at(brush, foot, 0.57, () => {
        brush.lineJoin = 'round';
        disc(brush, INK.townDark, { x: 0, y: 0 }, 0.56, 0.24);
        disc(brush, INK.townLight, { x: 0, y: 0 }, 0.52, 0.2);
        strokePath(brush, INK.line, 0.075, OUTLINE);
        fillPath(brush, INK.minster, OUTLINE);
        for (const x of [-0.44, 0.16]) tower(brush, x);
        // Nave: gable, rose, portal.
        fill(brush, INK.lead, [-0.16, -0.64], [0, -0.82], [0.16, -0.64], [0, -0.72]);
        disc(brush, INK.line, { x: 0, y: -0.46 }, 0.125);
        disc(brush, INK.gold, { x: 0, y: -0.46 }, 0.095);
        disc(brush, INK.rose, { x: 0, y: -0.46 }, 0.062);
        arched(brush, INK.line, 0, 0.02, 0.11, 0.24);
        arched(brush, INK.sign, 0, 0.02, 0.07, 0.19);
        fill(brush, INK.minsterShade, [-0.16, -0.31], [0.16, -0.31], [0.16, -0.27], [-0.16, -0.27]);
        cross(brush, 0, -0.82);
      }),
  };
}

function tower(brush: Brush, x: number): void {
  fill(brush, INK.minsterShade, [x + 0.17, 0.02], [x + 0.17, -0.64], [x + 0.28, -0.64], [x + 0.28, 0.02]);
  fill(brush, INK.leadLight, [x - 0.03, -0.62], [x + 0.14, -1.08], [x + 0.14, -0.62]);
  fill(brush, INK.lead, [x + 0.14, -0.62], [x + 0.14, -1.08], [x + 0.31, -0.62]);
  arched(brush, INK.lead, x + 0.13, -0.38, 0.052, 0.14);
  arched(brush, INK.lead, x + 0.13, -0.1, 0.052, 0.14);
  brush.beginPath();
  brush.moveTo(x - 0.02, -0.27);
  brush.lineTo(x + 0.29, -0.27);
  stroke(brush, INK.line, 0.026);
  cross(brush, x + 0.14, -1.06);
}

function arched(brush: Brush, colour: string, x: number, foot: number, half: number, height: number): void {
  brush.beginPath();
  brush.moveTo(x - half, foot);
  brush.lineTo(x - half, foot - height + half);
  brush.arc(x, foot - height + half, half, Math.PI, 0);
  brush.lineTo(x + half, foot);
  brush.closePath();
  brush.fillStyle = colour;
  brush.fill();
}

function cross(brush: Brush, x: number, y: number): void {
  fill(brush, INK.line, [x - 0.03, y + 0.04], [x - 0.03, y - 0.17], [x + 0.03, y - 0.17], [x + 0.03, y + 0.04]);
  fill(brush, INK.line, [x - 0.08, y - 0.08], [x - 0.08, y - 0.13], [x + 0.08, y - 0.13], [x + 0.08, y - 0.08]);
}
