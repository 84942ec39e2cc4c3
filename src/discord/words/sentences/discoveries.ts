import type { GameEvent, GameView, Square } from '../../../engine/index.ts';

/** What a map gives away once a tile lies beside it. */
export interface Discovery {
  readonly what: 'city' | 'ferry';
  /** As the map calls it: `Berlin`, `Dover–Calais`. */
  readonly name: string;
  /** Squares that may be built on from now on. */
  readonly opened: readonly Square[];
}

const isSame = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;
const isBeside = (a: Square, b: Square): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
const squareAt = ({ at: [x, y] }: { readonly at: readonly [number, number] }): Square => ({ x, y });

/** Large cities and ferry ends that nothing lay beside before the tiles of these events (L33, L34). `view`: after them. */
export function discoveriesIn(events: readonly GameEvent[], { map, board, openSquares }: GameView): Discovery[] {
  if (map === null) return [];
  const placed = events.filter((event) => event.type === 'placed');
  const isNew = (square: Square): boolean => placed.some((event) => isSame(event, square));
  const before = board.filter((tile) => !isNew(tile));
  const cities = map.layout.largeCities.flatMap(({ name, squares }): Discovery[] => {
    const touches = (square: Square): boolean => squares.some((one) => isBeside(squareAt(one), square));
    if (!placed.some(touches) || before.some(touches)) return [];
    return [{ what: 'city', name, opened: openSquares.filter(touches) }];
  });
  const ferries = map.layout.ferries.flatMap(({ name, ends }): Discovery[] => {
    const [here, there] = ends.map(squareAt) as [Square, Square];
    const other = isNew(here) ? there : isNew(there) ? here : null;
    // Where a tile lies at the far end the ferry was known already, and is joined now.
    if (other === null || board.some((tile) => isSame(tile, other))) return [];
    return [{ what: 'ferry', name, opened: [other] }];
  });
  return [...cities, ...ferries];
}
