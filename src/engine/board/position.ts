import type { Bag } from '../chance/bag.ts';
import type { StandingFigure } from '../for-players/view.ts';
import type { Rules } from '../loading/rules.ts';
import { invariant } from '../record/refused.ts';
import { PRINTS, type Print, placeOf, ROAD_EDGE, spanned } from '../tiles/rotated-tiles.ts';
import type { Mark } from '../tiles/tiles.ts';
import type { ActionOf } from '../turn/actions.ts';
import type { Figure, Part, Place, Seat, Square } from '../vocabulary.ts';
import { BoardFeatures } from './features.ts';
import { EMPTY, fitsOf, Grid, STEP_X, STEP_Y } from './grid.ts';
import { joinSide, joinSides } from './joining.ts';
import { countOf } from './marks.ts';
import type { PrintedMap } from './printed-map.ts';

/** A tile on the board; never changed, so clones share it. */
export interface LaidTile {
  readonly x: number;
  readonly y: number;
  readonly print: Print;
  /** Null for start tiles. */
  readonly seat: Seat | null;
  readonly turn: number;
}

/** A figure on the board; never changed, so clones share it. Compare figures by identity: two can have equal fields. */
export interface PlacedFigure {
  readonly seat: Seat;
  readonly figure: Figure;
  readonly segment: number;
}

/** A figure that another seat holds: neither on the board nor in its owner's supply. Never changed. */
export interface CapturedFigure {
  readonly seat: Seat;
  readonly figure: Figure;
  readonly holder: Seat;
}

/** Everything that changes in a game, except whose turn it is and the agenda. */
export class Position {
  readonly rules: Rules;
  readonly grid: Grid;
  readonly features: BoardFeatures;
  readonly bag: Bag;
  /** What is printed on the table; null for a bare table. */
  readonly ground: PrintedMap | null;
  /** The printed tiles first, then all others in the order of placing. */
  readonly tiles: LaidTile[];
  /** How many of `tiles` are printed on the table: features run over them, but no figure can stand there. */
  readonly printed: number;
  /** Numbers of the tiles with a top. */
  tops: readonly number[] = [];
  figures: readonly PlacedFigure[];
  /** In the order in which they were taken. */
  held: readonly CapturedFigure[] = [];
  /** By seat, then by figure in the order of `rules.figures`. */
  private readonly supplies: number[];
  readonly scores: number[];
  /** Design index of the tile in hand, drawn and not yet placed, or -1. */
  hand = -1;
  turn = 0;
  part: Part = 'own';
  /** What each module of the rules remembers, in the order of `rules.modules`. */
  readonly slots: unknown[];
  /** Design indices of the tiles that fitted nowhere (B6). */
  discarded: readonly number[] = [];
  /** Design indices of drawn tiles that lie open beside the board; they may come back. */
  setAside: readonly number[] = [];
  resigned: readonly Seat[] = [];

  constructor(rules: Rules, bag: Bag, from?: Position) {
    const { ground } = rules;
    this.rules = rules;
    this.ground = ground;
    this.printed = ground?.tiles.length ?? 0;
    if (from) {
      this.grid = new Grid(from.grid);
      this.features = from.features.clone();
      this.bag = from.bag.clone();
      this.tiles = from.tiles.slice();
      this.tops = from.tops;
      this.figures = from.figures;
      this.held = from.held;
      this.supplies = from.supplies.slice();
      this.scores = from.scores.slice();
      this.hand = from.hand;
      this.turn = from.turn;
      this.part = from.part;
      this.slots = rules.modules.map(({ slot }, index) => slot?.clone(from.slots[index]));
      this.discarded = from.discarded;
      this.setAside = from.setAside;
      this.resigned = from.resigned;
      return;
    }
    this.grid = new Grid(ground?.grid);
    this.features = new BoardFeatures(ground?.features);
    this.bag = bag;
    this.tiles = ground?.tiles.slice() ?? [];
    this.figures = [];
    this.slots = [];
    this.supplies = Array.from({ length: rules.setup.seats }, () => rules.figures.map(({ count }) => count)).flat();
    this.scores = Array(rules.setup.seats).fill(0);
  }

  clone(rules: Rules): Position {
    return new Position(rules, this.bag, this);
  }

  /** Whether a design fits anywhere; by default the tile in hand. */
  canPlace(design = this.hand): boolean {
    if (design < 0) return false;
    const fits = fitsOf(PRINTS[design]!);
    if (this.rules.mayLie[design]!.length === 0) return this.grid.hasFit(fits);
    const prints = PRINTS[design]!;
    return this.grid.hasFit(fits, ({ x, y, rotation }) => this.mayLie(prints[rotation / 90]!, x, y));
  }

  /** Every way to place a design, by default the tile in hand. The actions are shared: do not change them. */
  placements(design = this.hand): readonly ActionOf<'place'>[] {
    if (design < 0) return [];
    const ways = this.grid.placements(fitsOf(PRINTS[design]!));
    return this.rules.mayLie[design]!.length === 0 ? ways : this.allowed(design, ways);
  }

