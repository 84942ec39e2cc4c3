import type { Random } from './random.ts';
import { invariant } from './refused.ts';
import { TILE_DESIGNS } from './tiles.ts';

/** The face-down tiles, as design indices; the next one to be drawn is the last. */
export class Bag {
  /** Shared by clones; only whoever changes it takes a copy. */
  private tiles: readonly number[];
  /** Draws laid out by hand that are still to come, the next one last. They are among `tiles` when their turn comes. */
  private prepared: readonly number[];

  private constructor(tiles: readonly number[], prepared: readonly number[]) {
    this.tiles = tiles;
    this.prepared = prepared;
  }

  /** Shuffled, but for the draws laid out by hand, which come first and in order. */
  static of(tiles: readonly number[], prepared: readonly number[], random: Random): Bag {
    return new Bag(random.shuffle([...tiles]), [...prepared].reverse());
  }

  get size(): number {
    return this.tiles.length;
  }

  clone(): Bag {
    return new Bag(this.tiles, this.prepared);
  }

  draw(): number {
    const next = this.prepared.at(-1) ?? this.tiles.at(-1);
    const at = next === undefined ? -1 : this.tiles.lastIndexOf(next);
    invariant(next !== undefined && at >= 0, 'a tile is drawn that is not in the bag');
    this.prepared = this.prepared.slice(0, -1);
    this.tiles = at === this.tiles.length - 1 ? this.tiles.slice(0, -1) : this.tiles.toSpliced(at, 1);
    return next;
  }

  /** Shuffles a tile back in: it may come at any time, and the order of the others tells nothing new (G60). */
  putBack(design: number, random: Random): void {
    this.tiles = this.tiles.toSpliced(random.below(this.tiles.length + 1), 0, design);
  }

  /** Another order of the same tiles, for whoever may not know the true one: it says nothing of that. */
  reshuffle(random: Random): void {
    this.prepared = [];
    this.tiles = random.shuffle([...this.tiles].sort((a, b) => a - b));
  }

  /** How many of each design are left, by design index. */
  counts(): number[] {
    const counts: number[] = Array(TILE_DESIGNS.length).fill(0);
    for (const design of this.tiles) counts[design]! += 1;
    return counts;
  }
}
