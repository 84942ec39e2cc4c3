import { invariant } from '../record/refused.ts';
import type { PreparedLayout } from '../start/prepare.ts';
import { TILE_DESIGNS } from '../tiles/tiles.ts';
import type { Random } from './random.ts';

/** The face-down tiles, as design indices; the next one to be drawn is the last. */
export class Bag {
  /** The stack that is drawn from. Shared by clones; only whoever changes it takes a copy. Those beyond `left` are gone. */
  private tiles: readonly number[];
  private left: number;
  /** Stacks below, each to be drawn from when what lies on it is gone, the next one last. */
  private below: readonly (readonly number[])[];
  /** Draws laid out by hand, the next one last of the first `ahead`. They are among the tiles when their turn comes. */
  private prepared: readonly number[];
  private ahead: number;
  /** Taken out unseen: nobody knows which they are, so to all who look they are as good as in the bag. */
  private out: readonly number[];
  /** How many of those were taken out since the game began. */
  private buried = 0;

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

  /** Stacks, the first to be drawn last, each shuffled; but draws laid out by hand come first and in order. */
  static of({ stacks, first, out = [] }: Pick<PreparedLayout, 'stacks' | 'first' | 'out'>, random: Random): Bag {
    const below = stacks.map((stack) => random.shuffle([...stack]));
    const tiles = below.pop() ?? [];
    return new Bag(tiles, tiles.length, below, [...first].reverse(), first.length, out);
  }

  /** How many were taken out by lot before the game. */
  get takenOut(): number {
    return this.out.length - this.buried;
  }

  /** How many were taken out unseen since it began. */
  get takenUnseen(): number {
    return this.buried;
  }

  /** How many are still to be drawn. */
  get size(): number {
    let size = this.left;
    for (const stack of this.below) size += stack.length;
    return size;
  }

  /** Whether what is drawn next lies on a stack that waits below it. */
  get isLayered(): boolean {
    return this.below.length > (this.left > 0 ? 0 : 1);
  }

  clone(): Bag {
    const bag = new Bag(this.tiles, this.left, this.below, this.prepared, this.ahead, this.out);
    bag.buried = this.buried;
    return bag;
  }

  draw(): number {
    this.turnToNext();
    invariant(this.left > 0, 'a tile is drawn from an empty bag');
    if (this.ahead > 0) this.bringUp(this.prepared[--this.ahead]!);
    this.left -= 1;
    return this.tiles[this.left]!;
  }

  /** The next stack, if the one that is drawn from is gone. */
  private turnToNext(): void {
    while (this.left === 0 && this.below.length > 0) {
      this.tiles = this.below.at(-1)!;
      this.left = this.tiles.length;
      this.below = this.below.slice(0, -1);
    }
  }

  /**
   * Takes a tile out for good, and nobody sees which; says whether there was one. Of draws laid out by hand only the last, where there is
   * nothing else.
   */
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

  /** Another order of the same tiles in each stack, for whoever may not know the true one: it says nothing of that. */
  reshuffle(random: Random): void {
    this.ahead = 0;
    const anew = (stack: readonly number[]) => random.shuffle([...stack].sort((a, b) => a - b));
    // What is out came of the stack that is drawn from last.
    const withOut = (stack: readonly number[], isLast: boolean): readonly number[] => {
      if (!isLast) return anew(stack);
      const all = anew([...stack, ...this.out]);
      this.out = all.slice(stack.length);
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
