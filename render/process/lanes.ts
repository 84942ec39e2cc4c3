import type { Theme } from '../kit/palette/table.ts';

/** Who wants a picture, everybody at a table or one person alone, and how. */
export interface PictureAsker {
  /** Whoever asks for themselves; absent where many wait for it, as at a table. */
  readonly person?: string;
  /** Of pictures with the same name only the newest is of use: one that still waits is given up for it. */
  readonly newest?: string;
  /** Whether it is only drawn where nothing else waits. */
  readonly isSpare?: boolean;
  /** In which theme, asked when the picture is asked for; the dark one where that fails, too. */
  readonly theme?: () => Promise<Theme>;
}

/** How many may wait: of all that many people wait for, and as many that are for one person each; and of one person. */
const MOST = { lane: 256, person: 6 } as const;

type QueueSlot = Pick<PictureAsker, 'person' | 'newest'>;

interface QueuedPicture<T> extends QueueSlot {
  readonly item: T;
}

/**
 * What waits for its turn. Pictures for many go first; then each person gets one in turn, however many others want. Whoever wants more than
 * may wait has looked on since: their oldest is given up.
 */
export class Lanes<T> {
  private shared: QueuedPicture<T>[] = [];
  /** By person, in the order in which they get their next one. */
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

  /** What is given up for it; null where there is no room at all, and it does not wait either. */
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
    // Behind all others.
    if (list.length > 0) this.own.set(person, list);
    return item;
  }

  /** All that waits; nothing does from then on. */
  empty(): T[] {
    const all: T[] = [];
    for (let item = this.take(); item !== undefined; item = this.take()) all.push(item);
    return all;
  }
}
