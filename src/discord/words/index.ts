import { compose } from './compose.ts';
import { german } from './de/index.ts';
import { english } from './en/index.ts';
import { wordsFiles } from './sources.ts';
import { speakerOf } from './speaker.ts';
import { LANGUAGES, type Language, type Words } from './types.ts';

export { cut, escaped, plain } from './escape.ts';
export * from './types.ts';
export * from './vocabulary.ts';

const files = wordsFiles();
const textsOf = (language: Language): string[] =>
  files.filter((file) => file.language === language).map(({ text }) => text);
const inEnglish = speakerOf({ language: 'en', texts: textsOf('en'), english: null, tell: () => {} });
const inGerman = speakerOf({ language: 'de', texts: textsOf('de'), english: inEnglish, tell: () => {} });
const WORDS: Readonly<Record<Language, Words>> = { en: compose(english, inEnglish), de: compose(german, inGerman) };

/** By Discord's name of a locale (`de`, `en-US`); English for all that we do not speak, and for none. */
export function wordsFor(locale: string | null | undefined): Words {
  const spoken = locale?.toLowerCase().split(/[-_]/)[0];
  return WORDS[LANGUAGES.find((language) => language === spoken) ?? 'en'];
}
