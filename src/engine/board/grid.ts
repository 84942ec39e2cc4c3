import type { Print } from '../tiles/rotated-tiles.ts';
import type { ActionOf } from '../turn/actions.ts';
import { ROTATIONS } from '../vocabulary.ts';

type TilePlacement = ActionOf<'place'>;

/** The low half of a need: the edges asked for. The high half: three set bits for each side that asks. */
const EDGES = 0xfff;
const BOUND = 12;
/** The bit above both: the square is open. */
const OPEN = 1 << 24;
/** No such square: it needs an edge that no tile has. */
const GONE = (1 << 25) | 1;

const ROOM = 32;
/** Squares between a bounded table and the rim of its window. */
const MARGIN = 2;

/** `made` for the window with which every endless table begins. */
const FIRST_MADE: (readonly TilePlacement[] | undefined)[] = Array(ROOM * ROOM).fill(undefined);

/** What `at` returns for a square without a tile. */
export const EMPTY = -1;
export const NO_SQUARE = -2;

/**
 * The tile on each square, the edges that each empty square needs, and the open squares. It is a window over the endless table, and grows
 * when the board comes near its rim, so that a clone copies little.
 */
export class Grid {
  private width = ROOM;
  private height = ROOM;
  private left = -ROOM / 2;
  private top = -ROOM / 2;
  /** What `at` returns beyond the window: `NO_SQUARE` if the table is bounded. */
  private beyond = EMPTY;
  /**
   * Below 0: a tile, as its number plus one, negated. From 0: what an empty square needs. The edges are coded as in `Print.edges`, with the
   * bits of the sides that ask and `OPEN` above them. 0 means that nothing is near.
   */
  private squares: number[];
  /** Indices of the empty squares that a tile may go to, in no particular order. */
  private open: number[];
  /**
   * By index of a square: the four ways to lay a tile there. They are made at the first request, because a square stays open for many
   * turns. Games with the same window share them; an entry never changes.
   */
  private made: (readonly TilePlacement[] | undefined)[];

  constructor(from?: Grid) {
    if (!from) {
      this.squares = Array(ROOM * ROOM).fill(0);
      this.open = [];
      this.made = FIRST_MADE;
      return;
    }
    this.width = from.width;
    this.height = from.height;
    this.left = from.left;
    this.top = from.top;
    this.beyond = from.beyond;
    this.squares = from.squares.slice();
    this.open = from.open.slice();
    this.made = from.made;
  }

  /** A table of this size that has only the squares for which `isThere` is true. */
  static bounded(width: number, height: number, isThere: (x: number, y: number) => boolean): Grid {
    const grid = new Grid();
    grid.width = width + 2 * MARGIN;
    grid.height = height + 2 * MARGIN;
    grid.left = -MARGIN;
    grid.top = -MARGIN;
    grid.beyond = NO_SQUARE;
    grid.made = Array(grid.width * grid.height).fill(undefined);
    grid.squares = Array.from({ length: grid.width * grid.height }, (_, index) =>
      isThere((index % grid.width) - MARGIN, Math.floor(index / grid.width) - MARGIN) ? 0 : GONE,
    );
    return grid;
  }

  /** The tile's number, `EMPTY` or `NO_SQUARE`; the last two are below 0. */
  at(x: number, y: number): number {
    const column = x - this.left;
    const row = y - this.top;
    if (column < 0 || row < 0 || column >= this.width || row >= this.height) return this.beyond;
    const square = this.squares[row * this.width + column]!;
    return square < 0 ? -square - 1 : square < GONE ? EMPTY : NO_SQUARE;
  }

  /** The edges that an empty square needs, as an index for `fitsOf`; -1 if a tile lies there or never can. */
  needsAt(x: number, y: number): number {
    const column = x - this.left;
    const row = y - this.top;
    if (column < 0 || row < 0 || column >= this.width || row >= this.height) return this.beyond === EMPTY ? 0 : -1;
    const need = this.squares[row * this.width + column]!;
    return need < 0 || need >= GONE ? -1 : need & EDGES;
  }

