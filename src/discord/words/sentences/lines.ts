import {
  FIGURES,
  type Figure,
  type GameEvent,
  type GameView,
  type PieceView,
  type ScoredEvent,
  type Seat,
  samePlace,
} from '../../../engine/index.ts';
import { type IdOf, idsOf } from '../speakers.ts';
import { argumentsOf } from './arguments.ts';
import type { Calling, SpokenLanguage } from './language.ts';
import { figuresIn, kindThing, roleThing, sumIn, type ThingWords } from './things.ts';

/** A figure that went home. */
export type Returned = Extract<GameEvent, { type: 'returned' }>;

/** The source of points: `city at N20`, `unopened gifts`. */
export function whatOf({ say, square }: SpokenLanguage, things: ThingWords, { reason, on }: ScoredEvent): string {
  const what = things.reason(reason);
  return on === null ? what : say('at-square', { what, square: square(on) });
}

/** Figures that score when they are taken back. */
export const RECALLED: readonly string[] = idsOf('recalled');

/** Such a figure with its points. */
export function recalled(
  language: SpokenLanguage,
  things: ThingWords,
  event: ScoredEvent,
  figure: Figure,
  calling: Calling,
): string {
  const on = event.on!;
  return unmarked(
    calling,
    language.say(`recalled-${figure as IdOf<'recalled'>}`, {
      who: calling.name(event.seat),
      kind: kindThing(on),
      square: language.square(on),
      sum: sumIn(language, things, event.working),
      points: language.signed(event.points),
    }),
  );
}

/** A score, shared by its owners with the same points. `all` events show whether a rule broke a tie. */
export function scored(
  language: SpokenLanguage,
  things: ThingWords,
  events: readonly ScoredEvent[],
  calling: Calling,
  all?: readonly GameEvent[],
): string {
  const [first] = events as [ScoredEvent];
  const own = language.sayIfAny(`scored-${first.reason.replaceAll('.', '-')}`, {
    who: language.and(events.map(({ seat }) => calling.name(seat))),
    points: Math.abs(first.points),
    paid: first.points < 0,
    square: first.on && language.square(first.on),
  });
  if (own !== null) return unmarked(calling, own);
  const text = language.say('log-scored', {
    who: language.and(events.map(({ seat }) => calling.name(seat))),
    shared: events.length > 1,
    what: whatOf(language, things, first),
    sum: sumIn(language, things, first.working),
    points: language.signed(first.points),
    votes: majorityIn(language, first.votes, all !== undefined && isTieBroken(first, all)),
  });
  return unmarked(calling, text);
}

/** `2 : 1`; null if only one seat has votes. */
function majorityIn({ say, number }: SpokenLanguage, votes: readonly number[], isBroken: boolean): string | null {
  const present = votes.filter((count) => count > 0).sort((a, b) => b - a);
  if (present.length < 2) return null;
  const told = present.map(number).join(' : ');
  return isBroken ? say('log-tie-broken', { votes: told }) : told;
}

/** Whether a seat with the most votes does not score, since a rule breaks ties. */
function isTieBroken({ votes, on, reason }: ScoredEvent, all: readonly GameEvent[]): boolean {
  const most = Math.max(1, ...votes);
  const hasScored = (seat: Seat): boolean =>
    all.some(
      (event) =>
        event.type === 'scored' &&
        event.seat === seat &&
        event.reason === reason &&
        event.on !== null &&
        on !== null &&
        samePlace(event.on, on),
    );
  return votes.some((count, seat) => count === most && !hasScored(seat));
}

/** `Ada 2 meeples and 1 abbot, Bo 1 meeple` */
export function homeward(language: SpokenLanguage, events: readonly Returned[], calling: Calling): string {
  return [...Map.groupBy(events, ({ seat }) => seat)]
    .map(([seat, own]) => {
      const counts = FIGURES.map((figure) => [figure, own.filter((one) => one.figure === figure).length]);
      return `${calling.name(seat)} ${language.and(figuresIn(language, Object.fromEntries(counts)))}`;
    })
    .join(', ');
}

/** Events without a line: they are in a turn's title, in the line about figures that went home, or in that of a forced move. */
export type Untold = Extract<GameEvent, { type: 'turn' | 'drawn' | 'returned' | 'forced' }>;

/** The line of one event, from the message of its type. Empty if a score that `follows` says everything. */
export function lineOf(
  language: SpokenLanguage,
  things: ThingWords,
  event: Exclude<GameEvent, Untold>,
  calling: Calling,
  follows?: GameEvent,
): string {
  if (event.type === 'scored') return scored(language, things, [event], calling);
  const given = argumentsOf(language, things, event, calling);
  const headline = event.type === 'ended' ? headlineOf(language, event.winners, event.scores, calling) : null;
  const say = (attribute: string): string | null =>
    language.sayIfAny(`event-${event.type}${attribute}`, { ...given, headline });
  return unmarked(calling, (follows?.type === 'scored' ? say('.scored') : null) ?? say('') ?? event.type);
}

/** Removes bold from plain text. */
const unmarked = ({ markdown }: Calling, text: string): string => (markdown ? text : text.replaceAll('**', ''));

/** The winners; equal totals share (B20). */
export function headlineOf(
  language: SpokenLanguage,
  winners: readonly Seat[],
  scores: readonly number[],
  calling: Calling,
): string {
  if (winners.length === 0) return language.say('turn-over');
  const points = Math.max(...winners.map((seat) => scores[seat]!));
  const who = language.and(winners.map(calling.name));
  return language.begun(language.say(winners.length === 1 ? 'final-wins' : 'final-shares', { who, points }));
}

/** A seat's pieces: `2 wine`, `the King`. */
export const piecesIn = (
  { sayIfAny, number }: SpokenLanguage,
  { pieces }: GameView,
  of: number,
  calling: Calling,
): string[] =>
  pieces
    .filter(({ seat, count }) => seat === of && count > 0)
    .map(
      ({ kind, count, single, figure }) =>
        `${single ? '' : `${number(count)} `}${sayIfAny(`piece-${kind}`, { count, ...(figure && heldIn(figure, calling)) }) ?? kind}`,
    );

/** A held figure and its owner. */
const heldIn = ({ seat, figure }: NonNullable<PieceView['figure']>, calling: Calling) => {
  return { role: roleThing(figure), whose: calling.name(seat) };
};
