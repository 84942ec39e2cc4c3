import type { Action, GameRecord } from '../../engine/index.ts';
import type { Grade, HintedWay, Riddle } from '../../players/advice.ts';
import type { Level } from '../../players/levels.ts';

/**
 * What the tables need from outside: a place to keep documents, the time, and chance. `src/storage` implements `Store`; tests bring their
 * own clocks and seeds.
 */

/**
 * A document and its revision; every accepted save adds 1. A first save gives it a revision that no earlier document of this id had.
 * Otherwise a holder of a deleted document could save over its successor.
 */
export interface StoredDocument<T> {
  readonly value: T;
  readonly revision: number;
}

/** The revision to name when saving a new document. */
export const NEW = 0;

/**
 * `broken`: the document under `key` cannot be read, and stays. Only a save as `NEW` replaces it, by code that can make it anew; the broken
 * one is then kept under `broken:` and its key.
 */
export type Loaded<T> =
  | { readonly kind: 'found'; readonly stored: StoredDocument<T> }
  | { readonly kind: 'none' }
  | { readonly kind: 'broken'; readonly key: string; readonly why: string };

/** Written by a newer version of this program, which has the features in `needs`. This version never changes or moves it. */
export interface Newer {
  readonly kind: 'newer';
  readonly key: string;
  readonly needs: readonly string[];
  /** As it was stored, for callers that need a part of it. */
  readonly document: unknown;
}

/** The features that documents may need of the program, by names that never change their meaning. */
export interface DocumentFeatures {
  /** For any JSON, also of another shape than ours. Stored with each document. */
  of(document: unknown): readonly string[];
  /** Whether this version of the program has the feature. */
  has(feature: string): boolean;
}

/** What a collection says of its documents besides their shape. */
export interface DocumentKind {
  /** The highest `format` that can be read; default 1. */
  readonly format?: number;
  readonly features?: DocumentFeatures;
  /** Whether nothing may ever replace a broken document: for documents that cannot be made anew. */
  readonly isKept?: boolean;
}

/** `stale`: the document no longer has the revision that the caller named; nothing was changed. */
export type Saved = { readonly kind: 'saved'; readonly revision: number } | { readonly kind: 'stale' };
export type Deleted = { readonly kind: 'deleted' } | { readonly kind: 'stale' };

/** The part of a zod schema that the store uses. It must also accept its own output. */
export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: { message: string } };
}

/**
 * Documents of one kind. Values are plain JSON. Every method throws `StoreUnavailable` if the store is full, gone or does not answer
 * (within about 2 s). A save that throws is neither done nor undone but UNKNOWN: load and compare revisions before telling anybody
 * anything.
 */
export interface Collection<T> {
  /** Throws `NeedsNewer` for a document of a newer version. */
  load(id: string): Promise<Loaded<T>>;
  /** `load` for callers that can do without documents of a newer version. */
  peek(id: string): Promise<Loaded<T> | Newer>;
  /** Writes if the document still has the revision `basedOn` (`NEW`: if none can be read). If two save at once, one wins. */
  save(id: string, value: T, basedOn: number): Promise<Saved>;
  /** Removes it if it still has the revision `basedOn`. */
  delete(id: string, basedOn: number): Promise<Deleted>;
  /** The ids of all documents, or of those that begin with `beginning`, sorted; with broken ones that nobody has loaded yet. */
  list(beginning?: string): Promise<string[]>;
  /** `save` as part of a `commit`; `revision` is the document's next revision. */
  saving(id: string, value: T, basedOn: number): Saving;
  /** `delete` as part of a `commit`. */
  deleting(id: string, basedOn: number): StoreChange;
  /**
   * As part of a `commit`: if the document no longer has this revision (`NEW`: if it exists), the whole commit is stale. So the holder of a
   * lease that is a document can check it with each change, in the same step.
   */
  expecting(id: string, revision: number): StoreChange;
}

/** A change of a `commit`. Opaque: made by `saving`, `deleting`, `expecting` and the rankings. */
export type StoreChange =
  | Saving
  | { readonly kind: 'delete'; readonly key: string; readonly basedOn: number }
  /** Changes nothing: if the document no longer has this revision (`NEW`: if it exists), the commit is stale. */
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

