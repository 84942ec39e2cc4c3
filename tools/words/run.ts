import { readFileSync, writeFileSync } from 'node:fs';
import { wordsFiles } from '../../src/discord/words/sources.ts';
import { EXPANSIONS } from '../../src/expansions/rules.ts';
import { check } from './check.ts';
import { unsaid } from './declared.ts';
import type { MessageEntry } from './parse.ts';
import { argumentsOf, typesOf } from './types.ts';

const USAGE = `usage: npm run -s words -- check
       npm run -s words -- types
check: says what is wrong in the message files, and how much each language has of them
types: makes the types of the messages anew from the English files`;

/** The languages that the project keeps complete; others may lack messages. */
export const COMPLETE = ['en', 'de', 'es', 'fr'];

export interface Printer {
  out(line: string): void;
  err(line: string): void;
}

/** The whole program; returns the exit code: 1 if something has to be mended, 2 if the options are wrong. */
export function run(args: readonly string[], print: Printer): number {
  if (args.length === 1 && args[0] === 'check') return checkAll(print);
  if (args.length === 1 && args[0] === 'types') return writeTypes(print);
  print.err(USAGE);
  return 2;
}

const TOP = new URL('../../', import.meta.url);

function checkAll(print: Printer): number {
  const { faults: inFiles, coverage, entries } = check(wordsFiles(), COMPLETE);
  const faults = [...inFiles, ...unsaid(EXPANSIONS, entries)];
  for (const { path, line, key, what } of faults) print.err(`${path}:${line} ${key}: ${what}`);
  const stale = [...typesNow()].filter(([path, text]) => readIfThere(path) !== text).map(([path]) => path);
  for (const path of stale)
    print.err(`${path}: is not what the English files make of it; run: npm run -s words -- types`);
  for (const { language, has, of, missing, same } of coverage) {
    print.out(`${language}: ${has} of ${of} messages (${Math.floor((has / of) * 100)} %)`);
    for (const line of [...byFile('shown in English', missing), ...byFile('the same as in English', same)])
      print.out(line);
  }
  const wrong = faults.length + stale.length;
  print.out(wrong === 0 ? 'nothing is wrong' : `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong`);
  return wrong === 0 ? 0 : 1;
}

/** The number of keys named for each file; the count is always given. */
const KEYS_NAMED = 12;

/** A line for each English file with some of these: `  src/…/en/log.ftl: 14 shown in English: log-ended, …`. */
export function byFile(what: string, some: readonly MessageEntry[]): string[] {
  const paths = [...new Set(some.map(({ file }) => file.path))];
  return paths.map((path) => {
    const keys = some.filter(({ file }) => file.path === path).map(({ key }) => key);
    const named = keys.length > KEYS_NAMED ? [...keys.slice(0, KEYS_NAMED), '…'] : keys;
    return `  ${path}: ${keys.length} ${what}: ${named.join(', ')}`;
  });
}

/** By path: the text that each folder's types should have. */
export function typesNow(): Map<string, string> {
  const { entries } = check(wordsFiles(), []);
  const english = entries.filter(({ file }) => file.language === 'en');
  const given = argumentsOf(english);
  const folders = [...new Set(english.map(({ file }) => file.folder))];
  return new Map(
    folders.map((folder) => {
      const own = english.filter(({ file }) => file.folder === folder);
      const types = folder.startsWith('src/expansions/')
        ? '../../message-types.ts'
        : '../../expansions/message-types.ts';
      return [`${folder}/messages.ts`, typesOf(own, given, types)];
    }),
  );
}

function writeTypes(print: Printer): number {
  for (const [path, text] of typesNow()) {
    if (readIfThere(path) === text) continue;
    writeFileSync(new URL(path, TOP), text);
    print.out(path);
  }
  return 0;
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(new URL(path, TOP), 'utf8');
  } catch {
    return null;
  }
}
