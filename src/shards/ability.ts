/** ms for which a process that could not serve lets others go first, twice as long after each further failure, and ms at most. */
const [REST_MS, LONGEST_REST_MS] = [60_000, 30 * 60_000];

export interface AbilityPorts {
  readonly now: () => number;
  /** Resolves if Discord would let a shard connect just now; rejects with the reason if not. */
  readonly reach: () => Promise<void>;
  /** Told at every change. */
  readonly changed: (trouble: unknown) => void;
}

/** Whether this process can serve, as far as it knows. */
export function createAbility({ now, reach, changed }: AbilityPorts) {
  let trouble: unknown = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  /** Failures since it last served. */
  let failures = 0;
  let restsUntil = Number.NEGATIVE_INFINITY;

  function set(now: unknown): void {
    const hasChanged = (trouble === null) !== (now === null);
    trouble = now;
    if (hasChanged) changed(trouble);
  }

  return {
    /** Why it cannot serve; null if it can. */
    trouble: () => trouble,

    /**
     * Finds it out anew unless it asked less than `fresh` ms ago. `isConnected`: a shard of its own is connected, which proves it.
     * `hasOthers`: others can serve, so nobody needs a process that lately could not.
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

    /** It tried to serve, and could not. */
    failed(why: unknown): void {
      restsUntil = now() + Math.min(REST_MS * 2 ** failures++, LONGEST_REST_MS);
      set(why);
    },
  };
}
