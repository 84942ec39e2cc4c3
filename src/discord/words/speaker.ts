import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type Message,
  type Scope,
} from '@fluent/bundle';
import type { Text, Thing } from '../../expansions/message-types.ts';
import type { ExpansionMessages } from '../../expansions/words.ts';
import type { Messages as CoreMessages } from './messages.ts';

/** Every message there is, with its arguments. */
export interface Messages extends CoreMessages, ExpansionMessages {}

/** A message's id, or with a dot one of its attributes: `rule-inns`, `rule-inns.about`. */
export type MessageKey = keyof Messages & string;

/** What a message is given: nothing, or its arguments by name. */
type Given<Key extends MessageKey> = keyof Messages[Key] extends never ? [] : [given: Messages[Key]];

/** What an argument may be. To the message null is `none`, true `yes` and false `no`. */
export type Argument = Text | boolean | null | Thing;

/** Says the messages of one language. What it lacks, and what fails, is said in English and told to `tell`. */
export interface Speaker {
  readonly language: string;
  /** For numbers, lists and dates, as `Intl` knows it. */
  readonly tag: string;
  say<Key extends MessageKey>(key: Key, ...given: Given<Key>): string;
  /** For what not every expansion words: null where no language has it. */
  sayIfAny(key: string, given: Readonly<Record<string, Argument>>): string | null;
  /** Whether `sayIfAny` would look for what it is given: arguments take longer than this question. */
  has(key: string): boolean;
  /** A number as it stands in a sentence: `1,234`, `−2`. */
  number(value: number): string;
  /** Of its messages and their attributes, but for what is the same in every language. */
  readonly keys: ReadonlySet<string>;
}

/** Something that could not be shown as it stands in the files. */
export interface WordTrouble {
  readonly language: string;
  readonly keys: readonly string[];
  readonly why: string;
}

/** Why all the messages are told, in one go, that a language has not: no fault, since one may be shown before it is whole. */
export const NOT_TRANSLATED = 'not translated, or not to be read';

export interface SpeakerSource {
  readonly language: string;
  /** Texts of message files. */
  readonly texts: readonly string[];
  /** What is said where this language lacks something; null for English itself. */
  readonly english: Speaker | null;
  readonly tell: (trouble: WordTrouble) => void;
}

/** Never throws for what stands in a file: one that cannot be read costs its own messages alone. */
export function speakerOf({ language, texts, english, tell }: SpeakerSource): Speaker {
  const tag = [tagIn(texts), language].find(isTag) ?? ENGLISH;
  const bundle = new FluentBundle(tag, { useIsolating: false, functions: { FORM: formOf(() => bundle) } });
  const resources = texts.map((text) => new FluentResource(text));
  const keys = new Set(resources.flatMap(keysIn));
  const ids = resources.flatMap(({ body }) => body.map(({ id }) => id));
  const doubled = ids.filter((id, index) => ids.indexOf(id) < index);
  for (const resource of resources) bundle.addResource(resource);
  if (doubled.length > 0) tell({ language, keys: doubled, why: 'stands twice: only the first is said' });
  const missing = english === null ? [] : [...english.keys].filter((key) => !keys.has(key));
  if (missing.length > 0) tell({ language, keys: missing, why: NOT_TRANSLATED });

  const numbers = new Intl.NumberFormat(tag);
  const told = new Set<string>();
  const tellOnce = (key: string, why: string): void => {
    if (!told.has(key)) tell({ language, keys: [key], why });
    told.add(key);
  };

  /** Null where this language has no such message, or it cannot be shown. */
  const own = (key: string, given: Readonly<Record<string, Argument>> | undefined): string | null => {
    const pattern = patternOf(bundle, key);
    if (pattern === null) return null;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, given && argumentsOf(given), errors);
    if (errors.length === 0) return text;
    tellOnce(key, errors.map(({ message }) => message).join('; '));
    // English has nothing else to show.
    return english === null ? text : null;
  };

  const sayIfAny: Speaker['sayIfAny'] = (key, given) => own(key, given) ?? english?.sayIfAny(key, given) ?? null;
  return {
    language,
    tag,
    say: (key, ...[given]) => {
      const text = sayIfAny(key, (given ?? {}) as Readonly<Record<string, Argument>>);
      if (text === null) tellOnce(key, 'no such message');
      return text ?? key;
    },
    sayIfAny,
    has: (key) => patternOf(bundle, key) !== null || (english?.has(key) ?? false),
    number: (value) => signed(numbers.format(value)),
    keys,
  };
}

