import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Figure, Seat } from '../src/engine/vocabulary.ts';
import { FIGURES } from '../src/engine/vocabulary.ts';
import { drawFigure, drawToken } from './art/figures.ts';
import { drawCardBack } from './art/gifts.ts';
import type { BoardLayout, Box } from './layout.ts';
import { TABLE } from './palette.ts';
import type { BoardScene, BoardView } from './scene.ts';
import { drawTileBack, spriteOf } from './sprites.ts';
import { FONT, fitted } from './text.ts';

/** The scoreboard: a cell a seat, then the tile in hand and how many are left. */
export function drawStrip(context: SKRSContext2D, scene: BoardScene, { width, strip }: BoardLayout): void {
  context.fillStyle = TABLE.strip;
  context.fillRect(0, 0, width, strip.height);
  strip.cells.forEach((box, seat) => {
    const name = scene.players.find((player) => player.seat === seat)?.name ?? '';
    drawCell(context, scene.view, seat, name, box);
  });
  drawBag(context, scene, strip.bag);
}

function drawCell(context: SKRSContext2D, view: BoardView, seat: Seat, name: string, box: Box): void {
  const toMove = view.toMove === seat;
  const won = view.winners?.includes(seat) ?? false;
  const { x, y, width, height } = box;
  const lit = toMove || won;
  context.beginPath();
  context.roundRect(x, y, width, height, height * 0.14);
  context.fillStyle = lit ? TABLE.turn : TABLE.cell;
  context.fill();
  if (lit) {
    context.strokeStyle = TABLE.glow;
    context.lineWidth = height * 0.06;
    context.stroke();
  }
  context.globalAlpha = view.resigned.includes(seat) ? 0.45 : 1;
  const token = Math.min(height * 0.74, width * 0.25);
  const left = x + height * 0.12;
  drawToken(context, seat, left + token / 2, y + height / 2, token);
  if (toMove) drawPointer(context, left + token * 0.97, y + height * 0.5, height * 0.16);
  if (won) drawCrown(context, left + token / 2, y + height * 0.1, token * 0.5);

  const textLeft = left + token + height * (toMove ? 0.24 : 0.14);
  const room = x + width - height * 0.1 - textLeft;
  const ink = lit ? TABLE.ink : TABLE.text;
  context.textBaseline = 'alphabetic';
  const gifts = view.gifts?.counts[seat] ?? 0;
  const aside = gifts > 0 ? drawGiftCount(context, gifts, ink, x + width - height * 0.1, y + height * 0.26, height) : 0;
  context.textAlign = 'left';
  context.fillStyle = ink;
  context.font = `${lit ? 700 : 400} ${height * 0.3}px ${FONT}`;
  context.fillText(fitted(context, name, room - aside), textLeft, y + height * 0.36);
  context.font = `700 ${height * 0.46}px ${FONT}`;
  const points = String(view.scores[seat] ?? 0);
  context.fillText(points, textLeft, y + height * 0.84);
  const after = textLeft + context.measureText(points).width + height * 0.22;
  drawSupply(context, view, seat, ink, {
    x: after,
    y: y + height * 0.68,
    width: x + width - height * 0.06 - after,
    height,
  });
  context.globalAlpha = 1;
}

/** A card's back and how many unopened gifts, up to `right`; gives the width taken. */
function drawGiftCount(
  context: SKRSContext2D,
  count: number,
  ink: string,
  right: number,
  middle: number,
  height: number,
): number {
  context.font = `700 ${height * 0.34}px ${FONT}`;
  context.textAlign = 'right';
  context.fillStyle = ink;
  context.fillText(String(count), right, middle + height * 0.12);
  const label = context.measureText(String(count)).width + height * 0.06;
  const card = height * 0.27;
  drawCardBack(context, right - label - card, middle - card * 0.7, card);
  return label + card + height * 0.12;
}

/** Figures at home: the meeples counted, the others each as an icon. */
function drawSupply(
  context: SKRSContext2D,
  view: BoardView,
  seat: Seat,
  ink: string,
  { x, y, width, height }: Box,
): void {
  const supply = view.supply[seat] ?? {};
  const items = FIGURES.flatMap((figure) => {
    const count = supply[figure] ?? 0;
    if (figure !== 'meeple' && count === 0) return [];
    return [{ figure, label: figure === 'meeple' || count > 1 ? String(count) : '' }];
  });
  const set = (scale: number) => {
    context.font = `700 ${height * 0.34 * scale}px ${FONT}`;
  };
  const widthOf = ({ label }: { label: string }, scale: number) =>
    height * 0.34 * scale + (label ? context.measureText(label).width + height * 0.05 * scale : 0);
  const gap = height * 0.1;
  set(1);
  const whole = items.reduce((sum, item) => sum + widthOf(item, 1) + gap, -gap);
  // All or none would hide an abbot: where room is short, all are smaller.
  const scale = Math.min(1, width / whole);
  set(scale);
  context.textAlign = 'left';
  let left = x;
  for (const item of items) {
    const icon = height * 0.34 * scale;
    drawIcon(context, item.figure, seat, left + icon / 2, y, icon);
    context.fillStyle = ink;
    context.fillText(item.label, left + icon + height * 0.05 * scale, y + height * 0.135 * scale);
    left += widthOf(item, scale) + gap * scale;
  }
}

const drawIcon = (context: SKRSContext2D, figure: Figure, seat: Seat, x: number, y: number, size: number): void =>
  drawFigure(context, figure, seat, { x, y, size, plain: true });

function drawPointer(context: SKRSContext2D, x: number, y: number, size: number): void {
  context.beginPath();
  context.moveTo(x + size, y);
  context.lineTo(x, y - size);
  context.lineTo(x, y + size);
  context.closePath();
  context.fillStyle = '#d9361f';
  context.fill();
}

function drawCrown(context: SKRSContext2D, x: number, y: number, size: number): void {
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

function drawBag(context: SKRSContext2D, { view, caption }: BoardScene, { x, y, width, height }: Box): void {
  const inHand = view.drawn;
  const side = Math.min(height, width * 0.52);
  const top = y + (height - side) / 2;
  if (inHand) {
    context.fillStyle = TABLE.glow;
    context.fillRect(x, top, side, side);
    const inset = Math.max(2, Math.round(side * 0.035));
    const size = Math.round(side - 2 * inset);
    context.drawImage(spriteOf(inHand, 0, size), Math.round(x) + inset, Math.round(top) + inset);
  }
  const left = x + (inHand ? side + width * 0.05 : width * 0.1);
  const room = x + width - left;
  const pile = Math.min(room * 0.34, height * 0.34);
  const middle = y + height * (caption ? 0.36 : 0.5);
  for (const lift of [0.16, 0]) drawTileBack(context, left + pile * (0.1 + lift), middle - pile * (0.4 + lift), pile);
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fillStyle = TABLE.text;
  const size = Math.min(room * 0.42, height * 0.44);
  context.font = `700 ${size}px ${FONT}`;
  context.fillText(String(view.tilesLeft), left + pile * 1.42, middle + size * 0.36);
  if (!caption) return;
  context.fillStyle = TABLE.faint;
  context.font = `400 ${Math.min(height * 0.26, room * 0.24)}px ${FONT}`;
  context.fillText(fitted(context, caption, room), left, y + height * 0.9);
}
