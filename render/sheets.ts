import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { TILE_DESIGNS } from '../src/engine/tiles.ts';
import type { Rotation, TileId } from '../src/engine/vocabulary.ts';
import { drawBadge } from './marks.ts';
import { TABLE } from './palette.ts';
import type { TilesLeftScene, TilesScene } from './scene.ts';
import { spriteOf } from './sprites.ts';
import { FONT } from './text.ts';

export function composeTile(tile: TileId, rotation: Rotation, size: number): Canvas {
  const side = Math.max(32, Math.min(512, Math.round(size)));
  return spriteOf(tile, rotation, side);
}

/** How strongly a design shows of which none is left, or that does not fit. */
export const FAINT = 0.36;

const SIDE = 132;
const GAP = 18;
const LINE = 56;

/** Designs in the order of the data, each with its number; near square. */
export function composeTilesLeft({ counts, marked }: TilesLeftScene): Canvas {
  const designs = TILE_DESIGNS.filter(({ id }) => counts[id] !== undefined);
  const columns = Math.max(1, Math.ceil(Math.sqrt(designs.length * 1.25)));
  const rows = Math.max(1, Math.ceil(designs.length / columns));
  const canvas = createCanvas(columns * (SIDE + GAP) + GAP, rows * (SIDE + LINE) + GAP);
  const context = canvas.getContext('2d');
  context.fillStyle = TABLE.felt;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  designs.forEach(({ id }, i) => {
    const count = counts[id]!;
    const lit = count > 0 && (!marked || marked.includes(id));
    const x = GAP + (i % columns) * (SIDE + GAP);
    const y = GAP + Math.floor(i / columns) * (SIDE + LINE);
    if (lit && marked) {
      context.fillStyle = TABLE.glow;
      context.fillRect(x - 6, y - 6, SIDE + 12, SIDE + 12);
    }
    context.globalAlpha = lit ? 1 : FAINT;
    context.drawImage(spriteOf(id, 0, SIDE), x, y);
    context.globalAlpha = lit ? 1 : 0.55;
    context.font = `700 38px ${FONT}`;
    context.fillStyle = lit ? TABLE.text : TABLE.faint;
    context.fillText(`×${count}`, x + SIDE / 2, y + SIDE + 40);
    context.globalAlpha = 1;
  });
  return canvas;
}

const CHOICE = 300;

/** Two tiles or more, each with its label. */
export function composeTiles({ tiles }: TilesScene): Canvas {
  const gap = Math.round(CHOICE * 0.2);
  const canvas = createCanvas(Math.max(1, tiles.length) * (CHOICE + gap) + gap, CHOICE + 2 * gap);
  const context = canvas.getContext('2d');
  context.fillStyle = TABLE.felt;
  context.fillRect(0, 0, canvas.width, canvas.height);
  tiles.forEach(({ tile, label, rotation = 0 }, i) => {
    const x = gap + i * (CHOICE + gap);
    context.fillStyle = TABLE.badgeLine;
    context.beginPath();
    context.roundRect(x - 8, gap - 8, CHOICE + 16, CHOICE + 16, 14);
    context.fill();
    context.drawImage(spriteOf(tile, rotation, CHOICE), x, gap);
    drawBadge(context, label, x + 6, gap + 6, 78);
  });
  return canvas;
}
