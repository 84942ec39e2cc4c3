import type { KeyvStoreAdapter } from 'keyv';
import type { Rankings, StoreChange, StoreUnavailable } from '../game/store/ports.ts';

/**
 * What the store needs of a place to keep texts by key. Reading goes through Keyv by `adapter`; what Keyv does not know,
 * comparing before it writes, is asked of the backend itself. All but `explain` may throw whatever the driver throws.
 */
export interface Backend {
  readonly adapter: KeyvStoreAdapter;
  readonly boards: Boards;
  /** Makes all writes if every guard is right, else none, in one step that no other process can come between. Those on boards in the order given. */
  commit(writes: readonly Write[]): Promise<boolean>;
  /** Moves a text, byte for byte, if it still reads as `text` and nothing lies at `to`. */
  move(from: string, to: string, text: string): Promise<boolean>;
  /** All keys that begin so, in any order. */
  keys(prefix: string): Promise<string[]>;
  /** Takes what was deleted out of logs that the backend writes ahead or appends to. */
  wipe(): Promise<void>;
  close(): Promise<void>;
  /** What makes the place likely to forget what it was given, a sentence each that says what to do. */
  worries(): Promise<readonly string[]>;
  /** What the driver threw, as a sentence for the log: what is wrong and what to do. */
  explain(error: unknown): StoreUnavailable;
}

/** The text begins and ends so; null: there must be none. */
export type Guard = { readonly head: string; readonly tail: string } | null;

/** A change as the backend makes it. `text` null removes the document; an expectation is a guard, and writes nothing. */
export type Write = TextWrite | Expectation | BoardWrite;
export interface TextWrite {
  readonly kind: 'text';
  readonly key: string;
  readonly guard: Guard;
  readonly text: string | null;
}
export interface Expectation {
  readonly kind: 'expect';
  readonly key: string;
  readonly guard: Guard;
}
export type BoardWrite = Extract<StoreChange, { kind: 'rank' | 'add' }>;

/** Boards as a backend reads them; the names in `boards` come in any order. Scores are never -0. */
export type Boards = Omit<Rankings, 'setting' | 'adding'>;
