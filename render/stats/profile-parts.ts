import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../board/layout.ts';
import { INK } from '../kit/palette/ink.ts';
import { TABLE } from '../kit/palette/table.ts';
import type { ProfileScene } from './scene.ts';
import {
  HEADING,
  headingLabel,
  INSET,
  LETTERS,
  label,
  NUMBER,
  type SheetLabel,
  type SheetPlate,
  widthOf,
} from './sheet.ts';

/** The lower parts of a profile: the height of each, and its content once it has a place. */
export interface LowerPart {
  readonly height: number;
  at(box: Box): {
    readonly plates: readonly SheetPlate[];
    readonly labels: readonly SheetLabel[];
    readonly bars: readonly Bar[];
  };
}

/** A bar on its track; `share` of the longest bar. */
export interface Bar {
  readonly box: Box;
  readonly share: number;
}

const LINE = { usual: 50, most: 68 };
const BELOW = 14;
const RADIUS = 20;

const ground = (box: Box): SheetPlate[] => [{ box, colour: TABLE.cell, radius: RADIUS }];

/** Lines fill the height beside a longer part. */
const lineOf = ({ height }: Box, count: number): number => Math.min(LINE.most, (height - HEADING - BELOW) / count);

/** Columns of equal width, except the first, which takes what its words need. */
export function tablePart({ heading, columns, rows }: ProfileScene['bySeats']): LowerPart | null {
  if (rows.length === 0) return null;
  const lines = [columns, ...rows];
  const count = Math.max(1, ...lines.map((line) => line.length));
  return {
    height: HEADING + lines.length * LINE.usual + BELOW,
    at(box) {
      const width = box.width - 2 * INSET;
      const lineHeight = lineOf(box, lines.length);
      const wished = Math.max(...lines.map((line) => widthOf(line[0] ?? '', LETTERS.small, 700))) + 4;
      const first = count === 1 ? width : Math.min(Math.max(wished, width / count), width * 0.46);
      const other = count === 1 ? 0 : (width - first) / (count - 1);
      const left = (column: number) => box.x + INSET + (column === 0 ? 0 : first + (column - 1) * other);
      return {
        plates: [
          ...ground(box),
          // Every other line has a darker ground, for easier reading.
          ...rows.flatMap((_, i) =>
            i % 2
              ? []
              : [
                  {
                    box: {
                      x: box.x + 10,
                      y: box.y + HEADING + (i + 1) * lineHeight,
                      width: box.width - 20,
                      height: lineHeight,
                    },
                    colour: TABLE.felt,
                    radius: 10,
                  },
                ],
          ),
        ],
        labels: [
          headingLabel(heading, box),
          ...lines.flatMap((line, i) =>
            line.map((text, column) =>
              label(
                text,
                {
                  x: left(column) + (column === 0 ? 0 : 8),
                  y: box.y + HEADING + i * lineHeight,
                  width: column === 0 ? first : other - 8,
                  height: lineHeight,
                },
                {
                  size: i === 0 ? 32 : 38,
                  weight: i > 0 && column === 0 ? 700 : 400,
                  align: column === 0 ? 'left' : 'right',
                  colour: i === 0 ? TABLE.faint : TABLE.text,
                  ...NUMBER,
                },
              ),
            ),
          ),
        ],
        bars: [],
      };
    },
  };
}

const TEXT_WIDTH = 92;

export function barsPart({ heading, bars }: ProfileScene['points']): LowerPart | null {
  if (bars.length === 0) return null;
  return {
    height: HEADING + bars.length * LINE.usual + BELOW,
    at(box) {
      const width = box.width - 2 * INSET;
      const lineHeight = lineOf(box, bars.length);
      const words = Math.min(width * 0.42, Math.max(...bars.map((bar) => widthOf(bar.label, LETTERS.small))) + 4);
      const most = Math.max(0, ...bars.map(({ value }) => value));
      const line = (i: number) => ({ y: box.y + HEADING + i * lineHeight, height: lineHeight });
      return {
        plates: ground(box),
        labels: [
          headingLabel(heading, box),
          ...bars.flatMap((bar, i) => [
            label(bar.label, { x: box.x + INSET, width: words, ...line(i) }, { size: LETTERS.small, least: 0.75 }),
            label(
              bar.text,
              { x: box.x + INSET + width - TEXT_WIDTH, width: TEXT_WIDTH, ...line(i) },
              { size: 38, weight: 700, align: 'right', ...NUMBER },
            ),
          ]),
        ],
        bars: bars.map(({ value }, i) => ({
          box: {
            x: box.x + INSET + words + 16,
            y: line(i).y + lineHeight * 0.2,
            width: width - words - 16 - TEXT_WIDTH - 10,
            height: lineHeight * 0.6,
          },
          share: most > 0 ? Math.max(0, value) / most : 0,
        })),
      };
    },
  };
}

export function drawBar(context: SKRSContext2D, { box: { x, y, width, height }, share }: Bar): void {
  const piece = (long: number, colour: string) => {
    context.beginPath();
    context.roundRect(x, y, long, height, Math.min(8, long / 2));
    context.fillStyle = colour;
    context.fill();
  };
  piece(width, TABLE.felt);
  if (share > 0) piece(Math.max(6, width * share), INK.medal[1].rim);
}
