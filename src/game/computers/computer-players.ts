import { LEVELS, type Level, RATINGS } from '../../players/levels.ts';
import type { Colour } from '../people/personal-settings.ts';
import { COMPUTERS, isComputer, type Member, type UserId } from '../table/table.ts';

/** The computer player of a level. */
export interface Character {
  /** The same in every language. */
  readonly name: string;
  /** What its figures wear if no person wishes for it, and a square of that colour for text. */
  readonly colour: Colour;
  readonly sign: string;
  /** The level's rating among computers. */
  readonly rating: number;
}

/** Each name begins with a different letter, which the figures wear. */
export const CHARACTERS: Readonly<Record<Level, Character>> = {
  novice: { name: 'Pip', colour: 'green', sign: '🟩', rating: RATINGS.novice },
  easy: { name: 'Robin', colour: 'yellow', sign: '🟨', rating: RATINGS.easy },
  medium: { name: 'Wren', colour: 'blue', sign: '🟦', rating: RATINGS.medium },
  hard: { name: 'Sage', colour: 'black', sign: '⬛', rating: RATINGS.hard },
  master: { name: 'Quill', colour: 'red', sign: '🟥', rating: RATINGS.master },
};

/** Whether a computer has a place of its own, and is no substitute. */
export const isOwnComputer = ({ user, computer }: Pick<Member, 'user' | 'computer'>): boolean =>
  computer !== undefined && isComputer(user);

/** Whether a computer substitutes for this person. */
export const isStoodInFor = (member: Pick<Member, 'user' | 'computer'>): boolean =>
  member.computer !== undefined && !isOwnComputer(member);

/** A computer that joins a table; the second one of a level is called `Pip 2`. */
export function newComputer(members: readonly Member[], level: Level): Member {
  const free = (taken: (user: UserId) => boolean): UserId => COMPUTERS.find((user) => !taken(user))!;
  const user = free((one) => members.some((member) => member.user === one));
  const { name, colour } = CHARACTERS[level];
  const isTaken = (wanted: string): boolean => members.some((member) => member.name === wanted);
  let number = 1;
  const named = (): string => (number === 1 ? name : `${name} ${number}`);
  while (isTaken(named())) number += 1;
  return { user, name: named(), colour, computer: level };
}

/** The members as they play: computers give up colours that people wish for. */
export function yielding(members: readonly Member[]): Member[] {
  const wished = new Set(members.flatMap((one) => (isOwnComputer(one) ? [] : (one.colour ?? []))));
  return members.map((one) => {
    const { colour, ...plain } = one;
    return isOwnComputer(one) && colour !== undefined && wished.has(colour) ? plain : one;
  });
}

/** The level of a player id of results, `computer-easy`; null for people and for former levels. */
export function levelOf(player: string): Level | null {
  return LEVELS.find((level) => player === playerOf(level)) ?? null;
}

/** The player id in results of all computers of a level. */
export const playerOf = (level: Level): string => `computer-${level}`;
