import type { PieceView } from '../../src/engine/for-players/view.ts';
import type { Figure } from '../../src/engine/vocabulary.ts';
import { FIGURE_ART, TOKEN_ART } from '../art/all.ts';
import type { FigureArt } from '../kit/art.ts';
import { createCanvas } from '../kit/canvas.ts';
import { FONT } from '../kit/text.ts';
import type { BoardView } from '../scene.ts';

/** A piece of a seat. `figure`: the figure that it belongs to, with its seat's mark. */
export type SeatPiece = Pick<PieceView, 'kind' | 'count' | 'single' | 'under'> & {
  readonly figure?: { readonly id: Figure; readonly mark: number };
};

/** A picture of a figure or of a token, with a count; without a number it is one. */
export interface Item {
  readonly id: string;
  readonly mark: number | null;
  /** Id of the token that lies over it. */
  readonly over?: string;
  readonly label: string;
  /** Width in heights, and size relative to others. */
  readonly wide: number;
  readonly size: number;
}

export const ruler = createCanvas(1, 1).getContext('2d');

/** A line of a cell that begins at `from`. `middle`: height of its middle; `between`: gap between two items, in shares of one. */
export interface ItemRow {
  readonly from: number;
  readonly middle: number;
  readonly between: number;
  readonly items: readonly Item[];
}

/** Items below this share of their size would be illegible in a feed; they then stand closer, and in two lines. */
const LEGIBLE = 0.8;
const CLOSE = 0.1;
/** Gap on both sides of a number, so that the next item's rim does not touch it. */
export const AROUND_LABEL = 0.22;

/** Lines whose items stay legible. If the fullest line is too full, its first items move beside the points. */
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

/** The scale at which the items fit side by side. */
const scaleFor = ({ items, between }: ItemRow, width: number, icon: number): number =>
  items.length === 0 ? 1 : Math.min(1, width / itemsWidth(items, icon, between));

/** Width of the items side by side, at full size. */
export function itemsWidth(items: readonly Item[], icon: number, between: number): number {
  ruler.font = `700 ${icon * 0.95}px ${FONT}`;
  const gap = icon * between;
  const widths = items.map(
    ({ label, wide }) => icon * wide + (label ? ruler.measureText(label).width + icon * AROUND_LABEL : 0),
  );
  return widths.reduce((sum, one) => sum + one + gap, -gap);
}

/** Sizes of a figure with a token over it, and of that token. It fills its line with its rim and touches no other line. */
const BEHIND = 0.82;
export const OVER = 0.95;

/** The pieces of a seat with their counts; single ones need no number. */
export const tokenItems = (pieces: readonly SeatPiece[]): Item[] =>
  [...TOKEN_ART.keys()].flatMap((id): Item[] => {
    const own = pieces.filter(({ kind, count }) => kind === id && count > 0);
    return own.map(({ count, single, under, figure }) => {
      const label = single || (figure && count === 1) ? '' : String(count);
      if (figure) return { id: figure.id, mark: figure.mark, over: id, label, wide: 1, size: BEHIND };
      return { id, mark: null, ...(under && { over: under }), label, wide: 1, size: 1.06 };
    });
  });

/** Figures at home: meeples with their number, each other kind as an icon. */
export const supplyItems = (supply: BoardView['supply'][number], mark: number): Item[] =>
  [...FIGURE_ART].flatMap(([id, { icon = PLAIN_ICON }]): Item[] => {
    const count = supply[id as Figure] ?? 0;
    if (id !== 'meeple' && count === 0) return [];
    const label = id === 'meeple' || count > 1 ? String(count) : '';
    return [{ id, mark, label, wide: icon.wide, size: icon.size ?? 1 }];
  });

const PLAIN_ICON: NonNullable<FigureArt['icon']> = { wide: 1 };
