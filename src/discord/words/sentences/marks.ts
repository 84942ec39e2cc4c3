import { cut } from '../escape.ts';
import { listed, moreThings, type SpokenLanguage } from './language.ts';

/** Discord's limit for the description of a file. */
export const ALT = 1024;

/** A sentence with each number on a picture and its place, shorter if it would not fit. */
export function marksIn(
  language: SpokenLanguage,
  sentence: (items: string) => string,
  marks: readonly { readonly label: string; readonly at: string }[],
): string {
  const { say, between } = language;
  const whole = sentence(marks.map(({ label, at }) => say('alt-place', { label, place: at })).join(between));
  if (whole.length <= ALT) return whole;
  const short = marks.map(({ label, at }) => `${label} = ${at}`);
  return cut(listed(sentence, short, ALT, moreThings(language), between), ALT);
}
