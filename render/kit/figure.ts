import type { Path2D } from '@napi-rs/canvas';
import type { FigureArt } from './art.ts';
import { type Brush, outline } from './brush.ts';
import { WOOD } from './palette/table.ts';

/** The figure that every seat has. */
export const MEEPLE: FigureArt = {
  outline: outline(
    'M0 -.5C.13 -.5 .21 -.4 .21 -.29C.21 -.23 .18 -.18 .15 -.14C.34 -.09 .5 -.01 .5 .08C.5 .15 .42 .16 .25 .14C.27 .24 .42 .38 .42 .45C.42 .49 .39 .5 .35 .5L.14 .5C.09 .5 .07 .4 0 .31C-.07 .4 -.09 .5 -.14 .5L-.35 .5C-.39 .5 -.42 .49 -.42 .45C-.42 .38 -.27 .24 -.25 .14C-.42 .16 -.5 .15 -.5 .08C-.5 -.01 -.34 -.09 -.15 -.14C-.18 -.18 -.21 -.23 -.21 -.29C-.21 -.4 -.13 -.5 0 -.5Z',
  ),
  height: 0.3,
  letter: { x: 0, y: 0.06 },
  isSampled: true,
};

/** A piece of a figure's dress, with its edge. */
export function wear(brush: Brush, path: Path2D, colour: string): void {
  brush.fillStyle = colour;
  brush.fill(path);
  brush.strokeStyle = WOOD.line;
  brush.lineWidth = 0.05;
  brush.stroke(path);
}
