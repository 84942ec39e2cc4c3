import { createCanvas } from './kit/canvas.ts';
import { FONT } from './kit/text.ts';

/** A picture, of a figure of a seat's mark or of a token, and how many of it; without a number it is one. */
export interface Item {
  readonly id: string;
  readonly mark: number | null;
  /** What lies over it. */
  readonly over?: string;
  readonly label: string;
  /** How much wider than high, and how much larger than others. */
  readonly wide: number;
  readonly size: number;
}

export const ruler = createCanvas(1, 1).getContext('2d');

/** A line of a cell, from `from` on: `middle` is its height, `between` the room between two things, in shares of one. */
export interface ItemRow {
  readonly from: number;
  readonly middle: number;
  readonly between: number;
  readonly items: readonly Item[];
}

/** Smaller than so much of their size, things could not be told apart in a feed; then they stand closer, and in two lines. */
const LEGIBLE = 0.8;
const CLOSE = 0.1;
/** Left and right of a number, so that the rim of what follows does not touch it. */
export const AROUND_LABEL = 0.22;

/** Lines on which all has a size at which it can be told: beside the points there is room for what is first of the fullest of them. */
export function rowsOf(
  wished: readonly ItemRow[],
  beside: Pick<ItemRow, 'from' | 'middle'> | null,
  right: number,
  icon: number,
): readonly ItemRow[] {
  const sizeOf = (row: ItemRow): number => scaleFor(row, right - row.from, icon);
  const rows = wished.map((row) => (sizeOf(row) < LEGIBLE && beside ? { ...row, between: CLOSE } : row));
  const [fullest] = rows.toSorted((one, other) => sizeOf(one) - sizeOf(other));
  if (!beside || !fullest || sizeOf(fullest) >= LEGIBLE) return rows;
  const splits = fullest.items.map((_, at) => [
    { ...fullest, ...beside, items: fullest.items.slice(0, at) },
    { ...fullest, items: fullest.items.slice(at) },
  ]);
  const worst = (split: readonly ItemRow[]): number => Math.min(...split.map(sizeOf));
  const best = splits.reduce((one, other) => (worst(other) > worst(one) ? other : one));
  return [...rows.filter((row) => row !== fullest), ...best];
}

/** How much of their size things can have side by side. */
function scaleFor({ items, between }: ItemRow, width: number, icon: number): number {
  if (items.length === 0) return 1;
  ruler.font = `700 ${icon * 0.95}px ${FONT}`;
  const gap = icon * between;
  const widths = items.map(
    ({ label, wide }) => icon * wide + (label ? ruler.measureText(label).width + icon * AROUND_LABEL : 0),
  );
  return Math.min(1, width / widths.reduce((sum, one) => sum + one + gap, -gap));
}
