import { wordsFiles } from './sources.ts';
import { type MessageKey, type Speaker, speakerOf } from './speaker.ts';

const files = wordsFiles();

const speakerIn = (language: string, english: Speaker | null): Speaker => {
  const texts = files.filter((file) => file.language === language).map(({ text }) => text);
  return speakerOf({ language, texts, english, tell: () => {} });
};

/** It says what another language lacks. */
export const IN_ENGLISH: Speaker = speakerIn('en', null);

/** Every language whose folder is there, by the folder's name. */
export const SPEAKERS: ReadonlyMap<string, Speaker> = new Map(
  [...new Set(files.map(({ language }) => language))].map((language) => [
    language,
    language === IN_ENGLISH.language ? IN_ENGLISH : speakerIn(language, IN_ENGLISH),
  ]),
);

/** What follows a family's name in the ids of its messages: of `topic-turn` and `topic-roads` it is `turn` and `roads`. */
export type IdOf<Family extends string> = MessageKey extends infer Key
  ? Key extends `${string}.${string}`
    ? never
    : Key extends `${Family}-${infer Id}`
      ? Id
      : never
  : never;

/** All of a family, in the order of the English files: the core's first, then those of each expansion. */
export const idsOf = <Family extends string>(family: Family): IdOf<Family>[] =>
  [...IN_ENGLISH.keys]
    .filter((key) => key.startsWith(`${family}-`) && !key.includes('.'))
    .map((key) => key.slice(family.length + 1) as IdOf<Family>);
