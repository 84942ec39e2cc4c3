import { rate } from 'openskill';

/** An estimate of a player's strength: `mu`, give or take `sigma`. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** A player of whom nothing is known. */
export const NEWCOMER: Skill = { mu: 25, sigma: 25 / 3 };

/** The rating that people see: 1000 at first, and seldom above the true strength. */
export const shownOf = ({ mu, sigma }: Skill): number => Math.round(1000 + 40 * (mu - 3 * sigma));

const RATED_GAMES_FOR_SURE = 8;
const SURE = 4;

/** Whether the rating is shown with a question mark. */
export const isProvisional = ({ sigma }: Skill, rated: number): boolean =>
  sigma >= SURE || rated < RATED_GAMES_FOR_SURE;

/**
 * Skills after a game of all against all (Plackett–Luce, by Weng and Lin 2011), in the given order. Lower ranks are better, equal ones tie.
 */
export const afterGame = (skills: readonly Skill[], ranks: readonly number[]): Skill[] =>
  rate(
    skills.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: [...ranks] },
  ).map(([skill]) => ({ mu: skill!.mu, sigma: skill!.sigma }));

/** Applies a part of what a game has changed; weight 1 is all of it. */
export const partly = (before: Skill, after: Skill, weight: number): Skill => ({
  mu: before.mu + weight * (after.mu - before.mu),
  sigma: before.sigma + weight * (after.sigma - before.sigma),
});

export const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The weight of a game, by how often two players have met within a week: 1, ½, ¼, …; with several opponents the mean over them. */
export const weightOf = (timesMet: readonly number[]): number =>
  timesMet.reduce((sum, times) => sum + 0.5 ** times, 0) / timesMet.length;

const SEASON_SIGMA = 2;

/** The skill in a new season: less certain, and no weaker. */
export const widened = ({ mu, sigma }: Skill): Skill => ({
  mu,
  sigma: Math.min(NEWCOMER.sigma, Math.hypot(sigma, SEASON_SIGMA)),
});
