import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Figure, Seat } from '../../src/engine/vocabulary.ts';
import { artOf, TOKEN_ART } from '../art/all.ts';
import { drawFigure, drawToken } from '../art/figures.ts';
import { grown } from '../board/boxes.ts';
import type { Box, StripLayout } from '../board/layout.ts';
import { type DrawingGround, HERE } from '../board/marks.ts';
import { plainly, type Stamp, stamp } from '../board/stamps.ts';
import { signed } from '../board/tags.ts';
import { MARK, TABLE } from '../kit/palette/table.ts';
import { FONT, fitted, numeral } from '../kit/text.ts';
import type { BoardScene, BoardView } from '../scene.ts';
import { drawCardBack } from '../sheets/cards.ts';
import { shownName } from './letters.ts';
import {
  AROUND_LABEL,
  type Item,
  itemsWidth,
  OVER,
  rowsOf,
  ruler,
  type SeatPiece,
  supplyItems,
  tokenItems,
} from './rows.ts';
import type { Worn } from './seat-marks.ts';

/** The contents of a seat's cell. */
export interface SeatCell {
  readonly name: string;
  readonly worn: Worn;
  readonly points: number;
  /** Points gained last, which `points` includes. */
  readonly gain: number;
  readonly supply: BoardView['supply'][number];
  readonly pieces: readonly SeatPiece[];
  /** For each deck the number of cards held face down. */
  readonly hands: readonly { readonly deck: string; readonly count: number }[];
  readonly isAsked: boolean;
  readonly hasWon: boolean;
  readonly hasResigned: boolean;
}

/** `worn`: by seat. */
export const seatCell = (
  { view, players, brought }: Pick<BoardScene, 'view' | 'players' | 'brought'>,
  worn: readonly Worn[],
  seat: Seat,
): SeatCell => ({
  name: shownName(players, seat, worn[seat]!.letter),
  worn: worn[seat]!,
  points: view.scores[seat] ?? 0,
  gain: brought?.gains[seat] ?? 0,
  supply: view.supply[seat] ?? {},
  pieces: view.pieces
    .filter((piece) => piece.seat === seat)
    .map(({ kind, count, single, under, figure }) => ({
      ...{ kind, count, single },
      ...(under && { under }),
      ...(figure && { figure: { id: figure.figure, mark: worn[figure.seat]!.mark } }),
    })),
  hands: view.hands.flatMap(({ deck, counts: { [seat]: count = 0 } }) => (count > 0 ? [{ deck, count }] : [])),
  isAsked: view.asked === seat,
  hasWon: view.winners?.includes(seat) ?? false,
  hasResigned: view.resigned.includes(seat),
});

/** Lines of a cell, in shares of its height: their middles, and the heights of letters, digits and items. */
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

/** The layout of a cell, in its own pixels. */
function shapeOf({ width, height }: Box, of: StripLayout['lines']) {
  const lines = LINES[of];
  const isRich = of !== 'plain';
  const token = Math.min(height * lines.token, width * 0.25);
  const pad = height * (isRich ? 0.07 : 0.12);
  const middle = isRich ? (height * (lines.name + lines.points)) / 2 + height * 0.02 : height / 2;
  const pointer = token * 0.2;
  return {
    lines,
    isRich,
    token,
    pad,
    pointer,
    /** Middle of the token. */
    middle,
    right: width - pad,
    textLeft: (isAsked: boolean) => pad + token + (isAsked ? pointer * 1.3 : height * 0.1),
    /** Upper edge of numbers and figures, below the name. */
    countsTop: Math.floor(height * (lines.points - Math.max(lines.digits * 0.52, isRich ? 0 : lines.icon * 0.7))),
  };
}

/** From the cell's upper edge: the name is above it, the counts are below. */
export const countsTop = (box: Box, of: StripLayout['lines']): number => shapeOf(box, of).countsTop;

/** How far a crown may extend beyond a cell, in shares of its height. */
const OUT_OF_CELL = 0.15;

/** The cell of a seat, in parts; few of them change from turn to turn. */
export function cellStamps(cell: SeatCell, box: Box, of: StripLayout['lines']): Stamp[] {
  const { name, worn, hands, isAsked, hasWon, hasResigned } = cell;
  const { width, height } = box;
  const own: Box = { x: 0, y: 0, width, height };
  const { textLeft, right, lines, token, pad, pointer } = shapeOf(own, of);
  const isLit = isAsked || hasWon;
  const look: ScoreboardLook = { isLit, isAsked, isFaint: hasResigned };
  const out = height * OUT_OF_CELL;
  const sign = { x: 0, y: -out, width: pad + token + pointer * 1.2, height: height + out };
  const left = textLeft(isAsked);
  const line = { x: left, y: 0, width: right - left, height: height * (lines.name + lines.letters * 0.95) };
  const { counts, isGainBeside } = countStamps(cell, look, box, of);
  const gain = isGainBeside ? 0 : cell.gain;
  return [
    stamp(0, box, grown(own, height * LIT_RIM), plainly(drawPlate), own, isLit),
    stamp(0, box, sign, plainly(drawSign), worn, hasWon, look, own, of),
    stamp(0, box, grown(line, height * 0.02), plainly(drawName), name, gain, hands, look, own, of),
    ...counts,
  ];
}

