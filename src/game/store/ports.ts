import type { Action, GameRecord } from '../../engine/index.ts';
import type { Grade, HintedWay, Riddle } from '../../players/advice.ts';
import type { Level } from '../../players/levels.ts';

/**
 * What the tables need from the world outside: a place to keep documents, the time, and chance.
 * `src/storage` stands behind `Store`; tests bring clocks and seeds of their own.
 */

/**
 * A document and the revision it has; every save that is accepted adds 1. The first save gives it a revision that no document
 * of the same id had before: else whoever still holds one that was deleted could save over its successor.
 */
export interface StoredDocument<T> {
  readonly value: T;
  readonly revision: number;
}

/** The revision to name when saving what is not there yet. */
export const NEW = 0;

/**
 * `broken`: what lies under `key` cannot be read, and stays as it is. Only a document saved as `NEW` takes its place, by whoever
 * can make it anew; the broken one is then kept under `broken:` and its key.
 */
export type Loaded<T> =
  | { readonly kind: 'found'; readonly stored: StoredDocument<T> }
  | { readonly kind: 'none' }
  | { readonly kind: 'broken'; readonly key: string; readonly why: string };

/** Written by a newer version of this program, which has what it `needs`. Nothing here changes or moves it. */
export interface Newer {
  readonly kind: 'newer';
  readonly key: string;
  readonly needs: readonly string[];
  /** As it was stored, for whoever has to go by a part of it. */
  readonly document: unknown;
}

/** What documents may need of the program that reads them, by names that keep their meaning for ever. */
export interface DocumentFeatures {
  /** Of any JSON, also of another shape than ours. Written with each document. */
  of(document: unknown): readonly string[];
  /** Whether this version of the program has it. */
  has(feature: string): boolean;
}

/** What a collection says of its documents besides their shape. */
export interface DocumentKind {
  /** The highest `format` of a document that can be read; 1 if it is not said. */
  readonly format?: number;
  readonly features?: DocumentFeatures;
  /** Whether nothing ever takes the place of a broken one: for what cannot be made anew. */
  readonly isKept?: boolean;
}

/** `stale`: the document no longer has the revision that the caller built on, and nothing was changed. */
export type Saved = { readonly kind: 'saved'; readonly revision: number } | { readonly kind: 'stale' };
export type Deleted = { readonly kind: 'deleted' } | { readonly kind: 'stale' };

/** As much of a zod schema as the store uses: it must also accept whatever it gave back before. */
export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: { message: string } };
}

/**
 * Documents of one kind. Values are plain JSON. Every method throws `StoreUnavailable` when the store is full, gone or
 * does not answer (within about 2 s). A save that throws is neither done nor undone but UNKNOWN: load and compare
 * revisions before telling anybody anything.
 */
export interface Collection<T> {
  /** Throws `NeedsNewer` at a document of a newer version. */
  load(id: string): Promise<Loaded<T>>;
  /** The same for whoever can do without what a newer version wrote. */
  peek(id: string): Promise<Loaded<T> | Newer>;
  /** Writes if the document still has the revision `basedOn` (`NEW`: if there is none to be read). Of two savers one wins. */
  save(id: string, value: T, basedOn: number): Promise<Saved>;
  /** Removes it if it still has the revision `basedOn`. */
  delete(id: string, basedOn: number): Promise<Deleted>;
  /** The ids of all documents, or of those whose ids begin so, sorted; broken ones that nobody has loaded yet are among them. */
  list(beginning?: string): Promise<string[]>;
  /** `save` as part of a `commit`; `revision` is what the document will have. */
  saving(id: string, value: T, basedOn: number): Saving;
  /** `delete` as part of a `commit`. */
  deleting(id: string, basedOn: number): StoreChange;
  /**
   * As part of a `commit`: the document still has this revision (`NEW`: there is none), else all of it is stale. So whoever holds a
   * lease that is a document can make sure of it with each change, in the same step.
   */
  expecting(id: string, revision: number): StoreChange;
}

/** One of several changes that are made together. Opaque: `saving`, `deleting`, `expecting` and a ranking's own give them. */
export type StoreChange =
  | Saving
  | { readonly kind: 'delete'; readonly key: string; readonly basedOn: number }
  /** Changes nothing: the document has to have this revision still (`NEW`: not to be there), else the commit is stale. */
  | { readonly kind: 'expect'; readonly key: string; readonly basedOn: number }
  /** `score` null takes the member off the board. */
  | { readonly kind: 'rank'; readonly board: string; readonly member: string; readonly score: number | null }
  | { readonly kind: 'add'; readonly board: string; readonly member: string; readonly score: number };

