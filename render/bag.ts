import type { SKRSContext2D } from '@napi-rs/canvas';
import { TABLE } from './kit/palette/table.ts';
import { FONT, fitted } from './kit/text.ts';
import type { Box } from './layout.ts';
import type { BoardScene } from './scene.ts';
import { drawTileBack, spriteOf } from './sprites.ts';

/** The tile in hand as large as there is room, with what is left beside it, or below where the strip has two rows. */
export function drawBag(context: SKRSContext2D, { view, caption }: BoardScene, { x, y, width, height }: Box): void {
  const inHand = view.drawn;
  const isBelow = height > width * 0.75;
  const side = Math.floor(
    inHand ? (isBelow ? Math.min(width * 0.94, height * (caption ? 0.58 : 0.7)) : Math.min(height, width * 0.5)) : 0,
  );
  if (inHand) {
    const left = Math.round(isBelow ? x + (width - side) / 2 : x);
    context.fillStyle = TABLE.glow;
    context.fillRect(left, Math.round(y), side, side);
    const inset = Math.max(2, Math.round(side * 0.035));
    context.drawImage(spriteOf(inHand, 0, side - 2 * inset), left + inset, Math.round(y) + inset);
  }
  const gap = width * 0.04;
  const rest: Box = isBelow
    ? { x, y: y + side + gap * 0.4, width, height: height - side - gap * 0.4 }
    : { x: x + (inHand ? side + gap : gap), y, width: width - (inHand ? side + gap : 2 * gap), height };
  drawPile(context, String(view.tilesLeft), caption, rest);
}

function drawPile(context: SKRSContext2D, left: string, caption: string | undefined, box: Box): void {
  const { x, y, width, height } = box;
  const middle = y + height * (caption ? 0.32 : 0.5);
  let size = Math.min(height * (caption ? 0.44 : 0.6), width * 0.36);
  const set = () => {
    context.font = `700 ${size}px ${FONT}`;
    return context.measureText(left).width + size * 1.25;
  };
  size *= Math.min(1, width / set());
  const start = x + (width - set()) / 2;
  const pile = size * 0.86;
  for (const lift of [0.14, 0])
    drawTileBack(context, start + pile * (0.06 + lift), middle - pile * (0.46 + lift), pile);
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fillStyle = TABLE.text;
  context.fillText(left, start + size * 1.25, middle + size * 0.36);
  if (!caption) return;
  context.fillStyle = TABLE.faint;
  context.textAlign = 'center';
  context.font = `400 ${Math.min(height * 0.36, width * 0.22)}px ${FONT}`;
  context.fillText(fitted(context, caption, width), x + width / 2, y + height * 0.93);
}
