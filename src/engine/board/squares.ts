import type { Square } from '../vocabulary.ts';

/** The start tile's square is N20: room for 13 columns to the west and 19 rows to the north before names get odd. */
export const START_SQUARE_ORIGIN: Square = { x: -13, y: -19 };

/**
 * A square's name, such as `N20`: a column of letters, west to east, and a row, counted southwards from 1. It depends on the origin alone
 * (the square called A1), so it never changes as the board grows. Columns west of A count down through two letters from ZZ; columns east of
 * Z go on with AA.
 */
export function squareName({ x, y }: Square, origin: Square = START_SQUARE_ORIGIN): string {
  return `${columnName(x - origin.x)}${y - origin.y + 1}`;
}

export function columnName(column: number): string {
  if (column >= 0 && column < 26) return letter(column);
  const pair = column < 0 ? 26 * 26 + column : column - 26;
  return letter(Math.floor(pair / 26)) + letter(pair % 26);
}

export const rowName = (row: number): string => String(row + 1);

/** The square a name stands for, or null if it is no name. Case and inner blanks do not matter. */
export function squareNamed(name: string, origin: Square = START_SQUARE_ORIGIN): Square | null {
  const parts = /^\s*([a-z]{1,2})\s*(-?\d{1,3})\s*$/i.exec(name);
  if (!parts) return null;
  const letters = parts[1]!.toUpperCase();
  const code = [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 65, 0);
  // Both rims use two letters: the late half of the alphabet lies in the west.
  const column = letters.length === 1 ? code : code >= 338 ? code - 676 : code + 26;
  return { x: column + origin.x, y: Number(parts[2]) - 1 + origin.y };
}

const letter = (index: number): string => String.fromCharCode(65 + index);
