import { compose } from './compose.ts';
import { SPEAKERS } from './speakers.ts';
import { spokenTo } from './spoken.ts';
import type { Language, Words } from './types.ts';

export { cut, escaped, plain } from './escape.ts';
export { LANGUAGES } from './sources.ts';
export { hearWordTroubles } from './speakers.ts';
export * from './types.ts';
export * from './vocabulary.ts';

const WORDS: ReadonlyMap<Language, Words> = new Map(
  [...SPEAKERS].map(([language, speaker]) => [language, compose(speaker)]),
);

/** By Discord's name of a locale (`de`, `en-US`); English for all that we do not speak, and for none. */
export const wordsFor = (locale: string | null | undefined): Words => WORDS.get(spokenTo(locale, [...WORDS.keys()]))!;