/** A member of a board; equal scores are in the order of the members' characters. */
export interface Ranked {
  readonly member: string;
  readonly score: number;
}

/**
 * Boards: members ordered by a number, highest first; a page costs the same on a board of ten and of a hundred thousand. Boards and
 * members: 1 to 200 visible ASCII characters. A board exists while it has members. Throws `StoreUnavailable` as a collection does.
 */
export interface Rankings {
  /** `count` members from the index `from`, which counts from 0. */
  page(board: string, from: number, count: number): Promise<Ranked[]>;
  size(board: string): Promise<number>;
  /** Null for a member that is not on the board. */
  score(board: string, member: string): Promise<number | null>;
  /** How many have a higher score. */
  above(board: string, score: number): Promise<number>;
  /** The index in the order of `page`, from 0; null for a member that is not on the board. */
  place(board: string, member: string): Promise<number | null>;
  /** The names of all boards with this prefix, sorted. */
  boards(prefix: string): Promise<string[]>;
  /** Removes all boards with this prefix. */
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
   * Makes all changes or none, in one step that no other process can interrupt. `stale`: a document no longer has the revision that its
   * change builds on. Name no document twice. If it throws, the result is UNKNOWN, as for `save`.
   */
  commit(changes: readonly StoreChange[]): Promise<'saved' | 'stale'>;
  /** Removes deleted and overwritten data from the store's files too, as far as the store can. Repeating it is safe. */
  wipe(): Promise<void>;
  /**
   * Resolves if the store can be read now, is the one that this process began with, and took its last write; else throws
   * `StoreUnavailable`. Writes nothing. Returns a sentence for each reason why the store may forget. For health checks.
   */
  check(): Promise<readonly string[]>;
  /** Waits for running work; afterwards every call throws. Repeating it is safe. */
  close(): Promise<void>;
}

/** The store is full, gone, locked or frozen. The message names the problem and contains no address with a password. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** The store was emptied, or another one has taken its place: the process does not use it. */
export class StoreSwapped extends StoreUnavailable {
  constructor() {
    super(
      'The store is not the one that the bot began with: it was emptied or replaced. Put the right one back, or start the bot again to go on with this one.',
    );
  }
}

/** A newer version of this program wrote the document, and only that version can read and change it. */
export class NeedsNewer extends StoreUnavailable {
  /** The error leaves out the document, which may contain a seed. */
  constructor({ key, needs }: Newer) {
    super(`${key} was written by a newer version of the bot and needs ${needs.join(', ')}: run that one again.`);
  }
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `fn` once after `ms` milliseconds (any length); returns a function that cancels it. Never keeps the process alive. */
  after(ms: number, fn: () => void): () => void;
}

/** Chooses for seats that no person plays. */
export interface Computers {
  /**
   * What a computer of this level does at the asked seat: legal actions in order, at least one. It ends when another player
   * decides or chance comes. `ms`: the most processor time. Never throws because of the position.
   */
  choose(record: GameRecord, level: Level, ms: number): Promise<readonly Action[]>;
}

/** Tells people what computers think. */
export interface Advice {
  /** At most three squares for the asked player, best first, each with its best turn. Only to place a tile (`canHint`). May throw. */
  hint(record: GameRecord, ms: number): Promise<readonly HintedWay[]>;
  /** What could be better in a turn (index from 0; null beyond the last). Yields to all that people wait for. May throw. */
  grade(record: GameRecord, index: number, ms: number): Promise<Grade | null>;
  /** Whether one square is clearly the best in a turn (index from 0); null if none is. Waits like a grade. May throw. */
  riddle(record: GameRecord, index: number, ms: number): Promise<Riddle | null>;
}

export interface Seeds {
  /** 64 lower-case hexadecimal digits nobody can foresee. */
  next(): string;
}

/** Where the process reports about itself. Seeds, hands, tokens and players' texts stay out. */
export interface Log {
  debug(data: object, message: string): void;
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}
