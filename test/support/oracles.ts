import type { Figure, GameView, Rotation } from '../../src/engine/index.ts';
import { exportedBy } from './expansions.ts';
import { type FigureOracle, MEEPLE_ON, type Oracle, type OracleFeature, pointsFor, spell } from './oracle.ts';

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

/** By seat. */
export function votesOn(feature: OracleFeature, { figures, seats }: Pick<GameView, 'figures' | 'seats'>): number[] {
  const votes: number[] = Array(seats).fill(0);
  for (const { seat, figure, on } of figures)
    if (feature.places.has(spell(on))) votes[seat]! += FIGURE_ORACLES[figure].votesOn?.(feature) ?? VOTES[figure];
  return votes;
}

/** With a barn in a field each of its cities is worth 4 (AM46). */
export function worthOf({ figures, switches }: GameView, feature: OracleFeature, finished: boolean): number {
  const points = pointsFor(feature, finished, switches);
  const hasBarn = figures.some(({ figure, on }) => figure === 'barn' && feature.places.has(spell(on)));
  return feature.kind === 'field' && hasBarn ? (points / 3) * 4 : points;
}
