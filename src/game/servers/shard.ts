import { StoreUnavailable } from '../store/ports.ts';

/** Another process serves these servers now: this process writes and posts nothing more for them. */
export class ServedElsewhere extends StoreUnavailable {
  constructor() {
    super('Another process serves these servers by now.');
  }
}

/** One of the equal parts into which Discord divides all servers, so that several processes can share them. */
export interface Shard {
  readonly id: number;
  /** The number of parts. */
  readonly count: number;
  /**
   * Whether no other process can be serving it yet. After a long pause a process must ask the store first, and posts nothing until then.
   */
  readonly isOurs: () => boolean;
  /** Whether another process serves it, as far as known. While the store is away or full, it may be neither ours nor lost. */
  readonly isLost: () => boolean;
  /** Whether a server is in this part. */
  readonly serves: (guild: string) => boolean;
}

/** Discord's formula (documentation, "Gateway", "Sharding Formula"). */
export const shardOf = (id: number, count: number, isOurs: () => boolean, isLost = () => !isOurs()): Shard => ({
  ...{ id, count, isOurs, isLost },
  serves: (guild) => count === 1 || Number((BigInt(guild) >> 22n) % BigInt(count)) === id,
});

/** Throws if this process may not post. */
export function assertOurs({ isOurs, isLost }: Shard): void {
  if (isOurs()) return;
  if (isLost()) throw new ServedElsewhere();
  throw new StoreUnavailable('The store has not taken the word of this process for a while, so it posts nothing.');
}

/** The shard of a process that serves all servers. */
export const ALONE: Shard = shardOf(0, 1, () => true);
