import * as kingRobber from './king-robber/words.ts';

/**
 * What expansions say, each in its own folder; those that came before it was so stand among the words of the core. Here they
 * are put together, by language.
 */
export const en = kingRobber.en;
export const de = kingRobber.de;

/** In every language the same. */
export const { rulesOf, signs } = kingRobber;
