/** Work that nobody waits for where it is begun. */
export interface UnderWay {
  /** Follows it to its end; what it rejects with is for whoever began it. */
  add(work: Promise<unknown>): void;
  /** Resolves when nothing is under way any more, what is begun meanwhile included. */
  settled(): Promise<void>;
}

export function createUnderWay(): UnderWay {
  const running = new Set<Promise<unknown>>();
  return {
    add(work) {
      running.add(work);
      const end = (): void => void running.delete(work);
      work.then(end, end);
    },
    async settled() {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}