/** Size of the gain beside the points, in shares of theirs. */
const GAIN = 0.7;
const gainText = (gain: number): string => `(${signed(gain)})`;

/**
 * Points, pieces of the seat and figures at home: separate stamps, each no larger than needed. `isGainBeside`: whether the gain fits beside
 * the points without making anything smaller.
 */
function countStamps(
  { points, gain, supply, pieces, worn }: SeatCell,
  look: ScoreboardLook,
  box: Box,
  of: StripLayout['lines'],
): { readonly counts: Stamp[]; readonly isGainBeside: boolean } {
  const { height } = box;
  const { lines, isRich, pad, textLeft, right, countsTop: top } = shapeOf(box, of);
  const left = textLeft(look.isAsked);
  const digits = height * lines.digits;
  const widthOf = (text: string, size: number): number => {
    ruler.font = `700 ${size}px ${FONT}`;
    return ruler.measureText(text).width;
  };
  const afterPoints = (of: string): number => left + widthOf(of, digits) + height * 0.14;
  const afterGain = (of: string, gained: string): number =>
    afterPoints(of) + widthOf(gained, digits * GAIN) + height * 0.04;
  const alone = afterPoints(numeral(points));
  const withGain = afterGain(numeral(points), gainText(gain));
  const icon = height * lines.icon;
  const needed = isRich ? 0 : itemsWidth(supplyItems(supply, worn.mark), icon, BETWEEN);
  // Reserves the usual maximum, so that the gain has the same place in all cells of a picture.
  const most = Math.max(withGain, afterGain('999', gainText(99)));
  const isGainBeside = gain !== 0 && of !== 'full' && most + needed <= right;
  const after = isGainBeside ? withGain : alone;
  const room = { x: left, y: top, width: after - left, height: digits * 1.2 };
  const figures = {
    from: isRich ? pad : after,
    middle: lines.figures,
    between: BETWEEN,
    items: supplyItems(supply, worn.mark),
  };
  const tokens = { from: pad, middle: lines.pieces, between: 0.4, items: tokenItems(pieces) };
  // Slightly below the digits: a crown is higher than they are, and must not be cut off at the name.
  const beside = of === 'full' ? { from: after, middle: lines.points + 0.015 } : null;
  const rows = rowsOf([figures, tokens], beside, right, icon);
  const counts = [
    stamp(0, box, room, plainly(drawPoints), points, isGainBeside ? gain : 0, left, look, height, of),
    ...rows.flatMap(({ from, middle, between, items }) => {
      if (items.length === 0) return [];
      const needed = items.reduce((sum, { label, wide }) => sum + wide + between + 0.25 + 0.65 * label.length, 0.5);
      const y = Math.max(top, height * middle - icon * 0.8);
      const reach = {
        x: from - icon * 0.2,
        y,
        // Rims extend into the edge of the cell.
        width: Math.min(icon * needed, right - from + icon * 0.2 + pad * 0.8),
        height: icon * 1.6,
      };
      const where = { x: from, y: height * middle, width: right - from, height: icon };
      return [stamp(0, box, reach, plainly(drawItems), items, look, where, between)];
    }),
  ];
  return { counts, isGainBeside };
}

/** Gap between two figures at home, in shares of one. */
const BETWEEN = 0.3;

/** The state that all parts of a cell share. */
interface ScoreboardLook {
  readonly isLit: boolean;
  readonly isAsked: boolean;
  readonly isFaint: boolean;
}

/** How far the rim of a lit cell extends beyond it, in shares of its height. */
const LIT_RIM = 0.025;
const FAINT = 0.45;
/** Smallest share of a name's usual size. */
const SMALLEST_NAME = 0.75;

function drawPlate({ context, at }: DrawingGround, { width, height }: Box, isLit: boolean): void {
  const { x, y } = at(HERE);
  context.beginPath();
  context.roundRect(x, y, width, height, height * 0.12);
  context.fillStyle = isLit ? TABLE.turn : TABLE.cell;
  context.fill();
  if (!isLit) return;
  context.strokeStyle = TABLE.glow;
  context.lineWidth = height * LIT_RIM * 2;
  context.stroke();
}

/** Draws the seat's token, a pointer if it is asked, and a crown if it has won. */
function drawSign(
  { context, at }: DrawingGround,
  worn: Worn,
  hasWon: boolean,
  look: ScoreboardLook,
  box: Box,
  of: StripLayout['lines'],
): void {
  const { x, y } = at(HERE);
  const { token, pad, middle, pointer } = shapeOf(box, of);
  context.globalAlpha = look.isFaint ? FAINT : 1;
  drawToken(context, worn, { x: x + pad + token / 2, y: y + middle }, token);
  if (look.isAsked) drawPointer(context, x + pad + token * 0.97, y + middle, pointer);
  if (hasWon) drawCrown(context, x + pad + token / 2, y + middle - token * 0.5, token * 0.5);
}

