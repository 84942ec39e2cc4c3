import {
  type FeatureView,
  type GameEvent,
  type Kind,
  type Reason,
  type ScoredEvent,
  type Seat,
  samePlace,
} from '../../../engine/index.ts';
import { scoreGroupOf } from '../../../stats/index.ts';
import { cut, fitting } from '../escape.ts';
import type { Members } from '../vocabulary.ts';
import { argumentsOf } from './arguments.ts';
import { inPlain, moreThings, type SpokenLanguage } from './language.ts';
import type { ThingWords } from './things.ts';

const LABEL = 80;

/** An option with its gains; if that is too long for a label, the number of gains left out. */
export function labelOf(
  language: SpokenLanguage,
  first: readonly string[],
  gains: readonly string[],
  labelled = (told: string): string => told,
  longest = LABEL,
): string {
  const most = longest - labelled('').length;
  const whole = [...first, ...gains];
  if (whole.join(', ').length <= most) return labelled(whole.join(', '));
  const room = most - first.join(', ').length - 2;
  const told = fitting(gains, room, moreThings(language), ', ').join(', ');
  return cut(labelled([...first, ...(told.length <= room ? [told] : [])].join(', ')), longest);
}

export const isOn = ({ on }: ScoredEvent, { places }: FeatureView): boolean =>
  on !== null && places.some((place) => samePlace(place, on));

/** The scores of an imagined turn, without a final scoring after it. */
export function scoredIn(events: readonly GameEvent[]): ScoredEvent[] {
  const end = events.findIndex(({ type }) => type === 'final-scoring');
  return (end < 0 ? events : events.slice(0, end)).filter((event) => event.type === 'scored');
}

/** The seat's scores of a feature, with the towns at a road. */
export const scoredOn = (events: readonly GameEvent[], feature: FeatureView, seat: Seat): ScoredEvent[] =>
  scoredIn(events).filter((event) => event.seat === seat && isOn(event, feature));

export const pointsIn = (events: readonly ScoredEvent[]): number => events.reduce((sum, { points }) => sum + points, 0);

/** Equal scores of one feature together, in the order of scoring. */
export function scoringsIn(events: readonly GameEvent[]): ScoredEvent[][] {
  const groups = new Map<string, ScoredEvent[]>();
  for (const event of scoredIn(events)) {
    const key = JSON.stringify([event.reason, event.on, event.points]);
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return [...groups.values()];
}

/** `road +8 for you`, `city +6 for Bo`, `goods +2`: the seat's own gains first. */
export function gainsIn(
  language: SpokenLanguage,
  things: ThingWords,
  events: readonly GameEvent[],
  seat: Seat,
  people: Members,
): string[] {
  const { say, sayIfAny, has, signed } = language;
  const calling = inPlain(language, people);
  const order = (event: ScoredEvent): number => (event.seat === seat ? 0 : 1);
  const gains = scoredIn(events)
    .sort((a, b) => order(a) - order(b))
    .map((event) => {
      const who = event.seat === seat ? null : calling.name(event.seat);
      return say('panel-gain', { what: gainedBy(language, event.reason), points: signed(event.points), who });
    });
  // Other effects that an expansion has words for.
  const more = events
    .filter(({ type }) => has(`gain-${type}`))
    .flatMap((event) => sayIfAny(`gain-${event.type}`, argumentsOf(language, things, event, calling)) ?? []);
  return [...gains, ...more];
}

/** A short name for the source of points. */
function gainedBy({ say, sayIfAny }: SpokenLanguage, reason: Reason): string {
  const group = scoreGroupOf(reason);
  return sayIfAny(`bonus-${group}.short`, {}) ?? sayIfAny(`bonus-${group}`, {}) ?? say(`kind-${group as Kind}`);
}
