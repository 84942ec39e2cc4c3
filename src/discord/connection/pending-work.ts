/** Work that nobody waits for where it is begun. */
export type UnderWay = ReturnType<typeof createUnderWay>;

export function createUnderWay() {
  const running = new Set<Promise<unknown>>();
  return {
    /** Follows it to its end; what it rejects with is for whoever began it. */
    add(work: Promise<unknown>): void {
      running.add(work);
      const end = (): void => void running.delete(work);
      work.then(end, end);
    },
    /** Resolves when nothing is under way any more, what is begun meanwhile included. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}