  /** A method of its own, so that tiles without such rules do not pay for its closure. */
  private allowed(design: number, ways: readonly ActionOf<'place'>[]): readonly ActionOf<'place'>[] {
    const prints = PRINTS[design]!;
    return ways.filter(({ x, y, rotation }) => this.mayLie(prints[rotation / 90]!, x, y));
  }

  /** Whether all rules allow a placement whose edges match. */
  mayLie(print: Print, x: number, y: number): boolean {
    for (const may of this.rules.mayLie[print.index]!) if (!may(this, print, x, y)) return false;
    return true;
  }

  /** Whether all rules allow a figure on the square. */
  mayStand(square: Square): boolean {
    for (const may of this.rules.hooks.mayStand) if (!may(this, square)) return false;
    return true;
  }

  /** Whether all rules allow a road over the tile. */
  maySpan(tile: number): boolean {
    return this.rules.hooks.maySpan.every((may) => may(this, tile));
  }

  /** The number of the tile placed last, start tiles included. The turn is about this tile. */
  get last(): number {
    return this.tiles.length - 1;
  }

  /** Puts a tile on the board and joins its segments to its neighbours; does not check whether it fits. */
  lay(print: Print, x: number, y: number, seat: Seat | null): void {
    const { features, grid, tiles } = this;
    const tile = tiles.length;
    tiles.push({ x, y, print, seat, turn: seat === null ? 0 : this.turn });
    if (print.top >= 0) this.tops = [...this.tops, tile];
    features.add(tile, print, this.rules.spans && print.span < 0);
    grid.lay(x, y, tile, print);
    joinSides(features, grid, tiles, tile, this.ground);
    if (this.ground) this.ground.discover(grid, x, y);
    const first = features.first[tile]!;
    let around = 0;
    for (let i = 0; i < 8; i++) {
      const other = grid.at(x + AROUND_X[i]!, y + AROUND_Y[i]!);
      if (other < 0) continue;
      around += 1;
      const { centre } = tiles[other]!.print;
      if (centre >= 0) features.open[features.first[other]! + centre]! -= 1;
    }
    if (print.centre >= 0) features.open[first + print.centre] = this.squaresAround(x, y) - around;
  }

  /** Lays a straight road over a laid tile, from a side to the one opposite; does not check whether it may. */
  span(tile: number, side: number): void {
    const { features, grid, tiles, ground } = this;
    const { x, y, print } = tiles[tile]!;
    const over = spanned(print, side);
    this.reprint(tile, over);
    features.span(tile, over);
    for (const end of [side, side + 2]) joinSide(features, grid, tiles, tile, end, ground);
    for (const end of [side, side + 2]) grid.need(x + STEP_X[end]!, y + STEP_Y[end]!, (end + 2) % 4, ROAD_EDGE);
  }

  /** Gives a laid tile another print with the same numbers of segments. */
  reprint(tile: number, print: Print): void {
    this.tiles[tile] = { ...this.tiles[tile]!, print };
  }

  /** Squares around that hold a tile or may hold one later: all eight, except at the rim of a bounded table. */
  squaresAround(x: number, y: number): number {
    return this.ground?.squaresAround(x, y) ?? 8;
  }

  /** 0 for a figure that is not in the game. */
  supply(seat: Seat, figure: Figure): number {
    return this.supplies[this.shelf(seat, figure)] ?? 0;
  }

  /** The index in `supplies`; NaN for a figure that is not in the game. */
  private shelf(seat: Seat, figure: Figure): number {
    const { figures, order } = this.rules;
    return seat * figures.length + order[figure]!;
  }

  deploy(seat: Seat, figure: Figure, segment: number): PlacedFigure {
    const index = this.shelf(seat, figure);
    invariant(this.supplies[index]! > 0, `seat ${seat} has no ${figure} to deploy`);
    this.supplies[index]! -= 1;
    const standing: PlacedFigure = { seat, figure, segment };
    this.figures = [...this.figures, standing];
    if (this.rules.holds[figure]) this.features.claims[this.features.find(segment)]! += 1;
    return standing;
  }

  /** A figure goes from the board to its supply; `Game.remove` and `Game.move` tell of it. */
  takeUp(standing: PlacedFigure): void {
    this.figures = this.figures.filter((other) => other !== standing);
    this.supplies[this.shelf(standing.seat, standing.figure)]! += 1;
    if (this.rules.holds[standing.figure]) this.features.claims[this.features.find(standing.segment)]! -= 1;
  }

  /** A figure goes from the board to another seat; `captured-figures.ts` tells of it. */
  hold(standing: PlacedFigure, holder: Seat): CapturedFigure {
    this.takeUp(standing);
    const { seat, figure } = standing;
    this.supplies[this.shelf(seat, figure)]! -= 1;
    const held: CapturedFigure = { seat, figure, holder };
    this.held = [...this.held, held];
    return held;
  }

