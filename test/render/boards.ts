import { placeName } from '../../render/board/places.ts';
import { luck } from '../../render/kit/brush.ts';
import type { BoardView } from '../../render/scene.ts';
import type { GameView, PlacedTile, StandingFigure } from '../../src/engine/for-players/view.ts';
import { TILE_DESIGNS, type TileDesign, type TileSet } from '../../src/engine/tiles/tiles.ts';
import { type Placement, ROTATIONS, type Rotation, type Square, type TileId } from '../../src/engine/vocabulary.ts';

/** Boards for pictures: laid greedily by matching edges, compact as people build. The only rule is B5. */

const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

const key = ({ x, y }: Square) => `${x},${y}`;
export const edgeOf = (design: TileDesign, rotation: Rotation, side: number): string =>
  design.edges[(side - rotation / 90 + 4) % 4]!;

const designs = new Map(TILE_DESIGNS.map((design) => [design.id, design]));

/** The number of neighbours if all edges match, otherwise 0. */
function neighboursMatching(
  board: ReadonlyMap<string, PlacedTile>,
  tile: TileId,
  { x, y, rotation }: Placement,
): number {
  let neighbours = 0;
  for (let side = 0; side < 4; side++) {
    const other = board.get(key({ x: x + STEPS[side]!.x, y: y + STEPS[side]!.y }));
    if (!other) continue;
    neighbours++;
    if (edgeOf(designs.get(other.tile)!, other.rotation, (side + 2) % 4) !== edgeOf(designs.get(tile)!, rotation, side))
      return 0;
  }
  return neighbours;
}

const openAround = (board: ReadonlyMap<string, PlacedTile>): Square[] => {
  const squares = new Map<string, Square>();
  for (const { x, y } of board.values()) {
    for (const step of STEPS) {
      const square = { x: x + step.x, y: y + step.y };
      if (!board.has(key(square))) squares.set(key(square), square);
    }
  }
  return [...squares.values()].toSorted((a, b) => a.y - b.y || a.x - b.x);
};

const placementsOf = (board: ReadonlyMap<string, PlacedTile>, tile: TileId): Placement[] =>
  openAround(board).flatMap((square) =>
    ROTATIONS.map((rotation) => ({ ...square, rotation })).filter(
      (placement) => neighboursMatching(board, tile, placement) > 0,
    ),
  );

export interface BoardWish {
  readonly tiles?: number;
  readonly seats?: number;
  readonly seed?: string;
  readonly sets?: readonly TileSet[];
  /** Share of tiles with a figure. */
  readonly figures?: number;
  /** How many copies of the sets are in the bag. */
  readonly copies?: number;
}

/** A board to draw, with further fields of its view that tests use. */
export type TestView = BoardView &
  Pick<GameView, 'placements' | 'openSquares' | 'deadSquares' | 'unseen' | 'discarded'>;

export function makeView({
  sets = ['base'],
  tiles = 72,
  seats = 4,
  seed = 'board',
  figures = 0.35,
  copies = 1,
}: BoardWish = {}): TestView {
  const chance = luck(seed);
  const bag = TILE_DESIGNS.filter(({ set }) => sets.includes(set)).flatMap(({ id, count, role }) =>
    Array.from({ length: copies * count - (role === 'start' ? 1 : 0) }, () => id),
  );
  for (let i = bag.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [bag[i], bag[j]] = [bag[j]!, bag[i]!];
  }
  const start: PlacedTile = { tile: 'BA-D', x: 0, y: 0, rotation: 0, seat: null, turn: 0 };
  const board = new Map([[key(start), start]]);
  const discarded: TileId[] = [];
  while (board.size < tiles && bag.length > 0) {
    const tile = bag.pop()!;
    const best = placementsOf(board, tile)
      .map((placement) => ({
        placement,
        worth: neighboursMatching(board, tile, placement) * 2 + chance() - 0.02 * Math.hypot(placement.x, placement.y),
      }))
      .toSorted((a, b) => b.worth - a.worth)[0];
    if (!best) {
      discarded.push(tile);
      continue;
    }
    const turn = board.size;
    board.set(key(best.placement), { tile, ...best.placement, seat: (turn - 1) % seats, turn });
  }
  const placed = [...board.values()];
  const standing = placed.flatMap((one): StandingFigure[] =>
    one.seat !== null && chance() < figures ? [someFigure(one, chance)] : [],
  );
  const drawn = bag.pop() ?? null;
  const unseen: Record<TileId, number> = {};
  for (const tile of bag) unseen[tile] = (unseen[tile] ?? 0) + 1;
  return {
    seats,
    asked: drawn === null ? null : (placed.length - 1) % seats,
    drawn,
    board: placed,
    figures: standing,
    scores: Array.from({ length: seats }, (_, seat) => Math.floor(chance() * 90) + seat),
    supply: Array.from({ length: seats }, (_, seat) => ({
      meeple: Math.max(0, 7 - standing.filter((one) => one.seat === seat).length),
    })),
    tilesLeft: bag.length,
    unseen,
    discarded,
    openSquares: openAround(board),
    deadSquares: [],
    placements: drawn === null ? [] : placementsOf(board, drawn),
    hands: [],
    pieces: [],
    resigned: [],
    winners: drawn === null ? [0] : null,
  };
}

function someFigure({ tile, rotation, seat, x, y }: PlacedTile, chance: () => number): StandingFigure {
  const design = designs.get(tile)!;
  const segments = [
    ...design.cities.map((_, index) => ({ kind: 'city' as const, index })),
    ...design.roads.map((_, index) => ({ kind: 'road' as const, index })),
    ...design.fields.map((_, index) => ({ kind: 'field' as const, index })),
    ...(design.monastery ? [{ kind: 'monastery' as const, index: 0 }] : []),
  ];
  const { kind, index } = segments[Math.floor(chance() * segments.length)]!;
  return { seat: seat!, figure: 'meeple', on: { kind, x, y, at: placeName(design, rotation, kind, index) } };
}

/** Number badges on the legal squares, in reading order. */
export const badgesOf = (view: TestView) =>
  [...new Map(view.placements.map(({ x, y }) => [key({ x, y }), { x, y }])).values()].map((square, i) => ({
    ...square,
    label: String(i + 1),
  }));

export const NAMES = ['Ada', 'Bo', 'Clémentine', 'Дмитрий', 'Maximilian von Habenichts', 'Fé'];

export const playersOf = (view: BoardView) =>
  Array.from({ length: view.seats }, (_, seat) => ({ seat, name: NAMES[seat]! }));

/** The game from so many turns ago until now, with earlier numbers, points and tiles left. */
export function turnsUpTo(view: TestView, turns: number): TestView[] {
  return Array.from({ length: turns + 1 }, (_, i) => {
    const back = turns - i;
    if (back === 0) return view;
    const board = view.board.slice(0, view.board.length - back);
    const laid = new Map(board.map((placed) => [key(placed), placed]));
    const figures = view.figures.filter(({ on }) => laid.has(key(on)));
    const drawn = view.board[board.length]!.tile;
    const asked = (board.length - 1) % view.seats;
    return {
      ...view,
      board,
      figures,
      drawn,
      asked,
      winners: null,
      scores: view.scores.map((points, seat) => points - Math.ceil((back + seat) / view.seats)),
      supply: view.supply.map((_, seat) => ({
        meeple: Math.max(0, 7 - figures.filter((one) => one.seat === seat).length),
      })),
      tilesLeft: view.tilesLeft + back,
      openSquares: openAround(laid),
      placements: placementsOf(laid, drawn),
    };
  });
}
