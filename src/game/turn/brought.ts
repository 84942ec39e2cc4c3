import type { Game, GameEvent, Place, Seat, StandingFigure } from '../../engine/index.ts';

/** The result of some events, for the board after them. */
export type Brought = ReturnType<typeof broughtBy>;

/**
 * Each scored feature with the points of each seat; returned figures at their old places; all points by seat, also those without a feature.
 * Final scoring gives only the points: with outlines around nearly everything, none would tell anything.
 */
export function broughtBy(events: readonly GameEvent[], game: Pick<Game, 'feature'>, seats: number) {
  const gains = Array.from({ length: seats }, () => 0);
  const features = new Map<string, { readonly places: readonly Place[]; readonly gains: Map<Seat, number> }>();
  const isFinal = events.some(({ type }) => type === 'final-scoring');
  const home: StandingFigure[] = [];
  for (const event of events) {
    if (event.type === 'returned' && !isFinal) home.push({ seat: event.seat, figure: event.figure, on: event.from });
    if (event.type !== 'scored') continue;
    const { seat, points, on } = event;
    gains[seat]! += points;
    if (on === null || isFinal) continue;
    const places = game.feature(on)?.places ?? [on];
    const key = JSON.stringify(places[0]);
    const feature = features.get(key) ?? { places, gains: new Map() };
    features.set(key, feature);
    feature.gains.set(seat, (feature.gains.get(seat) ?? 0) + points);
  }
  return {
    features: [...features.values()].map(({ places, gains: own }) => {
      return { places, gains: [...own].map(([seat, points]) => ({ seat, points })) };
    }),
    home,
    gains,
  };
}
