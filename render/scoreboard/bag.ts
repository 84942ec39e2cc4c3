import type { TileId } from '../../src/engine/vocabulary.ts';
import type { Box } from '../board/layout.ts';
import { type DrawingGround, HERE } from '../board/marks.ts';
import { drawTileBack } from '../board/sprites.ts';
import { plainly, type Stamp, stamp, tileStamp } from '../board/stamps.ts';
import { createCanvas } from '../kit/canvas.ts';
import { TABLE } from '../kit/palette/table.ts';
import { FONT, fitted } from '../kit/text.ts';

/** The tile in hand, as large as possible. The tiles left are beside it, or below if the strip has two rows. */
export function bagStamps(inHand: TileId | null, left: number, caption: string | undefined, box: Box): Stamp[] {
  const { x, y, width, height } = box;
  const isBelow = height > width * 0.75;
  const most = isBelow ? Math.min(width * 0.94, height * (caption ? 0.58 : 0.7)) : Math.min(height, width * 0.5);
  const side = Math.floor(inHand ? most : 0);
  const gap = width * 0.04;
  const aside = inHand ? side + gap : gap;
  const rest: Box = isBelow
    ? { x, y: y + side + gap * 0.4, width, height: height - side - gap * 0.4 }
    : { x: x + aside, y, width: width - (inHand ? aside : 2 * gap), height };
  const pile = pileStamps(String(left), caption, rest);
  if (!inHand) return pile;
  const at = { x: Math.round(isBelow ? x + (width - side) / 2 : x), y: Math.round(y) };
  const inset = Math.max(2, Math.round(side * 0.035));
  const whole = { x: 0, y: 0, width: side, height: side };
  return [
    stamp(0, at, whole, drawLight, side),
    tileStamp(inHand, 0, side - 2 * inset, { x: at.x + inset, y: at.y + inset }),
    ...pile,
  ];
}

/** Draws the light behind the tile in hand. */
function drawLight({ context }: DrawingGround, side: number): void {
  context.fillStyle = TABLE.glow;
  context.fillRect(0, 0, side, side);
}

/** Backs of tiles, their number, and the caption below: separate stamps, each no larger than needed. */
function pileStamps(left: string, caption: string | undefined, { x, y, width, height }: Box): Stamp[] {
  const middle = y + height * (caption ? 0.32 : 0.5);
  let size = Math.min(height * (caption ? 0.44 : 0.6), width * 0.36);
  const measured = (): number => {
    ruler.font = numberFont(size);
    return ruler.measureText(left).width + size * 1.25;
  };
  size *= Math.min(1, width / measured());
  const wide = measured();
  const start = x + (width - wide) / 2;
  const pile = size * 0.86;
  const backs = { x: 0, y: -pile * 0.66, width: pile * 1.25, height: pile * 1.26 };
  const digits = { x: 0, y: -size * 0.6, width: wide - size * 1.25 + size * 0.1, height: size * 1.1 };
  const stamps = [
    stamp(0, { x: start, y: middle }, backs, plainly(drawBacks), pile),
    stamp(0, { x: start + size * 1.25, y: middle }, digits, plainly(drawLeft), left, size),
  ];
  if (!caption) return stamps;
  const small = Math.min(height * 0.36, width * 0.22);
  const line = { x: -width / 2, y: -small, width, height: small * 1.3 };
  const at = { x: x + width / 2, y: y + height * 0.93 };
  return [...stamps, stamp(0, at, line, plainly(drawCaption), caption, small, width)];
}

const ruler = createCanvas(1, 1).getContext('2d');
const numberFont = (size: number): string => `700 ${size}px ${FONT}`;

/** Drawn from the pile's left end, around its middle. */
function drawBacks({ context, at }: DrawingGround, pile: number): void {
  const { x, y } = at(HERE);
  for (const lift of [0.14, 0]) drawTileBack(context, x + pile * (0.06 + lift), y - pile * (0.46 + lift), pile);
}

function drawLeft({ context, at }: DrawingGround, left: string, size: number): void {
  const { x, y } = at(HERE);
  context.font = numberFont(size);
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fillStyle = TABLE.text;
  context.fillText(left, x, y + size * 0.36);
}

/** Drawn with its middle on its line. */
function drawCaption({ context, at }: DrawingGround, caption: string, size: number, width: number): void {
  const { x, y } = at(HERE);
  context.fillStyle = TABLE.faint;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.font = `400 ${size}px ${FONT}`;
  context.fillText(fitted(context, caption, width), x, y);
}
