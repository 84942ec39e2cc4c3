import { type MapLayout, type MapView, type Position, type Square, STEP_X, STEP_Y } from '../../../engine/for-rules.ts';
import { squareOf, squaresOf } from './ground.ts';
import { townsOf } from './towns.ts';

/** The public view of the map; nothing in it is secret. */
export function mapViewOf({ grid, tiles, printed, rules }: Position, layout: MapLayout): MapView {
  const isCovered = ({ x, y }: Square): boolean => grid.at(x, y) >= printed;
  const isFree = (square: Square): boolean => !isCovered(square);
  const isTouched = ({ x, y }: Square): boolean =>
    STEP_X.some((step, side) => isCovered({ x: x + step, y: y + STEP_Y[side]! }));
  return {
    layout,
    town: rules.setup.options?.town ?? null,
    starts: tiles.slice(printed).flatMap(({ x, y, seat }) => (seat === null ? [{ x, y }] : [])),
    discovered: layout.largeCities
      .filter(({ squares }) => squares.some(({ at }) => isTouched(squareOf(at))))
      .map(({ id }) => id),
    ferryEnds: layout.ferries.flatMap(({ id, ends }) =>
      ends.flatMap(({ at }, index) => {
        return isCovered(squareOf(ends[1 - index]!.at)) ? [{ ferry: id, ...squareOf(at) }] : [];
      }),
    ),
    towns: townsOf(layout).filter(isFree),
    islands: layout.islands
      .flatMap(({ squares }) => squares.map(({ at, shields }) => ({ ...squareOf(at), arms: shields })))
      .filter((square) => square.arms > 0 && isFree(square)),
    freeSquares: squaresOf(layout).filter(isFree).length,
  };
}
