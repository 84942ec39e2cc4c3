import type { ExpansionArt, FeatureArt } from '../../../render/kit/art.ts';
import { type Brush, disc, fill, stroke } from '../../../render/kit/brush.ts';
import { at, ship } from '../../../render/kit/buildings.ts';
import { INK } from '../../../render/kit/palette/ink.ts';
import { LAKE_HALF, SPRING_HALF, shapeOf } from '../../../render/kit/shape.ts';
import type { TileDesign } from '../../engine/tiles/tiles.ts';

const pondOf =
  (role: TileDesign['role']): FeatureArt['find'] =>
  (design) => {
    const { pond } = shapeOf(design);
    return pond && design.role === role ? [pond] : [];
  };

/** A spring with rocks, a lake with a boat and reeds: they tell the river's beginning from its end. */
export const RIVER_ART: ExpansionArt = {
  features: {
    spring: {
      find: pondOf('spring'),
      standing({ x, y }, rotation) {
        // No rocks where the water runs off.
        const mouth = (rotation + 90) * (Math.PI / 180);
        return [0.2, 0.36, 0.5, 0.64, 0.8].map((share, i) => {
          const angle = mouth + share * 2 * Math.PI;
          const spot = { x: x + Math.cos(angle) * SPRING_HALF * 1.02, y: y + Math.sin(angle) * SPRING_HALF * 1.02 };
          const size = 0.062 + 0.018 * ((i * 2) % 3);
          return { foot: { x: spot.x, y: spot.y + 0.03 }, draw: (brush) => rock(brush, spot, size) };
        });
      },
    },
    lake: {
      find: pondOf('lake'),
      standing: ({ x, y }) => [{ foot: { x, y: y + 0.1 }, draw: (brush) => lake(brush, x, y, LAKE_HALF) }],
    },
  },
};

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
  ship(brush, x, y + 0.05, 0.2);
}