export interface Saving {
  readonly kind: 'save';
  readonly key: string;
  readonly basedOn: number;
  readonly revision: number;
  readonly value: unknown;
  readonly needs: readonly string[];
}

/** A member of a board; of equal scores, the member that comes first by its characters is first. */
export interface Ranked {
  readonly member: string;
  readonly score: number;
}

/**
 * Boards: members, each with a number, kept in order, highest first, so that a page costs the same on a board of ten and of
 * a hundred thousand. Boards and members: 1 to 200 visible ASCII characters. A board exists while somebody is on it.
 * Throws `StoreUnavailable` as a collection does.
 */
export interface Rankings {
  /** `count` members from the place `from`, counted from 0. */
  page(board: string, from: number, count: number): Promise<Ranked[]>;
  size(board: string): Promise<number>;
  /** Null for who is not on the board. */
  score(board: string, member: string): Promise<number | null>;
  /** How many have a higher score. */
  above(board: string, score: number): Promise<number>;
  /** The place in the order of `page`, from 0; null for who is not on the board. */
  place(board: string, member: string): Promise<number | null>;
  /** The names of all boards that begin so, sorted. */
  boards(prefix: string): Promise<string[]>;
  /** Removes all boards that begin so. */
  drop(prefix: string): Promise<void>;
  /** Puts a member on a board, or changes its score; null takes it off. Part of a `commit`. */
  setting(board: string, member: string, score: number | null): StoreChange;
  /** Adds to a score, which begins at 0. Part of a `commit`. */
  adding(board: string, member: string, by: number): StoreChange;
}

export interface Store {
  /** `name`: lower-case letters and `-`. Ids: 1 to 200 visible ASCII characters. */
  collection<T>(name: string, schema: Schema<T>, kind?: DocumentKind): Collection<T>;
  readonly rankings: Rankings;
  /**
   * Makes all changes or none, in one step that no other process can come between. `stale`: a document no longer has the
   * revision that its change builds on. No document is named twice. What throws is UNKNOWN, as for `save`.
   */
  commit(changes: readonly StoreChange[]): Promise<'saved' | 'stale'>;
  /** What was deleted or written over leaves the files of the store, too, as far as it is in its power. Never in vain: it can be done again. */
  wipe(): Promise<void>;
  /**
   * Resolves when the store can be read just now, is the one that this process began with, and took what it was last given; else throws
   * `StoreUnavailable`. Writes nothing. Gives back what makes it likely to forget, a sentence each. For health checks.
   */
  check(): Promise<readonly string[]>;
  /** Waits for what is under way; afterwards every call throws. Twice is safe. */
  close(): Promise<void>;
}

/** The store is full, gone, locked or frozen. Its message names what is wrong and holds no address with a password. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** The store was emptied, or another one stands in its place: nothing is done with it. */
export class StoreSwapped extends StoreUnavailable {
  constructor() {
    super(
      'The store is not the one that the bot began with: it was emptied or replaced. Put the right one back, or start the bot again to go on with this one.',
    );
  }
}

/** A document was written by a newer version of this program, and can be read and changed by that alone. */
export class NeedsNewer extends StoreUnavailable {
  /** The document itself may hold a seed, and stays out of what is thrown and printed. */
  constructor({ key, needs }: Newer) {
    super(`${key} was written by a newer version of the bot and needs ${needs.join(', ')}: run that one again.`);
  }
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `fn` once after `ms` milliseconds (any length); gives back what cancels it. Never keeps the process alive. */
  after(ms: number, fn: () => void): () => void;
}

/** Chooses for seats that no person plays. */
export interface Computers {
  /**
   * What a level does where its seat is asked: legal actions in their order, at least one, until somebody else decides or
   * chance comes. `ms`: processor time that it may use at most. Never throws because of the position.
   */
  choose(record: GameRecord, level: Level, ms: number): Promise<readonly Action[]>;
}

/** Tells people what computers think. */
export interface Advice {
  /** The best squares for who is asked, best first, at most three, each with its best turn: where a tile is placed (`canHint`). May throw. */
  hint(record: GameRecord, ms: number): Promise<readonly HintedWay[]>;
  /** What could have been better in a turn, by its index from 0; null beyond the last. All that somebody waits for goes before it. May throw. */
  grade(record: GameRecord, index: number, ms: number): Promise<Grade | null>;
  /** Whether one square is clearly the best in a turn, by its index from 0; null where none is. As unhurried as a grade. May throw. */
  riddle(record: GameRecord, index: number, ms: number): Promise<Riddle | null>;
}

export interface Seeds {
  /** 64 lower-case hexadecimal digits nobody can foresee. */
  next(): string;
}

/** Where it is told what happened to the process itself. No seed, hand, token or text of players goes in. */
export interface Log {
  debug(data: object, message: string): void;
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}
