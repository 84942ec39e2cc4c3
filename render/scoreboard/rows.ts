import type { PieceView } from '../../src/engine/for-players/view.ts';
import type { Figure } from '../../src/engine/vocabulary.ts';
import { FIGURE_ART, TOKEN_ART } from '../art/all.ts';
import type { FigureArt } from '../kit/art.ts';
import { createCanvas } from '../kit/canvas.ts';
import { FONT } from '../kit/text.ts';
import type { BoardView } from '../scene.ts';

/** What stands with a seat. `figure`: the one it is, and the mark that its seat wears. */
export type SeatPiece = Pick<PieceView, 'kind' | 'count' | 'single'> & {
  readonly figure?: { readonly id: Figure; readonly mark: number };
};

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
const scaleFor = ({ items, between }: ItemRow, width: number, icon: number): number =>
  items.length === 0 ? 1 : Math.min(1, width / itemsWidth(items, icon, between));

/** How wide things are side by side, at their full size. */
export function itemsWidth(items: readonly Item[], icon: number, between: number): number {
  ruler.font = `700 ${icon * 0.95}px ${FONT}`;
  const gap = icon * between;
  const widths = items.map(
    ({ label, wide }) => icon * wide + (label ? ruler.measureText(label).width + icon * AROUND_LABEL : 0),
  );
  return widths.reduce((sum, one) => sum + one + gap, -gap);
}

/** Sizes of what has something over it and of that, which takes the whole of its line with its rim and none of the next. */
const BEHIND = 0.82;
export const OVER = 0.95;

/** What stands with the seat, with how many of each; what there is one of needs no number. */
export const tokenItems = (pieces: readonly SeatPiece[]): Item[] =>
  [...TOKEN_ART.keys()].flatMap((id): Item[] => {
    const own = pieces.filter(({ kind, count }) => kind === id && count > 0);
    return own.map(({ count, single, figure }) => {
      const label = single || (figure && count === 1) ? '' : String(count);
      if (figure) return { id: figure.id, mark: figure.mark, over: id, label, wide: 1, size: BEHIND };
      return { id, mark: null, label, wide: 1, size: 1.06 };
    });
  });

/** Figures at home: the meeples counted, the others each as an icon. */
export const supplyItems = (supply: BoardView['supply'][number], mark: number): Item[] =>
  [...FIGURE_ART].flatMap(([id, { icon = PLAIN_ICON }]): Item[] => {
    const count = supply[id as Figure] ?? 0;
    if (id !== 'meeple' && count === 0) return [];
    const label = id === 'meeple' || count > 1 ? String(count) : '';
    return [{ id, mark, label, wide: icon.wide, size: icon.size ?? 1 }];
  });

const PLAIN_ICON: NonNullable<FigureArt['icon']> = { wide: 1 };
