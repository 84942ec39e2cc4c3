import {
  FIGURES,
  type Figure,
  type GameEvent,
  GOODS,
  type Good,
  type Opening,
  type Place,
  type ScoredEvent,
  samePlace,
} from '../../../engine/index.ts';
import { escaped, fitting } from '../escape.ts';
import type { Role } from '../phrases.ts';
import type { LogWords, ThingWords } from '../types.ts';
import { type Discovery, discoveriesIn } from './discoveries.ts';
import { headlineOf } from './final.ts';
import { type Calling, inMarkdown, type Language } from './language.ts';
import { roleOf, ruleOf, sumIn } from './things.ts';

const LIMIT = 1000;

export function logOf(language: Language, things: ThingWords): LogWords {
  return {
    event: (event, people) => lineOf(language, things, event, inMarkdown(people)),
    lines: (events, people, limit = LIMIT) =>
      fitting(storyOf(language, things, events, inMarkdown(people)), limit, language.phrases.log.more),
    discovered: (events, view) => discoveriesIn(events, view).map((one) => discoveryLine(language, one)),
  };
}

function discoveryLine(language: Language, { what, name, opened }: Discovery): string {
  const squares = language.and(opened.map(language.square));
  return language.phrases.log.discovered[what](`**${escaped(name)}**`, squares);
}

type Returned = Extract<GameEvent, { type: 'returned' }>;

/** Every line of what happened, the next draw left out; ties in one line, what went home together. */
export function storyOf(
  language: Language,
  things: ThingWords,
  events: readonly GameEvent[],
  calling: Calling,
): string[] {
  const { log } = language.phrases;
  const lines: string[] = [];
  let home: Returned[] = [];
  let sweeping = false;
  const flush = (): void => {
    const strays = home.some(({ figure }) => figure === 'builder' || figure === 'pig');
    const rule = `${sweeping ? 'G33' : 'B14'}${strays ? ', TB8' : ''}`;
    if (home.length > 0) lines.push(log.returnedAll(homeward(language, home, calling), rule));
    home = [];
  };
  const tell = (text: string): void => {
    lines.push(calling.markdown ? text : text.replaceAll('**', ''));
  };
  events.forEach((event, index) => {
    const before = events[index - 1];
    const next = events[index + 1];
    if (event.type === 'returned') {
      // The line of the scoring has told of it already.
      if (before?.type !== 'scored' || !(isRecall(before, event) || before.reason === 'cash-out')) home.push(event);
      return;
    }
    const shared = event.type === 'scored' && sharing(events, index);
    if (shared && shared[0] !== event) return;
    // A figure goes home after each feature; the story tells it once, when the scoring is over.
    if (event.type !== 'scored') flush();
    if (event.type === 'turn' || event.type === 'drawn') return;
    if (event.type === 'gift-opened') sweeping = event.gift === 'road-sweeper';
    if (event.type === 'placed' || event.type === 'final-scoring') sweeping = false;
    if (isToldByCard(event, before)) return;
    // That nothing is activated the 2 points say, which follow.
    if (event.type === 'arrow' && event.active === null && next?.type === 'scored') return;
    if (event.type === 'scored' && isRecall(event, next)) tell(recalled(language, things, event, calling));
    else if (shared) lines.push(scored(language, things, shared, calling, occasionOf(event, before, sweeping)));
    else lines.push(lineOf(language, things, event, calling));
  });
  flush();
  return lines;
}

/** The rule of a scoring by what led to it; undefined where its reason says it. */
function occasionOf(event: GameEvent, before: GameEvent | undefined, sweeping: boolean): string | undefined {
  if (event.type !== 'scored') return undefined;
  if (event.reason === 'arrow' && before?.type === 'arrow') return before.active === null ? 'AN2' : 'AN7';
  return sweeping && event.reason === 'road.incomplete' ? 'G31, G32' : undefined;
}

/** An abbot taken back: scored, then home, without its place being finished (AB4). */
const isRecall = (event: GameEvent, next: GameEvent | undefined): boolean =>
  event.type === 'scored' &&
  (event.reason === 'garden.incomplete' || event.reason === 'monastery.incomplete') &&
  next?.type === 'returned' &&
  next.seat === event.seat &&
  next.figure === 'abbot';

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

/** What was scored and where: `city at N20`, `unopened gifts`. */
export function whatOf(language: Language, things: ThingWords, { reason, on }: ScoredEvent): string {
  const what = things.reason(reason);
  return on === null ? what : language.phrases.things.at(what, language.square(on));
}

function recalled(language: Language, things: ThingWords, event: ScoredEvent, calling: Calling): string {
  const on = event.on!;
  return language.phrases.log.recalled({
    who: calling.name(event.seat),
    kind: on.kind,
    square: language.square(on),
    sum: sumIn(language, things, event.working),
    points: language.number(event.points),
  });
}

export function scored(
  language: Language,
  things: ThingWords,
  events: readonly ScoredEvent[],
  calling: Calling,
  rule?: string,
): string {
  const [first] = events as [ScoredEvent];
  const seats = events.map(({ seat }) => seat);
  const text = language.phrases.log.scored({
    who: language.and(seats.map(calling.name)),
    shared: seats.length > 1,
    what: whatOf(language, things, first),
    sum: sumIn(language, things, first.working),
    points: language.number(first.points),
    rule: rule ?? ruleOf(first),
    majority: majorityIn(language, first.votes),
  });
  return calling.markdown ? text : text.replaceAll('**', '');
}

