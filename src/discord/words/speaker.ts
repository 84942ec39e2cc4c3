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

/** All messages with their arguments. */
export interface Messages extends CoreMessages, ExpansionMessages {}

/** A message's id, or with a dot one of its attributes: `rule-inns`, `rule-inns.about`. */
export type MessageKey = keyof Messages & string;

/** The arguments of a message, if it has any. */
type Given<Key extends MessageKey> = keyof Messages[Key] extends never ? [] : [given: Messages[Key]];

/** The value of an argument. In messages null is `none`, true `yes` and false `no`. */
export type Argument = Text | boolean | null | Thing;

/** Says the messages of one language. Missing and failing ones are said in English, and reported to `tell`. */
export interface Speaker {
  readonly language: string;
  /** The `Intl` tag for numbers, lists and dates. */
  readonly tag: string;
  say<Key extends MessageKey>(key: Key, ...given: Given<Key>): string;
  /** For messages that not every expansion has: null if no language has it. */
  sayIfAny(key: string, given: Readonly<Record<string, Argument>>): string | null;
  /** Whether `sayIfAny` would find a message, so that a caller need not compute arguments in vain. */
  has(key: string): boolean;
  /** A number in a sentence: `1,234`, `−2`. */
  number(value: number): string;
  /** Its messages and attributes, except those that are the same in every language. */
  readonly keys: ReadonlySet<string>;
}

/** Messages that could not be said as written. */
export interface WordTrouble {
  readonly language: string;
  readonly keys: readonly string[];
  readonly why: string;
}

/** The reason for all missing messages of a language together. It is no fault: a language can be shown before it is complete. */
export const NOT_TRANSLATED = 'not translated, or not to be read';

export interface SpeakerSource {
  readonly language: string;
  /** Texts of message files. */
  readonly texts: readonly string[];
  /** Says what this language lacks; null for English itself. */
  readonly english: Speaker | null;
  readonly tell: (trouble: WordTrouble) => void;
}

/** Never throws for the contents of a file: an unreadable message costs only itself. */
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

  /** Null if this language lacks the message or cannot say it. */
  const own = (key: string, given: Readonly<Record<string, Argument>> | undefined): string | null => {
    const pattern = patternOf(bundle, key);
    if (pattern === null) return null;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, given && argumentsOf(given), errors);
    if (errors.length === 0) return text;
    tellOnce(key, errors.map(({ message }) => message).join('; '));
    // There is no other language after English.
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

/** The language's `Intl` tag, if its folder has another name. */
const tagIn = (texts: readonly string[]): string | undefined =>
  texts.map((text) => new RegExp(`^${TAG} *= *(\\S+)$`, 'm').exec(text)?.[1]).find((tag) => tag !== undefined);

const TAG = 'language-tag';

/** Whether `Intl` accepts it; it throws for an invalid tag. */
function isTag(text: string | undefined): text is string {
  try {
    return text !== undefined && Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}

/**
 * The ids of messages and attributes that every language needs. Forms, terms and the tag are a language's own business, and a text without
 * letters, such as a sign, is the same for all.
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

/** The beginning of attribute names that are forms of a thing. */
const FORM = 'form-';

function patternOf(bundle: FluentBundle, key: string): NonNullable<Message['value']> | null {
  const dot = key.indexOf('.');
  if (dot < 0) return bundle.getMessage(key)?.value ?? null;
  return bundle.getMessage(key.slice(0, dot))?.attributes[key.slice(dot + 1)] ?? null;
}

/** A loop for speed: a page of the board in words asks for thousands. */
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

/** A name stays a name in a message, even if it is `none`. */
class Name extends FluentType<string> {
  override toString(): string {
    return this.value;
  }
}

/** A minus sign instead of a hyphen. */
const signed = (text: string): string => text.replace('-', '−');

class SignedNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return signed(super.toString(scope));
  }
}

class GrammarForms extends FluentType<readonly string[]> {
  /** The thing without a form. */
  override toString(scope: Scope): string {
    return formsIn(scope.bundle, this.value, null);
  }
}

/** `FORM($role, "acc")`: a thing in a form of the language, or without one if it has no such form. */
const formOf =
  (bundle: () => FluentBundle) =>
  ([thing, form]: (FluentValue | string)[]): string => {
    if (!(thing instanceof GrammarForms)) return String(thing);
    return formsIn(bundle(), thing.value, String(form));
  };

/** One thing, or several as a list. */
function formsIn(bundle: FluentBundle, ids: readonly string[], form: string | null): string {
  const names = ids.map((id) => formIn(bundle, id, form));
  return names.length === 1 ? names[0]! : new Intl.ListFormat(bundle.locales, { type: 'conjunction' }).format(names);
}

function formIn(bundle: FluentBundle, id: string, form: string | null): string {
  const pattern = (form !== null && patternOf(bundle, `${id}.${FORM}${form}`)) || patternOf(bundle, id);
  if (pattern === null) throw new ReferenceError(`Unknown message: ${id}`);
  return bundle.formatPattern(pattern);
}
