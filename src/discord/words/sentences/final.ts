import type { GameEvent, GameView, ScoredEvent, Seat } from '../../../engine/index.ts';
import { SCORE_GROUPS, type ScoreGroup, scoreGroupOf } from '../../../stats/index.ts';
import { fitting } from '../escape.ts';
import type { Members } from '../vocabulary.ts';
import { inMarkdown, moreLines, nameIn, type SpokenLanguage } from './language.ts';
import { headlineOf, whatOf } from './lines.ts';
import { sumIn, type ThingWords } from './things.ts';

const LIMIT = 1500;

export function finalOf(language: SpokenLanguage, things: ThingWords) {
  const { say, number, between } = language;

  /** `unfinished city at N20: 3 tiles × 1 = 3` */
  const item = (event: ScoredEvent): string =>
    language.labelled(
      whatOf(language, things, event),
      `${sumIn(language, things, event.working)} = ${number(event.points)}`,
    );

  return {
    /** `**Ada wins with 87 points!**`; shared wins (B20). No mentions. */
    headline: ({ winners, scores }: GameView, people: Members) =>
      headlineOf(language, winners ?? [], scores, inMarkdown(language, people)),

    /** A line for each seat, best first: `1. **Ada** 87 = roads 21 + cities 40 + …`. `scored`: all scores of the game. */
    table: ({ scores, winners, resigned }: GameView, people: Members, scored: readonly ScoredEvent[]) =>
      ranked(scores, winners ?? [])
        .map(({ seat, rank }) => {
          const sums = sumsIn(scored.filter((event) => event.seat === seat));
          const parts = sums.map(([group, points], index) => {
            const sign = points < 0 ? '− ' : index > 0 ? '+ ' : '';
            return `${sign}${say(`sum-${group}`)} ${number(Math.abs(points))}`;
          });
          const member = people[seat];
          const name = nameIn(language, member ?? { name: '?' }, 24);
          const played = member?.aided ? say('stood-in-for', { who: name }) : name;
          const who = member?.hinted ? say('had-hints', { who: played }) : played;
          const gone = resigned.includes(seat) ? ` (${say('turn-resigned')})` : '';
          const working = parts.length > 0 ? ` = ${parts.join(' ')}` : '';
          return `**${rank}.** ${language.begun(who)}${gone} – **${number(scores[seat]!)}**${working}`;
        })
        .join('\n'),

    /** The final scoring, a paragraph for each seat; at most `limit` characters (default 1500). */
    scoring: (events: readonly GameEvent[], people: Members, limit: number = LIMIT) => {
      const begin = events.findIndex(({ type }) => type === 'final-scoring');
      if (begin < 0) return '';
      const scored = events.slice(begin).filter((event): event is ScoredEvent => event.type === 'scored');
      const calling = inMarkdown(language, people);
      const lines = people.map((_, seat) => {
        const own = scored.filter((event) => event.seat === seat);
        if (own.length === 0) return language.begun(say('final-nothing', { who: calling.name(seat) }));
        const total = own.reduce((sum, { points }) => sum + points, 0);
        return language.labelled(
          `${language.begun(calling.name(seat))} ${language.signed(total)}`,
          own.map(item).join(between),
        );
      });
      // Each seat has an equal share of the room, so that many features of one do not crowd out the others.
      const head = say('event-final-scoring');
      const share = Math.floor((limit - head.length) / lines.length) - 1;
      const short = lines.map((line) =>
        line.length <= share ? line : fitting(line.split(between), share, moreLines(language), between).join(between),
      );
      return [head, ...short].join('\n');
    },
  };
}

/** Winners first, then by points; equals share a rank. A seat that resigned cannot win with any points. */
function ranked(scores: readonly number[], winners: readonly Seat[]): { readonly seat: Seat; readonly rank: number }[] {
  const key = (seat: Seat): readonly [number, number] => [winners.includes(seat) ? 1 : 0, scores[seat]!];
  const before = (a: Seat, b: Seat): number => key(b)[0] - key(a)[0] || key(b)[1] - key(a)[1];
  const order = scores.map((_, seat) => seat).sort((a, b) => before(a, b) || a - b);
  return order.map((seat) => ({ seat, rank: order.findIndex((other) => before(other, seat) === 0) + 1 }));
}

/** Points by kind, in the usual order, without empty kinds. */
export function sumsIn(scored: readonly Pick<ScoredEvent, 'reason' | 'points'>[]): [ScoreGroup, number][] {
  return SCORE_GROUPS.flatMap((group) => {
    const points = scored
      .filter(({ reason }) => scoreGroupOf(reason) === group)
      .reduce((sum, one) => sum + one.points, 0);
    return points !== 0 ? [[group, points] as [ScoreGroup, number]] : [];
  });
}
