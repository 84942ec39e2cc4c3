import { rate } from 'openskill';

/** What is believed of somebody: about `mu` strong, give or take `sigma`. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** Of whom nothing is known. */
export const NEWCOMER: Skill = { mu: 25, sigma: 25 / 3 };

/** The number people see: at first 1000, and seldom more than they are worth. */
export const shownOf = ({ mu, sigma }: Skill): number => Math.round(1000 + 40 * (mu - 3 * sigma));

const RATED_GAMES_FOR_SURE = 8;
const SURE = 4;

/** Shown with a question mark. */
export const isProvisional = ({ sigma }: Skill, rated: number): boolean =>
  sigma >= SURE || rated < RATED_GAMES_FOR_SURE;

/**
 * After a game of everybody against everybody (Plackett and Luce's model, by Weng and Lin 2011), in the order given. Lower
 * ranks are better, equal ones tie.
 */
export const afterGame = (skills: readonly Skill[], ranks: readonly number[]): Skill[] =>
  rate(
    skills.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: [...ranks] },
  ).map(([skill]) => ({ mu: skill!.mu, sigma: skill!.sigma }));

/** So much of what a game has changed; 1 is all of it. */
export const partly = (before: Skill, after: Skill, weight: number): Skill => ({
  mu: before.mu + weight * (after.mu - before.mu),
  sigma: before.sigma + weight * (after.sigma - before.sigma),
});

export const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Of two who have met so often within a week already: 1, ½, ¼, …; with several opponents the mean over them. */
export const weightOf = (timesMet: readonly number[]): number =>
  timesMet.reduce((sum, times) => sum + 0.5 ** times, 0) / timesMet.length;

const SEASON_SIGMA = 2;

/** A new season: less is known of everybody, and nobody is any weaker for it. */
export const widened = ({ mu, sigma }: Skill): Skill => ({
  mu,
  sigma: Math.min(NEWCOMER.sigma, Math.hypot(sigma, SEASON_SIGMA)),
});
