/** A map of at most `most` entries: the entry that was longest neither read nor set goes first. */
export class Kept<Key, Value> extends Map<Key, Value> {
  readonly #most: number;
  /** The last key of the map, which need not be put there once more. */
  #newest: Key | undefined;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override get(key: Key): Value | undefined {
    const value = super.get(key);
    if (value !== undefined && key !== this.#newest) this.set(key, value);
    return value;
  }

  override set(key: Key, value: Value): this {
    super.delete(key);
    super.set(key, value);
    this.#newest = key;
    if (this.size > this.#most) super.delete(this.keys().next().value as Key);
    return this;
  }

  override delete(key: Key): boolean {
    this.#newest = undefined;
    return super.delete(key);
  }
}
