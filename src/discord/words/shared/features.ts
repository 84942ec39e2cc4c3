import type { FeatureView, Switch } from '../../../engine/index.ts';
import type { People, ThingWords } from '../types.ts';
import { type Calling, capital, inMarkdown, type Language } from './language.ts';
import { piecesCounted } from './things.ts';

/** `named`: with the kind, where the figure alone does not tell it at a glance. */
export function sizeOf({ phrases }: Language, feature: FeatureView, named: boolean): string {
  const { kind, tiles, open, pointsNow } = feature;
  const { short } = phrases.panel;
  switch (kind) {
    case 'road':
      return named ? short.road(tiles, open) : short.bare.open(tiles, open);
    case 'city':
      return named ? short.city(tiles, open) : short.bare.open(tiles, open);
    case 'field': {
      const cities = Math.round(pointsNow / 3); // B19
      return named ? short.field(cities) : short.bare.cities(cities);
    }
    case 'monastery':
      return named ? short.monastery(...aroundOf(feature)) : short.bare.around(...aroundOf(feature));
    case 'garden':
      return short.garden(...aroundOf(feature));
  }
}

/** Neighbours that a monastery or garden has, and how many it may have: fewer than 8 where a map ends (L39). */
export function aroundOf(feature: FeatureView | null): [has: number, of: number] {
  if (feature === null) return [0, 8];
  const has = feature.pointsNow - 1; // B18, AB9
  return [has, has + feature.open];
}

export function featureLine(
  language: Language,
  things: ThingWords,
  feature: FeatureView,
  people: People,
  switches: readonly Switch[] = [],
): string {
  const { panel, things: named } = language.phrases;
  const { kind, tiles, arms, open, pointsNow, pointsFinished } = feature;
  const single = kind === 'monastery' || kind === 'garden';
  const cities = Math.round(pointsNow / 3); // B19
  const sizes = single
    ? []
    : kind === 'field'
      ? [things.count('cities', cities)]
      : [
          things.count('tiles', tiles),
          ...(arms > 0 ? [things.count('arms', arms)] : []),
          ...marksIn(language, feature, switches),
        ];
  const calling = inMarkdown(language, people);
  return panel.feature({
    kind: capital(named.kinds[kind][0]),
    size: sizes.join(', '),
    open,
    around: single ? aroundOf(feature) : null,
    field: kind === 'field',
    people: standing(language, feature, calling),
    now: pointsNow,
    finished: pointsFinished,
    pigs: pigsIn(language, feature, calling),
  });
}

/** `1 inn`, `2 wine`: what is printed on it, as far as a rule in play asks for it. */
function marksIn(language: Language, { marks }: FeatureView, switches: readonly Switch[]): string[] {
  const { count, phrases } = language;
  const { inn, cathedral } = phrases.things.marks;
  const { wine = 0, grain = 0, cloth = 0 } = marks;
  return [
    ...(switches.includes('inns') && marks.inn ? [count(marks.inn, inn)] : []),
    ...(switches.includes('cathedrals') && marks.cathedral ? [count(marks.cathedral, cathedral)] : []),
    ...(switches.includes('goods') ? piecesCounted(language, { wine, grain, cloth }) : []),
  ];
}

/** `Ada 16`: owners of a field to whom a pig brings more than it is worth to the others (TB11). */
export function pigsIn(language: Language, { owners, shares, pointsNow }: FeatureView, calling: Calling): string {
  const better = owners.flatMap((seat, index) => {
    const points = shares[index]!;
    return points > pointsNow ? [`${calling.name(seat)} ${language.number(points)}`] : [];
  });
  return better.join(', ');
}

/** `Ada 2, Bo 1`, whoever has most first; the owners stand out. */
export function standing(language: Language, { votes, owners }: FeatureView, calling: Calling): string {
  const present = votes
    .flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []))
    .sort((a, b) => b.count - a.count);
  if (present.length === 0) return language.phrases.panel.nobody;
  return present
    .map(({ seat, count }) => {
      const name = owners.includes(seat) ? calling.name(seat) : calling.weak(seat);
      return `${name} ${language.number(count)}`;
    })
    .join(', ');
}
