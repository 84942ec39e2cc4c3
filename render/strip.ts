import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Figure, Seat } from '../src/engine/vocabulary.ts';
import { FIGURE_ART, TOKEN_ART } from './art/all.ts';
import { drawFigure, drawToken } from './art/figures.ts';
import { drawBag } from './bag.ts';
import { drawCardBack } from './cards.ts';
import type { FigureArt } from './kit/art.ts';
import { MARK, TABLE } from './kit/palette/table.ts';
import { FONT, fitted } from './kit/text.ts';
import type { BoardLayout, Box } from './layout.ts';
import { shownName } from './letters.ts';
import type { BoardScene, BoardView } from './scene.ts';
import { type Worn, wornOf } from './worn.ts';

/** The scoreboard: a cell a seat, then the tile in hand and how many are left. */
export function drawStrip(context: SKRSContext2D, scene: BoardScene, layout: BoardLayout): void {
  const { width, strip } = layout;
  context.fillStyle = TABLE.strip;
  context.fillRect(0, 0, width, strip.height);
  for (const seat of strip.cells.keys()) drawSeat(context, scene, layout, seat);
  drawBag(context, scene, strip.bag);
}

/** The cell of one seat. */
export function drawSeat(
  context: SKRSContext2D,
  { view, players }: Pick<BoardScene, 'view' | 'players'>,
  { strip }: Pick<BoardLayout, 'strip'>,
  seat: Seat,
): void {
  const worn = wornOf(players, view.seats)[seat]!;
  const name = shownName(players, seat, worn.letter);
  drawCell(context, view, seat, { name, worn }, strip.cells[seat]!, LINES[strip.lines]);
}

/** Lines of a cell, in shares of its height: middles, and how high what stands on them is. */
const LINES = {
  plain: { name: 0.26, points: 0.68, pieces: 0, figures: 0.68, letters: 0.3, digits: 0.46, icon: 0.36, token: 0.74 },
  full: {
    name: 0.14,
    points: 0.38,
    pieces: 0.62,
    figures: 0.855,
    letters: 0.17,
    digits: 0.25,
    icon: 0.205,
    token: 0.42,
  },
  rich: { name: 0.17, points: 0.465, pieces: 0, figures: 0.82, letters: 0.2, digits: 0.3, icon: 0.25, token: 0.5 },
} as const;

function drawCell(
  context: SKRSContext2D,
  view: BoardView,
  seat: Seat,
  { name, worn }: { readonly name: string; readonly worn: Worn },
  box: Box,
  lines: (typeof LINES)[keyof typeof LINES],
): void {
  const asked = view.asked === seat;
  const won = view.winners?.includes(seat) ?? false;
  const { x, y, width, height } = box;
  const lit = asked || won;
  context.beginPath();
  context.roundRect(x, y, width, height, height * 0.12);
  context.fillStyle = lit ? TABLE.turn : TABLE.cell;
  context.fill();
  if (lit) {
    context.strokeStyle = TABLE.glow;
    context.lineWidth = height * 0.05;
    context.stroke();
  }
  context.globalAlpha = view.resigned.includes(seat) ? 0.45 : 1;
  const isRich = lines !== LINES.plain;
  const token = Math.min(height * lines.token, width * 0.25);
  const pad = height * (isRich ? 0.07 : 0.12);
  const tokenMiddle = isRich ? y + (height * (lines.name + lines.points)) / 2 + height * 0.02 : y + height / 2;
  drawToken(context, worn, { x: x + pad + token / 2, y: tokenMiddle }, token);
  const pointer = token * 0.2;
  if (asked) drawPointer(context, x + pad + token * 0.97, tokenMiddle, pointer);
  if (won) drawCrown(context, x + pad + token / 2, tokenMiddle - token * 0.5, token * 0.5);

  const textLeft = x + pad + token + (asked ? pointer * 1.3 : height * 0.1);
  const right = x + width - pad;
  const ink = lit ? TABLE.ink : TABLE.text;
  context.textBaseline = 'alphabetic';
  const gifts = view.gifts?.counts[seat] ?? 0;
  const size = height * lines.letters;
  const aside = gifts > 0 ? drawGiftCount(context, gifts, ink, right, y + height * lines.name, size) : 0;
  context.textAlign = 'left';
  context.fillStyle = ink;
  context.font = `${lit ? 700 : 400} ${size}px ${FONT}`;
  context.fillText(fitted(context, name, right - textLeft - aside), textLeft, y + height * lines.name + size * 0.35);
  const digits = height * lines.digits;
  context.font = `700 ${digits}px ${FONT}`;
  const points = String(view.scores[seat] ?? 0);
  context.fillText(points, textLeft, y + height * lines.points + digits * 0.35);
  const after = textLeft + context.measureText(points).width + height * 0.14;
  const figuresLeft = isRich ? x + pad : after;
  const icon = height * lines.icon;
  if (view.pieces.length > 0)
    drawTokens(context, view, seat, ink, {
      x: x + pad,
      y: y + height * lines.pieces,
      width: right - x - pad,
      height: icon,
    });
  drawSupply(context, view.supply[seat] ?? {}, worn, ink, {
    x: figuresLeft,
    y: y + height * lines.figures,
    width: right - figuresLeft,
    height: icon,
  });
  context.globalAlpha = 1;
}

