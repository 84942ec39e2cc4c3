import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../board/layout.ts';
import { createCanvas } from '../kit/canvas.ts';
import { TABLE } from '../kit/palette/table.ts';
import { FONT, fitted, isPrintable, printable, provide } from '../kit/text.ts';

/** A text and its box, already cut to the box' width; it stands in the middle of the height. */
export interface SheetLabel {
  readonly box: Box;
  readonly text: string;
  readonly size: number;
  readonly weight: 400 | 700;
  readonly align: 'left' | 'center' | 'right';
  readonly colour: string;
}

/** A flat ground under texts. */
export interface SheetPlate {
  readonly box: Box;
  readonly colour: string;
  readonly radius: number;
  /** A frame in another colour. */
  readonly rim?: string;
}

/** The common part of the pictures of results: their layout as data, known before anything is drawn. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly plates: readonly SheetPlate[];
  readonly labels: readonly SheetLabel[];
}

/** Pixels. Feeds show 400 px; letters of 1/30 are then 13 px high. */
export const WIDTH = 1200;
export const MARGIN = 28;
export const LETTERS = { title: 62, main: 42, small: 34 } as const;

export interface Setting {
  readonly size: number;
  readonly weight?: 400 | 700;
  readonly align?: SheetLabel['align'];
  readonly colour?: string;
  /** Smallest share of `size` before the text is cut with …; numbers shrink further than names. */
  readonly least?: number;
}

/** A cut number would be another number. */
export const NUMBER = { least: 0.5 } as const;

let ruler: SKRSContext2D | undefined;
export const theRuler = (): SKRSContext2D => {
  ruler ??= createCanvas(1, 1).getContext('2d');
  return ruler;
};

/** `text` is printable. */
function setFont(context: SKRSContext2D, text: string, size: number, weight: 400 | 700): void {
  context.font = `${weight} ${size}px ${FONT}`;
  provide(context, text);
}

/** A text shrunk or cut to fit a box. */
export function label(
  text: string,
  box: Box,
  { size, weight = 400, align = 'left', colour = TABLE.text, least = 0.85 }: Setting,
): SheetLabel {
  const context = theRuler();
  const whole = printable(text);
  let set = size;
  const fits = () => {
    setFont(context, whole, set, weight);
    return context.measureText(whole).width <= box.width;
  };
  while (!fits() && set > size * least) set = Math.max(size * least, set - 1);
  return { box, text: fitted(context, whole, box.width), size: set, weight, align, colour };
}

export function widthOf(text: string, size: number, weight: 400 | 700 = 400): number {
  const context = theRuler();
  const whole = printable(text);
  setFont(context, whole, size, weight);
  return context.measureText(whole).width;
}

/** The name, or the other one if our fonts can draw nothing of it. */
export const nameOr = (name: string, other: string): string => (isPrintable(name) ? name : other);

/** Greatest depth below the line of letters in other scripts, in shares of their size. */
const DEEP = 0.3;

export function drawLabel(context: SKRSContext2D, { box, text, size, weight, align, colour }: SheetLabel): void {
  setFont(context, text, size, weight);
  context.textAlign = align;
  context.textBaseline = 'alphabetic';
  context.fillStyle = colour;
  const x = align === 'left' ? box.x : align === 'right' ? box.x + box.width : box.x + box.width / 2;
  const y = box.y + box.height / 2 + size * 0.36;
  const { actualBoundingBoxDescent: below } = context.measureText(text);
  // Arabic reaches deeper than other scripts, so it is lifted as far as its box needs.
  context.fillText(text, x, below > size * DEEP ? Math.min(y, box.y + box.height - below) : y);
}

function drawPlate(context: SKRSContext2D, { box: { x, y, width, height }, colour, radius, rim }: SheetPlate): void {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fillStyle = colour;
  context.fill();
  if (!rim) return;
  context.strokeStyle = rim;
  context.lineWidth = 5;
  context.stroke();
}

/** Draws the felt and the plates, then the picture's own parts, then the texts. */
export function composeSheet(sheet: Sheet, drawOwn: (context: SKRSContext2D) => void): Canvas {
  const canvas = createCanvas(sheet.width, sheet.height);
  const context = canvas.getContext('2d');
  context.fillStyle = TABLE.felt;
  context.fillRect(0, 0, sheet.width, sheet.height);
  for (const plate of sheet.plates) drawPlate(context, plate);
  drawOwn(context);
  for (const one of sheet.labels) drawLabel(context, one);
  return canvas;
}

/** Height of a part's heading, and distance of texts from the edge of the plate. */
export const HEADING = 58;
export const INSET = 20;

export const headingLabel = (
  text: string,
  { x, y, width }: Omit<Box, 'height'>,
  colour: string = TABLE.heading,
): SheetLabel =>
  label(
    text,
    { x: x + INSET, y: y + 8, width: width - 2 * INSET, height: HEADING - 10 },
    { size: 40, weight: 700, colour, least: 0.65 },
  );
