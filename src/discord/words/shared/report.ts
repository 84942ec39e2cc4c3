import type { ScoredEvent } from '../../../engine/index.ts';
import type { BestScore, Report } from '../../../game/report.ts';
import { type ResultSeat, SCORE_GROUPS, type Summary } from '../../../stats/index.ts';
import { cut, escaped, fitting } from '../escape.ts';
import type { ReportWords, ThingWords } from '../types.ts';
import { sumsIn } from './final.ts';
import { inPlain, type Language, moreThings } from './language.ts';
import { whatOf } from './lines.ts';
import { momentIn } from './moment.ts';
import { farewellsIn, inOrder, peopleIn, scoresIn, standingIn, whatIn } from './past.ts';
import { sumIn } from './things.ts';

/** What Discord takes as the description of an attachment. */
const ALT = 1024;
const TITLE = 80;
/** What is told before the biggest scores leaves them this much. */
const ROOM_FOR_BEST = 300;

export function reportOf(language: Language, things: ThingWords): ReportWords {
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

  /** Totals with what brought them, as far as there is room for all seats alike. */
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
    people: peopleIn,
    farewells: (game) => farewellsIn(language, game),
    order: inOrder,
    title: (game) => cut(whatIn(language, game), TITLE),
    headings: {
      scores: say('report-heading-scores'),
      figures: say('report-heading-figures'),
      turn: say('report-heading-turn'),
      points: say('report-heading-points'),
      best: say('report-heading-best'),
    },
    parts: partsOf,
    best,

    alt: (game, about) => {
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

    about: (game) =>
      say('report-about', {
        when: momentIn(game.ended, 'f'),
        channel: `<#${game.channel}>`,
        what: escaped(whatIn(language, game)),
      }),
    abandoned: (game) => say('report-abandoned', { scores: scoresIn(language, game, 24) }),
    unreadable: (game) =>
      say('report-unreadable', { when: momentIn(game.ended, 'd'), scores: scoresIn(language, game, 24) }),
  };
}
