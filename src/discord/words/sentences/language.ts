import { type Square, START_SQUARE_ORIGIN, squareName, squareNamed } from '../../../engine/index.ts';
import type { Text } from '../../../expansions/message-types.ts';
import { isOwnComputer } from '../../../game/computers/computer-players.ts';
import { FORMER_USER, isComputer, type Member, type UserId } from '../../../game/table/table.ts';
import { cut, escaped, fitting, isolated, plain } from '../escape.ts';
import type { Speaker } from '../speaker.ts';
import type { Members } from '../vocabulary.ts';

/** The messages, numbers and lists of a language, for all groups of words. */
export type SpokenLanguage = ReturnType<typeof languageOf>;

/** `origin`: the square A1. */
export function languageOf(speaker: Speaker, origin: Square = START_SQUARE_ORIGIN) {
  const { say, sayIfAny, has, number, tag } = speaker;
  const and = new Intl.ListFormat(tag, { type: 'conjunction' });
  const or = new Intl.ListFormat(tag, { type: 'disjunction' });
  const former = speaker.say('former-player');
  const computer = speaker.say('computer-player');
  const mentioned = (user: UserId): string =>
    user === FORMER_USER ? former : isComputer(user) ? computer : `<@${user}>`;
  return {
    language: speaker.language,
    say,
    sayIfAny,
    has,
    tag,
    /** A square's name, and the square of a name or null. */
    square: (square: Square): string => squareName(square, origin),
    squareNamed: (typed: string): Square | null => squareNamed(typed, origin),
    number,
    /** With its sign: `+8`, `−2`. */
    signed: (value: number): string => (value < 0 ? number(value) : `+${number(value)}`),
    and: (items: readonly string[]): string => and.format(items),
    or: (items: readonly string[]): string => or.format(items),
    /** `North-west: 1–8`: a label and its text. */
    labelled: (label: Text, text: Text): string => say('labelled', { label, text }),
    /** Separates the items of a list if they contain commas. */
    between: say('between'),
    /** Counts the lines left out. */
    andMore: (count: number): string => say('and-more', { count }),
    /** `<@1>`. A former player and a computer have no account, so they have words; for a member, a computer has its name. */
    mention: (who: UserId | Member): string => {
      if (typeof who !== 'string') return isOwnComputer(who) ? safeName(who.name) : mentioned(who.user);
      return mentioned(who);
    },
    /** Begins a line with a capital, if it begins with a former player or computer. */
    begun: (line: string): string => {
      const first = [former, computer].find((one) => line.startsWith(one) || line.startsWith(`**${one}`));
      return first === undefined ? line : line.replace(first, capital(first));
    },
  };
}

/** The form of people's names in a text. */
export interface Calling {
  /** By seat. */
  name(seat: number): string;
  /** A name that is not bold. */
  weak(seat: number): string;
  /** Bold in Markdown. */
  strong(text: string): string;
  readonly markdown: boolean;
}

/** Six escaped names of this length leave enough room for the rest. */
const NAME_LENGTH = 32;
export const SHORT_NAME_LENGTH = 18;

export const inMarkdown = (language: SpokenLanguage, people: Members): Calling => {
  const weak = (seat: number): string => nameIn(language, memberOf(people, seat));
  return { name: (seat) => `**${weak(seat)}**`, weak, strong: (text) => `**${text}**`, markdown: true };
};

export const inPlain = (language: SpokenLanguage, people: Members): Calling => {
  const name = (seat: number): string => shortNameIn(language, memberOf(people, seat));
  return { name, weak: name, strong: (text) => text, markdown: false };
};

type NamedMember = Pick<Member, 'name'>;

const memberOf = (people: Members, seat: number): NamedMember => people[seat] ?? { name: `#${seat + 1}` };

/** A person's name in Markdown, or the words for a former player. */
export const nameIn = ({ say }: SpokenLanguage, { name }: NamedMember, most: number = NAME_LENGTH): string =>
  name === '' ? cut(say('former-player'), most) : safeName(name, most);

/** `nameIn` for plain text. */
export const shortNameIn = ({ say }: SpokenLanguage, { name }: NamedMember): string =>
  name === '' ? say('former-player') : shortName(name);

export const safeName = (name: string, most: number = NAME_LENGTH): string => isolated(escaped(cut(plain(name), most)));
export const shortName = (name: string, most = SHORT_NAME_LENGTH): string => isolated(cut(plain(name), most));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words for lines left out. */
export const moreLines =
  ({ say }: SpokenLanguage) =>
  (count: number): string =>
    say('log-more', { count });

/** The words for items left out of a description. */
export const moreThings =
  ({ say }: SpokenLanguage) =>
  (count: number): string =>
    say('alt-and-more', { count });

/** A sentence with a list, in at most `most` characters; `more` counts what does not fit. */
export const listed = (
  sentence: (items: string) => string,
  items: readonly string[],
  most: number,
  more: (count: number) => string,
  between: string,
): string => sentence(fitting(items, most - sentence('').length, more, between).join(between));
