import { type MapLayout, SIDES, type Square, type TileId } from '../../src/engine/index.ts';
import { beside, edgesOf, type LaidDown } from './oracle.ts';

/** Squares that take tiles: next to a tile, a discovered city or a discovered ferry end (M1, L33, L34). */
export function openOnMap(board: readonly LaidDown[], { largeCities, ferries, grid }: MapLayout): Square[] {
  const isLaid = ({ x, y }: Square): boolean => board.some((one) => one.x === x && one.y === y);
  const found = largeCities.filter(({ squares }) => squares.some(({ at: [x, y] }) => beside({ x, y }).some(isLaid)));
  const opening = [...board, ...found.flatMap(({ squares }) => squares.map(({ at: [x, y] }) => ({ x, y })))].flatMap(
    beside,
  );
  for (const { ends } of ferries) {
    ends.forEach(({ at: [x, y] }, i) => {
      const [ox, oy] = ends[1 - i]!.at;
      if (isLaid({ x, y })) opening.push({ x: ox, y: oy });
    });
  }
  const squares = new Map(opening.map((square) => [`${square.x},${square.y}`, square]));
  return [...squares.values()].filter((at) => '#tSi'.includes(grid[at.y]?.[at.x] || '.') && !isLaid(at));
}

/** By side of a square: the letter of the tile or print there, if any; `A` fits all (AM10). */
export function askedAt(
  board: readonly LaidDown[],
  square: Square,
  layout: MapLayout | null = null,
): (string | undefined)[] {
  const { largeCities = [], borderPrints = [], ferries = [] } = layout ?? {};
  const printed = largeCities.flatMap(({ squares }) => squares);
  const borders = [
    ...borderPrints.flatMap(({ kind, contacts }) =>
      contacts.map((one) => ({ ...one, edge: kind === 'city' ? 'C' : 'R' })),
    ),
    ...ferries.flatMap(({ ends }) => ends.map((one) => ({ ...one, edge: 'R' }))),
  ];
  const isAt = ({ at: [x, y] }: { readonly at: readonly [number, number] }, one: Square): boolean =>
    x === one.x && y === one.y;
  return beside(square).map((next, side) => {
    const tile = board.find(({ x, y }) => x === next.x && y === next.y);
    const edges = tile ? edgesOf(tile) : printed.find((one) => isAt(one, next))?.edges;
    const border = borders.find((one) => isAt(one, square) && one.side === SIDES[side]);
    return edges?.[(side + 2) % 4] ?? border?.edge;
  });
}

/** Whether edges match all that is asked. */
export const matches = (edges: string, asked: readonly (string | undefined)[]): boolean =>
  asked.every((letter, side) => letter === undefined || letter === 'A' || letter === edges[side]);

/** Every legal placement of a tile on a map, as `x,y,rotation`: where all edges match tiles and prints (B5, M8). */
export const placementsOnMap = (board: readonly LaidDown[], layout: MapLayout, tile: TileId): string[] =>
  openOnMap(board, layout).flatMap((square) => {
    const asked = askedAt(board, square, layout);
    return ([0, 90, 180, 270] as const)
      .filter((rotation) => matches(edgesOf({ tile, rotation }), asked))
      .map((rotation) => `${square.x},${square.y},${rotation}`);
  });
