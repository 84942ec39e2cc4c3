import { type GameEvent, reasonFor, type ScoredEvent, samePlace } from '../../../engine/index.ts';
import type { Calling, SpokenLanguage } from './language.ts';
import { homeward, lineOf, RECALLED, type Returned, recalled, scored } from './lines.ts';
import type { ThingWords } from './things.ts';

/** Lines of all events without the next draw; a tie is one line, as are figures that went home together. */
export function storyOf(
  language: SpokenLanguage,
  things: ThingWords,
  events: readonly GameEvent[],
  calling: Calling,
): string[] {
  const lines: string[] = [];
  let home: Returned[] = [];
  const flush = (): void => {
    const by = home[0]?.by;
    const listed = homeward(language, home, calling);
    if (home.length > 0)
      lines.push(by ? language.say(`removed-${by}`, { listed }) : language.say('log-home', { listed }));
    home = [];
  };
  events.forEach((event, index) => {
    const before = events[index - 1];
    const next = events[index + 1];
    if (event.type === 'returned') {
      // Eaten figures, and those left alone, have different lines.
      if (home.length > 0 && home[0]!.by !== event.by) flush();
      // The new place of the figure has a line of its own.
      if (events.slice(index).some((later) => isComingBack(later, event))) return;
      // The line of the score has already told it.
      if (!isRecall(before, event) && !isToldBefore(events, index)) home.push(event);
      return;
    }
    const shared = event.type === 'scored' && sharing(events, index);
    if (shared && shared[0] !== event) return;
    // Figures go home after each feature; one line follows when the scoring is over.
    if (event.type !== 'scored') flush();
    if (event.type === 'turn' || event.type === 'drawn' || event.type === 'forced') return;
    if (isToldBefore(events, index)) return;
    if (event.type === 'scored' && isRecall(event, next))
      lines.push(recalled(language, things, event, next.figure, calling));
    else if (shared) lines.push(scored(language, things, shared, calling, events));
    else {
      const line = lineOf(language, things, event, calling, next);
      lines.push(before?.type === 'forced' ? language.say('log-forced', { line: line.replace(/\.$/, '') }) : line);
    }
  });
  flush();
  return lines.filter((line) => line !== '').map(language.begun);
}

/** A figure taken back: it scores and goes home without its place being finished (AB4). */
const isRecall = (event: GameEvent | undefined, next: GameEvent | undefined): next is Returned =>
  event?.type === 'scored' &&
  event.on !== null &&
  (event.on.kind === 'garden' || event.on.kind === 'monastery') &&
  event.reason === reasonFor(event.on, false) &&
  next?.type === 'returned' &&
  next.seat === event.seat &&
  RECALLED.includes(next.figure);

/** An expansion moves the scored figure to another place, so it does not go home. */
const isComingBack = (later: GameEvent, { seat, from }: Returned): boolean =>
  'isBack' in later && 'from' in later && later.seat === seat && samePlace(later.from, from);

/** Whether the line before has told it. A card opened for a figure tells that the figure comes or leaves; a score can be in between. */
function isToldBefore(events: readonly GameEvent[], index: number): boolean {
  const event = events[index]!;
  const done = events[events[index - 1]?.type === 'scored' ? index - 2 : index - 1];
  if (!done || done.type === 'deployed' || !('figure' in done && 'on' in done) || done.on === null) return false;
  const place =
    event.type === 'deployed' ? event.on : event.type === 'moved' || event.type === 'returned' ? event.from : null;
  return place !== null && samePlace(place, done.on) && 'figure' in event && event.figure === done.figure;
}

/**
 * The scores that owners share: one feature, one reason, equal points, in one run of scores. A pig makes a field worth more to one owner,
 * and the towns at a road come in between.
 */
function sharing(events: readonly GameEvent[], index: number): ScoredEvent[] {
  const one = events[index] as ScoredEvent;
  const near = (other: GameEvent | undefined): other is ScoredEvent =>
    other?.type === 'scored' &&
    (other === one ||
      (other.on !== null && one.on !== null
        ? samePlace(other.on, one.on)
        : isMajority(one) && other.working[0]?.of === one.working[0]?.of));
  let from = index;
  while (near(events[from - 1])) from -= 1;
  const all: ScoredEvent[] = [];
  for (let i = from; near(events[i]); i++) all.push(events[i] as ScoredEvent);
  return all.filter(({ reason, points }) => reason === one.reason && points === one.points);
}

/** Points for a majority without a feature. */
const isMajority = ({ working }: ScoredEvent): boolean => working[0]?.of.startsWith('most-') ?? false;

/** The events before the final scoring, which the final message tells. */
export function beforeTheEnd(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ type }) => type === 'final-scoring');
  return end < 0 ? events : events.slice(0, end);
}
