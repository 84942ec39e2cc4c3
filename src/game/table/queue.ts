/** Runs the tasks of one key one after another, in the order of the calls; other keys do not wait. */
export type Queues = ReturnType<typeof createQueues>;

export function createQueues() {
  /** The end of the last task of each key; it never rejects. */
  const ends = new Map<string, Promise<void>>();

  return {
    /** Settles as the task does. A failed task does not hold up the next one. A task must not wait for its own key. */
    run<T>(key: string, task: () => Promise<T>): Promise<T> {
      const result = (ends.get(key) ?? Promise.resolve()).then(task);
      const settled = (): void => {
        if (ends.get(key) === end) ends.delete(key);
      };
      const end = result.then(settled, settled);
      ends.set(key, end);
      return result;
    },

    /** Keys with a task waiting or running. */
    get size() {
      return ends.size;
    },
  };
}

/** Lets other waiting work go first: a local store answers without ever releasing the event loop. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
