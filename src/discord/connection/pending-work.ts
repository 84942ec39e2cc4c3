/** Work that its starter does not wait for. */
export type UnderWay = ReturnType<typeof createUnderWay>;

export function createUnderWay() {
  const running = new Set<Promise<unknown>>();
  return {
    /** Follows the work to its end; its starter handles errors. */
    add(work: Promise<unknown>): void {
      running.add(work);
      const end = (): void => void running.delete(work);
      work.then(end, end);
    },
    /** Resolves when nothing runs any more, also nothing begun meanwhile. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}
