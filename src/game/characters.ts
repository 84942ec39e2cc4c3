import { LEVELS, type Level } from '../players/levels.ts';
import { COMPUTERS, isComputer, type Member, type UserId } from './table.ts';

/** Who a computer of a level is at a table. */
export interface Character {
  /** The same in every language, as a person's is. */
  readonly name: string;
  /** A square in their colour, where text is read. */
  readonly sign: string;
}

/** Their names begin with letters of their own, which their figures wear. */
export const CHARACTERS: Readonly<Record<Level, Character>> = {
  novice: { name: 'Pip', sign: '🟩' },
  easy: { name: 'Robin', sign: '🟨' },
  medium: { name: 'Wren', sign: '🟦' },
  hard: { name: 'Sage', sign: '🟪' },
  master: { name: 'Quill', sign: '🟥' },
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
  const { name } = CHARACTERS[level];
  const isTaken = (wanted: string): boolean => members.some((member) => member.name === wanted);
  let number = 1;
  const named = (): string => (number === 1 ? name : `${name} ${number}`);
  while (isTaken(named())) number += 1;
  return { user, name: named(), computer: level };
}

/** The level in the id of a player of results, `computer-easy`; null where it is no computer, or one that is no more. */
export function levelOf(player: string): Level | null {
  return LEVELS.find((level) => player === playerOf(level)) ?? null;
}

/** What results call all computers of a level. */
export const playerOf = (level: Level): string => `computer-${level}`;
