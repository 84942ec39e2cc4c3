import { FOLDERS, wordsFiles } from './sources.ts';
import { type MessageKey, type Speaker, speakerOf, type WordTrouble } from './speaker.ts';

const files = wordsFiles();

/** Who hears of what cannot be shown as it stands in the files; until somebody listens it is kept. */
let hear: ((trouble: WordTrouble) => void) | null = null;
const unheard: WordTrouble[] = [];

/**
 * From now on `heard` is told of each message that is shown in English instead, once, and at once of those before; it hears no
 * more after the answer is called.
 */
export function hearWordTroubles(heard: (trouble: WordTrouble) => void): () => void {
  hear = heard;
  for (const trouble of unheard.splice(0)) heard(trouble);
  return () => {
    if (hear === heard) hear = null;
  };
}

function tell(trouble: WordTrouble): void {
  if (hear) hear(trouble);
  else unheard.push(trouble);
}

const textsIn = (language: string): string[] =>
  files.filter((file) => file.language === language).map(({ text }) => text);

/** It says what another language lacks. */
export const IN_ENGLISH: Speaker = speakerOf({ language: 'en', texts: textsIn('en'), english: null, tell });

/** Ids of one family of messages in the folder of an expansion, in their order there. */
export const idsIn = (expansion: string, family: string): string[] =>
  files
    .filter(({ language, folder }) => language === 'en' && folder === `src/expansions/${expansion}/words`)
    .flatMap(({ text }) => [...text.matchAll(new RegExp(`^${family}-([a-z0-9-]+) =`, 'gm'))].map(([, id]) => id!));

const speakerIn = (language: string, texts: readonly string[]): Speaker =>
  speakerOf({ language, texts, english: IN_ENGLISH, tell });

const speakers = new Map(
  FOLDERS.map((language) => [
    language,
    language === IN_ENGLISH.language ? IN_ENGLISH : speakerIn(language, textsIn(language)),
  ]),
);

/** Every language that is spoken, by Discord's name of it: those whose folders are there. */
export const SPEAKERS: ReadonlyMap<string, Speaker> = speakers;

/**
 * For tests: from now on this language is spoken by texts of message files that lie in no folder, until the answer is called.
 * Descriptions of commands, which Discord keeps, are made before.
 */
export function withLanguage(language: string, texts: readonly string[]): () => void {
  const before = speakers.get(language);
  const forget = (): void => {
    unheard.splice(0, unheard.length, ...unheard.filter((trouble) => trouble.language !== language));
  };
  forget();
  speakers.set(language, speakerIn(language, texts));
  return () => {
    if (before) speakers.set(language, before);
    else speakers.delete(language);
    forget();
  };
}

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
