import type { Figure, Place, Square } from '../engine/index.ts';

/** How a sentence of an expansion names things: as they are told where it will stand, in its language. */
export interface Say {
  name(seat: number): string;
  square(square: Square): string;
  /** A square, and briefly where on it: `C4 N`. */
  spot(on: Place): string;
  /** What a figure is called where it stands: `Knight`. */
  role(figure: Figure, on: Place): string;
}
