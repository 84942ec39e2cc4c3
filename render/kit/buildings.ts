import type { UprightArt } from './art.ts';
import {
  type Brush,
  disc,
  fill,
  fillPath,
  luck,
  onPixels,
  onTile,
  polygon,
  stroke,
  strokePath,
  trace,
} from './brush.ts';
import type { Point } from './curves.ts';
import { INK } from './palette/ink.ts';

/** Moves the brush so that `point` is at 0,0 and `size` is the unit. */
export function at(brush: Brush, point: Point, size: number, draw: () => void): void {
  const { x, y } = onPixels(brush, point);
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size);
  onTile(brush, null, draw);
  brush.restore();
}

const HOUSE = {
  outline: polygon([-0.04, 0], [-0.06, -0.36], [0.22, -0.74], [0.8, -0.74], [1.06, -0.36], [1.02, 0]),
  front: polygon([0, 0], [0, -0.36], [0.22, -0.66], [0.46, -0.36], [0.46, 0]),
  side: polygon([0.46, 0], [0.46, -0.36], [1, -0.36], [1, 0]),
  roof: polygon([0.2, -0.74], [0.8, -0.74], [1.06, -0.32], [0.46, -0.32]),
  door: polygon([0.16, 0], [0.16, -0.22], [0.31, -0.22], [0.31, 0]),
};

/** `roof`: index into the colours of roofs. */
export function house(foot: Point, size: number, roof: number): UprightArt {
  return {
    foot,
    draw: (brush) =>
      at(brush, foot, size, () => {
        brush.translate(-0.5, 0);
        brush.lineJoin = 'round';
        strokePath(brush, INK.line, 0.17, HOUSE.outline);
        fillPath(brush, INK.plaster, HOUSE.front);
        fillPath(brush, INK.plasterShade, HOUSE.side);
        fillPath(brush, INK.roof[roof % INK.roof.length]!, HOUSE.roof);
        fillPath(brush, INK.line, HOUSE.door);
      }),
  };
}

const TOWER = {
  outline: polygon([-0.36, 0.1], [-0.36, -0.62], [0, -1.28], [0.36, -0.62], [0.36, 0.1]),
  lit: polygon([-0.36, 0.1], [-0.36, -0.6], [0.05, -0.6], [0.05, 0.1]),
  shaded: polygon([0.05, 0.1], [0.05, -0.6], [0.36, -0.6], [0.36, 0.1]),
  roofLit: polygon([-0.46, -0.56], [0, -1.28], [0.05, -0.56]),
  roofShaded: polygon([0, -1.28], [0.46, -0.56], [0.04, -0.56]),
  window: polygon([-0.08, -0.2], [-0.08, -0.44], [0.08, -0.44], [0.08, -0.2]),
};

export function tower(foot: Point, size: number): UprightArt {
  return {
    foot,
    draw: (brush) =>
      at(brush, foot, size, () => {
        brush.lineJoin = 'round';
        strokePath(brush, INK.line, 0.2, TOWER.outline);
        fillPath(brush, INK.stoneLight, TOWER.lit);
        fillPath(brush, INK.stone, TOWER.shaded);
        fillPath(brush, INK.slateLight, TOWER.roofLit);
        fillPath(brush, INK.slate, TOWER.roofShaded);
        fillPath(brush, INK.line, TOWER.window);
      }),
  };
}

/** A gate, where a road runs into a wall. */
export function gate(foot: Point, size: number): UprightArt {
  return {
    foot: { x: foot.x, y: foot.y + 0.02 },
    draw: (brush) =>
      at(brush, foot, size, () => {
        brush.lineJoin = 'round';
        trace(
          brush,
          [
            [-0.5, 0.38],
            [-0.5, -0.5],
            [0.5, -0.5],
            [0.5, 0.38],
          ].map(([x, y]) => ({ x: x!, y: y! })),
          true,
        );
        stroke(brush, INK.line, 0.16);
        fill(brush, INK.stoneLight, [-0.5, 0.38], [-0.5, -0.36], [0.5, -0.36], [0.5, 0.38]);
        fill(brush, INK.stone, [0.2, 0.38], [0.2, -0.36], [0.5, -0.36], [0.5, 0.38]);
        for (const x of [-0.5, -0.13, 0.24])
          fill(brush, INK.stoneLight, [x, -0.3], [x, -0.54], [x + 0.26, -0.54], [x + 0.26, -0.3]);
        brush.fillStyle = INK.line;
        brush.beginPath();
        brush.moveTo(-0.2, 0.4);
        brush.lineTo(-0.2, 0.05);
        brush.arc(0, 0.05, 0.2, Math.PI, 0);
        brush.lineTo(0.2, 0.4);
        brush.fill();
      }),
  };
}

