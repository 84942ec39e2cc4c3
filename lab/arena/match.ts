import { RULES_VERSION, type Setup } from '../../src/engine/index.ts';
import { chanceFrom } from '../../src/players/chance.ts';
import type { Ruleset } from '../bench/rulesets.ts';

/** Players, decks and limits of a match: all that a thread has to know. */
export interface Match {
  /** Names of players, or `cmd:` and the command that starts a program. */
  readonly a: string;
  readonly b: string;
  readonly ruleset: Ruleset;
  /** Named by the ruleset and a number each. */
  readonly decks: readonly string[];
  readonly seats: number;
  /** Milliseconds of processor time a turn, for players that use all they get; null leaves it to them. */
  readonly ms: number | null;
}

export interface Fixture {
  readonly id: string;
  /** Index of the deck. */
  readonly pair: number;
  readonly setup: Setup;
  /** Where `a` sits; `b` sits everywhere else. */
  readonly seatOfA: number;
}

/** All games of a match: for each deck, one game for each seat that `a` can have. The deck depends on its name only. */
export const fixturesOf = ({ ruleset, decks, seats }: Match): Fixture[] =>
  decks.flatMap((seed, pair) =>
    Array.from({ length: seats }, (_, seatOfA) => ({
      id: `${seed}/${seatOfA}`,
      pair,
      setup: { ...ruleset, version: RULES_VERSION, seats, seed },
      seatOfA,
    })),
  );

/** The seed of a player's own chance. It depends on the seat, not on the player, and reveals nothing about the deck. */
export const ownSeed = (deck: string, seat: number): number => chanceFrom(`${deck} seat ${seat}`).below(2 ** 31);
