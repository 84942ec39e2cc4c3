import { type GameEvent, reasonFor, type ScoredEvent, samePlace } from '../../../engine/index.ts';
import type { ThingWords } from '../types.ts';
import type { Calling, Language } from './language.ts';
import { homeward, lineOf, type Returned, recalled, scored } from './lines.ts';

/** Every line of what happened, the next draw left out; ties in one line, what went home together. */
export function storyOf(
  language: Language,
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
      // Whom the dragon ate, and who was left alone, are two lines.
      if (home.length > 0 && home[0]!.by !== event.by) flush();
      // What it did instead has a line of its own.
      if (events.slice(index).some((later) => isComingBack(later, event))) return;
      // The line of the scoring has told of it already.
      if (before?.type !== 'scored' || !(isRecall(before, event) || before.reason === 'cash-out')) home.push(event);
      return;
    }
    const shared = event.type === 'scored' && sharing(events, index);
    if (shared && shared[0] !== event) return;
    // A figure goes home after each feature; the story tells it once, when the scoring is over.
    if (event.type !== 'scored') flush();
    if (event.type === 'turn' || event.type === 'drawn' || event.type === 'forced') return;
    if (isToldByCard(event, before)) return;
    // That nothing is activated the 2 points say, which follow.
    if (event.type === 'arrow' && event.active === null && next?.type === 'scored') return;
    if (event.type === 'scored' && isRecall(event, next)) lines.push(recalled(language, things, event, calling));
    else if (shared) lines.push(scored(language, things, shared, calling, events));
    else {
      const line = lineOf(language, things, event, calling);
      lines.push(before?.type === 'forced' ? language.say('log-forced', { line: line.replace(/\.$/, '') }) : line);
    }
  });
  flush();
  return lines.map(language.begun);
}

/** An abbot taken back: scored, then home, without its place being finished (AB4). */
const isRecall = (event: GameEvent, next: GameEvent | undefined): boolean =>
  event.type === 'scored' &&
  event.on !== null &&
  (event.on.kind === 'garden' || event.on.kind === 'monastery') &&
  event.reason === reasonFor(event.on, false) &&
  next?.type === 'returned' &&
  next.seat === event.seat &&
  next.figure === 'abbot';

/** Whom an expansion lets go on from where it was scored, which is no way home. */
const isComingBack = (later: GameEvent, { seat, from }: Returned): boolean =>
  'isBack' in later && later.seat === seat && samePlace(later.from, from);

/** The line of the opened card says where the figure goes. */
const isToldByCard = (event: GameEvent, before: GameEvent | undefined): boolean =>
  before?.type === 'gift-opened' &&
  ((before.gift === 'synod' && event.type === 'deployed') ||
    (before.gift === 'change-position' && event.type === 'moved'));

/**
 * The scorings of one feature for one reason that its owners share, each with the same points: within the run of scorings on
 * that feature. A pig makes a field worth more to one of them, and the towns at a road come in between.
 */
function sharing(events: readonly GameEvent[], index: number): ScoredEvent[] {
  const one = events[index] as ScoredEvent;
  const near = (other: GameEvent | undefined): other is ScoredEvent =>
    other?.type === 'scored' &&
    (other === one ||
      (other.on !== null && one.on !== null
        ? samePlace(other.on, one.on)
        : one.reason === 'trade-goods' && other.working[0]?.of === one.working[0]?.of));
  let from = index;
  while (near(events[from - 1])) from -= 1;
  const all: ScoredEvent[] = [];
  for (let i = from; near(events[i]); i++) all.push(events[i] as ScoredEvent);
  return all.filter(({ reason, points }) => reason === one.reason && points === one.points);
}

/** What happened before the last reckoning, which the final message tells by itself. */
export function beforeTheEnd(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ type }) => type === 'final-scoring');
  return end < 0 ? events : events.slice(0, end);
}
