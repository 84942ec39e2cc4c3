/** Normal distribution: 95 % lie within this many standard deviations of the mean. */
const Z = 1.959964;

/** The interval that holds the true rate in 95 of 100 cases, after `won` of `games` (Wilson). */
export function wilson(won: number, games: number): { low: number; high: number } {
  const rate = won / games;
  const weight = Z ** 2 / games;
  const middle = (rate + weight / 2) / (1 + weight);
  const reach = (Z * Math.sqrt((rate * (1 - rate)) / games + weight / games / 4)) / (1 + weight);
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The standard error of the values' mean; null for fewer than two values. */
export function standardErrorOf(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}

/** The least value that at least `percent` % of the values do not exceed; 0 if there are none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}

/** One game as one seat experienced it. */
export interface GameShare {
  /** Share of the win: 1, or a part if several seats share it. */
  readonly share: number;
  /** 1 for the best; seats with equal points share the middle of their places. */
  readonly place: number;
  /** The seat's points minus the best other seat's points. */
  readonly difference: number;
}

/** The result of a game for a seat. `lost`: seats that cannot win, even with most points. */
export function outcomeFor(seat: number, scores: readonly number[], lost: readonly number[] = []): GameShare {
  const others = scores.filter((_, other) => other !== seat);
  const own = scores[seat]!;
  const seats = scores.map((_, one) => one);
  const left = seats.filter((one) => !lost.includes(one));
  const running = left.length > 0 ? left : seats;
  const most = Math.max(...running.map((one) => scores[one]!));
  const winners = running.filter((one) => scores[one] === most);
  return {
    share: winners.includes(seat) ? 1 / winners.length : 0,
    place: 1 + others.filter((score) => score > own).length + others.filter((score) => score === own).length / 2,
    difference: own - Math.max(...others),
  };
}

/** A match as `--json` prints it, seen from `a`; times in milliseconds a turn. */
export interface ArenaFigures {
  readonly winRate: number;
  /** The 95 % interval of `winRate`. */
  readonly low: number;
  readonly high: number;
  readonly meanDifference: number;
  /** Standard error of the pairs' mean differences; null for one pair. */
  readonly standardError: number | null;
  readonly pairs: number;
  readonly cpuMsP50: number;
  readonly cpuMsP99: number;
}

/** `pairs`: the games of each deck, as they went for `a`. `turns`: the cost of each turn of `a`, in milliseconds. */
export function figuresOf(pairs: readonly (readonly GameShare[])[], turns: readonly number[]): ArenaFigures {
  const games = pairs.flat();
  const won = games.reduce((sum, { share }) => sum + share, 0);
  const differences = pairs.map((pair) => mean(pair.map(({ difference }) => difference)));
  return {
    winRate: won / games.length,
    ...wilson(won, games.length),
    meanDifference: mean(differences),
    standardError: standardErrorOf(differences),
    pairs: pairs.length,
    cpuMsP50: percentile(turns, 50),
    cpuMsP99: percentile(turns, 99),
  };
}
