import type { TokenArt } from './art.ts';
import { type Brush, disc } from './brush.ts';
import { at } from './buildings.ts';
import { INK } from './palette/ink.ts';

/** A round token; each has its own ground, so that tokens differ even if the picture is too small. */
export const token =
  (ring: string, ground: string, picture: (brush: Brush) => void): TokenArt =>
  (brush, middle, size) =>
    at(brush, middle, size, () => {
      disc(brush, INK.line, { x: 0, y: 0 }, 0.5);
      disc(brush, ring, { x: 0, y: 0 }, 0.45);
      disc(brush, ground, { x: 0, y: 0 }, 0.39);
      brush.lineJoin = 'round';
      brush.lineCap = 'round';
      picture(brush);
      brush.lineCap = 'butt';
    });
