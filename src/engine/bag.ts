import type { Random } from './random.ts';
import { invariant } from './refused.ts';
import { TILE_DESIGNS } from './tiles.ts';

/** The face-down tiles, as design indices; the next one to be drawn is the last. */
export class Bag {
  /** Shared by clones; only whoever changes it takes a copy. */
  private tiles: readonly number[];
  /** Stacks below, each to be drawn from when what lies on it is gone, the next one last. */
  private below: readonly (readonly number[])[];
  /** Draws laid out by hand that are still to come, the next one last. They are among `tiles` when their turn comes. */
  private prepared: readonly number[];

  private constructor(tiles: readonly number[], below: readonly (readonly number[])[], prepared: readonly number[]) {
    this.tiles = tiles;
    this.below = below;
    this.prepared = prepared;
  }

  /** Stacks, the first to be drawn last, each shuffled; but draws laid out by hand come first and in order. */
  static of(stacks: readonly (readonly number[])[], prepared: readonly number[], random: Random): Bag {
    const below = stacks.map((stack) => random.shuffle([...stack]));
    return new Bag(below.pop() ?? [], below, [...prepared].reverse());
  }

  get size(): number {
    if (this.below.length === 0) return this.tiles.length;
    return this.below.reduce((sum, stack) => sum + stack.length, this.tiles.length);
  }

  clone(): Bag {
    return new Bag(this.tiles, this.below, this.prepared);
  }

  draw(): number {
    if (this.tiles.length === 0) this.takeUpNextStack();
    const next = this.prepared.at(-1) ?? this.tiles.at(-1);
    const at = next === undefined ? -1 : this.tiles.lastIndexOf(next);
    invariant(next !== undefined && at >= 0, 'a tile is drawn that is not in the bag');
    if (this.prepared.length > 0) this.prepared = this.prepared.slice(0, -1);
    this.tiles = at === this.tiles.length - 1 ? this.tiles.slice(0, -1) : this.tiles.toSpliced(at, 1);
    return next;
  }

  private takeUpNextStack(): void {
    while (this.tiles.length === 0 && this.below.length > 0) {
      this.tiles = this.below.at(-1)!;
      this.below = this.below.slice(0, -1);
    }
  }

  /** Shuffles a tile back in: it may come at any time, and the order of the others tells nothing new (G60). */
  putBack(design: number, random: Random): void {
    this.tiles = this.tiles.toSpliced(random.below(this.tiles.length + 1), 0, design);
  }

  /** Another order of the same tiles in each stack, for whoever may not know the true one: it says nothing of that. */
  reshuffle(random: Random): void {
    this.prepared = [];
    const anew = (stack: readonly number[]) => random.shuffle([...stack].sort((a, b) => a - b));
    this.tiles = anew(this.tiles);
    this.below = this.below.map(anew);
  }

  /** How many of each design are left, by design index. */
  counts(): number[] {
    const counts: number[] = Array(TILE_DESIGNS.length).fill(0);
    for (const design of this.tiles) counts[design]! += 1;
    for (const stack of this.below) for (const design of stack) counts[design]! += 1;
    return counts;
  }
}