  /** Whether the square is empty and every edge that touches a neighbour matches (B5). It need not have a neighbour. */
  fits(x: number, y: number, print: Print): boolean {
    const column = x - this.left;
    const row = y - this.top;
    if (column < 0 || row < 0 || column >= this.width || row >= this.height) return this.beyond === EMPTY;
    const need = this.squares[row * this.width + column]!;
    return need >= 0 && (print.edges & (need >> BOUND)) === (need & EDGES & ~print.any);
  }

  lay(x: number, y: number, tile: number, print: Print): void {
    this.makeRoom(x, y);
    const here = (y - this.top) * this.width + x - this.left;
    this.squares[here] = -tile - 1;
    const place = this.open.indexOf(here);
    if (place >= 0) {
      this.open[place] = this.open[this.open.length - 1]!;
      this.open.pop();
    }
    this.ask(here - this.width, 2, print.edges & 7);
    this.ask(here + 1, 3, (print.edges >> 3) & 7);
    this.ask(here + this.width, 0, (print.edges >> 6) & 7);
    this.ask(here - 1, 1, (print.edges >> 9) & 7);
  }

  /** Puts a printed tile on a square. Its neighbours need to match it, but it does not open them. */
  print(x: number, y: number, tile: number, print: Print): void {
    this.squares[this.indexOf(x, y)] = -tile - 1;
    for (let side = 0; side < 4; side++) {
      this.need(x + STEP_X[side]!, y + STEP_Y[side]!, (side + 2) % 4, (print.edges >> (3 * side)) & 7);
    }
  }

  /**
   * A side of a square needs an edge, coded as in `Print.edges`, with or without a tile next to it. If it needed a field, it may come to
   * need a road, whose bits include those of a field.
   */
  need(x: number, y: number, side: number, edge: number): void {
    const square = this.indexOf(x, y);
    const need = this.squares[square]!;
    if (need >= 0 && need < GONE) this.squares[square] = need | ((edge | (7 << BOUND)) << (3 * side));
  }

  /** Opens the square for tiles, if it exists and is empty. */
  openUp(x: number, y: number): void {
    const square = this.indexOf(x, y);
    const need = this.squares[square]!;
    if (need < 0 || need >= OPEN) return;
    this.squares[square] = need | OPEN;
    this.open.push(square);
  }

  /** Whether a tile may go anywhere at all. */
  get hasOpen(): boolean {
    return this.open.length > 0;
  }

  private indexOf(x: number, y: number): number {
    return (y - this.top) * this.width + x - this.left;
  }

  /** Every way to lay a design on an open square, by its edges alone. `fits`: see `fitsOf`. */
  placements(fits: Uint8Array): TilePlacement[] {
    const { open, squares, made } = this;
    const found: TilePlacement[] = [];
    for (let i = 0; i < open.length; i++) {
      const square = open[i]!;
      const quarters = fits[squares[square]! & EDGES]!;
      if (quarters === 0) continue;
      const ways = made[square] ?? this.waysOf(square);
      if (quarters & 1) found.push(ways[0]!);
      if (quarters & 2) found.push(ways[1]!);
      if (quarters & 4) found.push(ways[2]!);
      if (quarters & 8) found.push(ways[3]!);
    }
    return found;
  }

  private waysOf(square: number): readonly TilePlacement[] {
    const { x, y } = this.squareOf(square);
    const ways = waysAt(x, y);
    this.made[square] = ways;
    return ways;
  }

  /** Whether a design fits on any open square, by its edges and, if given, by another condition. */
  hasFit(fits: Uint8Array, may?: (way: TilePlacement) => boolean): boolean {
    const { open, squares, made } = this;
    for (let i = 0; i < open.length; i++) {
      const square = open[i]!;
      const quarters = fits[squares[square]! & EDGES]!;
      if (quarters === 0) continue;
      if (may === undefined) return true;
      const ways = made[square] ?? this.waysOf(square);
      for (let quarter = 0; quarter < 4; quarter++) if (quarters & (1 << quarter) && may(ways[quarter]!)) return true;
    }
    return false;
  }

