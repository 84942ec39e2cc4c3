import { EDGE_CODES, lineOf, type Print, printOf } from '../tiles/rotated-tiles.ts';
import type { TileDesign } from '../tiles/tiles.ts';
import type { Square } from '../vocabulary.ts';
import { BoardFeatures } from './features.ts';
import { Grid, STEP_X, STEP_Y } from './grid.ts';
import { joinSides } from './joining.ts';
import { AROUND_X, AROUND_Y, type LaidTile } from './position.ts';

/** A bounded table with printed squares, as a module of the rules describes it. */
export interface GroundPlan {
  readonly width: number;
  readonly height: number;
  /** Squares that take a tile. */
  readonly squares: readonly Square[];
  /** Squares that take no tile, although tiles beside them continue their print. A tile beside one square discovers its whole group. */
  readonly tiles: readonly (Square & { readonly design: TileDesign; readonly group: number })[];
  readonly beyond: readonly Beyond[];
}

/** A road or city that goes on beyond the rim. */
export interface Beyond {
  readonly kind: 'road' | 'city';
  /** What it adds to its feature. */
  readonly tiles: number;
  readonly arms: number;
  /** Squares, and the side at which each meets it (0 north, clockwise). */
  readonly ends: readonly (Square & { readonly side: number })[];
  /** Whether a road over one end continues at the others: open until all are met, and meeting one opens the others' squares. */
  readonly leadsOn: boolean;
}

/** The position given to everything beyond the rim: on no square and beside none. */
const OFF: Square = { x: -9, y: -9 };

/** What is printed on the table: the board before the first tile. Made once for a plan; all games on it share it. */
export class PrintedMap {
  readonly grid: Grid;
  readonly features: BoardFeatures;
  /** What is printed, as tiles; the tiles on squares come first. */
  readonly tiles: readonly LaidTile[];
  /** By `keyOf` × 4 + side: the segment that a side towards the rim meets, and whether it leads on. */
  private readonly rim = new Map<number, { readonly segment: number; readonly leadsOn: boolean }>();
  /** By square: the squares that a tile there opens besides its neighbours. */
  private readonly opens = new Map<number, Square[]>();
  /** By square. */
  private readonly around = new Map<number, number>();
  private readonly width: number;

  constructor(plan: GroundPlan) {
    const { width, height, squares } = plan;
    this.width = width;
    const all = [...squares, ...plan.tiles];
    const there = new Set(all.map((square) => this.keyOf(square)));
    const isThere = (x: number, y: number): boolean => x >= 0 && x < width && there.has(this.keyOf({ x, y }));
    this.grid = Grid.bounded(width, height, isThere);
    this.features = new BoardFeatures();
    const tiles: LaidTile[] = [];
    this.tiles = tiles;
    const print = (square: Square, what: Print): void => {
      tiles.push({ x: square.x, y: square.y, print: what, seat: null, turn: 0 });
      this.features.add(tiles.length - 1, what);
    };
    for (const tile of plan.tiles) print(tile, printOf(tile.design, -1, 0));
    for (const one of plan.beyond) this.printBeyond(one, print);
    // Squares at the rim join with what lies beyond, so that has to come first.
    for (const [index, tile] of tiles.slice(0, plan.tiles.length).entries()) {
      this.grid.print(tile.x, tile.y, index, tile.print);
      joinSides(this.features, this.grid, tiles, index, this);
    }
    for (const square of squares) {
      let around = 0;
      for (let i = 0; i < 8; i++) if (isThere(square.x + AROUND_X[i]!, square.y + AROUND_Y[i]!)) around += 1;
      this.around.set(this.keyOf(square), around);
    }
    this.openGroups(plan);
  }

  /** Closes a side with a road or city towards the rim, or joins it to what is printed there. */
  meetRim(features: BoardFeatures, x: number, y: number, side: number, segment: number): void {
    const met = this.rim.get(this.keyOf({ x, y }) * 4 + side);
    if (met?.leadsOn) {
      features.meet(segment, met.segment);
      return;
    }
    features.open[features.find(segment)]! -= 1;
    if (met) features.join(segment, met.segment);
  }

  /** Whether something printed continues beyond this side. */
  goesOn(x: number, y: number, side: number): boolean {
    return this.rim.has(this.keyOf({ x, y }) * 4 + side);
  }

  /** Opens the squares that a tile laid there discovers. */
  discover(grid: Grid, x: number, y: number): void {
    for (const square of this.opens.get(this.keyOf({ x, y })) ?? []) grid.openUp(square.x, square.y);
  }

  squaresAround(x: number, y: number): number {
    return this.around.get(this.keyOf({ x, y }))!;
  }

  private printBeyond({ kind, tiles, arms, ends, leadsOn }: Beyond, print: (at: Square, what: Print) => void): void {
    print(OFF, lineOf(kind, arms));
    const segment = this.features.first.at(-1)!;
    this.features.tiles[segment] = tiles;
    if (leadsOn) this.features.open[segment] = ends.length;
    for (const end of ends) {
      this.grid.need(end.x, end.y, end.side, EDGE_CODES[kind === 'city' ? 'C' : 'R']!);
      this.rim.set(this.keyOf(end) * 4 + end.side, { segment, leadsOn });
      if (leadsOn) for (const other of ends) if (other !== end) this.opened(end, other);
    }
  }

  /** A tile next to any square of a group opens all squares next to the group. */
  private openGroups({ tiles, squares }: GroundPlan): void {
    const free = new Map(squares.map((square) => [this.keyOf(square), square]));
    const beside = ({ x, y }: Square): Square[] =>
      STEP_X.flatMap((step, side) => free.get(this.keyOf({ x: x + step, y: y + STEP_Y[side]! })) ?? []);
    for (const group of new Set(tiles.map((tile) => tile.group))) {
      const next = [...new Set(tiles.filter((tile) => tile.group === group).flatMap(beside))];
      for (const from of next) for (const to of next) if (from !== to) this.opened(from, to);
    }
  }

  private opened(from: Square, to: Square): void {
    const key = this.keyOf(from);
    this.opens.set(key, [...(this.opens.get(key) ?? []), to]);
  }

  /** Wide enough that a neighbour beyond the rim has a number of its own. */
  private keyOf({ x, y }: Square): number {
    return (y + 1) * (this.width + 2) + x + 1;
  }
}
