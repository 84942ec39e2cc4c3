import { StoreUnavailable } from '../store/ports.ts';

/** Another process serves these servers by now: what this one still has in hand is neither written nor posted. */
export class ServedElsewhere extends StoreUnavailable {
  constructor() {
    super('Another process serves these servers by now.');
  }
}

/** One of the equal parts into which Discord divides all servers, so that several processes can share them. */
export interface Shard {
  readonly id: number;
  /** Of so many. */
  readonly count: number;
  /**
   * Whether no other process can be serving it yet. After a long pause a process cannot know before it has asked the store: it posts
   * nothing until then.
   */
  readonly isOurs: () => boolean;
  /** Whether it is another's, as far as this process knows. Neither where the store has not taken its word for a while, being away or full. */
  readonly isLost: () => boolean;
  /** Whether a server is in this part. */
  readonly serves: (guild: string) => boolean;
}

/** By Discord's own formula (documentation, "Gateway", "Sharding Formula"). */
export const shardOf = (id: number, count: number, isOurs: () => boolean, isLost = () => !isOurs()): Shard => ({
  ...{ id, count, isOurs, isLost },
  serves: (guild) => count === 1 || Number((BigInt(guild) >> 22n) % BigInt(count)) === id,
});

/** Throws where this process may not post. */
export function assertOurs({ isOurs, isLost }: Shard): void {
  if (isOurs()) return;
  if (isLost()) throw new ServedElsewhere();
  throw new StoreUnavailable('The store has not taken the word of this process for a while, so it posts nothing.');
}

/** Whoever serves all servers. */
export const ALONE: Shard = shardOf(0, 1, () => true);
