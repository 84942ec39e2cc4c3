import type { Language } from './vocabulary.ts';

/** The language that every other falls back to. */
export const ENGLISH: Language = 'en';

/** The language of a locale, otherwise a language with its beginning (`pt-BR` for `pt`), otherwise English. */
export function spokenTo(locale: string | null | undefined, languages: readonly Language[]): Language {
  const isSame = (language: Language): boolean => language === locale;
  const beginsAlike = (language: Language): boolean => beginningOf(language) === beginningOf(locale ?? '');
  return languages.find(isSame) ?? languages.find(beginsAlike) ?? ENGLISH;
}

const beginningOf = (locale: string): string | undefined => locale.split('-')[0];
