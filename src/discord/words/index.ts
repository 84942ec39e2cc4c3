import { compose } from './compose.ts';
import { german } from './de/index.ts';
import { english } from './en/index.ts';
import { IN_ENGLISH, SPEAKERS } from './speakers.ts';
import { LANGUAGES, type Language, type Words } from './types.ts';

export { cut, escaped, plain } from './escape.ts';
export * from './types.ts';
export * from './vocabulary.ts';

const WORDS: Readonly<Record<Language, Words>> = {
  en: compose(english, IN_ENGLISH),
  de: compose(german, SPEAKERS.get('de')!),
};

/** By Discord's name of a locale (`de`, `en-US`); English for all that we do not speak, and for none. */
export function wordsFor(locale: string | null | undefined): Words {
  const spoken = locale?.toLowerCase().split(/[-_]/)[0];
  return WORDS[LANGUAGES.find((language) => language === spoken) ?? 'en'];
}
