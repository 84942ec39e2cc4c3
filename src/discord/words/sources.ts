import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { EXPANSIONS_WITH_WORDS } from '../../expansions/words.ts';

/** A file of messages; its folder or its name gives the language. */
export interface WordsFile {
  /** From the top of the project: `src/discord/words/en/turn.ftl`. */
  readonly path: string;
  readonly language: string;
  /** The folder for which types are generated: the core's words, or those of one expansion. */
  readonly folder: string;
  readonly text: string;
}

const TOP = new URL('../../../', import.meta.url);
const CORE = 'src/discord/words';

const read = (path: string, language: string, folder: string): WordsFile => ({
  path,
  language,
  folder,
  text: readFileSync(new URL(path, TOP), 'utf8'),
});

/** The folders of languages, by Discord's names: `de`, `pt-BR`. */
export const FOLDERS: readonly string[] = readdirSync(new URL(`${CORE}/`, TOP), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'sentences')
  .map(({ name }) => name)
  .sort();

/** All message files: here a folder for each language, in each expansion a file for each. */
export function wordsFiles(): WordsFile[] {
  const core = FOLDERS.flatMap((language) =>
    messageFiles(`${CORE}/${language}`).map((name) => read(`${CORE}/${language}/${name}`, language, CORE)),
  );
  const expansions = EXPANSIONS_WITH_WORDS.flatMap((name) => {
    const folder = `src/expansions/${name}/words`;
    return messageFiles(folder).map((file) => read(`${folder}/${file}`, file.replace(ENDING, ''), folder));
  });
  return [...core, ...expansions];
}

const ENDING = /\.ftl$/;

const messageFiles = (folder: string): string[] => {
  const at = new URL(`${folder}/`, TOP);
  return existsSync(at)
    ? readdirSync(at)
        .filter((name) => ENDING.test(name))
        .sort()
    : [];
};
