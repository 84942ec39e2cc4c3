import { levelOf } from '../game/computers/computer-players.ts';
import { LEVELS, type Level } from '../players/levels.ts';
import { COUNTS, filled, MEASURED } from './counts.ts';
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

const isComputer = (player: PlayerId): boolean => player.startsWith('computer-');

/** The people that a scope counts: across servers those who have asked for it, between themselves. Computers stand on no board. */
export const seatsIn = (scope: Scope, { seats }: Pick<Result, 'seats'>): ResultSeat[] =>
  seats.filter(({ player, everywhere }) => !isComputer(player) && (scope !== EVERYWHERE || everywhere));

/** Whether it was played between people, and as it came: no computer had a place, and nothing was taken back by agreement. */
const isAmongPeople = ({ seats, undone }: Pick<Result, 'seats' | 'undone'>): boolean =>
  undone === undefined && !seats.some(({ player }) => isComputer(player));

/** Whether it is told of its players: it was played between people, and to its end. */
const isCounted = (result: Pick<Result, 'ending' | 'seats' | 'undone'>): boolean =>
  result.ending === 'finished' && isAmongPeople(result);

/** Whether what is told of a game is told of them: nobody else has played there, nor told them how. */
const isOwnDoing = ({ aided, hinted }: Pick<ResultSeat, 'aided' | 'hinted'>): boolean =>
  aided === undefined && hinted === undefined;

/** Whether they ended their own play, which costs what a loss does: else somebody who loses would do it, and not lose. */
const hasGivenUp = ({ left, exit }: Pick<ResultSeat, 'left' | 'exit'>): boolean =>
  exit === 'given-up' || (left && exit !== 'removed');

/**
 * Lower is better: whoever has given up is last, all others stand by their points. An abandoned game does not rate those: they stand by
 * what is thought of them, without ties, since no other order makes the last place dearer.
 */
const ratingRank = ({ ending }: Result, seat: ResultSeat, index: number, skills: readonly Skill[]): number => {
  if (hasGivenUp(seat)) return Number.POSITIVE_INFINITY;
  if (ending !== 'abandoned') return -seat.score;
  const { mu } = skills[index]!;
  return skills.filter((other, at) => other.mu > mu || (other.mu === mu && at < index)).length;
};

/** An abandoned game rates whoever has given up, and the one who alone has not. */
const isRated = (result: Result, seat: ResultSeat): boolean =>
  isAmongPeople(result) &&
  (result.ending !== 'abandoned' ||
    hasGivenUp(seat) ||
    result.seats.every((other) => other === seat || hasGivenUp(other)));

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
      ...seats
        .filter((_, other) => other !== index && !result.undone)
        .map(({ player }): [PlayerId, number] => [player, result.ended]),
    ];
    const seasons = all.seasons.includes(season) ? all.seasons : [...all.seasons, season].sort();
    const career =
      isCounted(result) && isOwnDoing(seats[index]!)
        ? withGame(all.career, result, seats[index]!)
        : withGameAlone(all.career, result, seats[index]!);
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
            seats.map((seat, index) => ratingRank(result, seat, index, skills)),
          );
    for (const [index, seat] of seats.entries()) {
      const changed = partly(skills[index]!, rated[index]!, weightOf(times[index]!));
      // Hints win nothing, and save nobody from a loss.
      const isBetterByHints = seat.hinted !== undefined && changed.mu >= skills[index]!.mu;
      const skill = isRated(result, seat) && !isBetterByHints ? changed : null;
      const isTold = isCounted(result) && isOwnDoing(seat);
      if (skill === null && !isTold) continue;
      const { all, season: own } = after[index]!;
      for (const { tallies } of [all, own]) tallies[key] = tallied(tallies[key], isTold, seat, skill, season);
    }
  }
  return new Map(seats.map(({ player }, index) => [player, after[index]!]));
}

/** Widened where the last rated game was in an earlier season. */
const startedSeason = ({ season: last, ...skill }: Tally, season: SeasonId): Skill =>
  last !== '' && seasonStart(season)! > seasonStart(last)! ? widened(skill) : skill;

function tallied(
  before: Tally = newTally(),
  isTold: boolean,
  seat: ResultSeat,
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
  if (!isTold) return rated;
  const { rank, score, city, road } = seat;
  return {
    ...rated,
    games: before.games + 1,
    wins: before.wins + (rank === 1 ? 1 : 0),
    bestScore: Math.max(before.bestScore ?? score, score),
    city: Math.max(before.city, city),
    road: Math.max(before.road, road),
    ...filled(MEASURED, ({ key, counted }) => Math.max(before[key] ?? 0, seat[counted] ?? 0)),
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
    ...career,
    bySeats: { ...career.bySeats, [key]: { games: games + 1, wins: wins + (seat.rank === 1 ? 1 : 0) } },
    points,
    ...filled(COUNTS, ({ key: counted }) => (career[counted] ?? 0) + (seat[counted] ?? 0)),
  };
}

/** The strongest computer where one person alone has played against computers, by themselves and to the end; else null. */
function levelAgainst({ ending, seats }: Pick<Result, 'ending' | 'seats'>): Level | null {
  const [person, ...others] = seats.filter(({ player }) => !isComputer(player));
  if (ending !== 'finished' || !person || others.length > 0 || person.left || person.aided) return null;
  return LEVELS.findLast((level) => seats.some(({ player }) => levelOf(player) === level)) ?? null;
}

/** Where a hint was had or a move taken back it counts as a game, and as nothing to boast of. */
function withGameAlone(career: Career, result: Result, { hinted, rank, score }: ResultSeat): Career {
  const level = levelAgainst(result);
  if (level === null) return career;
  const { games, wins, bestScore } = career.alone?.[level] ?? { games: 0, wins: 0, bestScore: null };
  const own =
    hinted || result.undone
      ? { wins, bestScore }
      : { wins: wins + (rank === 1 ? 1 : 0), bestScore: Math.max(bestScore ?? score, score) };
  return { ...career, alone: { ...career.alone, [level]: { games: games + 1, ...own } } };
}

/** Who has played with whom, for favourites: users in a counted game, each with each. */
export const companionsIn = (result: Result): [PlayerId, PlayerId][] => {
  if (!isCounted(result)) return [];
  const users = result.seats.map(({ player }) => player).filter(isUser);
  return users.flatMap((one) =>
    users.filter((other) => other !== one).map((other): [PlayerId, PlayerId] => [one, other]),
  );
};