export function monastery(centre: Point, size = 0.4): UprightArt {
  const foot = { x: centre.x, y: centre.y + 0.375 * size };
  return {
    foot,
    draw: (brush) =>
      at(brush, foot, size, () => {
        brush.lineJoin = 'round';
        const outline = [
          [-0.58, 0],
          [-0.58, -0.3],
          [-0.42, -0.62],
          [-0.1, -0.62],
          [-0.1, -0.72],
          [0.06, -1.06],
          [0.22, -0.72],
          [0.22, -0.6],
          [0.5, -0.56],
          [0.62, -0.26],
          [0.6, 0],
        ];
        trace(
          brush,
          outline.map(([x, y]) => ({ x: x!, y: y! })),
          true,
        );
        stroke(brush, INK.line, 0.1);
        // Nave and its roof.
        fill(brush, INK.nave, [-0.56, 0], [-0.56, -0.3], [0.6, -0.3], [0.6, 0]);
        fill(brush, INK.chapel, [-0.62, -0.26], [-0.42, -0.62], [0.42, -0.62], [0.64, -0.26]);
        fill(brush, INK.chapelDark, [-0.62, -0.26], [-0.58, -0.33], [0.6, -0.33], [0.64, -0.26]);
        // Tower with its spire.
        fill(brush, INK.line, [-0.14, 0], [-0.14, -0.74], [0.26, -0.74], [0.26, 0]);
        fill(brush, INK.nave, [-0.1, 0], [-0.1, -0.72], [0.09, -0.72], [0.09, 0]);
        fill(brush, INK.naveShade, [0.09, 0], [0.09, -0.72], [0.22, -0.72], [0.22, 0]);
        fill(brush, INK.chapel, [-0.16, -0.7], [0.06, -1.08], [0.08, -0.7]);
        fill(brush, INK.chapelDark, [0.06, -1.08], [0.28, -0.7], [0.07, -0.7]);
        // A cross, a door, windows.
        fill(brush, INK.line, [0.03, -1.28], [0.09, -1.28], [0.09, -1.02], [0.03, -1.02]);
        fill(brush, INK.line, [-0.04, -1.22], [0.16, -1.22], [0.16, -1.16], [-0.04, -1.16]);
        fill(brush, INK.line, [0, 0], [0, -0.2], [0.12, -0.2], [0.12, 0]);
        for (const x of [-0.46, -0.3, 0.32, 0.46])
          fill(brush, INK.slate, [x, -0.06], [x, -0.22], [x + 0.08, -0.22], [x + 0.08, -0.06]);
        fill(brush, INK.slate, [0.01, -0.4], [0.01, -0.56], [0.1, -0.56], [0.1, -0.4]);
      }),
  };
}

export function yard(brush: Brush, { x, y }: Point): void {
  brush.beginPath();
  brush.ellipse(x, y + 0.08, 0.3, 0.2, 0, 0, 2 * Math.PI);
  brush.fillStyle = INK.yard;
  brush.fill();
  stroke(brush, INK.leafDark, 0.022);
  brush.setLineDash([0.03, 0.02]);
  stroke(brush, INK.leafLight, 0.022);
  brush.setLineDash([]);
}

/** A hedged square of flower beds around a small fountain. */
export function garden(brush: Brush, { x, y }: Point, half: number, name: string): void {
  const chance = luck(`${name} garden`);
  at(brush, { x, y }, half, () => {
    brush.beginPath();
    brush.roundRect(-1, -1, 2, 2, 0.3);
    brush.fillStyle = INK.leafDark;
    brush.fill();
    brush.beginPath();
    brush.roundRect(-0.9, -0.9, 1.8, 1.8, 0.24);
    brush.fillStyle = INK.leaf;
    brush.fill();
    brush.beginPath();
    brush.roundRect(-0.74, -0.74, 1.48, 1.48, 0.14);
    brush.fillStyle = INK.road;
    brush.fill();
    // One colour for each bed, so that the garden is still colourful at 27 px a tile.
    for (const [bed, [bx, by]] of BEDS.entries()) {
      const petals = INK.petals[(bed + Math.floor(chance() * 2)) % 2 === 0 ? bed : (bed + 1) % 4]!;
      brush.beginPath();
      brush.roundRect(bx - 0.3, by - 0.3, 0.6, 0.6, 0.12);
      brush.fillStyle = INK.leaf;
      brush.fill();
      for (const [dx, dy] of BEDS) disc(brush, petals, { x: bx + dx * 0.36, y: by + dy * 0.36 }, 0.155);
      disc(brush, INK.petalHeart, { x: bx, y: by }, 0.07);
    }
    disc(brush, INK.bank, { x: 0, y: 0 }, 0.2);
    disc(brush, INK.waterLight, { x: 0, y: 0 }, 0.14);
  });
}

/** Middles of a garden's four beds. */
const BEDS = [
  [-0.38, -0.38],
  [0.38, -0.38],
  [0.38, 0.38],
  [-0.38, 0.38],
] as const;

export function coatOfArms(brush: Brush, { x, y }: Point, size = 0.19): void {
  const shield = () => {
    brush.beginPath();
    brush.moveTo(-0.42, -0.5);
    brush.lineTo(0.42, -0.5);
    brush.lineTo(0.42, 0.02);
    brush.quadraticCurveTo(0.4, 0.4, 0, 0.58);
    brush.quadraticCurveTo(-0.4, 0.4, -0.42, 0.02);
    brush.closePath();
  };
  at(brush, { x, y }, size, () => {
    brush.lineJoin = 'round';
    shield();
    stroke(brush, INK.line, 0.34);
    stroke(brush, INK.gold, 0.2);
    brush.save();
    brush.clip();
    fill(brush, INK.arms, [-0.5, -0.5], [0.5, -0.5], [0.5, 0.6], [-0.5, 0.6]);
    fill(brush, INK.armsLight, [0, -0.5], [0.5, -0.5], [0.5, 0.02], [0, 0.02]);
    fill(brush, INK.armsLight, [-0.5, 0.02], [0, 0.02], [0, 0.6], [-0.5, 0.6]);
    brush.restore();
  });
}

/** A hull and a sail; the middle of the keel is at the point. */
export function ship(brush: Brush, x: number, y: number, size: number): void {
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
