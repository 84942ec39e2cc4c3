import type { GameView, Square } from '../../engine/index.ts';

/** The part of a board in a picture, in squares. */
export interface BoardRegion extends Square {
  readonly columns: number;
  readonly rows: number;
}

/** A board has at most `PARTS` parts in each direction, each at least `FEWEST` squares long. */
const PARTS = 3;
const FEWEST = 5;
const AROUND = 3;

/** Overlapping parts, row by row from the north-west; a small board has fewer. */
export function partsOf(view: GameView): readonly (readonly BoardRegion[])[] {
  const all = spanOf(view);
  const across = cuts(all.x, all.columns);
  return cuts(all.y, all.rows).map(([y, rows]) => across.map(([x, columns]) => ({ x, y, columns, rows })));
}

function spanOf(view: GameView): BoardRegion {
  const squares = [...view.board, ...view.openSquares];
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, columns: Math.max(...xs) - x + 1, rows: Math.max(...ys) - y + 1 };
}

/** The start and length of each part. */
function cuts(from: number, length: number): (readonly [from: number, length: number])[] {
  const each = Math.max(FEWEST, Math.ceil(length / PARTS) + 1);
  if (each >= length) return [[from, length]];
  const begins = Array.from({ length: PARTS }, (_, at) => from + Math.round((at * (length - each)) / (PARTS - 1)));
  return [...new Set(begins)].map((begin) => [begin, each]);
}

/** A square with the squares around it. */
export const partAround = ({ x, y }: Square): BoardRegion => {
  return { x: x - AROUND, y: y - AROUND, columns: 2 * AROUND + 1, rows: 2 * AROUND + 1 };
};

/** The part in which the square is nearest to the middle. */
export function partWith(view: GameView, { x, y }: Square): BoardRegion {
  const off = (part: BoardRegion): number =>
    Math.max(
      Math.abs(part.x + (part.columns - 1) / 2 - x) / part.columns,
      Math.abs(part.y + (part.rows - 1) / 2 - y) / part.rows,
    );
  return partsOf(view)
    .flat()
    .toSorted((one, other) => off(one) - off(other))[0]!;
}
