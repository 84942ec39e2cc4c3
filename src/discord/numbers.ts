import { type GameView, type Placement, type Square, withoutTwins } from '../engine/index.ts';

/** A legal square with the number that stands on the picture and on its button. */
export interface NumberedSquare extends Square {
  readonly label: string;
}

/** In reading order of the squares, from 1. */
export function numberedSquares(view: GameView): NumberedSquare[] {
  const squares = new Map<string, Square>();
  if (view.step === 'keep') return []; // which tile it is has yet to be chosen (G60)
  for (const { x, y } of view.placements) squares.set(`${x},${y}`, { x, y });
  return [...squares.values()].map(({ x, y }, index) => ({ x, y, label: String(index + 1) }));
}

/** The ways in which the tile in hand can lie on a square, those that differ in nothing but the picture left out. */
export function rotationsAt(view: GameView, { x, y }: Square): Placement[] {
  if (view.drawn === null || view.step === 'keep') return [];
  return withoutTwins(
    view.drawn,
    view.placements.filter((placement) => placement.x === x && placement.y === y),
  );
}
