import type { Theme } from '../kit/palette/table.ts';

/** The asker of a picture, either everybody at a table or one person, and how it should be drawn. */
export interface PictureAsker {
  /** The one person who waits for it; absent if many do, as at a table. */
  readonly person?: string;
  /** Among pictures with the same name only the newest is useful: a waiting older one is dropped. */
  readonly newest?: string;
  /** Whether it is drawn only if nothing else waits. */
  readonly isSpare?: boolean;
  /** Gives the theme when the picture is requested; dark if it fails. */
  readonly theme?: () => Promise<Theme>;
}

/** Waiting pictures: the limit for shared ones, and again for private ones; and the limit for each person. */
const MOST = { lane: 256, person: 6 } as const;

type QueueSlot = Pick<PictureAsker, 'person' | 'newest'>;

interface QueuedPicture<T> extends QueueSlot {
  readonly item: T;
}

/**
 * The queue of pictures. Shared pictures go first; then each person gets one in turn, however many others want. If a person wants more than
 * the limit, their oldest is dropped.
 */
export class Lanes<T> {
  private shared: QueuedPicture<T>[] = [];
  /** By person, in the order of their turns. */
  private readonly own = new Map<string, QueuedPicture<T>[]>();
  private readonly most: number;

  constructor(most: number = MOST.lane) {
    this.most = most;
  }

  get size(): number {
    return this.shared.length + this.ownSize;
  }

  private get ownSize(): number {
    return [...this.own.values()].reduce((sum, list) => sum + list.length, 0);
  }

  /** Adds a picture and returns the dropped ones; null if there is no room, and then it is not added. */
  add(item: T, asker: QueueSlot): readonly T[] | null {
    const { person, newest } = asker;
    const one = { ...asker, item };
    const list = person === undefined ? this.shared : (this.own.get(person) ?? []);
    const passed = list.filter((other) => newest !== undefined && other.newest === newest);
    const left = list.filter((other) => !passed.includes(other));
    if (person !== undefined) passed.push(...left.splice(0, left.length + 1 - MOST.person));
    if ((person === undefined ? left.length : this.ownSize - passed.length) >= this.most) return null;
    left.push(one);
    if (person === undefined) this.shared = left;
    else this.own.set(person, left);
    return passed.map(({ item: old }) => old);
  }

  take(): T | undefined {
    const first = this.shared.shift();
    if (first) return first.item;
    const [next] = this.own;
    if (!next) return undefined;
    const [person, list] = next;
    const { item } = list.shift()!;
    this.own.delete(person);
    // The person goes behind all others.
    if (list.length > 0) this.own.set(person, list);
    return item;
  }

  /** Empties the queue and returns its items. */
  empty(): T[] {
    const all: T[] = [];
    for (let item = this.take(); item !== undefined; item = this.take()) all.push(item);
    return all;
  }
}
