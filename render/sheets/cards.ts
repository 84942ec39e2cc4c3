import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { artOf, CARD_ART, CARD_BACKS } from '../art/all.ts';
import { drawBadge } from '../board/marks.ts';
import { spriteOf } from '../board/sprites.ts';
import { drawPointsTag } from '../board/tags.ts';
import { createCanvas } from '../kit/canvas.ts';
import { CARD_RATIO } from '../kit/card.ts';
import { INK } from '../kit/palette/ink.ts';
import { TABLE } from '../kit/palette/table.ts';
import { FONT, fitted, wrapped } from '../kit/text.ts';
import type { CardScene, HandScene } from '../scene.ts';

const SIZE = { least: 160, usual: 480, most: 1024 };

/** One card on the table's felt. */
export function composeCard({ size = SIZE.usual, ...card }: CardScene): Canvas {
  const width = Math.round(Math.min(SIZE.most, Math.max(SIZE.least, size)));
  const canvas = createCanvas(width, Math.round(width * CARD_RATIO));
  const context = canvas.getContext('2d');
  context.fillStyle = TABLE.felt;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const margin = width * 0.025;
  drawCard(context, card, margin, margin * CARD_RATIO, width - 2 * margin);
  return canvas;
}

/** Draws the back of a card, which shows nothing else. */
export function drawCardBack(context: SKRSContext2D, deck: string, x: number, y: number, width: number): void {
  context.save();
  context.translate(x, y);
  context.scale(width, width);
  artOf(CARD_BACKS, deck)(context);
  context.restore();
}

type Face = Omit<CardScene, 'size'>;

const PICTURE = { left: 0.065, top: 0.235, width: 0.87, withText: 0.66, alone: 1.095 };
const TEXT = { size: 0.067, line: 0.087, lines: 5, top: 0.925, width: 0.83 };

function drawCard(
  context: SKRSContext2D,
  { deck, card, title, text }: Face,
  x: number,
  y: number,
  width: number,
): void {
  if (card === null) {
    drawCardBack(context, deck, x, y, width);
    if (title !== '') drawBackTitle(context, title, x, y, width);
    return;
  }
  const art = artOf(CARD_ART, card);
  context.save();
  context.translate(x, y);
  context.scale(width, width);
  context.textBaseline = 'alphabetic';
  const plate = (inset: number, radius: number, colour: string) => {
    context.beginPath();
    context.roundRect(inset, inset, 1 - 2 * inset, CARD_RATIO - 2 * inset, radius);
    context.fillStyle = colour;
    context.fill();
  };
  plate(0, 0.07, INK.card.line);
  plate(0.012, 0.06, INK.card.paper);
  plate(0.035, 0.045, art.colour);
  plate(0.045, 0.038, INK.card.paper);
  drawTitle(context, title, art.colour);

  const words = text ? linesOf(context, text) : [];
  const { left, top } = PICTURE;
  const height = words.length > 0 ? PICTURE.withText : PICTURE.alone;
  context.save();
  context.beginPath();
  context.roundRect(left, top, PICTURE.width, height, 0.02);
  context.fillStyle = INK.card.line;
  context.fill();
  context.beginPath();
  context.roundRect(left + 0.009, top + 0.009, PICTURE.width - 0.018, height - 0.018, 0.014);
  context.clip();
  context.translate(left + PICTURE.width / 2, top + height * 0.52);
  const unit = Math.min(height, PICTURE.width) * 1.02;
  context.scale(unit, unit);
  art.picture(context, (id) => spriteOf(id, 0, 256));
  context.restore();

  context.fillStyle = INK.card.ink;
  context.textAlign = 'center';
  context.font = `400 ${TEXT.size}px ${FONT}`;
  // In the middle of its panel, for any number of lines.
  const first = TEXT.top + TEXT.size + ((TEXT.lines - words.length) * TEXT.line) / 2 - 0.01;
  words.forEach((line, i) => {
    context.fillText(line, 0.5, first + i * TEXT.line);
  });
  context.restore();
}

function linesOf(context: SKRSContext2D, text: string): string[] {
  context.font = `400 ${TEXT.size}px ${FONT}`;
  return wrapped(context, text, TEXT.width, TEXT.lines);
}

