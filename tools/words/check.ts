import type * as syntax from '@fluent/syntax';
import { Locale } from 'discord.js';
import type { WordsFile } from '../../src/discord/words/sources.ts';
import {
  type Entry,
  type Fault,
  FORM,
  isOfNumbers,
  isUniversal,
  limitIn,
  parsed,
  spokenIn,
  variantsOf,
} from './parse.ts';
import { argumentsOf } from './types.ts';

export interface Checked {
  /** What has to be mended, by file and line. */
  readonly faults: readonly Fault[];
  readonly coverage: readonly Coverage[];
  readonly entries: readonly Entry[];
}

export interface Coverage {
  readonly language: string;
  readonly has: number;
  readonly of: number;
  /** What is shown in English; where English has it. */
  readonly missing: readonly Entry[];
}

const FUNCTIONS = ['FORM', 'NUMBER', 'DATETIME'];
const ENGLISH = 'en';

/** `complete`: languages that must lack nothing. */
export function check(files: readonly WordsFile[], complete: readonly string[]): Checked {
  const read = files.map((file) => parsed(file));
  const entries = read.flatMap((one) => one.entries);
  const english = entries.filter(({ file }) => file.language === ENGLISH);
  const languages = [...new Set(files.map(({ language }) => language))].sort();
  const coverage = languages.map((language) => coverageOf(language, entries, english));
  const missing = coverage
    .filter(({ language }) => complete.includes(language))
    .flatMap((one) => one.missing.map((entry) => fault(entry, `is missing in ${one.language}`)));
  const faults = [
    ...read.flatMap((one) => one.faults),
    ...languages.flatMap((language) => inLanguage(language, entries, english)),
    ...missing,
  ];
  return { faults: faults.sort(byPlace), coverage, entries };
}

const byPlace = (a: Fault, b: Fault): number => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1);

const fault = ({ file, line, key }: Entry, what: string): Fault => ({ path: file.path, line, key, what });

const isForm = ({ key }: Entry): boolean => key.includes(`.${FORM}`);

function coverageOf(language: string, entries: readonly Entry[], english: readonly Entry[]): Coverage {
  const has = new Set(entries.filter(({ file }) => file.language === language).map(({ key }) => key));
  const wanted = english.filter((entry) => !isForm(entry) && !isUniversal(entry.pattern));
  const missing = wanted.filter(({ key }) => !has.has(key));
  return { language, has: wanted.length - missing.length, of: wanted.length, missing };
}

function inLanguage(language: string, entries: readonly Entry[], english: readonly Entry[]): Fault[] {
  const own = entries.filter(({ file }) => file.language === language);
  const byKey = new Map(english.map((entry) => [entry.key, entry]));
  const given = argumentsOf(english);
  const plurals = pluralsOf(language);
  const faults: Fault[] = [];
  const seen = new Map<string, Entry>();
  const forms = new Set(own.filter(isForm).map(({ key }) => key.slice(key.indexOf(`.${FORM}`) + 1 + FORM.length)));
  const keys = new Set([...own, ...english].map(({ key }) => key));
  if (plurals === null)
    faults.push({
      path: own[0]?.file.path ?? '',
      line: 1,
      key: language,
      what: 'is no language that Discord or Intl knows',
    });
  for (const entry of own) {
    const tell = (what: string): void => void faults.push(fault(entry, what));
    const before = seen.get(entry.key);
    if (before) tell(`stands twice, also in ${before.file.path}:${before.line}`);
    seen.set(entry.key, entry);
    if (isForm(entry)) continue;
    const model = byKey.get(entry.key);
    if (!model) {
      tell('is no message of the English files');
      continue;
    }
    if (entry.file.folder !== model.file.folder) tell(`belongs into ${model.file.folder}, where English has it`);
    const spoken = spokenIn(entry.pattern);
    for (const name of spoken.uses.keys()) {
      if (!given.get(entry.key)?.has(name)) tell(`is given no $${name}`);
    }
    for (const name of spoken.functions) if (!FUNCTIONS.includes(name)) tell(`there is no function ${name}`);
    for (const form of spoken.forms) if (!forms.has(form)) tell(`nothing has the form ${FORM}${form}`);
    for (const key of spoken.messages) if (!keys.has(key)) tell(`speaks of ${key}, which there is not`);
    for (const selection of spoken.selections) {
      for (const what of inSelection(selection, given.get(entry.key), plurals ?? [])) tell(what);
    }
    const most = limitIn([...entry.notes, ...model.notes], entry.key);
    const length = longest(entry.pattern);
    if (most !== null && length > most) tell(`is ${length} characters long, and at most ${most} are shown`);
  }
  return faults;
}

/** The plural's names in a language; null where it is none that we could be asked for. */
function pluralsOf(language: string): readonly string[] | null {
  const isKnown = language === ENGLISH || (Object.values(Locale) as string[]).includes(language);
  return isKnown ? new Intl.PluralRules(language).resolvedOptions().pluralCategories : null;
}

function inSelection(
  node: syntax.SelectExpression,
  given: ReadonlyMap<string, { readonly variants: readonly string[]; readonly kind: string }> | undefined,
  plurals: readonly string[],
): string[] {
  const keys = variantsOf(node);
  const name = node.selector.type === 'VariableReference' ? (node.selector as syntax.VariableReference).id.name : null;
  const use = name === null ? undefined : given?.get(name);
  if (use?.kind === 'number' || (use === undefined && isOfNumbers(node))) {
    return keys
      .filter((key) => !/^-?\d/.test(key) && key !== 'other' && !plurals.includes(key))
      .map((key) => `chooses by [${key}], which no number is in this language`);
  }
  if (use?.kind !== 'choice') return [];
  return keys
    .filter((key) => key !== 'other' && !use.variants.includes(key))
    .map((key) => `chooses by [${key}], which $${name} never is`);
}

/** How long a message is at least, in the longest of its variants: what it is given counts nothing. */
function longest({ elements }: syntax.Pattern): number {
  return elements.reduce((sum, element) => {
    if (element.type === 'TextElement') return sum + (element as syntax.TextElement).value.length;
    const { expression } = element as syntax.Placeable;
    if (expression.type === 'StringLiteral') return sum + (expression as syntax.StringLiteral).value.length;
    if (expression.type !== 'SelectExpression') return sum;
    return sum + Math.max(...(expression as syntax.SelectExpression).variants.map(({ value }) => longest(value)));
  }, 0);
}
