import { type Square, START_SQUARE_ORIGIN, squareName, squareNamed } from '../../../engine/index.ts';
import type { Member } from '../../../game/table.ts';
import { cut, escaped, plain } from '../escape.ts';
import type { Phrases } from '../phrases.ts';
import type { People } from '../types.ts';

/** What every composer works with: the phrases, and the language's numbers and lists. */
export interface Language {
  readonly phrases: Phrases;
  /** A square's name, and the square of a name, or null. */
  square(square: Square): string;
  squareNamed(typed: string): Square | null;
  number(value: number): string;
  /** With its sign: `+8`, `−2`. */
  signed(value: number): string;
  and(items: readonly string[]): string;
  or(items: readonly string[]): string;
  /** `4 tiles` */
  count(count: number, forms: readonly [string, string]): string;
}

/** `origin`: the square called A1. */
export function languageOf(phrases: Phrases, origin: Square = START_SQUARE_ORIGIN): Language {
  const numbers = new Intl.NumberFormat(phrases.tag);
  const and = new Intl.ListFormat(phrases.tag, { type: 'conjunction' });
  const or = new Intl.ListFormat(phrases.tag, { type: 'disjunction' });
  // A hyphen would be read as one.
  const number = (value: number): string => numbers.format(value).replace('-', '−');
  return {
    phrases,
    square: (square) => squareName(square, origin),
    squareNamed: (typed) => squareNamed(typed, origin),
    number,
    signed: (value) => (value < 0 ? number(value) : `+${number(value)}`),
    and: (items) => and.format(items),
    or: (items) => or.format(items),
    count: (count, [one, several]) => `${number(count)} ${count === 1 ? one : several}`,
  };
}

/** How people are called in a text. */
export interface Calling {
  /** By seat. */
  name(seat: number): string;
  /** Where the name should not stand out. */
  weak(seat: number): string;
  /** What stands out: bold where Markdown is read. */
  strong(text: string): string;
  readonly markdown: boolean;
}

/** Six of them, escaped, must leave room for everything else. */
const NAME_LENGTH = 32;
const SHORT_NAME_LENGTH = 18;

const nameOf = (member: Member | undefined, seat: number): string => member?.name ?? `#${seat + 1}`;

export const inMarkdown = (people: People): Calling => ({
  name: (seat) => `**${safeName(nameOf(people[seat], seat))}**`,
  weak: (seat) => safeName(nameOf(people[seat], seat)),
  strong: (text) => `**${text}**`,
  markdown: true,
});

/** For alt text and labels. */
export const inPlain = (people: People): Calling => ({
  name: (seat) => shortName(nameOf(people[seat], seat)),
  weak: (seat) => shortName(nameOf(people[seat], seat)),
  strong: (text) => text,
  markdown: false,
});

export const safeName = (name: string, most: number = NAME_LENGTH): string => escaped(cut(plain(name), most));
export const shortName = (name: string): string => cut(plain(name), SHORT_NAME_LENGTH);
export const mention = (user: string): string => `<@${user}>`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
