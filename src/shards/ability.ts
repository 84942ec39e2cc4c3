/** One that could not serve lets others go first for so long, twice as long after each time more, and no longer than that. */
const [REST_MS, LONGEST_REST_MS] = [60_000, 30 * 60_000];

export interface AbilityPorts {
  readonly now: () => number;
  /** Resolves where Discord would let a shard connect just now, rejects with why it would not. */
  readonly reach: () => Promise<void>;
  /** Told whenever it changes. */
  readonly changed: (trouble: unknown) => void;
}

/** Whether this process can serve, as far as it knows. */
export function createAbility({ now, reach, changed }: AbilityPorts) {
  let trouble: unknown = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  /** Since it last served. */
  let failures = 0;
  let restsUntil = Number.NEGATIVE_INFINITY;

  function set(now: unknown): void {
    const hasChanged = (trouble === null) !== (now === null);
    trouble = now;
    if (hasChanged) changed(trouble);
  }

  return {
    /** Why it cannot; null where it can. */
    trouble: () => trouble,

    /**
     * Finds it out anew unless it is known from less than `fresh` ms ago. `isConnected`: a shard of its own is, which tells it.
     * `hasOthers`: others can serve, so that nobody needs one that lately could not.
     */
    async ask(fresh: number, { isConnected, hasOthers }: { isConnected: boolean; hasOthers: boolean }): Promise<void> {
      if (hasOthers && now() < restsUntil) return;
      if (isConnected) {
        failures = 0;
        return set(null);
      }
      if (now() - askedAt < fresh) return;
      const found = await reach().then(
        () => null,
        (error: unknown) => error,
      );
      askedAt = now();
      set(found);
    },

    /** It tried, and could not. */
    failed(why: unknown): void {
      restsUntil = now() + Math.min(REST_MS * 2 ** failures++, LONGEST_REST_MS);
      set(why);
    },
  };
}
