import { isOwnComputer } from '../computers/computer-players.ts';
import type { Table } from '../table/table.ts';

/** Seconds for a computer's turn. */
const COMPUTER = 2;

/** Minutes for a game of `tiles` tiles; null by post. `seconds`: for a person's turn. */
export function minutesOf(
  { members, options }: Pick<Table, 'members' | 'options'>,
  tiles: number,
  seconds: number,
): number | null {
  if (options.pace?.kind === 'post') return null;
  const people = members.filter((member) => !isOwnComputer(member)).length;
  const share = people / Math.max(1, members.length);
  return (tiles * (share * seconds + (1 - share) * COMPUTER)) / 60;
}
