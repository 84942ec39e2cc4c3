import type { ScoredEvent } from '../../../engine/index.ts';
import type { BestScore, Report } from '../../../game/past/report.ts';
import type { Scoring } from '../../../game/past/scorings.ts';
import { type ResultSeat, SCORE_GROUPS, type Summary } from '../../../stats/index.ts';
import { cut, escaped, fitting } from '../escape.ts';
import type { Members } from '../vocabulary.ts';
import { sumsIn } from './final.ts';
import { inMarkdown, inPlain, moreThings, type SpokenLanguage } from './language.ts';
import { whatOf } from './lines.ts';
import { momentIn } from './moment.ts';
import { farewellsIn, inOrder, peopleIn, scoresIn, standingIn, whatIn } from './past.ts';
import { sumIn, type ThingWords } from './things.ts';

/** Discord's limit for the description of a file. */
const ALT = 1024;
const TITLE = 80;

/** At least this room is left for the biggest scores. */
const ROOM_FOR_BEST = 300;

export type ReportHeading = 'scores' | 'figures' | 'turn' | 'points' | 'best';

/** The words of an end report besides `FinalWords`. */
export function reportOf(language: SpokenLanguage, things: ThingWords) {
  const { say } = language;
  const when = (turn: number | null): string => say('report-when', { turn });

  const partsOf = (points: ResultSeat['points']) =>
    sumsIn(
      Object.entries(points).map(([reason, sum]) => ({ reason: reason as ScoredEvent['reason'], points: sum ?? 0 })),
    ).map(([group, sum]) => ({ label: say(`sum-${group}`), points: sum, kind: SCORE_GROUPS.indexOf(group) }));

  const best = ({ event, turn }: BestScore): string => `${whatOf(language, things, event)} (${when(turn)})`;
  const bestInFull = ({ event, turn }: BestScore): string =>
    `${whatOf(language, things, event)}, ${sumIn(language, things, event.working)} (${when(turn)})`;

  const leadIn = ({ leads }: Report, name: (seat: number) => string): string => {
    const last = leads.at(-1);
    if (last === undefined) return say('report-alt-no-lead');
    return say('report-alt-lead', { changes: leads.length - 1, who: name(last.seat), since: last.turn });
  };

  /** Totals with their parts, if these fit for all seats. */
  const pointsIn = (game: Summary, room: number): string => {
    const { name } = inPlain(language, peopleIn(game));
    const told = (withParts: boolean): string => {
      const seats = inOrder(game).map((seat) => {
        const { score, points } = game.seats[seat]!;
        const parts = partsOf(points).map(({ label, points: sum }) => `${label} ${language.number(sum)}`);
        const working = withParts && parts.length > 0 ? ` (${parts.join(', ')})` : '';
        return `${name(seat)} ${language.number(score)}${working}`;
      });
      return say('report-alt-points', { listed: seats.join(language.between) });
    };
    const whole = told(true);
    return whole.length <= room ? whole : told(false);
  };

  return {
    /** The players, by their names in the result; '' for former players. */
    people: peopleIn,
    /** Farewells of the computers, a line each; none in an abandoned game. */
    farewells: (game: Pick<Summary, 'seats' | 'ending'>): string[] => farewellsIn(language, game),
    /** Seats, best first. */
    order: inOrder,
    /** Above the picture, plain: `Base game · 72 turns`; at most 80 characters. */
    title: (game: Summary) => cut(whatIn(language, game), TITLE),
    /** Above the parts of the picture; plain. */
    headings: {
      scores: say('report-heading-scores'),
      figures: say('report-heading-figures'),
      turn: say('report-heading-turn'),
      points: say('report-heading-points'),
      best: say('report-heading-best'),
    },
    /** Points by kind, in the order of `FinalWords.table`; plain. A kind has the same number in every game. */
    parts: partsOf,
    /** `city at N20 (turn 31)`: plain. */
    best,
    /** The biggest scores, a line each under a heading; '' for none. Markdown, at most 900 characters. */
    moments: (scorings: readonly Scoring[], people: Members) => {
      const { name } = inMarkdown(language, people);
      const lines = scorings.map(({ events, turn }) => {
        const who = language.begun(language.and(events.map(({ seat }) => name(seat))));
        return `- ${who} ${language.signed(events[0].points)} · ${best({ event: events[0], turn })}`;
      });
      return lines.length === 0 ? '' : [`### ${say('report-moments')}`, ...lines].join('\n');
    },
    /** How to check the game; without a seed, that it can be checked after its end. Markdown, at most 1000 characters. */
    fair: ({
      seed,
      commitment,
      file,
    }: {
      readonly seed: string | null;
      readonly commitment: string | null;
      readonly file: string | null;
    }) =>
      [
        `### ${say('button-fair')}`,
        say('fair-fixed'),
        ...(commitment === null ? [] : [say('fair-hash', { hash: commitment })]),
        ...(seed === null ? [say('fair-later')] : [say('fair-seed', { seed })]),
        ...(file === null ? [] : [say('fair-check', { file })]),
      ].join('\n'),

    /** The whole picture for a screen reader: plain, at most 1024 characters. */
    alt: (game: Summary, about: Report) => {
      const calling = inPlain(language, peopleIn(game));
      const { scores, figures, turns } = about;
      const half = Math.floor(turns / 2);
      const head = say('report-alt', { what: whatIn(language, game) });
      const most = figures.map((curve, seat) => `${calling.name(seat)} ${Math.max(...curve)}`).join(', ');
      const stood = (turn: number): string => {
        const at = scores.map((curve) => curve[turn]!);
        return say('report-alt-half', { turn, scores: standingIn(language, at, calling) });
      };
      const parts = [
        leadIn(about, calling.name),
        ...(half > 0 ? [stood(half)] : []),
        say('report-alt-figures', { listed: most }),
      ].join(' ');
      const points = pointsIn(game, ALT - head.length - parts.length - ROOM_FOR_BEST);
      const before = [head, points, parts].join(' ');
      const listed = about.best.map((one) =>
        language.labelled(`${calling.name(one.event.seat)} ${language.number(one.event.points)}`, bestInFull(one)),
      );
      const bestLine = (scored: string): string => say('report-alt-best', { listed: scored });
      const room = ALT - before.length - 1 - bestLine('').length;
      const told =
        listed.length > 0 && room > 60
          ? fitting(listed, room, moreThings(language), language.between).join(language.between)
          : '';
      return cut(told === '' ? before : `${before} ${bestLine(told)}`, ALT);
    },

    /** Above a report that is opened later: when, where and what; Markdown, at most 300 characters. */
    about: (game: Summary) =>
      say('report-about', {
        when: momentIn(game.ended, 'f'),
        channel: `<#${game.channel}>`,
        what: escaped(whatIn(language, game)),
      }),
    /** Instead of the winners: none, and the scores. Markdown, at most 600 characters. */
    abandoned: (game: Summary) => say('report-abandoned', { scores: scoresIn(language, game, 24) }),
    /** Instead of everything, if a record does not replay: the scores. Markdown, at most 900 characters. */
    unreadable: (game: Summary) =>
      say('report-unreadable', { when: momentIn(game.ended, 'd'), scores: scoresIn(language, game, 24) }),
  };
}
