import type { Figure, GameView, Rotation } from '../../src/engine/index.ts';
import { exportedBy } from './expansions.ts';
import {
  type FigureOracle,
  finishedAt,
  herdOn,
  MEEPLE_ON,
  type Oracle,
  type OracleFeature,
  pointsFor,
  spell,
} from './oracle.ts';

export const ORACLES: readonly Oracle[] = [...(await exportedBy<{ ORACLE: Oracle }>('oracle.ts')).values()].map(
  ({ ORACLE }) => ORACLE,
);

export const FIGURE_ORACLES: Readonly<Record<Figure, FigureOracle>> = Object.assign(
  { meeple: { count: 7, votes: 1, on: MEEPLE_ON } },
  ...ORACLES.map(({ figures }) => figures),
);

/** A figure with votes is a meeple (L6). */
export const VOTES = Object.fromEntries(
  Object.entries(FIGURE_ORACLES).map(([figure, { votes }]) => [figure, votes]),
) as Readonly<Record<Figure, number>>;

/** Whether all expansions in play allow the tile in hand to lie as `x,y,rotation` says. */
export function mayLie(view: GameView, at: string): boolean {
  const [x, y, rotation] = at.split(',').map(Number) as [number, number, Rotation];
  return ORACLES.every((oracle) => oracle.mayLie?.(view, { tile: view.drawn!, x, y, rotation }) ?? true);
}

/** Votes by seat. */
export function votesOn(feature: OracleFeature, { figures, seats }: Pick<GameView, 'figures' | 'seats'>): number[] {
  const votes: number[] = Array(seats).fill(0);
  for (const { seat, figure, on } of figures)
    if (feature.places.has(spell(on))) votes[seat]! += FIGURE_ORACLES[figure].votesOn?.(feature) ?? VOTES[figure];
  return votes;
}

export const worthOf = (view: GameView, feature: OracleFeature, finished: boolean): number =>
  feature.kind === 'field'
    ? finishedAt(feature.cities) * perCity(view, feature)
    : pointsFor(feature, finished, view.switches);

/** What each finished city brings a field: 3 (B19), with a herd 4 (RV30), with a barn always 4 (AM46). */
export function perCity({ figures, switches }: GameView, field: OracleFeature): number {
  if (field.kind !== 'field') return 0;
  const hasBarn = figures.some(({ figure, on }) => figure === 'barn' && field.places.has(spell(on)));
  return hasBarn ? 4 : 3 + herdOn(field, switches);
}
