import type { Random } from './random.ts';
import { invariant } from './refused.ts';
import { TILE_DESIGNS } from './tiles.ts';

/** The face-down tiles, as design indices; the next one to be drawn is the last. */
export class Bag {
  /** Shared by clones; only whoever changes the order takes a copy. Those beyond `left` have been drawn. */
  private tiles: readonly number[];
  private left: number;
  /** Draws laid out by hand, the next one last of the first `ahead`. They are among the tiles when their turn comes. */
  private readonly prepared: readonly number[];
  private ahead: number;

  private constructor(tiles: readonly number[], left: number, prepared: readonly number[], ahead: number) {
    this.tiles = tiles;
    this.left = left;
    this.prepared = prepared;
    this.ahead = ahead;
  }

  /** Shuffled, but for the draws laid out by hand, which come first and in order. */
  static of(tiles: readonly number[], prepared: readonly number[], random: Random): Bag {
    return new Bag(random.shuffle([...tiles]), tiles.length, [...prepared].reverse(), prepared.length);
  }

  get size(): number {
    return this.left;
  }

  clone(): Bag {
    return new Bag(this.tiles, this.left, this.prepared, this.ahead);
  }

  draw(): number {
    invariant(this.left > 0, 'a tile is drawn from an empty bag');
    if (this.ahead > 0) this.bringUp(this.prepared[--this.ahead]!);
    this.left -= 1;
    return this.tiles[this.left]!;
  }

  /** Shuffles a tile back in: it may come at any time, and the order of the others tells nothing new (G60). */
  putBack(design: number, random: Random): void {
    this.tiles = this.tiles.slice(0, this.left).toSpliced(random.below(this.left + 1), 0, design);
    this.left += 1;
  }

  /** Another order of the same tiles, for whoever may not know the true one: it says nothing of that. */
  reshuffle(random: Random): void {
    this.ahead = 0;
    this.tiles = random.shuffle(this.tiles.slice(0, this.left).sort((a, b) => a - b));
  }

  /** How many of each design are left, by design index. */
  counts(): number[] {
    const counts: number[] = Array(TILE_DESIGNS.length).fill(0);
    for (let i = 0; i < this.left; i++) counts[this.tiles[i]!]! += 1;
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