function drawName(
  { context, at }: DrawingGround,
  name: string,
  gain: number,
  hands: SeatCell['hands'],
  look: ScoreboardLook,
  box: Box,
  of: StripLayout['lines'],
): void {
  const { x, y } = at(HERE);
  const { lines, textLeft, right } = shapeOf(box, of);
  const { height } = box;
  const ink = look.isLit ? TABLE.ink : TABLE.text;
  context.globalAlpha = look.isFaint ? FAINT : 1;
  context.textBaseline = 'alphabetic';
  const size = height * lines.letters;
  let aside = 0;
  for (const hand of hands)
    aside += drawHandCount(context, hand, ink, x + right - aside, y + height * lines.name, size);
  if (gain !== 0) {
    // Above the points, where it takes no room from the counts.
    context.font = `700 ${size}px ${FONT}`;
    context.textAlign = 'right';
    context.fillStyle = ink;
    context.fillText(signed(gain), x + right - aside, y + height * lines.name + size * 0.35);
    aside += context.measureText(signed(gain)).width + size * 0.35;
  }
  context.textAlign = 'left';
  context.fillStyle = ink;
  const left = textLeft(look.isAsked);
  const room = right - left - aside;
  const set = (scale: number): void => {
    context.font = `${look.isLit ? 700 : 400} ${size * scale}px ${FONT}`;
  };
  set(1);
  // A gain and cards leave little room: a smaller name says more than its first letter.
  set(Math.max(SMALLEST_NAME, Math.min(1, room / context.measureText(name).width)));
  context.fillText(fitted(context, name, room), x + left, y + height * lines.name + size * 0.35);
}

function drawPoints(
  { context, at }: DrawingGround,
  points: number,
  gain: number,
  left: number,
  look: ScoreboardLook,
  height: number,
  of: StripLayout['lines'],
): void {
  const { x, y } = at(HERE);
  const { digits, points: line } = LINES[of];
  context.globalAlpha = look.isFaint ? FAINT : 1;
  context.textBaseline = 'alphabetic';
  context.fillStyle = look.isLit ? TABLE.ink : TABLE.text;
  context.font = `700 ${height * digits}px ${FONT}`;
  const base = y + height * (line + digits * 0.35);
  context.fillText(numeral(points), x + left, base);
  if (gain === 0) return;
  const beside = x + left + context.measureText(numeral(points)).width + height * 0.07;
  context.font = `700 ${height * digits * GAIN}px ${FONT}`;
  context.fillText(gainText(gain), beside, base);
}

/** Draws items side by side from the left. If room is short, all shrink and none is left out. `y` of the box is their middle. */
function drawItems(
  { context, at }: DrawingGround,
  items: readonly Item[],
  look: ScoreboardLook,
  box: Box,
  between: number,
): void {
  const { width, height } = box;
  const origin = at(HERE);
  const [x, y] = [origin.x + box.x, origin.y + box.y];
  const ink = look.isLit ? TABLE.ink : TABLE.text;
  context.globalAlpha = look.isFaint ? FAINT : 1;
  context.textBaseline = 'alphabetic';
  const set = (scale: number) => {
    context.font = `700 ${height * 0.95 * scale}px ${FONT}`;
  };
  set(1);
  const widthOf = ({ label, wide }: Item) =>
    height * wide + (label ? context.measureText(label).width + height * AROUND_LABEL : 0);
  const gap = height * between;
  const widths = items.map(widthOf);
  const scale = Math.min(1, width / widths.reduce((sum, one) => sum + one + gap, -gap));
  set(scale);
  let left = x;
  items.forEach(({ id, mark, over, label, wide, size }, i) => {
    const icon = height * scale;
    const middle = left + (icon * wide) / 2;
    if (mark === null) artOf(TOKEN_ART, id)(context, { x: middle, y }, icon * size);
    else drawFigure(context, id as Figure, mark, { x: middle, y, size: icon * size });
    if (over !== undefined) artOf(TOKEN_ART, over)(context, { x: middle, y }, icon * OVER);
    set(scale);
    context.textAlign = 'left';
    context.fillStyle = ink;
    context.fillText(label, left + icon * wide + height * 0.1 * scale, y + height * 0.34 * scale);
    left += (widths[i]! + gap) * scale;
  });
}

/** Draws a card's back and the number of cards, ending at `right`, as high as letters of `size`; returns the width. */
function drawHandCount(
  context: SKRSContext2D,
  { deck, count }: SeatCell['hands'][number],
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
  drawCardBack(context, deck, right - label - card, middle - card * 0.7, card);
  return label + card + size * 0.35;
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
