import type { Random } from './random.ts';
import { invariant } from './refused.ts';
import { TILE_DESIGNS } from './tiles.ts';

/** The face-down tiles, as design indices; the next one to be drawn is the last. */
export class Bag {
  /** Shared by clones; only whoever changes the order takes a copy. */
  private tiles: readonly number[];
  private left: number;

  private constructor(tiles: readonly number[], left: number) {
    this.tiles = tiles;
    this.left = left;
  }

  /** Shuffled, but for `first`, which come first and in order. */
  static of(rest: readonly number[], first: readonly number[], random: Random): Bag {
    const tiles = [...random.shuffle([...rest]), ...[...first].reverse()];
    return new Bag(tiles, tiles.length);
  }

  get size(): number {
    return this.left;
  }

  clone(): Bag {
    return new Bag(this.tiles, this.left);
  }

  draw(): number {
    invariant(this.left > 0, 'a tile is drawn from an empty bag');
    this.left -= 1;
    return this.tiles[this.left]!;
  }

  /** Another order of the same tiles, for whoever may not know the true one: it says nothing of that. */
  reshuffle(random: Random): void {
    this.tiles = random.shuffle(this.tiles.slice(0, this.left).sort((a, b) => a - b));
  }

  /** How many of each design are left, by design index. */
  counts(): number[] {
    const counts: number[] = Array(TILE_DESIGNS.length).fill(0);
    for (let i = 0; i < this.left; i++) counts[this.tiles[i]!]! += 1;
    return counts;
  }
}
