import { type At, type MapLayout, SIDES, type Side, TAKES_TILE } from '../../../../engine/for-rules.ts';

/** A problem that keeps a layout from play. */
export interface MapProblem {
  /** Keys and indices of the faulty value in the file. */
  readonly path: readonly (string | number)[];
  /** The square concerned, or null. */
  readonly at: At | null;
  /** The rule it breaks. */
  readonly rule: string;
  /** A sentence without the square and the rule. */
  readonly says: string;
}

export type MapCheck = (layout: MapLayout) => MapProblem[];

/** The letter of a square; `.` outside the grid. */
export const letterAt = ({ grid }: MapLayout, [column, row]: At): string => grid[row]?.[column] ?? '.';

export const takesTile = (layout: MapLayout, at: At): boolean => TAKES_TILE.includes(letterAt(layout, at));

const STEPS: Readonly<Record<Side, At>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export const beside = ([column, row]: At, side: Side): At => [column + STEPS[side][0], row + STEPS[side][1]];

export const allBeside = (at: At): At[] => SIDES.map((side) => beside(at, side));

export const opposite = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4]!;

export const keyOf = ([column, row]: At): string => `${column},${row}`;

export const sameAt = (one: At, two: At): boolean => one[0] === two[0] && one[1] === two[1];
