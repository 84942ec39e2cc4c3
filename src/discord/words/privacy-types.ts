import type { Choices } from '../../stats/index.ts';

/** Where somebody's name stands. Channels in which they sit at an open table, and in which they play. */
export interface Traces {
  readonly lobbies: readonly string[];
  readonly games: readonly string[];
  /** How many games of theirs are over. */
  readonly finished: number;
  /** Whether it is kept how far they are with learning the game. */
  readonly learning: boolean;
  /** How many games that go on they watch. */
  readonly watching: number;
}

/** Answers of `/privacy`, to whoever asks alone: Markdown, at most 2000 characters. */
export interface PrivacyWords {
  /** What is stored of the reader. `settled`: names of their own settings that are not as at first; null where none are stored. */
  show(traces: Traces, choices: Choices, settled?: readonly string[] | null): string;
  /** Above the file. `recordsLeftOut`: so many of the oldest games stand in it without their moves, for want of room. */
  exported(recordsLeftOut: number): string;
  /** After a choice: both as they are now. */
  chosen(choices: Choices): string;
  /** Asks once more, and says exactly what will happen. */
  confirmDelete(traces: Traces): string;
  readonly deleted: string;
  /** Not all of it is done yet; it goes on by itself. */
  readonly underWay: string;
}
