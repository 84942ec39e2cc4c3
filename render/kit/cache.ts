/** What was made once and may be asked for again, in a bounded room: what was unused for longest goes first. */
export class Cache<T> {
  private readonly all = new Map<string, { readonly value: T; readonly bytes: number }>();
  private readonly most: number;
  private taken = 0;

  /** `most`: of bytes, as those who put things in tell them. */
  constructor(most: number) {
    this.most = most;
  }

  get bytes(): number {
    return this.taken;
  }

  /** What is kept under this key, or what `make` makes now. */
  once(key: string, make: () => T, bytesOf: (value: T) => number): T {
    const known = this.all.get(key);
    if (known) {
      this.all.delete(key);
      this.all.set(key, known);
      return known.value;
    }
    const value = make();
    // Some for the entry itself, and for its key.
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