/** A picture and how many of it; without a number it is one. */
interface Item {
  readonly label: string;
  /** How much wider than high. */
  readonly wide: number;
  readonly draw: (x: number, y: number, size: number) => void;
}

/** Side by side from the left, all smaller where room is short: leaving one out would hide it. `y` is their middle. */
function drawItems(
  context: SKRSContext2D,
  items: readonly Item[],
  ink: string,
  { x, y, width, height }: Box,
  between = 0.3,
): void {
  const set = (scale: number) => {
    context.font = `700 ${height * 0.95 * scale}px ${FONT}`;
  };
  set(1);
  const widthOf = ({ label, wide }: Item) =>
    height * wide + (label ? context.measureText(label).width + height * 0.1 : 0);
  const gap = height * between;
  const widths = items.map(widthOf);
  const scale = Math.min(1, width / widths.reduce((sum, one) => sum + one + gap, -gap));
  set(scale);
  context.textAlign = 'left';
  let left = x;
  items.forEach(({ label, wide, draw }, i) => {
    const icon = height * scale;
    draw(left + (icon * wide) / 2, y, icon);
    context.font = `700 ${height * 0.95 * scale}px ${FONT}`;
    context.textAlign = 'left';
    context.fillStyle = ink;
    context.fillText(label, left + icon * wide + height * 0.1 * scale, y + height * 0.34 * scale);
    left += (widths[i]! + gap) * scale;
  });
}

/** What stands with the seat, with how many of each; what there is one of needs no number. */
function drawTokens(context: SKRSContext2D, { pieces }: BoardView, seat: Seat, ink: string, box: Box): void {
  const items = [...TOKEN_ART].flatMap(([id, drawToken]): Item[] => {
    const own = pieces.find((piece) => piece.kind === id && piece.seat === seat);
    const draw = (x: number, y: number, size: number) => drawToken(context, { x, y }, size * 1.06);
    return own && own.count > 0 ? [{ label: own.single ? '' : String(own.count), wide: 1, draw }] : [];
  });
  if (items.length > 0) drawItems(context, items, ink, box, 0.4);
}

/** A card's back and how many unopened gifts, up to `right`, as high as letters of `size`; gives the width taken. */
function drawGiftCount(
  context: SKRSContext2D,
  count: number,
  ink: string,
  right: number,
  middle: number,
  size: number,
): number {
  context.font = `700 ${size * 1.1}px ${FONT}`;
  context.textAlign = 'right';
  context.fillStyle = ink;
  context.fillText(String(count), right, middle + size * 0.38);
  const label = context.measureText(String(count)).width + size * 0.2;
  const card = size * 0.9;
  drawCardBack(context, right - label - card, middle - card * 0.7, card);
  return label + card + size * 0.35;
}

const PLAIN_ICON: NonNullable<FigureArt['icon']> = { wide: 1 };

/** Figures at home: the meeples counted, the others each as an icon. */
function drawSupply(
  context: SKRSContext2D,
  supply: BoardView['supply'][number],
  { mark }: Worn,
  ink: string,
  box: Box,
): void {
  const items = [...FIGURE_ART].flatMap(([id, { icon = PLAIN_ICON }]): Item[] => {
    const figure = id as Figure;
    const count = supply[figure] ?? 0;
    if (figure !== 'meeple' && count === 0) return [];
    const draw = (x: number, y: number, size: number) =>
      drawFigure(context, figure, mark, { x, y, size: size * (icon.size ?? 1) });
    return [{ label: figure === 'meeple' || count > 1 ? String(count) : '', wide: icon.wide, draw }];
  });
  drawItems(context, items, ink, box);
}

function drawPointer(context: SKRSContext2D, x: number, y: number, size: number): void {
  context.beginPath();
  context.moveTo(x + size, y);
  context.lineTo(x, y - size);
  context.lineTo(x, y + size);
  context.closePath();
  context.fillStyle = MARK.red;
  context.fill();
}

export function drawCrown(context: SKRSContext2D, x: number, y: number, size: number): void {
  context.beginPath();
  [
    [-0.5, 0.35],
    [-0.55, -0.25],
    [-0.25, 0.02],
    [0, -0.42],
    [0.25, 0.02],
    [0.55, -0.25],
    [0.5, 0.35],
  ].forEach(([px, py]) => {
    context.lineTo(x + px! * size, y + py! * size);
  });
  context.closePath();
  context.lineJoin = 'round';
  context.strokeStyle = TABLE.ink;
  context.lineWidth = size * 0.16;
  context.stroke();
  context.fillStyle = TABLE.glow;
  context.fill();
}
