import { StoreUnavailable } from './ports.ts';

/** Another process serves these servers, or may do so by now: what this one still has in hand is neither written nor posted. */
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
  /** Whether a server is in this part. */
  readonly serves: (guild: string) => boolean;
}

/** By Discord's own formula (documentation, "Gateway", "Sharding Formula"). */
export const shardOf = (id: number, count: number, isOurs: () => boolean): Shard => ({
  ...{ id, count, isOurs },
  serves: (guild) => count === 1 || Number((BigInt(guild) >> 22n) % BigInt(count)) === id,
});

/** Whoever serves all servers. */
export const ALONE: Shard = shardOf(0, 1, () => true);
