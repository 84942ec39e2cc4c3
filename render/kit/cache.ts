/** A bounded cache; the least recently used entry goes first. */
export class Cache<T> {
  private readonly all = new Map<string, { readonly value: T; readonly bytes: number }>();
  private readonly most: number;
  private taken = 0;

  /** `most`: bytes, as `bytesOf` counts them. */
  constructor(most: number) {
    this.most = most;
  }

  get bytes(): number {
    return this.taken;
  }

  /** The cached value of this key, or the result of `make`. */
  once(key: string, make: () => T, bytesOf: (value: T) => number): T {
    const known = this.all.get(key);
    if (known) {
      this.all.delete(key);
      this.all.set(key, known);
      return known.value;
    }
    const value = make();
    // Includes some bytes for the entry and its key.
    const bytes = bytesOf(value) + 2 * key.length + 200;
    this.all.set(key, { value, bytes });
    this.taken += bytes;
    for (const [old, one] of this.all) {
      if (this.taken <= this.most || old === key) break;
      this.all.delete(old);
      this.taken -= one.bytes;
    }
    return value;
  }

  clear(): void {
    this.all.clear();
    this.taken = 0;
  }
}
