import {
  FIGURES,
  type Figure,
  type GameEvent,
  type GameView,
  GOODS,
  type Good,
  type Opening,
  type Place,
  type ScoredEvent,
} from '../../../engine/index.ts';
import type { Say } from '../../../expansions/say.ts';
import type { ExpansionEvent, Role } from '../phrases.ts';
import type { ThingWords } from '../types.ts';
import { headlineOf } from './final.ts';
import type { Calling, Language } from './language.ts';
import { roleOf, ruleOf, sideOf, sumIn } from './things.ts';

/** A figure that went home. */
export type Returned = Extract<GameEvent, { type: 'returned' }>;

/** What was scored and where: `city at N20`, `unopened gifts`. */
export function whatOf(language: Language, things: ThingWords, { reason, on }: ScoredEvent): string {
  const what = things.reason(reason);
  return on === null ? what : language.phrases.things.at(what, language.square(on));
}

export function recalled(language: Language, things: ThingWords, event: ScoredEvent, calling: Calling): string {
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

/** Whose line is the title of a turn, one about all that went home, or one about what came of it. */
export type Untold = Extract<GameEvent, { type: 'turn' | 'drawn' | 'returned' | 'forced' }>;

/** One event, one line. */
export function lineOf(
  language: Language,
  things: ThingWords,
  event: Exclude<GameEvent, Untold>,
  calling: Calling,
): string {
  const { log, things: named } = language.phrases;
  const text = ((): string => {
    switch (event.type) {
      case 'discarded':
        return log.discarded(calling.name(event.seat), things.tile(event.tile));
      case 'set-aside':
        return log.setAside(calling.name(event.seat), things.tile(event.tile));
      case 'shuffled-in':
        return log.shuffledIn(event.tiles.length, language.number(event.tilesLeft));
      case 'placed':
        return log.placed(calling.name(event.seat), language.square(event), things.tile(event.tile, event.rotation));
      case 'deployed': {
        const role = named.aRole[roleOf(event.figure, event.on.kind)];
        return log.deployed(calling.name(event.seat), role, language.square(event.on), things.place(event.on));
      }
      case 'scored':
        return scored(language, things, [event], calling);
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
      default:
        return lineOfExpansion(language, event, sayIn(language, things, calling));
    }
  })();
  return calling.markdown ? text : text.replaceAll('**', '');
}

/** The compiler cannot see that a line is for events of its own type. */
const lineOfExpansion = <Type extends ExpansionEvent['type']>(
  { phrases }: Language,
  event: Extract<ExpansionEvent, { readonly type: Type }>,
  say: Say,
): string => (phrases.lines[event.type] as (event: ExpansionEvent, say: Say) => string)(event, say);

export const sayIn = (language: Language, things: ThingWords, { name }: Calling): Say => ({
  name,
  square: language.square,
  spot: (on) => [language.square(on), sideOf(language, on)].filter(Boolean).join(' '),
  role: (figure, { kind }) => things.role(figure, kind),
});

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

/** What stands with a seat: `2 wine`, `the King`. */
export const piecesIn = ({ phrases, number }: Language, { pieces }: GameView, of: number): string[] =>
  pieces
    .filter(({ seat, count }) => seat === of && count > 0)
    .map(({ kind, count, single }) => `${single ? '' : `${number(count)} `}${phrases.things.pieces[kind]}`);
