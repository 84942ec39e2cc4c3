import { LEVELS } from '../../src/players/levels.ts';
import { outcomeFor } from '../arena/figures.ts';
import { fixturesOf } from '../arena/match.ts';
import { playMatch } from '../arena/threads.ts';
import { RULESETS } from '../bench/rulesets.ts';

/** The players of the ladder, weakest first by intention. */
export const RUNGS = [...LEVELS.slice(0, 2), 'greedy', 'legacy', ...LEVELS.slice(2)] as const;
/** All ratings are relative to this player. */
const ANCHOR = { name: 'greedy', rating: 1000 };

/** Games between two players, and how many `a` won. */
export interface Meeting {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly wonByA: number;
}

/** Each player meets the next three above, since players far apart tell little about each other. */
const REACH = 3;

export interface LadderOptions {
  readonly ruleset: string;
  readonly pairs: number;
  readonly seedFrom: number;
  readonly ms: number | null;
  readonly threads: number;
}

export async function meetings(options: LadderOptions, tell: (meeting: Meeting) => void): Promise<Meeting[]> {
  const { ruleset, pairs, seedFrom, ms, threads } = options;
  const decks = Array.from({ length: pairs }, (_, i) => `${ruleset}-${seedFrom + i}`);
  const all: Meeting[] = [];
  for (const [low, a] of RUNGS.entries()) {
    for (const b of RUNGS.slice(low + 1, low + 1 + REACH)) {
      const match = { a, b, ruleset: RULESETS[ruleset]!, decks, seats: 2, ms };
      let wonByA = 0;
      await playMatch(match, threads, ({ seatOfA, scores }) => {
        wonByA += outcomeFor(seatOfA, scores).share;
      });
      const meeting = { a, b, games: fixturesOf(match).length, wonByA };
      all.push(meeting);
      tell(meeting);
    }
  }
  return all;
}

const ROUNDS = 10_000;
/** Half a win and half a loss added for each opponent, so that no rating is infinite. */
const PRIOR = 0.5;

/**
 * The most likely ratings for these results (the model of Bradley and Terry, by its fixed point). 400 points mean ten to one; greedy has
 * 1000.
 */
export function ratingsOf(met: readonly Meeting[]): Record<string, number> {
  const names = [...new Set(met.flatMap(({ a, b }) => [a, b]))];
  let strength = new Map(names.map((name) => [name, 1]));
  for (let round = 0; round < ROUNDS; round++) {
    strength = new Map(
      names.map((name) => {
        let won = 0;
        let weight = 0;
        for (const { a, b, games, wonByA } of met) {
          if (a !== name && b !== name) continue;
          won += (a === name ? wonByA : games - wonByA) + PRIOR;
          weight += (games + 2 * PRIOR) / (strength.get(a)! + strength.get(b)!);
        }
        return [name, won / weight];
      }),
    );
  }
  const anchor = strength.get(ANCHOR.name)!;
  return Object.fromEntries(
    names.map((name) => [name, Math.round(ANCHOR.rating + 400 * Math.log10(strength.get(name)! / anchor))]),
  );
}
