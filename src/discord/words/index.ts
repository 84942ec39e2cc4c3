import { compose } from './compose.ts';
import { german } from './de/index.ts';
import { english } from './en/index.ts';
import { LANGUAGES, wordsFiles } from './sources.ts';
import { type Speaker, speakerOf } from './speaker.ts';
import { ENGLISH, spokenTo } from './spoken.ts';
import type { Language, Words } from './types.ts';

export { cut, escaped, plain } from './escape.ts';
export { LANGUAGES } from './sources.ts';
export * from './types.ts';
export * from './vocabulary.ts';

const files = wordsFiles();
const speakerIn = (language: Language, english: Speaker | null): Speaker => {
  const texts = files.filter((file) => file.language === language).map(({ text }) => text);
  return speakerOf({ language, texts, english, tell: () => {} });
};
const inEnglish = speakerIn(ENGLISH, null);
const WORDS: ReadonlyMap<Language, Words> = new Map(
  LANGUAGES.map((language) => {
    const speaker = language === ENGLISH ? inEnglish : speakerIn(language, inEnglish);
    return [language, compose(language === 'de' ? german : english, speaker)];
  }),
);

/** By Discord's name of a locale (`de`, `en-US`); English for all that we do not speak, and for none. */
export const wordsFor = (locale: string | null | undefined): Words => WORDS.get(spokenTo(locale, LANGUAGES))!;