/** Draws a banner across the card's head; a long title shrinks before it is cut. */
function drawTitle(context: SKRSContext2D, title: string, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(0.04, 0.04, 0.92, 0.17, [0.042, 0.042, 0, 0]);
  context.fill();
  context.fillStyle = INK.card.ribbon;
  context.fillRect(0.04, 0.204, 0.92, 0.014);
  context.textAlign = 'center';
  const size = [0.1, 0.09, 0.08, 0.07].find((one) => {
    context.font = `700 ${one}px ${FONT}`;
    return context.measureText(title).width <= 0.85;
  });
  context.font = `700 ${size ?? 0.07}px ${FONT}`;
  context.fillStyle = INK.pale;
  context.fillText(fitted(context, title, 0.86), 0.5, 0.124 + (size ?? 0.07) * 0.36);
}

function drawBackTitle(context: SKRSContext2D, title: string, x: number, y: number, width: number): void {
  const [left, top, wide, high] = [x + width * 0.12, y + width * 1.13, width * 0.76, width * 0.14];
  context.beginPath();
  context.roundRect(left, top, wide, high, high * 0.3);
  context.fillStyle = INK.card.line;
  context.fill();
  context.beginPath();
  const rim = width * 0.01;
  context.roundRect(left + rim, top + rim, wide - 2 * rim, high - 2 * rim, high * 0.24);
  context.fillStyle = INK.card.paper;
  context.fill();
  context.font = `700 ${width * 0.072}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = INK.card.ink;
  context.fillText(fitted(context, title, wide * 0.92), x + width / 2, top + high / 2 + width * 0.026);
}

const CARD = 420;
const GAP = 40;
/** Visible part of each card in a pile, in pixels. */
const PEEP = 12;

/** Nearly square: in a feed, titles of at most three cards side by side are legible. */
export function handLayout(cards: number): { columns: number; rows: number; width: number; height: number } {
  const columns = cards <= 1 ? 1 : cards <= 4 ? 2 : 3;
  const rows = Math.max(1, Math.ceil(cards / columns));
  return {
    columns,
    rows,
    width: columns * (CARD + GAP) + GAP,
    height: rows * (Math.round(CARD * CARD_RATIO) + GAP) + GAP,
  };
}

export function composeHand({ cards }: HandScene): Canvas {
  const { columns, rows, width, height } = handLayout(cards.length);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = TABLE.felt;
  context.fillRect(0, 0, width, height);
  if (cards.length === 0) drawNoCard(context);
  cards.forEach((card, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? cards.length - row * columns : columns;
    const indent = ((columns - inRow) * (CARD + GAP)) / 2;
    const x = GAP + indent + (i % columns) * (CARD + GAP);
    const y = GAP + row * (Math.round(CARD * CARD_RATIO) + GAP);
    const { count = 1, label, faint } = card;
    const peeping = Math.min(2, count - 1);
    for (let under = peeping; under > 0; under--)
      drawCardBack(context, card.deck, x + under * PEEP, y - under * PEEP, CARD - 2 * PEEP);
    drawCard(context, card, x, y, CARD - (peeping > 0 ? 2 * PEEP : 0));
    if (faint) veil(context, x, y, CARD - (peeping > 0 ? 2 * PEEP : 0));
    if (count > 1) drawCount(context, count, x + CARD - 46, y + CARD * 1.3 - 38);
    if (label) drawBadge(context, label, x + 26, y + CARD * 1.335, 84);
  });
  return canvas;
}

/** Draws the number of cards in a pile; unlike a badge it cannot be pressed. */
function drawCount(context: SKRSContext2D, count: number, x: number, y: number): void {
  context.save();
  context.translate(x, y);
  drawPointsTag(context, `×${count}`, null, 76);
  context.restore();
}

function veil(context: SKRSContext2D, x: number, y: number, width: number): void {
  context.globalAlpha = 0.5;
  context.beginPath();
  context.roundRect(x, y, width, width * CARD_RATIO, width * 0.07);
  context.fillStyle = TABLE.felt;
  context.fill();
  context.globalAlpha = 1;
}

function drawNoCard(context: SKRSContext2D): void {
  context.setLineDash([26, 18]);
  context.strokeStyle = TABLE.legalLine;
  context.lineWidth = 6;
  context.beginPath();
  context.roundRect(GAP, GAP, CARD, CARD * CARD_RATIO, 30);
  context.stroke();
  context.setLineDash([]);
}
