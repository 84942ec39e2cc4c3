import type { KeyvStoreAdapter } from 'keyv';
import type { Rankings, StoreChange, StoreUnavailable } from '../game/store/ports.ts';

/**
 * What the store needs of a place for texts by key. Keyv reads through `adapter`; it cannot compare before it writes, so the backend
 * writes. All but `explain` may throw any error of the driver.
 */
export interface Backend {
  readonly adapter: KeyvStoreAdapter;
  readonly boards: Boards;
  /** Makes all writes if every guard holds, else none, in one step without other processes. Writes on boards keep their order. */
  commit(writes: readonly Write[]): Promise<boolean>;
  /** Moves a text, byte for byte, if it still reads as `text` and nothing lies at `to`. */
  move(from: string, to: string, text: string): Promise<boolean>;
  /** All keys with the prefix, in any order. */
  keys(prefix: string): Promise<string[]>;
  /** Removes deleted texts from logs that the backend writes ahead or appends to. */
  wipe(): Promise<void>;
  close(): Promise<void>;
  /** Why the place may lose data: a sentence for each reason that says what to do. */
  worries(): Promise<readonly string[]>;
  /** An error of the driver as a sentence for the log: what is wrong and what to do. */
  explain(error: unknown): StoreUnavailable;
}

/** The text begins and ends like this; null: there must be no text. */
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
