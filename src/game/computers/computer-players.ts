import { LEVELS, type Level, RATINGS } from '../../players/levels.ts';
import type { Colour } from '../people/personal-settings.ts';
import { COMPUTERS, isComputer, type Member, type UserId } from '../table/table.ts';

/** Who a computer of a level is at a table. */
export interface Character {
  /** The same in every language, as a person's is. */
  readonly name: string;
  /** What their figures wear where no person wishes for it, and a square of it where text is read. */
  readonly colour: Colour;
  readonly sign: string;
  /** What the level is worth among computers. */
  readonly rating: number;
}

/** Their names begin with letters of their own, which their figures wear. */
export const CHARACTERS: Readonly<Record<Level, Character>> = {
  novice: { name: 'Pip', colour: 'green', sign: '🟩', rating: RATINGS.novice },
  easy: { name: 'Robin', colour: 'yellow', sign: '🟨', rating: RATINGS.easy },
  medium: { name: 'Wren', colour: 'blue', sign: '🟦', rating: RATINGS.medium },
  hard: { name: 'Sage', colour: 'black', sign: '⬛', rating: RATINGS.hard },
  master: { name: 'Quill', colour: 'red', sign: '🟥', rating: RATINGS.master },
};

/** At a place of its own, and not as a stand-in for a person. */
export const isOwnComputer = ({ user, computer }: Pick<Member, 'user' | 'computer'>): boolean =>
  computer !== undefined && isComputer(user);

/** Whether a computer plays for a person. */
export const isStoodInFor = (member: Pick<Member, 'user' | 'computer'>): boolean =>
  member.computer !== undefined && !isOwnComputer(member);

/** A computer that comes to a table; of several of one level the second is called `Pip 2`. */
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

/** Those at a table as they play: what a person wishes to wear no computer has. */
export function yielding(members: readonly Member[]): Member[] {
  const wished = new Set(members.flatMap((one) => (isOwnComputer(one) ? [] : (one.colour ?? []))));
  return members.map((one) => {
    const { colour, ...plain } = one;
    return isOwnComputer(one) && colour !== undefined && wished.has(colour) ? plain : one;
  });
}

/** The level in the id of a player of results, `computer-easy`; null where it is no computer, or one that is no more. */
export function levelOf(player: string): Level | null {
  return LEVELS.find((level) => player === playerOf(level)) ?? null;
}

/** What results call all computers of a level. */
export const playerOf = (level: Level): string => `computer-${level}`;
