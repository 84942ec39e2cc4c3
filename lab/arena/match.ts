import { RULES_VERSION, type Setup } from '../../src/engine/index.ts';
import { chanceFrom } from '../../src/players/chance.ts';
import type { Ruleset } from '../bench/rulesets.ts';

/** Who plays whom, and on what; all that a thread has to know. */
export interface Match {
  /** Names of players, or `cmd:` and how a program is started. */
  readonly a: string;
  readonly b: string;
  readonly ruleset: Ruleset;
  /** By the ruleset and a number each. */
  readonly decks: readonly string[];
  readonly seats: number;
  /** Milliseconds of processor time a turn, for players who use as much as they may; null leaves it to them. */
  readonly ms: number | null;
}

/** One game of a match. */
export interface Fixture {
  readonly id: string;
  /** Which deck. */
  readonly pair: number;
  readonly setup: Setup;
  /** Where `a` sits; `b` sits everywhere else. */
  readonly seatOfA: number;
}

/** Every game of a match: one a deck for each seat that `a` can have. The deck depends on nothing but its name. */
export const fixturesOf = ({ ruleset, decks, seats }: Match): Fixture[] =>
  decks.flatMap((seed, pair) =>
    Array.from({ length: seats }, (_, seatOfA) => ({
      id: `${seed}/${seatOfA}`,
      pair,
      setup: { ...ruleset, version: RULES_VERSION, seats, seed },
      seatOfA,
    })),
  );

/** The seed of a player's own chance: the same whoever plays there, and nothing can be told from it of the deck. */
export const ownSeed = (deck: string, seat: number): number => chanceFrom(`${deck} seat ${seat}`).below(2 ** 31);
