import { compose } from './compose.ts';
import type { Speaker } from './speaker.ts';
import { SPEAKERS } from './speakers.ts';
import { spokenTo } from './spoken.ts';
import type { Language, Words } from './types.ts';

export { cut, escaped, MESSAGE_TEXT, plain, unmarked } from './escape.ts';
export { NOT_TRANSLATED, type WordTrouble } from './speaker.ts';
export { hearWordTroubles, withLanguage } from './speakers.ts';
export * from './types.ts';
export * from './vocabulary.ts';

/** All that are spoken, by Discord's names of them: `de`, `pt-BR`. */
export const languages = (): Language[] => [...SPEAKERS.keys()];

const WORDS = new WeakMap<Speaker, Words>();

/** By Discord's name of a locale (`de`, `en-US`); English for all that we do not speak, and for none. */
export function wordsFor(locale: string | null | undefined): Words {
  const speaker = SPEAKERS.get(spokenTo(locale, [...SPEAKERS.keys()]))!;
  const words = WORDS.get(speaker) ?? compose(speaker);
  WORDS.set(speaker, words);
  return words;
}
