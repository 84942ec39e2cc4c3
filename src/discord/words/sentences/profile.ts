import type { ProfileScene } from '../../../../render/index.ts';
import type { CountId } from '../../../engine/index.ts';
import { CHARACTERS } from '../../../game/computers/computer-players.ts';
import { COUNTS, PAGE_ROWS, type Profile } from '../../../stats/index.ts';
import { cut } from '../escape.ts';
import { calledPlainly, otherName, ratingText } from './boards.ts';
import { capital, type SpokenLanguage, safeName } from './language.ts';
import type { ThingWords } from './things.ts';

const ALT = 1024;

/** `giftsOpened` in the form of message names. */
const hyphened = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export interface ProfileAbout {
  readonly profile: Profile;
  /** The server has a leaderboard: ratings and ranks are shown. */
  readonly isRated: boolean;
  /** The person reads their own profile, alone. */
  readonly isOwn: boolean;
}

/** A player's profile. */
export function profileOf(language: SpokenLanguage, things: ThingWords) {
  const { say, sayIfAny, tag } = language;
  const games = (count: number): string => say('board-games', { count });
  const tiles = (count: number): string => (count === 0 ? '–' : things.count('tiles', count));
  /** Points a game, with one decimal. */
  const oneDigit = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const average = (points: number): string => oneDigit.format(points).replace('-', '−');

  /** Others see only ranks on the first page, so that nobody is shown as the last of a long list. */
  const isRankTold = (rank: number | null, isOwn: boolean): rank is number =>
    rank !== null && (isOwn || rank <= PAGE_ROWS);

  const ratings = ({ profile, isRated, isOwn }: ProfileAbout) =>
    (isRated ? profile.pools : []).map((pool) => ({
      label: say(`board-pool-${pool.pool}`),
      value: ratingText(pool),
      note: [
        ...(isRankTold(pool.rank, isOwn) ? [say('profile-rank', { rank: pool.rank })] : []),
        games(pool.games),
      ].join(' · '),
      curve: pool.curve,
    }));

  /** Counts of expansions: those with leaderboards first, as in the figures above. */
  const countedIn = ({ counts }: Profile): ProfileScene['facts'] => {
    const count = (key: CountId): number => counts[key] ?? 0;
    const given = Object.fromEntries(COUNTS.map(({ key }) => [hyphened(key), count(key)]));
    const order = [...COUNTS.filter(({ measure }) => measure), ...COUNTS.filter(({ measure }) => !measure)];
    return order.flatMap(({ key, rule }) => {
      const label = sayIfAny(`profile-${hyphened(key)}`, {});
      // Counts of a rule that the player has never used are left out.
      const isPlayed = COUNTS.some((one) => one.rule === rule && count(one.key) > 0);
      if (label === null || !isPlayed) return [];
      return [{ label, value: sayIfAny(`profile-${hyphened(key)}.value`, given) ?? language.number(count(key)) }];
    });
  };

  const facts = ({ profile }: ProfileAbout): ProfileScene['facts'] => {
    const { opponent } = profile;
    const alone = profile.alone.map((one) => ({
      label: say('profile-alone', {
        ...{ who: CHARACTERS[one.level].name, level: say(`level-${one.level}`), best: one.bestScore },
      }),
      value: tally(one),
    }));
    if (profile.games === 0) return alone;
    return [
      { label: say('profile-best-score'), value: say('board-points', { count: profile.bestScore }) },
      { label: say('profile-biggest-city'), value: tiles(profile.biggestCity) },
      { label: say('profile-longest-road'), value: tiles(profile.longestRoad) },
      ...(opponent
        ? [
            {
              label: say('profile-opponent', { games: opponent.games }),
              value: opponent.name,
              otherValue: otherName(opponent.user),
            },
          ]
        : []),
      ...countedIn(profile),
      ...alone,
    ];
  };

  const tally = (of: { readonly games: number; readonly wins: number }): string =>
    [games(of.games), ...(of.wins > 0 ? [say('board-wins', { count: of.wins })] : [])].join(', ');
  /** For games with people, or for games against computers if there are no others. */
  const subtitle = ({ profile }: ProfileAbout): string => {
    if (profile.games > 0) return say('profile-subtitle', { figures: tally(profile) });
    const sum = (of: 'games' | 'wins'): number => profile.alone.reduce((all, one) => all + one[of], 0);
    return say('profile-subtitle-alone', { figures: tally({ games: sum('games'), wins: sum('wins') }) });
  };

  return {
    /** Above the picture: Markdown, at most 1000 characters. */
    head: (about: ProfileAbout) =>
      cut(
        [
          `### ${safeName(about.profile.name)}`,
          subtitle(about),
          about.isOwn && about.profile.isHidden ? say('profile-hidden') : '',
          about.isOwn && about.profile.alone.length > 0 ? say('profile-alone-note') : '',
          about.isRated && about.profile.pools.some(({ provisional }) => provisional)
            ? `-# ${say('board-provisional')}`
            : '',
        ]
          .filter((line) => line !== '')
          .join('\n'),
        1000,
      ),

    scene: (about: ProfileAbout): ProfileScene => ({
      name: about.profile.name,
      otherName: otherName(about.profile.user),
      subtitle: subtitle(about),
      ...(about.profile.games === 0 && { empty: say('profile-no-people') }),
      ratings: ratings(about),
      facts: facts(about),
      bySeats: {
        heading: say('profile-by-seats'),
        columns: [say('profile-by-seats.seats'), say('profile-by-seats.games'), say('profile-by-seats.wins')],
        rows: about.profile.bySeats.map((row) => [
          language.number(row.seats),
          language.number(row.games),
          language.number(row.wins),
        ]),
      },
      points: {
        heading: say('profile-points'),
        bars: about.profile.averages.map(({ group, points }) => ({
          label: capital(sayIfAny(`sum-${group}.short`, {}) ?? say(`sum-${group}`)),
          value: points,
          text: average(points),
        })),
      },
    }),

    /** Plain, at most 1024 characters. */
    alt: (about: ProfileAbout) => {
      const { name, bySeats, averages } = about.profile;
      const sentences = [
        say('profile-alt', { who: calledPlainly(name, about.profile.user), subtitle: subtitle(about) }),
        ...ratings(about).map(({ label, value, note }) =>
          language.labelled(label, `${value} (${note.replace(' · ', ', ')})`),
        ),
        facts(about)
          .map(({ label, value, otherValue }) =>
            language.labelled(label, otherValue ? calledPlainly(value, otherValue) : value),
          )
          .join(language.between),
        capital(
          bySeats
            .map((row) => say('profile-with-seats', { seats: row.seats, figures: tally(row) }))
            .join(language.between),
        ),
        averages.length > 0
          ? language.labelled(
              say('profile-points'),
              averages.map(({ group, points }) => `${say(`sum-${group}`)} ${average(points)}`).join(', '),
            )
          : '',
      ];
      return cut(`${sentences.filter((one) => one !== '').join('. ')}.`, ALT);
    },
  };
}
