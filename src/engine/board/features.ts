import type { Print } from '../tiles/rotated-tiles.ts';
import { isFeature } from '../vocabulary.ts';

/**
 * Union-find over the placed segments, numbered in the order of placing. A feature's root keeps all that scoring needs and is updated when
 * segments join, so scoring never walks the feature. Plain arrays of small numbers: cloning ten of them took a fifth of the time of ten
 * typed arrays, whose memory lies outside the heap.
 */
export class BoardFeatures {
  /** By segment: another segment of its feature, nearer to the root. At the root: the number of segments, negated. */
  private parent: number[];
  /** By segment: the next in a ring through all segments of its feature. */
  private next: number[];
  /** At the root: sides where a road or city can still grow, or squares that a monastery or garden still lacks. 0 means finished. */
  readonly open: number[];
  /** At the root of a road or city: different tiles it lies on (B10, B23). */
  readonly tiles: number[];
  /** At the root: coats of arms. */
  readonly arms: number[];
  /** At the root: the marks printed on it, as `marks.ts` counts them. */
  readonly marks: number[];
  /** At the root: figures that claim the feature (B7). */
  readonly claims: number[];
  /** By segment: the tile's number. */
  readonly tile: number[];
  /** By tile: its first segment. */
  readonly first: number[];
  /** By tile: `Print.alike`. */
  private readonly alike: boolean[];

  constructor(from?: BoardFeatures) {
    this.parent = from?.parent.slice() ?? [];
    this.next = from?.next.slice() ?? [];
    this.open = from?.open.slice() ?? [];
    this.tiles = from?.tiles.slice() ?? [];
    this.arms = from?.arms.slice() ?? [];
    this.marks = from?.marks.slice() ?? [];
    this.claims = from?.claims.slice() ?? [];
    this.tile = from?.tile.slice() ?? [];
    this.first = from?.first.slice() ?? [];
    this.alike = from?.alike.slice() ?? [];
  }

  clone(): BoardFeatures {
    return new BoardFeatures(this);
  }

  /** Adds the segments of a tile, each a feature of its own. `spare`: it keeps a number for a road that may be laid over it. */
  add(tile: number, print: Print, spare = false): void {
    this.first.push(this.parent.length);
    this.alike.push(print.alike);
    for (let i = 0; i < print.segments.length; i++) {
      const segment = print.segments[i]!;
      // What is no feature is never finished.
      this.push(tile, isFeature(segment.kind) ? segment.sides.length : 1, segment.arms, segment.marks);
    }
    if (spare) this.push(tile, 2, 0, 0);
  }

  private push(tile: number, open: number, arms: number, marks: number): void {
    this.next.push(this.parent.length);
    this.parent.push(-1);
    this.open.push(open);
    this.tiles.push(1);
    this.arms.push(arms);
    this.marks.push(marks);
    this.claims.push(0);
    this.tile.push(tile);
  }

  /** A road was laid over a tile: its spare number is in use. */
  span(tile: number, print: Print): void {
    this.alike[tile] = print.alike;
  }

  find(segment: number): number {
    const { parent } = this;
    let root = segment;
    for (let up = parent[root]!; up >= 0; up = parent[root]!) root = up;
    // No path halving, because it writes on reads; union by size keeps the paths short enough.
    return root;
  }

  /** Two sides of roads or cities have met and are closed. */
  meet(a: number, b: number): void {
    this.open[this.find(a)]! -= 1;
    this.open[this.find(b)]! -= 1;
    this.join(a, b);
  }

  /** Something that adds nothing to a road or city closes a side of it. */
  close(segment: number): void {
    this.open[this.find(segment)]! -= 1;
  }

  /** Two segments become one feature. */
  join(a: number, b: number): void {
    const left = this.find(a);
    const right = this.find(b);
    if (left === right) return;
    const { parent } = this;
    const small = parent[left]! > parent[right]! ? left : right;
    const root = small === left ? right : left;
    this.tiles[root]! += this.tiles[small]! - this.tilesInBoth(small, root);
    parent[root]! += parent[small]!;
    this.open[root]! += this.open[small]!;
    this.arms[root]! += this.arms[small]!;
    this.marks[root]! += this.marks[small]!;
    this.claims[root]! += this.claims[small]!;
    parent[small] = root;
    const after = this.next[root]!;
    this.next[root] = this.next[small]!;
    this.next[small] = after;
  }

  /** How many tiles both features share: a road can pass a tile twice and counts it once (B23). Walks the smaller feature only. */
  private tilesInBoth(small: number, root: number): number {
    let both = 0;
    let at = small;
    do {
      const tile = this.tile[at]!;
      if (this.alike[tile]) {
        let seen = false;
        let inRoot = false;
        for (let other = this.first[tile]!; this.tile[other] === tile; other++) {
          const feature = this.find(other);
          if (feature === root) inRoot = true;
          if (feature === small && other < at) seen = true;
        }
        if (inRoot && !seen) both += 1;
      }
      at = this.next[at]!;
    } while (at !== small);
    return both;
  }

  /** The next segment in the feature's ring, which leads back to the first. */
  after(segment: number): number {
    return this.next[segment]!;
  }

  /** Every segment of the feature, from the given one on. */
  *members(segment: number): Generator<number> {
    let at = segment;
    do {
      yield at;
      at = this.next[at]!;
    } while (at !== segment);
  }
}
