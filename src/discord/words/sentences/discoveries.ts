import type { GameEvent, GameView, Square } from '../../../engine/index.ts';

/** A city or ferry of a map that the first tile beside it reveals. */
export interface Discovery {
  readonly what: 'city' | 'ferry';
  /** Its name on the map: `Berlin`, `Dover–Calais`. */
  readonly name: string;
  /** Squares that this opens for tiles. */
  readonly opened: readonly Square[];
}

const isSame = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;
const isBeside = (a: Square, b: Square): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
const squareAt = ({ at: [x, y] }: { readonly at: readonly [number, number] }): Square => ({ x, y });

/** Large cities and ferry ends whose first neighbour is a tile of these events (L33, L34). `view`: after them. */
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
    // A tile at the far end means that the ferry was known, and is joined now.
    if (other === null || board.some((tile) => isSame(tile, other))) return [];
    return [{ what: 'ferry', name, opened: [other] }];
  });
  return [...cities, ...ferries];
}
