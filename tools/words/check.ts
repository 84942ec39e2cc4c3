import type * as syntax from '@fluent/syntax';
import { Locale } from 'discord.js';
import type { WordsFile } from '../../src/discord/words/sources.ts';
import { spokenTo } from '../../src/discord/words/spoken.ts';
import {
  type Fault,
  FORM,
  isForm,
  isOfNumbers,
  isOwn,
  isTerm,
  isUniversal,
  limitIn,
  type MessageEntry,
  parsed,
  spokenIn,
  TAG,
  variantsOf,
} from './parse.ts';
import { referencesIn } from './references.ts';
import { argumentsOf } from './types.ts';

export interface Checked {
  /** Faults to mend, by file and line. */
  readonly faults: readonly Fault[];
  readonly coverage: readonly Coverage[];
  readonly entries: readonly MessageEntry[];
}

export interface Coverage {
  readonly language: string;
  readonly has: number;
  readonly of: number;
  /** Messages that are shown in English; the entries are the English ones. */
  readonly missing: readonly MessageEntry[];
  /** Messages that equal the English ones: names, or copies that are not translated yet. */
  readonly same: readonly MessageEntry[];
}

const FUNCTIONS = ['FORM', 'NUMBER'];
const ENGLISH = 'en';
const CORE = 'src/discord/words';

/** `complete`: languages that may lack nothing. */
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
    ...files.flatMap(misread),
    ...strangers(files),
    ...silent(files),
    ...languages.flatMap((language) => inLanguage(language, entries, english)),
    ...missing,
  ];
  return { faults: faults.sort(byPlace), coverage, entries };
}

const byPlace = (a: Fault, b: Fault): number => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1);

const fault = ({ file, line, key }: MessageEntry, what: string): Fault => ({ path: file.path, line, key, what });

function coverageOf(language: string, entries: readonly MessageEntry[], english: readonly MessageEntry[]): Coverage {
  const own = new Map(entries.filter(({ file }) => file.language === language).map((entry) => [entry.key, entry]));
  const wanted = english.filter((entry) => !isOwn(entry) && !isUniversal(entry.pattern));
  const missing = wanted.filter(({ key }) => !own.has(key));
  const same = language === ENGLISH ? [] : wanted.filter((entry) => isSame(entry, own.get(entry.key)));
  return { language, has: wanted.length - missing.length, of: wanted.length, missing, same };
}

const isSame = ({ pattern }: MessageEntry, other: MessageEntry | undefined): boolean =>
  hasWords(pattern) && other?.pattern.equals(pattern) === true;

/** Whether a pattern has words; letters of a compass and the like may be equal. */
const hasWords = ({ elements }: syntax.Pattern): boolean =>
  elements.some((element) => {
    if (element.type === 'TextElement') return /\p{L}{3}/u.test((element as syntax.TextElement).value);
    const { expression } = element as syntax.Placeable;
    if (expression.type !== 'SelectExpression') return false;
    return (expression as syntax.SelectExpression).variants.some(({ value }) => hasWords(value));
  });

function inLanguage(language: string, entries: readonly MessageEntry[], english: readonly MessageEntry[]): Fault[] {
  const own = entries.filter(({ file }) => file.language === language);
  const byKey = new Map(english.map((entry) => [entry.key, entry]));
  const given = argumentsOf(english);
  const references = referencesIn(own);
  const plurals = pluralsOf(language);
  const faults: Fault[] = [];
  const seen = new Map<string, MessageEntry>();
  const forms = new Set(own.filter(isForm).map(({ key }) => key.slice(key.indexOf(`.${FORM}`) + 1 + FORM.length)));
  const keys = new Set(own.map(({ key }) => key));
  for (const entry of own) {
    const tell = (what: string): void => void faults.push(fault(entry, what));
    const before = seen.get(entry.key);
    if (before) tell(`stands twice, also in ${before.file.path}:${before.line}`);
    seen.set(entry.key, entry);
    const spoken = spokenIn(entry.pattern);
    const asked = references.argumentsOf(entry.key);
    if (entry.key === TAG && !isTag(textOf(entry.pattern))) tell('is no language that Intl knows');
    if (references.isCircular(entry.key)) tell('speaks of itself');
    if (isForm(entry)) for (const name of asked) tell(`is a form, which is given no $${name}`);
    if (isTerm(entry)) for (const name of references.notGiven(entry.key)) tell(`is a term, which is given no $${name}`);
    if (isOwn(entry)) continue;
    const model = byKey.get(entry.key);
    if (!model) {
      tell('is no message of the English files');
      continue;
    }
    if (entry.file.folder !== model.file.folder) tell(`belongs into ${model.file.folder}, where English has it`);
    for (const name of asked) if (!given.get(entry.key)?.has(name)) tell(`is given no $${name}`);
    for (const name of spoken.functions) if (!FUNCTIONS.includes(name)) tell(`there is no function ${name}`);
    if (!spoken.isFormAsked) tell('a form is asked of an argument, by its name: FORM($role, "acc")');
    for (const form of spoken.forms) if (!forms.has(form)) tell(`nothing has the form ${FORM}${form}`);
    for (const key of spoken.messages) if (!keys.has(key)) tell(`speaks of ${key}, which ${language} has not`);
    for (const selection of spoken.selections) {
      for (const what of inSelection(selection, given.get(entry.key), plurals)) tell(what);
    }
    const most = limitIn([...entry.notes, ...model.notes], entry.key);
    const length = references.longest(entry.key);
    if (most !== null && length > most) tell(`is ${length} characters long, and at most ${most} are shown`);
  }
  return faults;
}

