import { type BoardKind, kindOf, poolOf, scoreGroupOf } from './kinds.ts';
import { afterGame, partly, type Skill, shownOf, WEEK_MS, weightOf, widened } from './rating.ts';
import type { Result, ResultSeat } from './result.ts';
import { SEASON_MONTHS_EVERYWHERE, type SeasonId, seasonOf, seasonStart } from './season.ts';
import { type Career, CURVE_LENGTH, newTally, type Standing, type Tally, type TallyKey } from './standing.ts';
import { EVERYWHERE, isUser, type PlayerId, type Scope } from './stats.ts';

/** Both standings of one player, of all time and of the season of the game. */
export interface Pair {
  readonly all: Standing;
  readonly season: Standing;
}

/** The season in which a game counts. It is that of its end, whenever it began. */
export const seasonIn = (scope: Scope, { season, ended }: Pick<Result, 'season' | 'ended'>): SeasonId =>
  scope === EVERYWHERE ? seasonOf(ended, SEASON_MONTHS_EVERYWHERE) : season;

/** The seats that a scope counts: across servers those who have asked for it, between themselves. */
export const seatsIn = (scope: Scope, { seats }: Pick<Result, 'seats'>): ResultSeat[] =>
  scope === EVERYWHERE ? seats.filter(({ everywhere }) => everywhere) : seats;

const isComputer = (player: PlayerId): boolean => player.startsWith('computer-');

/** Whether all who played it were people and it was played to its end. */
const isCounted = ({ ending, seats }: Pick<Result, 'ending' | 'seats'>): boolean =>
  ending === 'finished' && !seats.some(({ player }) => isComputer(player));

/** Who is rated for it: all of a finished game; of an unfinished one whoever left; nobody beside a computer player. */
function isRated(result: Result, seat: ResultSeat): boolean {
  if (result.seats.some(({ player }) => isComputer(player))) return false;
  return result.ending === 'finished' || seat.left;
}

/** Of an unfinished game it is known only who left: they come last. */
const ratingRank = (result: Result, { rank, left }: ResultSeat): number =>
  result.ending === 'finished' ? (rank ?? 1) : left ? 2 : 1;

/**
 * What a game makes of its players' standings: a pure function, the same whether games come one by one or all at once.
 * `before`: by player, for all seats of `seatsIn`.
 */
export function fold(scope: Scope, result: Result, before: ReadonlyMap<PlayerId, Pair>): Map<PlayerId, Pair> {
  const seats = seatsIn(scope, result);
  const season = seasonIn(scope, result);
  const pool = poolOf(result.seats.length);
  const old = seats.map(({ player }) => before.get(player)!);
  const times = old.map(({ all }, index) => {
    const recent = all.met.filter(([, time]) => time > result.ended - WEEK_MS);
    return seats
      .filter((_, other) => other !== index)
      .map(({ player }) => recent.filter(([met]) => met === player).length);
  });
  const after = old.map(({ all, season: own }, index): Pair => {
    const { name } = seats[index]!;
    const met = [
      ...all.met.filter(([, time]) => time > result.ended - WEEK_MS),
      ...seats.filter((_, other) => other !== index).map(({ player }): [PlayerId, number] => [player, result.ended]),
    ];
    const seasons = all.seasons.includes(season) ? all.seasons : [...all.seasons, season].sort();
    const career = isCounted(result) ? withGame(all.career, result, seats[index]!) : all.career;
    return {
      all: { ...all, name, met, seasons, career, tallies: { ...all.tallies } },
      season: { ...own, name, tallies: { ...own.tallies } },
    };
  });
  for (const kind of ['all', kindOf(result.record)] satisfies BoardKind[]) {
    const key: TallyKey = `${pool}.${kind}`;
    const skills = old.map(({ all }): Skill => startedSeason(all.tallies[key] ?? newTally(), season));
    const rated =
      seats.length < 2
        ? skills
        : afterGame(
            skills,
            seats.map((seat) => ratingRank(result, seat)),
          );
    for (const [index, seat] of seats.entries()) {
      const skill = isRated(result, seat) ? partly(skills[index]!, rated[index]!, weightOf(times[index]!)) : null;
      if (skill === null && !isCounted(result)) continue;
      const { all, season: own } = after[index]!;
      all.tallies[key] = tallied(all.tallies[key], result, seat, skill, season);
      own.tallies[key] = tallied(own.tallies[key], result, seat, skill, season);
    }
  }
  return new Map(seats.map(({ player }, index) => [player, after[index]!]));
}

/** Widened where the last rated game was in an earlier season. */
const startedSeason = ({ season: last, ...skill }: Tally, season: SeasonId): Skill =>
  last !== '' && seasonStart(season)! > seasonStart(last)! ? widened(skill) : skill;

function tallied(
  before: Tally = newTally(),
  result: Result,
  { rank, score, city, road, giftsOpened }: ResultSeat,
  skill: Skill | null,
  season: SeasonId,
): Tally {
  const rated: Tally = skill
    ? {
        ...before,
        mu: skill.mu,
        sigma: skill.sigma,
        season,
        rated: before.rated + 1,
        curve: [...before.curve, shownOf(skill)].slice(-CURVE_LENGTH),
      }
    : before;
  if (!isCounted(result)) return rated;
  return {
    ...rated,
    games: before.games + 1,
    wins: before.wins + (rank === 1 ? 1 : 0),
    bestScore: Math.max(before.bestScore ?? score, score),
    city: Math.max(before.city, city),
    road: Math.max(before.road, road),
    gifts: Math.max(before.gifts, giftsOpened),
  };
}

function withGame(career: Career, { seats }: Result, seat: ResultSeat): Career {
  const key = String(seats.length);
  const { games, wins } = career.bySeats[key] ?? { games: 0, wins: 0 };
  const points = { ...career.points };
  for (const [reason, brought] of Object.entries(seat.points)) {
    const group = scoreGroupOf(reason as keyof typeof seat.points);
    points[group] = (points[group] ?? 0) + brought;
  }
  return {
    bySeats: { ...career.bySeats, [key]: { games: games + 1, wins: wins + (seat.rank === 1 ? 1 : 0) } },
    points,
    giftsReceived: career.giftsReceived + seat.giftsReceived,
    giftsOpened: career.giftsOpened + seat.giftsOpened,
    arrows: career.arrows + seat.arrows,
  };
}

/** Who has played with whom, for favourites: users in a counted game, each with each. */
export const companionsIn = (result: Result): [PlayerId, PlayerId][] => {
  if (!isCounted(result)) return [];
  const users = result.seats.map(({ player }) => player).filter(isUser);
  return users.flatMap((one) =>
    users.filter((other) => other !== one).map((other): [PlayerId, PlayerId] => [one, other]),
  );
};