  /** Open squares with something on all four sides. */
  holes(): { x: number; y: number }[] {
    const { squares, width } = this;
    const holes = this.open.filter(
      (square) =>
        squares[square - width]! < 0 &&
        squares[square + 1]! < 0 &&
        squares[square + width]! < 0 &&
        squares[square - 1]! < 0,
    );
    return holes.map((square) => this.squareOf(square));
  }

  openSquares(): { x: number; y: number }[] {
    return this.open.map((square) => this.squareOf(square));
  }

  private squareOf(square: number): { x: number; y: number } {
    return { x: (square % this.width) + this.left, y: Math.floor(square / this.width) + this.top };
  }

  private ask(square: number, side: number, edge: number): void {
    const need = this.squares[square]!;
    if (need < 0 || need >= GONE) return;
    if (need < OPEN) this.open.push(square);
    // An edge that fits anything needs nothing.
    this.squares[square] = need | OPEN | (edge === 0 ? 0 : (edge | (7 << BOUND)) << (3 * side));
  }

  /** Keeps two free squares around every tile, so that no neighbour's index leaves its row. */
  private makeRoom(x: number, y: number): void {
    const { width, height, left, top } = this;
    if (isInside(x, left, width) && isInside(y, top, height)) return;
    this.grow(x, y);
  }

  private grow(x: number, y: number): void {
    const { width, height, left, top, squares, open } = this;
    const move = (at: number, start: number, size: number): [number, number] => {
      const low = Math.max(0, start + 2 - at) + (at - start < 2 ? ROOM : 0);
      const high = Math.max(0, at - (start + size - 3)) + (start + size - at < 3 ? ROOM : 0);
      return [start - low, size + low + high];
    };
    [this.left, this.width] = move(x, left, width);
    [this.top, this.height] = move(y, top, height);
    const moved = (square: number): number =>
      (Math.floor(square / width) + top - this.top) * this.width + (square % width) + left - this.left;
    this.squares = Array(this.width * this.height).fill(0);
    for (let square = 0; square < width * height; square++) this.squares[moved(square)] = squares[square]!;
    this.open = open.map(moved);
    this.made = Array(this.width * this.height).fill(undefined);
  }
}

/** Nearly every game stays this near the start. Ways beyond it are not shared. */
const REACH = 64;

/** By square: ways that all games of the process share, because freezing them is slow. */
const WAYS: (readonly TilePlacement[] | undefined)[] = Array(4 * REACH * REACH).fill(undefined);

function waysAt(x: number, y: number): readonly TilePlacement[] {
  const isNear = x >= -REACH && x < REACH && y >= -REACH && y < REACH;
  if (!isNear) return frozenWays(x, y);
  const square = (y + REACH) * 2 * REACH + x + REACH;
  const known = WAYS[square] ?? frozenWays(x, y);
  WAYS[square] = known;
  return known;
}

const frozenWays = (x: number, y: number): readonly TilePlacement[] =>
  ROTATIONS.map((rotation): TilePlacement => Object.freeze({ type: 'place', x, y, rotation } as const));

/** By side, clockwise from the north. */
export const STEP_X = [0, 1, 0, -1] as const;
export const STEP_Y = [-1, 0, 1, 0] as const;

const isInside = (at: number, start: number, size: number): boolean => at - start >= 2 && start + size - at >= 3;

/** By design index. */
const FITS: (Uint8Array | undefined)[] = [];

/**
 * The quarter turns in which a design fits, a bit each, by the edges that a square needs (as `squares` holds them). One look-up replaces
 * four comparisons a square; the table is made when the design is first drawn.
 */
export function fitsOf(prints: readonly Print[]): Uint8Array {
  const { index } = prints[0]!;
  const known = FITS[index];
  if (known) return known;
  const fits = new Uint8Array(EDGES + 1);
  for (let asked = 0; asked <= EDGES; asked++) {
    let bound = 0;
    for (let side = 0; side < 4; side++) if ((asked >> (3 * side)) & 7) bound |= 7 << (3 * side);
    for (let quarter = 0; quarter < 4; quarter++) {
      const { edges, any } = prints[quarter]!;
      if ((edges & bound) === (asked & ~any)) fits[asked]! |= 1 << quarter;
    }
  }
  FITS[index] = fits;
  return fits;
}
