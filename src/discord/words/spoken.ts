import type { Language } from './vocabulary.ts';

/** What every language falls back to. */
export const ENGLISH: Language = 'en';

/** The one of `languages` for somebody with this locale: the very same, else one that begins alike (`pt-BR` for `pt`), else English. */
export function spokenTo(locale: string | null | undefined, languages: readonly Language[]): Language {
  const isSame = (language: Language): boolean => language === locale;
  const beginsAlike = (language: Language): boolean => beginningOf(language) === beginningOf(locale ?? '');
  return languages.find(isSame) ?? languages.find(beginsAlike) ?? ENGLISH;
}

const beginningOf = (locale: string): string | undefined => locale.split('-')[0];
