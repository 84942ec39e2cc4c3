import type { Figure } from '../../src/engine/index.ts';
import { exportedBy } from './expansions.ts';
import { type FigureOracle, MEEPLE_ON, type Oracle } from './oracle.ts';

export const ORACLES: readonly Oracle[] = [...(await exportedBy<{ ORACLE: Oracle }>('oracle.ts')).values()].map(
  ({ ORACLE }) => ORACLE,
);

export const FIGURE_ORACLES: Readonly<Record<Figure, FigureOracle>> = Object.assign(
  { meeple: { count: 7, votes: 1, on: MEEPLE_ON } },
  ...ORACLES.map(({ figures }) => figures),
);

/** What has votes is a meeple (L6). */
export const VOTES = Object.fromEntries(
  Object.entries(FIGURE_ORACLES).map(([figure, { votes }]) => [figure, votes]),
) as Readonly<Record<Figure, number>>;
