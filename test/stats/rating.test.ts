import { describe, expect, test } from 'vitest';
import {
  afterGame,
  isProvisional,
  NEWCOMER,
  partly,
  type Skill,
  shownOf,
  weightOf,
  widened,
} from '../../src/stats/rating.ts';

/**
 * Plackett and Luce's model after Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (2011), algorithm 4. It is written
 * from the paper for teams of one, as an oracle apart from the library.
 */
function wengLin(skills: readonly Skill[], ranks: readonly number[]): Skill[] {
  const [beta, tau, kappa] = [25 / 6, 25 / 300, 1e-4];
  const before = skills.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + tau ** 2 }));
  const c = Math.sqrt(before.reduce((sum, { variance }) => sum + variance + beta ** 2, 0));
  const strength = before.map(({ mu }) => Math.exp(mu / c));
  return before.map(({ mu, variance }, i) => {
    let omega = 0;
    let delta = 0;
    for (const [q, rank] of ranks.entries()) {
      if (rank > ranks[i]!) continue;
      const tied = ranks.filter((other) => other === rank).length;
      const sum = strength.reduce((total, one, s) => (ranks[s]! >= rank ? total + one : total), 0);
      const share = strength[i]! / sum;
      omega += (i === q ? 1 - share : -share) / tied;
      delta += (share * (1 - share)) / tied;
    }
    const gamma = Math.sqrt(variance) / c;
    return {
      mu: mu + (variance / c) * omega,
      sigma: Math.sqrt(variance * Math.max(1 - gamma * (variance / c ** 2) * delta, kappa)),
    };
  });
}

const close = (skills: readonly Skill[], expected: readonly Skill[]): void => {
  expect(skills.length).toBe(expected.length);
  for (const [i, { mu, sigma }] of skills.entries()) {
    expect(mu).toBeCloseTo(expected[i]!.mu, 9);
    expect(sigma).toBeCloseTo(expected[i]!.sigma, 9);
  }
};

describe('ratings', () => {
  test('four newcomers come out as in the published example of the library', () => {
    const after = afterGame(Array(4).fill(NEWCOMER), [4, 1, 3, 2]);
    const published = [
      { mu: 20.963, sigma: 8.084 },
      { mu: 27.795, sigma: 8.263 },
      { mu: 24.689, sigma: 8.084 },
      { mu: 26.553, sigma: 8.179 },
    ];
    // Published with τ = 0; now it is 25/300, which shows in the third decimal.
    for (const [i, { mu, sigma }] of after.entries()) {
      expect(mu).toBeCloseTo(published[i]!.mu, 2);
      expect(sigma).toBeCloseTo(published[i]!.sigma, 2);
    }
  });

  test('a duel of newcomers, worked by hand', () => {
    // c² = 2·(σ² + τ² + β²) = 173.625, so c = 13.17668…; both are equally strong, so ω = ±½ and μ moves by (σ² + τ²) / (2·c).
    const moved =
      (NEWCOMER.sigma ** 2 + (25 / 300) ** 2) /
      (2 * Math.sqrt(2 * (NEWCOMER.sigma ** 2 + (25 / 300) ** 2 + (25 / 6) ** 2)));
    const [winner, loser] = afterGame([NEWCOMER, NEWCOMER], [1, 2]);
    expect(moved).toBeCloseTo(2.6353, 3);
    expect(winner!.mu).toBeCloseTo(25 + moved, 10);
    expect(loser!.mu).toBeCloseTo(25 - moved, 10);
    expect(winner!.sigma).toBeCloseTo(loser!.sigma, 12);
    expect(winner!.sigma).toBeLessThan(NEWCOMER.sigma);
  });

  const some: Skill[] = [
    { mu: 31.2, sigma: 2.5 },
    { mu: 25, sigma: 25 / 3 },
    { mu: 18.4, sigma: 4.1 },
    { mu: 27.7, sigma: 6.2 },
    { mu: 22.1, sigma: 1.9 },
    { mu: 29.9, sigma: 3.3 },
  ];
  test.each<[what: string, ranks: number[]]>([
    ['two', [2, 1]],
    ['two who tie', [1, 1]],
    ['three', [2, 3, 1]],
    ['three, the first two tied', [1, 1, 3]],
    ['six', [3, 1, 6, 2, 5, 4]],
    ['six with a tie for the win and one for the last place', [1, 3, 5, 1, 4, 5]],
    ['six in one tie', [1, 1, 1, 1, 1, 1]],
  ])('%s: as in the paper', (_, ranks) => {
    const skills = some.slice(0, ranks.length);
    close(afterGame(skills, ranks), wengLin(skills, ranks));
  });

  test('the winner gains, and an equal tie between equals moves nobody', () => {
    const [first, second] = afterGame([NEWCOMER, NEWCOMER], [1, 1]);
    expect(first!.mu).toBeCloseTo(25, 10);
    expect(second!.mu).toBeCloseTo(25, 10);
  });

  test('a shown rating is round(1000 + 40·(μ − 3σ)): a newcomer begins with 1000', () => {
    expect(shownOf(NEWCOMER)).toBe(1000);
    expect(shownOf({ mu: 30, sigma: 2 })).toBe(1960);
    expect(shownOf({ mu: 10.01, sigma: 8 })).toBe(440);
  });

  test('a rating is shown with a question mark while σ is at least 4 or fewer than 8 games are rated', () => {
    expect(isProvisional({ mu: 25, sigma: 4 }, 100)).toBe(true);
    expect(isProvisional({ mu: 25, sigma: 3.99 }, 7)).toBe(true);
    expect(isProvisional({ mu: 25, sigma: 3.99 }, 8)).toBe(false);
  });

  test('repeated pairings within a week count 1, ½, ¼; with several opponents their mean counts', () => {
    expect([0, 1, 2, 3].map((times) => weightOf([times]))).toEqual([1, 0.5, 0.25, 0.125]);
    expect(weightOf([1, 0, 0])).toBeCloseTo((0.5 + 1 + 1) / 3, 12);
  });

  test('half a game moves both numbers half the way', () => {
    expect(partly({ mu: 25, sigma: 8 }, { mu: 27, sigma: 7 }, 0.5)).toEqual({ mu: 26, sigma: 7.5 });
    expect(partly({ mu: 25, sigma: 8 }, { mu: 27, sigma: 7 }, 1)).toEqual({ mu: 27, sigma: 7 });
  });

  test('a new season widens σ, never beyond a newcomer’s, and keeps μ', () => {
    expect(widened({ mu: 31, sigma: 1.5 })).toEqual({ mu: 31, sigma: 2.5 });
    expect(widened({ mu: 31, sigma: 8.3 })).toEqual({ mu: 31, sigma: 25 / 3 });
  });
});