/** Finds letters lost to another encoding, and a byte order mark, which hides the first message. */
function misread({ path, text }: WordsFile): Fault[] {
  const at = (line: number, key: string, what: string): Fault => ({ path, line, key, what });
  const lost = text.split('\n').flatMap((line, index) => {
    const [key = '?'] = /^[\w-]+/.exec(line) ?? [];
    return line.includes('\ufffd') ? [at(index + 1, key, 'is not written in UTF-8')] : [];
  });
  return text.startsWith('\ufeff') ? [at(1, '?', 'begins with a byte order mark'), ...lost] : lost;
}

/** Finds folders that no locale of Discord leads to. */
function strangers(files: readonly WordsFile[]): Fault[] {
  const isKnown = (language: string): boolean =>
    Object.values(Locale).some((locale) => spokenTo(locale, [language]) === language);
  return files
    .filter(({ language }, index) => files.findIndex((one) => one.language === language) === index)
    .filter(({ language }) => language !== ENGLISH && !isKnown(language))
    .map(({ path, language }) => ({ path, line: 1, key: language, what: 'is the name of no locale that Discord has' }));
}

/** Finds languages of expansions that the core lacks: the core's folders decide which languages are used. */
function silent(files: readonly WordsFile[]): Fault[] {
  const core = files.filter(({ folder }) => folder === CORE);
  const spoken = new Set(core.map(({ language }) => language));
  return files
    .filter(({ language }, index) => files.findIndex((one) => one.language === language) === index)
    .filter(({ language }) => !spoken.has(language))
    .map(({ path, language }) => ({
      path,
      line: 1,
      key: language,
      what: `is shown to nobody: there is no ${CORE}/${language}`,
    }));
}

/** The plural categories of a language; null if Intl does not know it. */
function pluralsOf(language: string): readonly string[] | null {
  const [tag] = isTag(language) ? Intl.PluralRules.supportedLocalesOf(language) : [];
  return tag === undefined ? null : new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
}

function inSelection(
  node: syntax.SelectExpression,
  given: ReadonlyMap<string, { readonly variants: readonly string[]; readonly kind: string }> | undefined,
  plurals: readonly string[] | null,
): string[] {
  const keys = variantsOf(node);
  const name = node.selector.type === 'VariableReference' ? (node.selector as syntax.VariableReference).id.name : null;
  const use = name === null ? undefined : given?.get(name);
  if (use?.kind === 'number' || (use?.kind !== 'choice' && isOfNumbers(node))) {
    return keys
      .filter((key) => !/^-?\d/.test(key) && key !== 'other' && plurals?.includes(key) === false)
      .map((key) => `chooses by [${key}], which no number is in this language`);
  }
  if (use?.kind !== 'choice') return [];
  return keys
    .filter((key) => key !== 'other' && !use.variants.includes(key))
    .map((key) => `chooses by [${key}], and English knows no such $${name}`);
}

const isTag = (text: string): boolean => {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
};

const textOf = ({ elements }: syntax.Pattern): string =>
  elements.map((one) => (one.type === 'TextElement' ? (one as syntax.TextElement).value : '')).join('');
