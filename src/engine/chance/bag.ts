import { invariant } from '../record/refused.ts';
import type { PreparedLayout } from '../start/prepare.ts';
import { TILE_DESIGNS } from '../tiles/tiles.ts';
import type { Random } from './random.ts';

/** The face-down tiles, as design indices; the next one to be drawn is the last. */
export class Bag {
  /** The stack that is drawn from; tiles beyond `left` are gone. Clones share it and copy it before they change it. */
  private tiles: readonly number[];
  private left: number;
  /** The stacks below, the next one last. Each is drawn from when the stack above it is empty. */
  private below: readonly (readonly number[])[];
  /** Draws laid out by hand: the first `ahead` are still to come, the next one last. Each is among the tiles at its turn. */
  private prepared: readonly number[];
  private ahead: number;
  /** Tiles taken out unseen. Nobody knows which, so every reader counts them as in the bag. */
  private out: readonly number[];
  /** How many of `out` were taken out since the game began. */
  private buried = 0;
  /** The next tiles to be drawn, put apart face down: nobody has seen them. */
  private apart: readonly number[] = [];

  private constructor(
    tiles: readonly number[],
    left: number,
    below: readonly (readonly number[])[],
    prepared: readonly number[],
    ahead: number,
    out: readonly number[],
  ) {
    this.tiles = tiles;
    this.left = left;
    this.below = below;
    this.prepared = prepared;
    this.ahead = ahead;
    this.out = out;
  }

  /** Shuffles each stack; the last stack is drawn from first. Draws laid out by hand come before all stacks, in order. */
  static of({ stacks, first, out = [] }: Pick<PreparedLayout, 'stacks' | 'first' | 'out'>, random: Random): Bag {
    const below = stacks.map((stack) => random.shuffle([...stack]));
    const tiles = below.pop() ?? [];
    return new Bag(tiles, tiles.length, below, [...first].reverse(), first.length, out);
  }

  /** How many were taken out by lot before the game. */
  get takenOut(): number {
    return this.out.length - this.buried;
  }

  /** How many were taken out or put apart unseen since the game began. */
  get takenUnseen(): number {
    return this.buried + this.apart.length;
  }

  /** How many are still to be drawn. */
  get size(): number {
    let size = this.left;
    for (const stack of this.below) size += stack.length;
    return size;
  }

  /** Whether another stack waits below the next tile. */
  get isLayered(): boolean {
    return this.below.length > (this.left > 0 ? 0 : 1);
  }

  clone(): Bag {
    const bag = new Bag(this.tiles, this.left, this.below, this.prepared, this.ahead, this.out);
    bag.buried = this.buried;
    bag.apart = this.apart;
    return bag;
  }

  draw(): number {
    this.turnToNext();
    invariant(this.left > 0, 'a tile is drawn from an empty bag');
    if (this.ahead > 0) this.bringUp(this.prepared[--this.ahead]!);
    this.left -= 1;
    return this.tiles[this.left]!;
  }

  /** Turns to the next stack if the present one is empty. */
  private turnToNext(): void {
    while (this.left === 0 && this.below.length > 0) {
      this.tiles = this.below.at(-1)!;
      this.left = this.tiles.length;
      this.below = this.below.slice(0, -1);
    }
  }

  /** Takes out a tile for good, unseen; returns whether there was one. It takes the last hand-laid draw only if nothing else is left. */
  takeUnseen(): boolean {
    this.turnToNext();
    if (this.left === 0) return false;
    invariant(this.below.length === 0, 'a tile is taken out unseen of the last stack');
    let at = 0;
    if (this.ahead > 0) {
      at = this.lowestSpare();
      if (at < 0) {
        at = this.tiles.indexOf(this.prepared[0]!);
        this.prepared = this.prepared.slice(1);
        this.ahead -= 1;
      }
    }
    this.out = [...this.out, this.tiles[at]!];
    this.tiles = this.tiles.slice(0, this.left).toSpliced(at, 1);
    this.left -= 1;
    this.buried += 1;
    return true;
  }

  /** Puts the next tiles apart, face down. */
  putApart(count: number): void {
    this.apart = Array.from({ length: count }, () => this.draw());
  }

  /** Turns up the tiles that were put apart, in the order in which they would have been drawn. */
  takeApart(): readonly number[] {
    const { apart } = this;
    this.apart = [];
    return apart;
  }

  /** The lowest tile that no draw laid out by hand needs, or -1. */
  private lowestSpare(): number {
    const needed = this.prepared.slice(0, this.ahead);
    for (let at = 0; at < this.left; at++) {
      const index = needed.indexOf(this.tiles[at]!);
      if (index < 0) return at;
      needed.splice(index, 1);
    }
    return -1;
  }

  /** Shuffles a tile back in: it may come at any time, and the order of the others tells nothing new (G60). */
  putBack(design: number, random: Random): void {
    this.tiles = this.tiles.slice(0, this.left).toSpliced(random.below(this.left + 1), 0, design);
    this.left += 1;
  }

  /** Gives each stack a new order that reveals nothing of the true one, for readers who may not know it. */
  reshuffle(random: Random): void {
    this.ahead = 0;
    const anew = (stack: readonly number[]) => random.shuffle([...stack].sort((a, b) => a - b));
    // Tiles in `out` and `apart` came from the stack that is drawn from last.
    const withOut = (stack: readonly number[], isLast: boolean): readonly number[] => {
      if (!isLast) return anew(stack);
      const all = anew([...stack, ...this.out, ...this.apart]);
      const out = stack.length + this.out.length;
      this.out = all.slice(stack.length, out);
      this.apart = all.slice(out);
      return all.slice(0, stack.length);
    };
    this.tiles = withOut(this.tiles.slice(0, this.left), this.below.length === 0);
    this.below = this.below.map((stack, index) => withOut(stack, index === 0));
  }

  /** How many of each design nobody has seen, by design index. */
  unseen(): number[] {
    const counts: number[] = Array(TILE_DESIGNS.length).fill(0);
    for (let i = 0; i < this.left; i++) counts[this.tiles[i]!]! += 1;
    for (const design of this.out) counts[design]! += 1;
    for (const design of this.apart) counts[design]! += 1;
    for (const stack of this.below) for (const design of stack) counts[design]! += 1;
    return counts;
  }

  /** Makes a tile that is in the bag the next one. */
  private bringUp(design: number): void {
    const at = this.tiles.lastIndexOf(design, this.left - 1);
    invariant(at >= 0, 'a tile is drawn that is not in the bag');
    if (at === this.left - 1) return;
    this.tiles = [...this.tiles.slice(0, this.left).toSpliced(at, 1), design];
  }
}