/** `2 : 1`; '' where nobody else stood there. */
function majorityIn({ number }: Language, votes: readonly number[]): string {
  const present = votes.filter((count) => count > 0).sort((a, b) => b - a);
  return present.length > 1 ? present.map(number).join(' : ') : '';
}

/** `Ada 2 meeples and 1 abbot, Bo 1 meeple` */
export function homeward(language: Language, events: readonly Returned[], calling: Calling): string {
  const { figures } = language.phrases.things;
  return [...new Set(events.map(({ seat }) => seat))]
    .map((seat) => {
      const own = events.filter((event) => event.seat === seat).map(({ figure }) => figure);
      const counted = FIGURES.flatMap((figure) => {
        const count = own.filter((one) => one === figure).length;
        return count > 0 ? [language.count(count, figures[figure])] : [];
      });
      return `${calling.name(seat)} ${language.and(counted)}`;
    })
    .join(', ');
}

/** One event, one line. */
export function lineOf(language: Language, things: ThingWords, event: GameEvent, calling: Calling): string {
  const { log, things: named } = language.phrases;
  const text = ((): string => {
    switch (event.type) {
      case 'turn':
        return log.turn(event.turn, calling.name(event.seat), event.part);
      case 'drawn':
        return log.drawn(calling.name(event.seat), things.tile(event.tile), language.number(event.tilesLeft));
      case 'discarded':
        return log.discarded(calling.name(event.seat), things.tile(event.tile));
      case 'placed':
        return log.placed(calling.name(event.seat), language.square(event), things.tile(event.tile, event.rotation));
      case 'deployed': {
        const role = named.aRole[roleOf(event.figure, event.on.kind)];
        return log.deployed(calling.name(event.seat), role, language.square(event.on), things.place(event.on));
      }
      case 'scored':
        return scored(language, things, [event], calling);
      case 'returned':
        return log.returned(calling.name(event.seat), language.count(1, named.figures[event.figure]), 'B14');
      case 'arrow':
        return arrowLine(language, event, calling);
      case 'gift-received':
        return log.giftReceived(calling.name(event.seat), event.unopened);
      case 'gifts-reshuffled':
        return log.giftsReshuffled(event.cards);
      case 'gift-opened':
        return log.giftOpened(calling.name(event.seat), things.gift(event.gift).name, doesIn(language, things, event));
      case 'moved':
        return log.moved(calling.name(event.seat), ...changeIn(language, things, event.figure, event.from, event.to));
      case 'drawn-too':
        return log.drawnToo(calling.name(event.seat), things.tile(event.tile));
      case 'kept': {
        const left = language.number(event.tilesLeft);
        return log.kept(calling.name(event.seat), things.tile(event.tile), things.tile(event.back), left);
      }
      case 'goods-taken': {
        const taken = language.and(goodsIn(language, event.goods));
        return log.goodsTaken(calling.name(event.seat), taken, language.square(event.on));
      }
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

function arrowLine(language: Language, { seat, active }: ArrowEvent, calling: Calling): string {
  const at = active && { symbol: active.symbol, square: language.square(active) };
  return language.phrases.log.arrow(calling.name(seat), at);
}

type ArrowEvent = Extract<GameEvent, { type: 'arrow' }>;

/** What an opened card does, to stand after its name. */
export function doesIn(
  language: Language,
  things: ThingWords,
  { gift, figure, on, to }: Omit<Opening, 'type'>,
): string {
  const { giftDoes } = language.phrases.log;
  if (gift === 'take-2' || on === null) return giftDoes.take2;
  const square = language.square(on);
  if (gift === 'road-sweeper' || figure === null) return giftDoes.sweep(square);
  if (gift === 'synod') return giftDoes.synod(roleOf(figure, on.kind), square);
  if (gift === 'cash-out' || to === null)
    return giftDoes.cashOut(roleOf(figure, on.kind), spotIn(language, things, on));
  return giftDoes.change(...changeIn(language, things, figure, on, to));
}

/** `N20 (city, north)` */
const spotIn = (language: Language, things: ThingWords, on: Place): string =>
  `${language.square(on)} (${things.place(on)})`;

const changeIn = (
  language: Language,
  things: ThingWords,
  figure: Figure,
  from: Place,
  to: Place,
): [Role, string, Role, string] => [
  roleOf(figure, from.kind),
  spotIn(language, things, from),
  roleOf(figure, to.kind),
  things.place(to),
];

/** `1 wine`, `2 grain`: what there is of it. */
export const goodsIn = ({ phrases, number }: Language, goods: Readonly<Record<Good, number>>): string[] =>
  GOODS.filter((good) => goods[good] > 0).map((good) => `${number(goods[good])} ${phrases.things.goods[good]}`);

/** What happened before the last reckoning, which the final message tells by itself. */
export function beforeTheEnd(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ type }) => type === 'final-scoring');
  return end < 0 ? events : events.slice(0, end);
}
