import { FOLDERS, wordsFiles } from './sources.ts';
import { type MessageKey, type Speaker, speakerOf, type WordTrouble } from './speaker.ts';

const files = wordsFiles();

/** The listener for messages that could not be said; until there is one, they are kept. */
let hear: ((trouble: WordTrouble) => void) | null = null;
const unheard: WordTrouble[] = [];

/** Calls `heard` once for each message that is said in English instead, also for earlier ones. The returned function ends that. */
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

/** Says what other languages lack. */
export const IN_ENGLISH: Speaker = speakerOf({ language: 'en', texts: textsIn('en'), english: null, tell });

/** Ids of one family of messages in an expansion's folder, in its order. */
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

/** All languages with a folder, by Discord's names. */
export const SPEAKERS: ReadonlyMap<string, Speaker> = speakers;

/**
 * For tests: adds a language from texts of message files, until the returned function is called. Descriptions of commands, which Discord
 * keeps, are made before.
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

/** The rest of the ids of a family: `turn` and `roads` for `topic-turn` and `topic-roads`. */
export type IdOf<Family extends string> = MessageKey extends infer Key
  ? Key extends `${string}.${string}`
    ? never
    : Key extends `${Family}-${infer Id}`
      ? Id
      : never
  : never;

/** All ids of a family in the order of the English files: the core first, then each expansion. */
export const idsOf = <Family extends string>(family: Family): IdOf<Family>[] =>
  [...IN_ENGLISH.keys]
    .filter((key) => key.startsWith(`${family}-`) && !key.includes('.'))
    .map((key) => key.slice(family.length + 1) as IdOf<Family>);
