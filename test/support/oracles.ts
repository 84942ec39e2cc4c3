import type { Figure, GameView, Kind, Reason } from '../../src/engine/index.ts';
import { exportedBy } from './expansions.ts';

/** What an expansion adds to the oracle, as `oracle.ts` in its folder of tests has it: of its rules, not of its code. */
export interface Oracle {
  readonly figures?: Partial<Readonly<Record<Figure, FigureOracle>>>;
  /** What it scores in a turn besides features, which other tests look at. */
  readonly scoresBesides?: readonly Reason[];
  /** What it brings each seat in final scoring, besides what stands on features. */
  readonly final?: (view: GameView) => readonly number[];
}

export interface FigureOracle {
  /** One without votes joins an own meeple. */
  readonly votes: number;
  /** Where it may stand. */
  readonly on: readonly Kind[];
}

/** Where a meeple may stand. */
export const MEEPLE_ON = ['city', 'road', 'monastery', 'field'] as const;

export const ORACLES: readonly Oracle[] = [...(await exportedBy<{ ORACLE: Oracle }>('oracle.ts')).values()].map(
  ({ ORACLE }) => ORACLE,
);

export const FIGURE_ORACLES: Readonly<Record<Figure, FigureOracle>> = Object.assign(
  { meeple: { votes: 1, on: MEEPLE_ON } },
  ...ORACLES.map(({ figures }) => figures),
);

/** What has votes is a meeple (L6). */
export const VOTES = Object.fromEntries(
  Object.entries(FIGURE_ORACLES).map(([figure, { votes }]) => [figure, votes]),
) as Readonly<Record<Figure, number>>;