  /** A held figure goes home; `captured-figures.ts` tells of it. */
  letGo(held: CapturedFigure): void {
    this.held = this.held.filter((other) => other !== held);
    this.supplies[this.shelf(held.seat, held.figure)]! += 1;
  }

  /** A figure as people see it. */
  seenStanding({ seat, figure, segment }: PlacedFigure): StandingFigure {
    return { seat, figure, on: this.placeOf(segment) };
  }

  /** The figures on a tile, in the order they were deployed; a figure at a corner is on no tile. */
  figuresOnTile(tile: number): PlacedFigure[] {
    const { atCorner } = this.rules;
    return this.figures.filter(({ figure, segment }) => this.features.tile[segment] === tile && !atCorner[figure]);
  }

  /** Whether nothing but scoring takes the figure from the board. */
  isSafe(standing: PlacedFigure): boolean {
    return this.rules.hooks.isSafe.some((safe) => safe(this, standing));
  }

  /**
   * The field at the north-western corner of a square, as a segment of the tile there. -1 unless four tiles meet there and each shows one
   * field segment on both sides of the corner.
   */
  fieldAtCorner(x: number, y: number): number {
    let found = -1;
    for (let i = 0; i < 4; i++) {
      const tile = this.grid.at(x + CORNER_X[i]!, y + CORNER_Y[i]!);
      if (tile < this.printed) return -1;
      const { fields } = this.tiles[tile]!.print;
      const field = fields[CORNER_HALF[i]!]!;
      if (field < 0 || field !== fields[(CORNER_HALF[i]! + 1) % 8]) return -1;
      if (i === 0) found = this.features.first[tile]! + field;
    }
    return found;
  }

  /** Whether a field, given by any of its segments, is closed: no side of it faces a free square. */
  isClosedField(field: number): boolean {
    const { features, grid, tiles } = this;
    for (const segment of features.members(field)) {
      const tile = features.tile[segment]!;
      const { x, y, print } = tiles[tile]!;
      const own = segment - features.first[tile]!;
      for (let half = 0; half < 8; half++) {
        const side = half >> 1;
        if (print.fields[half] === own && grid.at(x + STEP_X[side]!, y + STEP_Y[side]!) === EMPTY) return false;
      }
    }
    return true;
  }

  /** The figures on a feature, given by its root, in the order they were deployed. */
  figuresOn(root: number): PlacedFigure[] {
    return this.figures.filter(({ segment }) => this.features.find(segment) === root);
  }

  /** The place of a segment; for a printed segment, any place of its feature on a laid tile. */
  placeOf(segment: number): Place {
    const number = this.features.tile[segment]!;
    if (number < this.printed) return this.placeOf(this.segmentOnTile(segment));
    const { x, y, print } = this.tiles[number]!;
    return placeOf(print.segments[segment - this.features.first[number]!]!, x, y);
  }

  private segmentOnTile(printed: number): number {
    for (const segment of this.features.members(printed)) if (!this.isPrinted(segment)) return segment;
    invariant(false, 'a place is asked of a feature that lies on no tile');
  }

  /** The next seat clockwise that has not resigned (B3). */
  seatAfter(seat: Seat): Seat {
    let next = (seat + 1) % this.scores.length;
    while (this.resigned.includes(next)) next = (next + 1) % this.scores.length;
    return next;
  }

  /** Whether the segment is printed on the table. */
  isPrinted(segment: number): boolean {
    return this.features.tile[segment]! < this.printed;
  }

  kindOf(segment: number): Place['kind'] {
    const number = this.features.tile[segment]!;
    return this.tiles[number]!.print.segments[segment - this.features.first[number]!]!.kind;
  }

  /** How many of a mark a feature bears, given by its root. */
  marksOn(root: number, mark: Mark): number {
    const packed = this.features.marks[root]!;
    return packed === 0 ? 0 : countOf(packed, this.kindOf(root), mark);
  }

  /** The segment a place names, or -1. */
  segmentAt({ kind, x, y, at }: Place): number {
    const number = this.grid.at(x, y);
    if (number < this.printed) return -1;
    const index = this.tiles[number]!.print.segments.findIndex((one) => one.kind === kind && one.at === at);
    return index < 0 ? -1 : this.features.first[number]! + index;
  }

  /** The tile's segment that is a monastery or garden there, or -1. */
  centreAt(x: number, y: number): number {
    const number = this.grid.at(x, y);
    if (number < 0) return -1;
    const { centre } = this.tiles[number]!.print;
    return centre < 0 ? -1 : this.features.first[number]! + centre;
  }
}

/** The squares that meet at a square's north-western corner, itself first. `CORNER_HALF`: the half-edge of each, clockwise up to it. */
const CORNER_X = [0, -1, -1, 0] as const;
const CORNER_Y = [0, 0, -1, -1] as const;
const CORNER_HALF = [7, 1, 3, 5] as const;

export { STEP_X, STEP_Y };
/** The eight squares around. */
export const AROUND_X = [0, 1, 1, 1, 0, -1, -1, -1] as const;
export const AROUND_Y = [-1, -1, 0, 1, 1, 1, 0, -1] as const;
