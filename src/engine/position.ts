import type { Bag } from './bag.ts';
import { Features } from './features.ts';
import { Grid } from './grid.ts';
import { PRINTS, type Print } from './prints.ts';
import { invariant } from './refused.ts';
import type { Rules } from './rules.ts';
import {
  FIGURES,
  type Figure,
  type Part,
  type Place,
  type Placement,
  ROTATIONS,
  type Rotation,
  type Seat,
} from './vocabulary.ts';

/** A tile on the board; never changed, so clones share it. */
export interface LaidTile {
  readonly x: number;
  readonly y: number;
  readonly print: Print;
  /** Null for start tiles. */
  readonly seat: Seat | null;
  readonly turn: number;
}

/** A figure on the board; never changed, so clones share it. */
export interface Standing {
  readonly seat: Seat;
  readonly figure: Figure;
  readonly segment: number;
}

/** Everything that changes in a game but whose turn it is and what is to be decided. */
export class Position {
  readonly rules: Rules;
  readonly grid: Grid;
  readonly features: Features;
  readonly bag: Bag;
  /** In the order of placing. */
  readonly tiles: LaidTile[];
  figures: readonly Standing[];
  /** By seat, then by figure. */
  private readonly supplies: number[];
  readonly scores: number[];
  /** In hand: design index of the tile drawn and not yet placed, or -1. */
  hand = -1;
  turn = 0;
  part: Part = 'own';
  /** What each module of the rules remembers, in the order of `rules.modules`. */
  readonly slots: unknown[];
  /** Design indices of the tiles that fitted nowhere (B6). */
  discarded: readonly number[] = [];
  resigned: readonly Seat[] = [];

  constructor(rules: Rules, bag: Bag, from?: Position) {
    this.rules = rules;
    if (from) {
      this.grid = new Grid(from.grid);
      this.features = from.features.clone();
      this.bag = from.bag.clone();
      this.tiles = from.tiles.slice();
      this.figures = from.figures;
      this.supplies = from.supplies.slice();
      this.scores = from.scores.slice();
      this.hand = from.hand;
      this.turn = from.turn;
      this.part = from.part;
      this.slots = rules.modules.map(({ slot }, index) => slot?.clone(from.slots[index]));
      this.discarded = from.discarded;
      this.resigned = from.resigned;
      return;
    }
    this.grid = new Grid();
    this.features = new Features();
    this.bag = bag;
    this.tiles = [];
    this.figures = [];
    this.slots = [];
    this.supplies = Array(rules.setup.seats * FIGURES.length).fill(0);
    this.scores = Array(rules.setup.seats).fill(0);
    for (let seat = 0; seat < rules.setup.seats; seat++) {
      for (const { figure, count } of rules.figures)
        this.supplies[seat * FIGURES.length + FIGURES.indexOf(figure)] = count;
    }
  }

  clone(): Position {
    return new Position(this.rules, this.bag, this);
  }

  /** Whether a design, if not said the one in hand, fits anywhere. */
  canPlace(design = this.hand): boolean {
    if (design < 0) return false;
    const prints = PRINTS[design]!;
    if (this.rules.hooks.mayLie.length === 0) return this.grid.hasFit(prints);
    return this.allowedFits(prints).length > 0;
  }

  /** Every way to place the tile in hand, each made into what is wanted. */
  placements<T>(make: (x: number, y: number, rotation: Rotation) => T): T[] {
    const fits: T[] = [];
    if (this.hand < 0) return fits;
    const prints = PRINTS[this.hand]!;
    if (this.rules.hooks.mayLie.length > 0) {
      return this.allowedFits(prints).map(({ x, y, rotation }) => make(x, y, rotation));
    }
    this.grid.eachFit(prints, (x, y, quarter) => {
      fits.push(make(x, y, ROTATIONS[quarter]!));
    });
    return fits;
  }

  /** Apart from `placements`, which is the faster for asking nobody. */
  private allowedFits(prints: readonly Print[]): Placement[] {
    const fits: Placement[] = [];
    this.grid.eachFit(prints, (x, y, quarter) => {
      if (this.mayLie(prints[quarter]!, x, y)) fits.push({ x, y, rotation: ROTATIONS[quarter]! });
    });
    return fits;
  }

