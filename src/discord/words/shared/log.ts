import { type GameEvent, type ScoredEvent, type Seat, squareName } from '../../../engine/index.ts';
import { fitting } from '../escape.ts';
import type { LogWords, ThingWords } from '../types.ts';
import { headlineOf } from './final.ts';
import { type Calling, inMarkdown, type Language } from './language.ts';
import { RULE_OF, roleOf, sumIn } from './things.ts';

const LIMIT = 1000;

export function logOf(language: Language, things: ThingWords): LogWords {
  return {
    event: (event, people) => lineOf(language, things, event, inMarkdown(people)),
    lines: (events, people, limit = LIMIT) =>
      fitting(storyOf(language, things, events, inMarkdown(people)), limit, language.phrases.log.more),
  };
}

/** Every line of what happened, the next draw left out; ties in one line, what went home together. */
export function storyOf(
  language: Language,
  things: ThingWords,
  events: readonly GameEvent[],
  calling: Calling,
): string[] {
  const { log } = language.phrases;
  const lines: string[] = [];
  let home: Extract<GameEvent, { type: 'returned' }>[] = [];
  const flush = (): void => {
    if (home.length > 0) lines.push(log.returnedAll(homeward(language, home, calling)));
    home = [];
  };
  events.forEach((event, index) => {
    if (event.type === 'returned') {
      home.push(event);
      return;
    }
    const shared = event.type === 'scored' && sharing(events, index);
    if (shared && shared[0] !== event) return;
    // A figure goes home after each feature; the story tells it once, when the scoring is over.
    if (event.type !== 'scored') flush();
    if (event.type === 'turn' || event.type === 'drawn') return;
    lines.push(shared ? scored(language, things, shared, calling) : lineOf(language, things, event, calling));
  });
  flush();
  return lines;
}

/** The scorings of one feature, which its owners share: neighbours in the list. */
function sharing(events: readonly GameEvent[], index: number): ScoredEvent[] {
  const one = events[index] as ScoredEvent;
  const same = (other: GameEvent | undefined): other is ScoredEvent =>
    other?.type === 'scored' &&
    other.reason === one.reason &&
    other.on.x === one.on.x &&
    other.on.y === one.on.y &&
    other.on.at === one.on.at;
  let from = index;
  while (same(events[from - 1])) from -= 1;
  const all: ScoredEvent[] = [];
  for (let i = from; same(events[i]); i++) all.push(events[i] as ScoredEvent);
  return all;
}

export function scored(
  language: Language,
  things: ThingWords,
  events: readonly ScoredEvent[],
  calling: Calling,
): string {
  const [first] = events as [ScoredEvent];
  const seats = events.map(({ seat }) => seat);
  const text = language.phrases.log.scored({
    who: language.and(seats.map(calling.name)),
    shared: seats.length > 1,
    what: language.phrases.things.at(things.reason(first.reason), squareName(first.on)),
    sum: sumIn(language, things, first.working),
    points: language.number(first.points),
    rule: RULE_OF[first.reason],
    majority: majorityIn(language, first.votes),
  });
  return calling.markdown ? text : text.replaceAll('**', '');
}

/** `2 : 1`; '' where nobody else stood there. */
function majorityIn({ number }: Language, votes: readonly number[]): string {
  const present = votes.filter((count) => count > 0).sort((a, b) => b - a);
  return present.length > 1 ? present.map(number).join(' : ') : '';
}

function homeward(
  language: Language,
  events: readonly Extract<GameEvent, { type: 'returned' }>[],
  calling: Calling,
): string {
  const bySeat = new Map<Seat, number>();
  for (const { seat } of events) bySeat.set(seat, (bySeat.get(seat) ?? 0) + 1);
  const forms = language.phrases.things.figures.meeple;
  return [...bySeat].map(([seat, count]) => `${calling.name(seat)} ${language.count(count, forms)}`).join(', ');
}

/** One event, one line. */
export function lineOf(language: Language, things: ThingWords, event: GameEvent, calling: Calling): string {
  const { log, things: named } = language.phrases;
  const text = ((): string => {
    switch (event.type) {
      case 'turn':
        return log.turn(event.turn, calling.name(event.seat));
      case 'drawn':
        return log.drawn(calling.name(event.seat), things.tile(event.tile), language.number(event.tilesLeft));
      case 'discarded':
        return log.discarded(calling.name(event.seat), things.tile(event.tile));
      case 'placed':
        return log.placed(calling.name(event.seat), squareName(event), things.tile(event.tile, event.rotation));
      case 'deployed': {
        const role = named.aRole[roleOf(event.figure, event.on.kind)];
        return log.deployed(calling.name(event.seat), role, squareName(event.on), things.place(event.on));
      }
      case 'scored':
        return scored(language, things, [event], calling);
      case 'returned':
        return log.returned(calling.name(event.seat), language.count(1, named.figures[event.figure]));
      case 'resigned':
        return log.resigned(calling.name(event.seat));
      case 'final-scoring':
        return log.finalScoring;
      case 'ended':
        return log.ended(headlineOf(language, event.winners, event.scores, calling));
    }
  })();
  return calling.markdown ? text : text.replaceAll('**', '');
}

/** What happened before the last reckoning, which the final message tells by itself. */
export function beforeTheEnd(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ type }) => type === 'final-scoring');
  return end < 0 ? events : events.slice(0, end);
}
