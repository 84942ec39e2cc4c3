import type { TileDesign } from '../../src/engine/tiles.ts';
import type { Rotation } from '../../src/engine/vocabulary.ts';
import { type Brush, disc, fill, stroke } from '../kit/brush.ts';
import { at, type Standing } from '../kit/buildings.ts';
import { turned } from '../kit/curves.ts';
import { INK } from '../kit/palette/ink.ts';
import { shapeOf } from '../kit/shape.ts';

/** What tells where a river begins from where it ends: rocks about its spring, a boat and reeds on its lake. */
export function shore(design: TileDesign, rotation: Rotation): Standing[] {
  const { pond, pondHalf } = shapeOf(design);
  if (!pond) return [];
  const { x, y } = turned(pond, rotation);
  if (design.role === 'lake') return [{ foot: { x, y: y + 0.1 }, draw: (brush) => lake(brush, x, y, pondHalf) }];
  // Not where the water runs off.
  const mouth = (rotation + 90) * (Math.PI / 180);
  return [0.2, 0.36, 0.5, 0.64, 0.8].map((share, i) => {
    const angle = mouth + share * 2 * Math.PI;
    const spot = { x: x + Math.cos(angle) * pondHalf * 1.02, y: y + Math.sin(angle) * pondHalf * 1.02 };
    return { foot: { x: spot.x, y: spot.y + 0.03 }, draw: (brush) => rock(brush, spot, 0.062 + 0.018 * ((i * 2) % 3)) };
  });
}

function rock(brush: Brush, spot: { x: number; y: number }, size: number): void {
  at(brush, spot, size, () => {
    disc(brush, INK.line, { x: 0, y: 0 }, 1.12, 0.86);
    disc(brush, INK.rock, { x: 0, y: 0 }, 0.9, 0.82);
    disc(brush, INK.rockLight, { x: -0.2, y: -0.24 }, 0.56, 0.68);
  });
}

function lake(brush: Brush, x: number, y: number, half: number): void {
  brush.beginPath();
  for (const [dx, dy] of [
    [-0.14, -0.07],
    [0.06, -0.11],
    [-0.05, 0.14],
    [0.1, 0.12],
  ] as const) {
    brush.moveTo(x + dx - 0.04, y + dy);
    brush.lineTo(x + dx + 0.04, y + dy);
  }
  stroke(brush, INK.waterLight, 0.018);
  for (const side of [-1, 1]) {
    for (const step of [0, 1, 2]) {
      const foot = { x: x + side * (half - 0.02 - step * 0.02), y: y + 0.07 + step * 0.035 };
      fill(brush, INK.leafDark, [foot.x - 0.009, foot.y], [foot.x - 0.004, foot.y - 0.1], [foot.x + 0.009, foot.y]);
      fill(
        brush,
        INK.sign,
        [foot.x - 0.014, foot.y - 0.07],
        [foot.x + 0.006, foot.y - 0.07],
        [foot.x + 0.006, foot.y - 0.115],
        [foot.x - 0.014, foot.y - 0.115],
      );
    }
  }
  drawShip(brush, x, y + 0.05, 0.2);
}

/** A hull and a sail, its keel's middle at the point. */
export function drawShip(brush: Brush, x: number, y: number, size: number): void {
  at(brush, { x, y }, size, () => {
    brush.lineJoin = 'round';
    brush.beginPath();
    brush.moveTo(0.04, -0.16);
    brush.lineTo(0.04, -0.92);
    brush.lineTo(-0.42, -0.2);
    brush.closePath();
    brush.moveTo(0.12, -0.78);
    brush.lineTo(0.46, -0.2);
    brush.lineTo(0.12, -0.2);
    brush.closePath();
    stroke(brush, INK.line, 0.14);
    brush.fillStyle = INK.armsLight;
    brush.fill();
    brush.beginPath();
    brush.moveTo(-0.52, -0.12);
    brush.lineTo(0.54, -0.12);
    brush.lineTo(0.34, 0.16);
    brush.lineTo(-0.32, 0.16);
    brush.closePath();
    stroke(brush, INK.line, 0.14);
    brush.fillStyle = INK.sign;
    brush.fill();
  });
}
