import type { ProfileAbout, ProfileWords } from '../board-types.ts';
import { cut } from '../escape.ts';
import type { ThingWords } from '../types.ts';
import { otherName, ratingText } from './boards.ts';
import { capital, type Language, safeName, shortName } from './language.ts';

const ALT = 1024;

export function profileOf(language: Language, things: ThingWords): ProfileWords {
  const { profile: phrases, boards, final } = language.phrases;
  const games = (count: number): string => language.count(count, boards.counts.games);
  const wins = (count: number): string => language.count(count, boards.counts.wins);
  const tiles = (count: number): string => (count === 0 ? '–' : things.count('tiles', count));
  /** Points a game: one digit after the point. */
  const average = (points: number): string => language.number(Math.round(points * 10) / 10);

  const ratings = ({ profile, isRated }: ProfileAbout) =>
    (isRated ? profile.pools : []).map((pool) => ({
      label: boards.pools[pool.pool].name,
      value: ratingText(pool),
      note: [games(pool.games), wins(pool.wins), ...(pool.rank === null ? [] : [boards.rank(pool.rank)])].join(' · '),
      curve: pool.curve,
    }));

  const facts = ({ profile }: ProfileAbout) => {
    const { opponent, giftsReceived, giftsOpened, arrows } = profile;
    const played = giftsReceived + giftsOpened > 0;
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
      ...(played ? [{ label: phrases.facts.giftsReceived, value: language.number(giftsReceived) }] : []),
      ...(played ? [{ label: phrases.facts.giftsOpened, value: language.number(giftsOpened) }] : []),
      ...(arrows > 0 ? [{ label: phrases.facts.arrows, value: language.number(arrows) }] : []),
    ];
  };

  const subtitle = ({ profile }: ProfileAbout): string => phrases.subtitle(games(profile.games), wins(profile.wins));

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
        rows: about.profile.bySeats.map((row) => [row.seats, row.games, row.wins].map(language.number)),
      },
      points: {
        heading: phrases.points,
        bars: about.profile.averages.map(({ group, points }) => ({
          label: capital(final.sums[group]),
          value: points,
          text: average(points),
        })),
      },
    }),

    alt: (about) => {
      const { name, bySeats, averages } = about.profile;
      const sentences = [
        `${phrases.alt(shortName(name))}: ${subtitle(about)}`,
        ...ratings(about).map(({ label, value, note }) => `${label}: ${value} (${note})`),
        facts(about)
          .map(({ label, value }) => `${label}: ${shortName(value)}`)
          .join(', '),
        bySeats.map((row) => phrases.withSeats(row.seats, `${games(row.games)}, ${wins(row.wins)}`)).join('; '),
        averages.length > 0
          ? `${phrases.points}: ${averages.map(({ group, points }) => `${final.sums[group]} ${average(points)}`).join(', ')}`
          : '',
      ];
      return cut(`${sentences.filter((one) => one !== '').join('. ')}.`, ALT);
    },
  };
}
