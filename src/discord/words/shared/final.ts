import type { ScoredEvent, Seat } from '../../../engine/index.ts';
import { fitting } from '../escape.ts';
import type { FinalWords, ThingWords } from '../types.ts';
import { type Calling, inMarkdown, type Language, nameIn } from './language.ts';
import { whatOf } from './lines.ts';
import { groupOf, ruleOf, sumIn } from './things.ts';

const LIMIT = 1500;

export function finalOf(language: Language, things: ThingWords): FinalWords {
  const { final, log } = language.phrases;

  /** `unfinished city N20 3 tiles × 1 = 3 (B18)` */
  const item = (event: ScoredEvent): string =>
    `${whatOf(language, things, event)} ${sumIn(language, things, event.working)} = ${language.number(event.points)} (${ruleOf(event)})`;

  return {
    headline: ({ winners, scores }, people) =>
      headlineOf(language, winners ?? [], scores, inMarkdown(language, people)),

    table: ({ scores, winners, resigned }, people, scored) =>
      ranked(scores, winners ?? [])
        .map(({ seat, rank }) => {
          const sums = sumsIn(scored.filter((event) => event.seat === seat));
          const parts = sums.map(([group, points], index) => {
            const sign = points < 0 ? '− ' : index > 0 ? '+ ' : '';
            return `${sign}${final.sums[group]} ${language.number(Math.abs(points))}`;
          });
          const gone = resigned.includes(seat) ? ` (${language.phrases.turn.resigned})` : '';
          const working = parts.length > 0 ? ` = ${parts.join(' ')}` : '';
          return `**${rank}.** ${language.begun(nameIn(language, people[seat] ?? { name: '?' }, 24))}${gone} – **${language.number(scores[seat]!)}**${working}`;
        })
        .join('\n'),

    scoring: (events, people, limit = LIMIT) => {
      const begin = events.findIndex(({ type }) => type === 'final-scoring');
      if (begin < 0) return '';
      const scored = events.slice(begin).filter((event): event is ScoredEvent => event.type === 'scored');
      const calling = inMarkdown(language, people);
      const lines = people.map((_, seat) => {
        const own = scored.filter((event) => event.seat === seat);
        if (own.length === 0) return language.begun(final.nothing(calling.name(seat)));
        const total = own.reduce((sum, { points }) => sum + points, 0);
        return `${language.begun(calling.name(seat))} ${language.signed(total)}: ${own.map(item).join('; ')}`;
      });
      // Whoever stood on many features must not crowd out the others.
      const share = Math.floor((limit - log.finalScoring.length) / lines.length) - 1;
      const short = lines.map((line) =>
        line.length <= share ? line : fitting(line.split('; '), share, log.more, '; ').join('; '),
      );
      return [log.finalScoring, ...short].join('\n');
    },

    seed: ({ seed, commitment, file }) => final.seed(seed, commitment, file),
  };
}

/** Who has won; equal totals share (B20). */
export function headlineOf(
  language: Language,
  winners: readonly Seat[],
  scores: readonly number[],
  calling: Calling,
): string {
  const { phrases, and } = language;
  const points = Math.max(...winners.map((seat) => scores[seat]!));
  const who = and(winners.map(calling.name));
  if (winners.length === 0) return phrases.turn.over;
  return language.begun(winners.length === 1 ? phrases.final.wins(who, points) : phrases.final.shares(who, points));
}

/** Winners first, then by points; equals have the same rank. Those who resigned cannot win, whatever they have. */
function ranked(scores: readonly number[], winners: readonly Seat[]): { readonly seat: Seat; readonly rank: number }[] {
  const key = (seat: Seat): readonly [number, number] => [winners.includes(seat) ? 1 : 0, scores[seat]!];
  const before = (a: Seat, b: Seat): number => key(b)[0] - key(a)[0] || key(b)[1] - key(a)[1];
  const order = scores.map((_, seat) => seat).sort((a, b) => before(a, b) || a - b);
  return order.map((seat) => ({ seat, rank: order.findIndex((other) => before(other, seat) === 0) + 1 }));
}

/** The order in which it is told what points came of. */
export const GROUPS_IN_ORDER = [
  'road',
  'city',
  'monastery',
  'garden',
  'field',
  'arrow',
  'cash-out',
  'unopened-gifts',
  'trade-goods',
  'island',
  // Costs come last: a sum does not begin with what is taken off.
  'town',
] as const satisfies readonly ReturnType<typeof groupOf>[];
type Group = (typeof GROUPS_IN_ORDER)[number];

/** What points came of; groups without any are left out. */
export function sumsIn(scored: readonly Pick<ScoredEvent, 'reason' | 'points'>[]): [Group, number][] {
  return GROUPS_IN_ORDER.flatMap((group) => {
    const points = scored.filter(({ reason }) => groupOf(reason) === group).reduce((sum, one) => sum + one.points, 0);
    return points !== 0 ? [[group, points] as [Group, number]] : [];
  });
}