  /** What a rule asks of a placement besides that the edges match. */
  mayLie(print: Print, x: number, y: number): boolean {
    for (const may of this.rules.hooks.mayLie) if (!may(this, print, x, y)) return false;
    return true;
  }

  /** Puts a tile on the board and joins what meets; does not look whether it fits. */
  lay(print: Print, x: number, y: number, seat: Seat | null): void {
    const { features, grid, tiles } = this;
    const tile = tiles.length;
    tiles.push({ x, y, print, seat, turn: seat === null ? 0 : this.turn });
    features.add(tile, print);
    grid.lay(x, y, tile, print);
    const first = features.first[tile]!;
    for (let side = 0; side < 4; side++) {
      const other = grid.at(x + STEP_X[side]!, y + STEP_Y[side]!);
      if (other < 0) continue;
      const there = tiles[other]!.print;
      const start = features.first[other]!;
      const back = (side + 2) % 4;
      const line = print.lines[side]!;
      if (line >= 0) features.meet(first + line, start + there.lines[back]!);
      const left = print.fields[side * 2]!;
      const right = print.fields[side * 2 + 1]!;
      const thereLeft = there.fields[back * 2]!;
      const thereRight = there.fields[back * 2 + 1]!;
      // Across an edge left meets right. A road that ends on one of the tiles has one field around it there.
      if (left >= 0) features.join(first + left, start + thereRight);
      if (right >= 0 && (right !== left || thereRight !== thereLeft)) features.join(first + right, start + thereLeft);
    }
    let around = 0;
    for (let i = 0; i < 8; i++) {
      const other = grid.at(x + AROUND_X[i]!, y + AROUND_Y[i]!);
      if (other < 0) continue;
      around += 1;
      const { centre } = tiles[other]!.print;
      if (centre >= 0) features.open[features.first[other]! + centre]! -= 1;
    }
    if (print.centre >= 0) features.open[first + print.centre] = 8 - around;
  }

  supply(seat: Seat, figure: Figure): number {
    return this.supplies[seat * FIGURES.length + FIGURES.indexOf(figure)]!;
  }

  deploy(seat: Seat, figure: Figure, segment: number): void {
    const index = seat * FIGURES.length + FIGURES.indexOf(figure);
    invariant(this.supplies[index]! > 0, `seat ${seat} has no ${figure} to deploy`);
    this.supplies[index]! -= 1;
    this.figures = [...this.figures, { seat, figure, segment }];
    if (this.rules.claims[figure]) this.features.claims[this.features.find(segment)]! += 1;
  }

  /** A figure goes home. */
  sendHome(standing: Standing): void {
    this.figures = this.figures.filter((other) => other !== standing);
    this.supplies[standing.seat * FIGURES.length + FIGURES.indexOf(standing.figure)]! += 1;
    if (this.rules.claims[standing.figure]) this.features.claims[this.features.find(standing.segment)]! -= 1;
  }

  /** The figures on a feature, given by its root, in the order they were deployed. */
  figuresOn(root: number): Standing[] {
    return this.figures.filter(({ segment }) => this.features.find(segment) === root);
  }

  placeOf(segment: number): Place {
    const number = this.features.tile[segment]!;
    const { x, y, print } = this.tiles[number]!;
    const { kind, at } = print.segments[segment - this.features.first[number]!]!;
    return { kind, x, y, at };
  }

  kindOf(segment: number): Place['kind'] {
    const number = this.features.tile[segment]!;
    return this.tiles[number]!.print.segments[segment - this.features.first[number]!]!.kind;
  }

  /** The segment a place names, or -1. */
  segmentAt({ kind, x, y, at }: Place): number {
    const number = this.grid.at(x, y);
    if (number < 0) return -1;
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

/** By side, clockwise from the north. */
export const STEP_X = [0, 1, 0, -1] as const;
export const STEP_Y = [-1, 0, 1, 0] as const;
/** The eight squares around. */
export const AROUND_X = [0, 1, 1, 1, 0, -1, -1, -1] as const;
export const AROUND_Y = [-1, -1, 0, 1, 1, 1, 0, -1] as const;
