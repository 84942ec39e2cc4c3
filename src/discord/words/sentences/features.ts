import { DECLARATIONS, type FeatureKind, type FeatureView, type Kind, type Switch } from '../../../engine/index.ts';
import { type Calling, capital, type SpokenLanguage } from './language.ts';
import { nameOf, type ThingWords } from './things.ts';

/** `named`: with the kind, if the figure does not tell it. */
export function sizeOf({ say }: SpokenLanguage, feature: FeatureView, named: boolean): string {
  const { tiles, open, cities } = feature;
  // A top has no size.
  const kind = feature.kind as FeatureKind;
  const size = isSingle(kind)
    ? say('panel-size-around', aroundOf(feature))
    : kind === 'field'
      ? say('panel-size-cities', { cities })
      : say('panel-size-tiles', { tiles, open });
  return named || kind === 'garden' ? say('panel-size', { kind, what: say(`kind-${nameOf(feature)}`), size }) : size;
}

/** Whether tiles around it finish it. */
const isSingle = (kind: Kind): boolean => kind === 'monastery' || kind === 'garden';

/** The neighbours of a monastery or garden, and the most it can have: fewer than 8 at the end of a map (L39). */
export function aroundOf(feature: FeatureView | null): { readonly around: number; readonly most: number } {
  if (feature === null) return { around: 0, most: 8 };
  const around = feature.pointsNow - 1; // B18, AB9
  return { around, most: around + feature.open };
}

/** Points for each owner when finished: a monastery or garden with all neighbours (B18), another feature in its present size. */
export const whenFinished = ({ kind, open, pointsFinished }: FeatureView): number =>
  isSingle(kind) ? pointsFinished + open : pointsFinished;

export function featureLine(
  language: SpokenLanguage,
  things: ThingWords,
  feature: FeatureView,
  calling: Calling,
  switches: readonly Switch[] = [],
): string {
  const { say } = language;
  const { kind, tiles, arms, open, cities, pointsNow } = feature;
  const parts =
    kind === 'field'
      ? [things.count('cities', cities), ...marksIn(language, feature, switches)]
      : isSingle(kind)
        ? [say('panel-size-around', aroundOf(feature))]
        : [
            things.count('tiles', tiles),
            ...(arms > 0 ? [things.count('arms', arms)] : []),
            ...marksIn(language, feature, switches),
            say('panel-state', { open }),
          ];
  const told = say('panel-feature', {
    what: [calling.strong(capital(say(`kind-${nameOf(feature)}`))), ...parts].join(', '),
    people: standing(language, feature, calling),
    now: pointsNow,
    finished: open === 0 || kind === 'field' ? null : whenFinished(feature),
  });
  return [told, ...pigsIn(language, feature, calling)].join(', ');
}

/** A line for each feature: `N18: City, 2 tiles, 1 open – Ada 1: 2 points now, 4 if finished`. */
export const standingLines = (
  language: SpokenLanguage,
  things: ThingWords,
  features: readonly FeatureView[],
  calling: Calling,
  switches: readonly Switch[],
): string[] =>
  features.map((feature) =>
    language.labelled(things.square(feature.places[0]!), featureLine(language, things, feature, calling, switches)),
  );

/** `1 inn`, `2 wine`: its marks, if a rule in play uses them. */
function marksIn(
  { sayIfAny, number }: SpokenLanguage,
  { marks: printed }: FeatureView,
  switches: readonly Switch[],
): string[] {
  const asked = DECLARATIONS.filter(({ switch: rule, marksFor = rule }) => switches.includes(marksFor));
  return asked
    .flatMap(({ marks = [] }) => marks)
    .flatMap((mark) => {
      const count = printed[mark] ?? 0;
      if (count === 0) return [];
      const term = sayIfAny(`term-${mark}`, { count });
      const piece = sayIfAny(`piece-${mark}`, { count });
      return term ?? (piece === null ? [] : `${number(count)} ${piece}`);
    });
}

/** `with the pig Ada 16`: owners of a field who score more than others through a pig (TB11); '' if there are none. */
export function pigsIn(
  language: SpokenLanguage,
  { owners, shares, pointsNow }: FeatureView,
  calling: Calling,
): string[] {
  const better = owners.flatMap((seat, index) => {
    const points = shares[index]!;
    return points > pointsNow ? [`${calling.name(seat)} ${language.number(points)}`] : [];
  });
  return better.length > 0 ? [language.say('field-pig', { listed: better.join(', ') })] : [];
}

/** `Ada 2, Bo 1`, the most votes first; owners are bold. */
export function standing(language: SpokenLanguage, { votes, owners }: FeatureView, calling: Calling): string {
  const present = votes
    .flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []))
    .sort((a, b) => b.count - a.count);
  if (present.length === 0) return language.say('panel-nobody');
  return present
    .map(({ seat, count }) => {
      const name = owners.includes(seat) ? calling.name(seat) : calling.weak(seat);
      return `${name} ${language.number(count)}`;
    })
    .join(', ');
}
