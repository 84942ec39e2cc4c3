import type { Figure, GameView, Rotation } from '../../src/engine/index.ts';
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

/** Whether no expansion in play forbids the tile in hand to lie as `x,y,rotation` says. */
export function mayLie(view: GameView, at: string): boolean {
  const [x, y, rotation] = at.split(',').map(Number) as [number, number, Rotation];
  return ORACLES.every((oracle) => oracle.mayLie?.(view, { tile: view.drawn!, x, y, rotation }) ?? true);
}
