import { indexOf } from './prints.ts';
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

  /** Shuffled; `first` are taken out of it and come first, in order. */
  static of(designs: readonly number[], first: readonly string[], only: boolean, random: Random): Bag {
    const rest = [...designs];
    const ahead = first.map((id) => {
      const index = indexOf(id);
      const at = rest.indexOf(index ?? -1);
      invariant(index !== undefined && (at >= 0 || only), `no tile ${id} left to prepare`);
      if (at >= 0) rest.splice(at, 1);
      return index;
    });
    const shuffled = only ? [] : random.shuffle(rest);
    const tiles = [...shuffled, ...ahead.reverse()];
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

  /** Another order of the same tiles: for whoever may not know the true one. */
  reshuffle(random: Random): void {
    this.tiles = random.shuffle(this.tiles.slice(0, this.left));
  }

  /** How many of each design are left, by design index. */
  counts(): number[] {
    const counts: number[] = Array(TILE_DESIGNS.length).fill(0);
    for (let i = 0; i < this.left; i++) counts[this.tiles[i]!]! += 1;
    return counts;
  }
}
