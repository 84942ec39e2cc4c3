import type { Canvas } from '@napi-rs/canvas';
import { DECKS, FEATURE_ART, FIGURE_ART } from '../../render/art/all.ts';
import { drawFigure } from '../../render/art/figures.ts';
import { drawPale } from '../../render/board/marks.ts';
import { spriteOf } from '../../render/board/sprites.ts';
import { exactColours } from '../../render/encode/exact-colours.ts';
import { type Palette, paletteOf } from '../../render/encode/quantise.ts';
import { createCanvas } from '../../render/kit/canvas.ts';
import { CHART } from '../../render/kit/palette/chart.ts';
import { inTheme, SEAT_MARKS, TABLE, type Theme } from '../../render/kit/palette/table.ts';
import { composeCard } from '../../render/sheets/cards.ts';
import { FAINT } from '../../render/sheets/sheets.ts';
import { TILE_DESIGNS, type TileDesign } from '../../src/engine/tiles/tiles.ts';
import type { Figure } from '../../src/engine/vocabulary.ts';

/** The palette of all pictures of a theme, computed from all designs at board size. It takes more than a second, so a file keeps it. */
export const sampledPalette = (theme: Theme): Palette =>
  inTheme(theme, () => {
    const canvas = sampleSheet();
    return paletteOf({ data: canvas.data(), width: canvas.width, height: canvas.height }, exactColours());
  });

const looksOwn = ({ cities, roads, river, arrow }: TileDesign): boolean =>
  arrow !== null ||
  river.length > 0 ||
  [...cities, ...roads].some(({ marks }) => marks.some((mark) => !FEATURE_ART.get(mark)?.isOfKnownColours));

/** Designs of sets with their own colours. More designs of common colours would displace the rest. */
const SAMPLED = TILE_DESIGNS.filter(
  ({ set }) => set === 'base' || TILE_DESIGNS.some((design) => design.set === set && looksOwn(design)),
);

function sampleSheet(): Canvas {
  const side = 64;
  const rows = Math.ceil(SAMPLED.length / 8);
  const sampled = [...FIGURE_ART].filter(([, { isSampled }]) => isSampled).map(([id]) => id as Figure);
  const canvas = createCanvas(8 * side, (2 * rows + sampled.length + 3.4) * side);
  const context = canvas.getContext('2d');
  context.fillStyle = TABLE.felt;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const at = (i: number) => [(i % 8) * side, Math.floor(i / 8) * side] as const;
  SAMPLED.forEach(({ id }, i) => {
    context.drawImage(spriteOf(id, 0, side), ...at(i));
  });
  // Faint as on the sheet of tiles left, and pale as a ghost.
  SAMPLED.forEach(({ id }, i) => {
    const [x, y] = at(i + rows * 8);
    if (i % 2) drawPale(context, id, x, y, side);
    else {
      context.globalAlpha = FAINT;
      context.drawImage(spriteOf(id, 0, side), x, y);
      context.globalAlpha = 1;
    }
  });
  const below = (2 * rows + 0.5) * side;
  for (const seat of SEAT_MARKS.keys()) {
    sampled.forEach((figure, i) => {
      drawFigure(context, figure, seat, { x: (seat + 0.5) * side, y: below + i * side, size: side * 0.8 });
    });
  }
  const last = below + (sampled.length - 1) * side;
  const cards = DECKS.flatMap((deck) => Object.keys(deck.cards).map((card) => ({ deck: deck.id, card })));
  cards.forEach((card, i) => {
    const picture = composeCard({ ...card, title: '', size: 160 });
    context.drawImage(picture, (i * canvas.width) / cards.length, last + 1.5 * side, 100, 140);
  });
  const chart = Object.values(CHART).flatMap((one): readonly string[] =>
    typeof one === 'string' ? [one] : Object.values(one),
  );
  chart.forEach((colour, i) => {
    context.fillStyle = colour;
    context.fillRect((i * canvas.width) / chart.length, canvas.height - 8, canvas.width / chart.length, 8);
  });
  return canvas;
}
