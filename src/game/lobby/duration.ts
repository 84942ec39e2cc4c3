import { isOwnComputer } from '../computers/computer-players.ts';
import type { Table } from '../table/table.ts';

/** Seconds for a turn of a computer. */
const COMPUTER = 2;

/** Minutes for a game of so many tiles; null where it is played by post. `seconds`: for a turn of a person. */
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
