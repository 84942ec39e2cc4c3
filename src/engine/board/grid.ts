import type { Print } from '../tiles/rotated-tiles.ts';
import type { ActionOf } from '../turn/actions.ts';
import { ROTATIONS } from '../vocabulary.ts';

type TilePlacement = ActionOf<'place'>;

/** The low half of a need: the edges asked for. The high half: three set bits for each side that asks. */
const EDGES = 0xfff;
const BOUND = 12;
/** Above both: whether the square is among the open ones. */
const OPEN = 1 << 24;
/** No square at all: it asks for what no edge gives. */
const GONE = (1 << 25) | 1;

const ROOM = 32;
/** Between a bounded table and its window's rim. */
const MARGIN = 2;

/** Of the window that every endless table begins with. */
const FIRST_MADE: (readonly TilePlacement[] | undefined)[] = Array(ROOM * ROOM).fill(undefined);

/** What `at` says of a square without a tile: it is empty, or there is no such square. */
export const EMPTY = -1;
export const NO_SQUARE = -2;

/**
 * Which tile lies on which square, what edges an empty square next to the board needs, and which squares those are.
 * A window over the endless table that grows when the board comes near its rim, so that a clone copies little.
 */
export class Grid {
  private width = ROOM;
  private height = ROOM;
  private left = -ROOM / 2;
  private top = -ROOM / 2;
  /** What lies beyond the window: no square where the table is bounded. */
  private beyond = EMPTY;
  /**
   * Below 0: a tile, by its number and one, negated. Else what the neighbours of an empty square ask for: edges, coded
   * as in `Print.edges`, above them which of these are bound, and whether it is open. 0: nothing is near.
   */
  private squares: number[];
  /** Empty squares that a tile may go to, as indices into the window, in no order that means anything. */
  private open: number[];
  /**
   * The four ways to lay a tile on a square, by its index; made when first asked for, since the same squares stay open for
   * many turns. Shared by all with the same window: what stands in it never changes.
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

  /** A table of this size, of which only some squares are there. */
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

  /** The tile's number, `EMPTY` or `NO_SQUARE`; less than 0 where no tile lies. */
  at(x: number, y: number): number {
    const column = x - this.left;
    const row = y - this.top;
    if (column < 0 || row < 0 || column >= this.width || row >= this.height) return this.beyond;
    const square = this.squares[row * this.width + column]!;
    return square < 0 ? -square - 1 : square < GONE ? EMPTY : NO_SQUARE;
  }

  /** What the neighbours of an empty square ask for, as `fitsOf` is asked; -1 where a tile lies or can never lie. */
  needsAt(x: number, y: number): number {
    const column = x - this.left;
    const row = y - this.top;
    if (column < 0 || row < 0 || column >= this.width || row >= this.height) return this.beyond === EMPTY ? 0 : -1;
    const need = this.squares[row * this.width + column]!;
    return need < 0 || need >= GONE ? -1 : need & EDGES;
  }

  /** The square is empty and all edges that touch a neighbour match (B5). Says nothing of whether there is one. */
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

  /** What is printed on a square: its neighbours need to match it, and open by other ways. */
  print(x: number, y: number, tile: number, print: Print): void {
    this.squares[this.indexOf(x, y)] = -tile - 1;
    for (let side = 0; side < 4; side++) {
      this.need(x + STEP_X[side]!, y + STEP_Y[side]!, (side + 2) % 4, (print.edges >> (3 * side)) & 7);
    }
  }

  /** A side of a square asks for an edge, coded as in `Print.edges`, whatever may come to lie next to it. */
  need(x: number, y: number, side: number, edge: number): void {
    const square = this.indexOf(x, y);
    const need = this.squares[square]!;
    if (need >= 0 && need < GONE) this.squares[square] = need | ((edge | (7 << BOUND)) << (3 * side));
  }

  /** A tile may go there from now on, if it is there and empty. */
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

  /** Every way to lay a design on an open square, edges alone considered. `fits`: see `fitsOf`. */
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

  /** Whether a design fits on any open square, edges alone considered. */
  hasFit(fits: Uint8Array): boolean {
    const { open, squares } = this;
    for (let i = 0; i < open.length; i++) if (fits[squares[open[i]!]! & EDGES] !== 0) return true;
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
    // What fits anything asks for nothing.
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

/** As far from the start as nearly every game stays; beyond, ways are made anew for each. */
const REACH = 64;

/** By square: ways that all games of the process share, so that freezing them, which is slow, is done once. */
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
 * In which quarter turns a design fits, a bit each, by the edges that its neighbours ask for (as `squares` has them): four
 * comparisons a square become a look at a table, made when the design is first drawn.
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
