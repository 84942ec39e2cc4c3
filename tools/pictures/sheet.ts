import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { createCanvas } from '../../render/kit/canvas.ts';
import { TABLE } from '../../render/kit/palette/table.ts';
import { FONT, fitted } from '../../render/kit/text.ts';

/** One thing on a contact sheet, with its name below. */
export interface Cell {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly draw: (context: SKRSContext2D, x: number, y: number) => void;
}

export interface Group {
  readonly heading: string;
  readonly cells: readonly Cell[];
}

const GAP = 16;
const HEADING = 60;
const LABEL = 34;

interface SheetPlaced extends Cell {
  readonly x: number;
  readonly y: number;
}

/** Groups below each other, each in rows of at most `width` pixels. */
export function contactSheet(groups: readonly Group[], width = 1600): Canvas {
  const headings: { text: string; y: number }[] = [];
  const placed: SheetPlaced[] = [];
  let y = GAP;
  for (const { heading, cells } of groups) {
    headings.push({ text: heading, y });
    y += HEADING;
    let x = GAP;
    let high = 0;
    for (const cell of cells) {
      if (x > GAP && x + cell.width + GAP > width) {
        x = GAP;
        y += high + LABEL + GAP;
        high = 0;
      }
      placed.push({ ...cell, x, y });
      x += cell.width + GAP;
      high = Math.max(high, cell.height);
    }
    y += high + LABEL + GAP;
  }
  const canvas = createCanvas(Math.max(width, ...placed.map((cell) => cell.x + cell.width + GAP)), y);
  const context = canvas.getContext('2d');
  context.fillStyle = TABLE.felt;
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const heading of headings) write(context, heading.text, GAP, heading.y + 42, 40, TABLE.glow, width);
  for (const cell of placed) {
    context.save();
    cell.draw(context, cell.x, cell.y);
    context.restore();
    write(context, cell.label, cell.x, cell.y + cell.height + 25, 22, TABLE.faint, cell.width);
  }
  return canvas;
}

function write(
  context: SKRSContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  room: number,
): void {
  context.font = `700 ${size}px ${FONT}`;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fillStyle = colour;
  context.fillText(fitted(context, text, room), x, y);
}