const ENGLISH = 'en';

/** How the language is known to `Intl`, if that is not the name of its folder. */
const tagIn = (texts: readonly string[]): string | undefined =>
  texts.map((text) => new RegExp(`^${TAG} *= *(\\S+)$`, 'm').exec(text)?.[1]).find((tag) => tag !== undefined);

const TAG = 'language-tag';

/** Whether `Intl` takes it; it throws for what is no tag at all. */
function isTag(text: string | undefined): text is string {
  try {
    return text !== undefined && Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}

/**
 * The ids of messages with a text, and their attributes, as far as every language has to have them: forms, terms and the tag are a
 * language's own business, and what has no letters, such as a sign, is the same for all.
 */
const keysIn = ({ body }: FluentResource): string[] =>
  body.flatMap(({ id, value, attributes }) =>
    Object.entries({ [id]: value, ...prefixed(id, attributes) })
      .filter(([key, text]) => text !== null && !isOwn(key) && !isUniversal(text))
      .map(([key]) => key),
  );

const prefixed = (id: string, attributes: Message['attributes']): Message['attributes'] =>
  Object.fromEntries(Object.entries(attributes).map(([name, text]) => [`${id}.${name}`, text]));

const isOwn = (key: string): boolean => key.includes(`.${FORM}`) || key.startsWith('-') || key === TAG;

const isUniversal = (text: Message['value']): boolean => typeof text === 'string' && !/\p{L}/u.test(text);

/** How the attributes begin that are a thing's forms. */
const FORM = 'form-';

function patternOf(bundle: FluentBundle, key: string): NonNullable<Message['value']> | null {
  const dot = key.indexOf('.');
  if (dot < 0) return bundle.getMessage(key)?.value ?? null;
  return bundle.getMessage(key.slice(0, dot))?.attributes[key.slice(dot + 1)] ?? null;
}

/** In a loop, since a page of the board in words asks for thousands. */
function argumentsOf(given: Readonly<Record<string, Argument>>): Record<string, FluentValue> {
  const values: Record<string, FluentValue> = {};
  for (const name in given) values[name] = argumentOf(given[name]!);
  return values;
}

function argumentOf(value: Argument): FluentValue {
  if (value === null) return NONE;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return new SignedNumber(value);
  if (typeof value === 'object') return new GrammarForms([value.thing].flat());
  return value === NONE ? new Name(value) : value;
}

const NONE = 'none';

/** Somebody may be called none: they are somebody all the same. */
class Name extends FluentType<string> {
  override toString(): string {
    return this.value;
  }
}

/** A hyphen before a number would be read as one. */
const signed = (text: string): string => text.replace('-', '−');

class SignedNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return signed(super.toString(scope));
  }
}

class GrammarForms extends FluentType<readonly string[]> {
  /** Without a form asked for, as it is called by itself. */
  override toString(scope: Scope): string {
    return formsIn(scope.bundle, this.value, null);
  }
}

/** `FORM($role, "acc")`: a thing in one of the forms that the language has for it; by itself where there is none. */
const formOf =
  (bundle: () => FluentBundle) =>
  ([thing, form]: (FluentValue | string)[]): string => {
    if (!(thing instanceof GrammarForms)) return String(thing);
    return formsIn(bundle(), thing.value, String(form));
  };

/** One as it is, several as a list. */
function formsIn(bundle: FluentBundle, ids: readonly string[], form: string | null): string {
  const names = ids.map((id) => formIn(bundle, id, form));
  return names.length === 1 ? names[0]! : new Intl.ListFormat(bundle.locales, { type: 'conjunction' }).format(names);
}

function formIn(bundle: FluentBundle, id: string, form: string | null): string {
  const pattern = (form !== null && patternOf(bundle, `${id}.${FORM}${form}`)) || patternOf(bundle, id);
  if (pattern === null) throw new ReferenceError(`Unknown message: ${id}`);
  return bundle.formatPattern(pattern);
}
