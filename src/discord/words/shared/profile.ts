import { PAGE_ROWS } from '../../../stats/index.ts';
import type { ProfileAbout, ProfileWords } from '../board-types.ts';
import { cut } from '../escape.ts';
import type { ThingWords } from '../types.ts';
import { calledPlainly, countOrNone, otherName, ratingText } from './boards.ts';
import { capital, type Language, safeName } from './language.ts';

const ALT = 1024;

export function profileOf(language: Language, things: ThingWords): ProfileWords {
  const { profile: phrases, boards, final, tag } = language.phrases;
  const games = (count: number): string => language.count(count, boards.counts.games);
  const wins = (count: number): string => language.count(count, boards.counts.wins);
  const tiles = (count: number): string => (count === 0 ? '–' : things.count('tiles', count));
  /** Points a game: one digit after the point. */
  const oneDigit = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const average = (points: number): string => oneDigit.format(points).replace('-', '−');

  /** Others are told of a rank that stands on the first page: nobody is shown around as the last of a long list. */
  const isRankTold = (rank: number | null, isOwn: boolean): rank is number =>
    rank !== null && (isOwn || rank <= PAGE_ROWS);

  const ratings = ({ profile, isRated, isOwn }: ProfileAbout) =>
    (isRated ? profile.pools : []).map((pool) => ({
      label: boards.pools[pool.pool].name,
      value: ratingText(pool),
      note: [...(isRankTold(pool.rank, isOwn) ? [capital(boards.rank(pool.rank))] : []), games(pool.games)].join(' · '),
      curve: pool.curve,
    }));

  const facts = ({ profile }: ProfileAbout) => {
    const { opponent, giftsReceived, giftsOpened, arrows } = profile;
    const opened = phrases.opened(language.number(giftsOpened), language.number(giftsReceived));
    return [
      { label: phrases.facts.bestScore, value: language.count(profile.bestScore, boards.counts.points) },
      { label: phrases.facts.biggestCity, value: tiles(profile.biggestCity) },
      { label: phrases.facts.longestRoad, value: tiles(profile.longestRoad) },
      ...(opponent
        ? [
            {
              label: phrases.opponent(games(opponent.games)),
              value: opponent.name,
              otherValue: otherName(opponent.user),
            },
          ]
        : []),
      // Whoever has never played with them has nothing to be told of.
      ...(giftsReceived > 0 ? [{ label: phrases.facts.giftsOpened, value: opened }] : []),
      ...(arrows > 0 ? [{ label: phrases.facts.arrows, value: language.number(arrows) }] : []),
    ];
  };

  const tally = (of: { readonly games: number; readonly wins: number }): string =>
    [games(of.games), ...(of.wins > 0 ? [wins(of.wins)] : [])].join(', ');
  const subtitle = ({ profile }: ProfileAbout): string => phrases.subtitle(tally(profile));

  return {
    head: (about) =>
      cut(
        [
          `### ${safeName(about.profile.name)}`,
          subtitle(about),
          about.isOwn && about.profile.isHidden ? phrases.hidden : '',
          about.isRated && about.profile.pools.some(({ provisional }) => provisional) ? `-# ${boards.provisional}` : '',
        ]
          .filter((line) => line !== '')
          .join('\n'),
        1000,
      ),

    scene: (about) => ({
      name: about.profile.name,
      otherName: otherName(about.profile.user),
      subtitle: subtitle(about),
      ratings: ratings(about),
      facts: facts(about),
      bySeats: {
        heading: phrases.bySeats.heading,
        columns: phrases.bySeats.columns,
        rows: about.profile.bySeats.map((row) => [
          language.number(row.seats),
          language.number(row.games),
          countOrNone(language, row.wins),
        ]),
      },
      points: {
        heading: phrases.points,
        bars: about.profile.averages.map(({ group, points }) => ({
          label: group === 'unopened-gifts' ? phrases.unopenedGifts : capital(final.sums[group]),
          value: points,
          text: average(points),
        })),
      },
    }),

    alt: (about) => {
      const { name, bySeats, averages } = about.profile;
      const sentences = [
        `${phrases.alt(calledPlainly(name, about.profile.user))}: ${subtitle(about)}`,
        ...ratings(about).map(({ label, value, note }) => `${label}: ${value} (${note.replace(' · ', ', ')})`),
        facts(about)
          .map(({ label, value, otherValue }) => `${label}: ${otherValue ? calledPlainly(value, otherValue) : value}`)
          .join(', '),
        capital(bySeats.map((row) => phrases.withSeats(row.seats, tally(row))).join('; ')),
        averages.length > 0
          ? `${phrases.points}: ${averages.map(({ group, points }) => `${final.sums[group]} ${average(points)}`).join(', ')}`
          : '',
      ];
      return cut(`${sentences.filter((one) => one !== '').join('. ')}.`, ALT);
    },
  };
}
