import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { TILE_DESIGNS, TILE_SETS, type TileDesign, type TileSet } from '../../src/engine/tiles/tiles.ts';
import { drawBadge } from '../board/marks.ts';
import { spriteOf } from '../board/sprites.ts';
import { createCanvas } from '../kit/canvas.ts';
import { TABLE } from '../kit/palette/table.ts';
import { FONT, fitted } from '../kit/text.ts';
import type { TilesLeftScene, TilesScene } from '../scene.ts';

/** Opacity of a design that has no tiles left or does not fit. */
export const FAINT = 0.36;

/** Opacity of a tile that lies beside the one in question. */
const HALF_FAINT = 0.6;

const SIDE = 132;
const GAP = 18;
const LINE = 56;

const HEADING = 64;

/** More on one sheet would be too small in a feed. */
const MOST_ON_A_PAGE = 64;

/** The sets of each page, in the order of the data; a set is never split. */
function pagesOf(counts: TilesLeftScene['counts']): TileSet[][] {
  const pages: TileSet[][] = [[]];
  let on = 0;
  for (const set of TILE_SETS) {
    const designs = TILE_DESIGNS.filter((design) => design.set === set && counts[design.id] !== undefined).length;
    if (designs === 0) continue;
    if (on > 0 && on + designs > MOST_ON_A_PAGE) {
      pages.push([]);
      on = 0;
    }
    pages.at(-1)!.push(set);
    on += designs;
  }
  return pages;
}

/** The number of sheets for `counts`. */
export const tilesLeftPages = (counts: TilesLeftScene['counts']): number => pagesOf(counts).length;

/** Pixels of a sheet's width, and its height in widths. */
const MOST_WIDTH = 1440;
const MOST_HEIGHT = 1.4;

interface SheetPart {
  readonly heading: string | null;
  readonly designs: readonly TileDesign[];
}

/** Designs in the order of the data, each with its number; nearly square. */
export function composeTilesLeft({ counts, marked, headings = {}, page = 0 }: TilesLeftScene): Canvas {
  const pages = pagesOf(counts);
  const sets = pages[Math.min(page, pages.length - 1)]!;
  const designs = TILE_DESIGNS.filter(({ id, set }) => counts[id] !== undefined && sets.includes(set));
  const parts: SheetPart[] = [];
  for (const design of designs) {
    const heading = headings[design.set] ?? null;
    const last = parts.at(-1);
    if (last && last.heading === heading) parts[parts.length - 1] = { heading, designs: [...last.designs, design] };
    else parts.push({ heading, designs: [design] });
  }
  const widthOf = (columns: number): number => columns * (SIDE + GAP) + GAP;
  const partHeight = ({ heading, designs: own }: SheetPart, columns: number): number =>
    (heading ? HEADING : 0) + Math.ceil(own.length / columns) * (SIDE + LINE);
  const heightOf = (columns: number): number => parts.reduce((sum, part) => sum + partHeight(part, columns), 0);
  let columns = Math.max(1, Math.ceil(Math.sqrt(designs.length * 1.25)));
  // Small sets leave rows half empty, so there are more columns, as far as numbers stay legible in a feed.
  while (heightOf(columns) + GAP >= MOST_HEIGHT * widthOf(columns) && widthOf(columns + 1) <= MOST_WIDTH) columns += 1;
  const height = Math.max(SIDE + LINE, heightOf(columns));
  const canvas = createCanvas(widthOf(columns), height + GAP);
  const context = canvas.getContext('2d');
  context.fillStyle = TABLE.felt;
  context.fillRect(0, 0, canvas.width, canvas.height);
  let top = GAP;
  for (const part of parts) {
    drawPart(context, part, columns, top, counts, marked);
    top += partHeight(part, columns);
  }
  return canvas;
}

function drawPart(
  context: SKRSContext2D,
  { heading, designs }: SheetPart,
  columns: number,
  top: number,
  counts: TilesLeftScene['counts'],
  marked: TilesLeftScene['marked'],
): void {
  context.textBaseline = 'alphabetic';
  if (heading) {
    const left = designs.reduce((sum, { id }) => sum + counts[id]!, 0);
    context.font = `700 40px ${FONT}`;
    context.textAlign = 'right';
    context.fillStyle = TABLE.faint;
    const number = `×${left}`;
    const right = GAP + columns * (SIDE + GAP) - GAP;
    context.fillText(number, right, top + 42);
    const room = right - GAP - context.measureText(number).width - GAP;
    context.textAlign = 'left';
    context.fillStyle = TABLE.heading;
    context.fillText(fitted(context, heading, room), GAP, top + 42);
  }
  const first = top + (heading ? HEADING : 0);
  context.textAlign = 'center';
  designs.forEach(({ id }, i) => {
    const count = counts[id]!;
    const lit = count > 0 && (!marked || marked.includes(id));
    const x = GAP + (i % columns) * (SIDE + GAP);
    const y = first + Math.floor(i / columns) * (SIDE + LINE);
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
}

const CHOICE = 300;

/** Tiles side by side, each with its label, if it has one. */
export function composeTiles({ tiles }: TilesScene): Canvas {
  const gap = Math.round(CHOICE * 0.2);
  const canvas = createCanvas(Math.max(1, tiles.length) * (CHOICE + gap) + gap, CHOICE + 2 * gap);
  const context = canvas.getContext('2d');
  context.fillStyle = TABLE.felt;
  context.fillRect(0, 0, canvas.width, canvas.height);
  tiles.forEach(({ tile, label, rotation = 0, isFaint = false }, i) => {
    const x = gap + i * (CHOICE + gap);
    context.fillStyle = TABLE.badgeLine;
    context.beginPath();
    context.roundRect(x - 8, gap - 8, CHOICE + 16, CHOICE + 16, 14);
    context.fill();
    context.globalAlpha = isFaint ? HALF_FAINT : 1;
    context.drawImage(spriteOf(tile, rotation, CHOICE), x, gap);
    context.globalAlpha = 1;
    if (label !== '') drawBadge(context, label, x + 6, gap + 6, 78);
  });
  return canvas;
}
