import { levelOf } from '../game/computers/computer-players.ts';
import { LEVELS, type Level } from '../players/levels.ts';
import { COUNTS, counted, MEASURED } from './counts.ts';
import type { GameResult, ResultSeat } from './game-result.ts';
import { type BoardKind, kindOf, poolOf, scoreGroupOf } from './kinds.ts';
import { type Career, CURVE_LENGTH, newTally, type PlayerStats, type Tally, type TallyKey } from './player-stats.ts';
import { afterGame, partly, type Skill, shownOf, WEEK_MS, weightOf, widened } from './rating.ts';
import { SEASON_MONTHS_EVERYWHERE, type SeasonId, seasonOf, seasonStart } from './season.ts';
import { EVERYWHERE, isUser, type PlayerId, type Scope } from './stats.ts';

/** Both standings of one player, of all time and of the season of the game. */
export interface Pair {
  readonly all: PlayerStats;
  readonly season: PlayerStats;
}

/** The season in which a game counts: the season of its end. */
export const seasonIn = (scope: Scope, { season, ended }: Pick<GameResult, 'season' | 'ended'>): SeasonId =>
  scope === EVERYWHERE ? seasonOf(ended, SEASON_MONTHS_EVERYWHERE) : season;

const isComputer = (player: PlayerId): boolean => player.startsWith('computer-');

/** The people whom a scope counts: across servers, only people who asked for it. Computers are on no board. */
export const seatsIn = (scope: Scope, { seats }: Pick<GameResult, 'seats'>): ResultSeat[] =>
  seats.filter(({ player, everywhere }) => !isComputer(player) && (scope !== EVERYWHERE || everywhere));

/** Whether only people played, and no move was taken back by agreement. */
const isAmongPeople = ({ seats, undone }: Pick<GameResult, 'seats' | 'undone'>): boolean =>
  undone === undefined && !seats.some(({ player }) => isComputer(player));

/** Whether it counts for its players: a finished game between people. */
const isCounted = (result: Pick<GameResult, 'ending' | 'seats' | 'undone'>): boolean =>
  result.ending === 'finished' && isAmongPeople(result);

/** Whether the result is the player's own: no computer stood in, and there was no hint. */
const isOwnDoing = ({ aided, hinted }: Pick<ResultSeat, 'aided' | 'hinted'>): boolean =>
  aided === undefined && hinted === undefined;

/** Whether they ended their own play. It costs as much as a loss; otherwise losers would do it to avoid the loss. */
const hasGivenUp = ({ left, exit }: Pick<ResultSeat, 'left' | 'exit'>): boolean =>
  exit === 'given-up' || (left && exit !== 'removed');

/**
 * Lower is better: seats that have given up are last, all others rank by points. An abandoned game does not rate those others. They rank by
 * skill, without ties, because no other order makes the last place cost more.
 */
const ratingRank = ({ ending }: GameResult, seat: ResultSeat, index: number, skills: readonly Skill[]): number => {
  if (hasGivenUp(seat)) return Number.POSITIVE_INFINITY;
  if (ending !== 'abandoned') return -seat.score;
  const { mu } = skills[index]!;
  return skills.filter((other, at) => other.mu > mu || (other.mu === mu && at < index)).length;
};

/** An abandoned game rates the seats that have given up, and a seat that alone has not. */
const isRated = (result: GameResult, seat: ResultSeat): boolean =>
  isAmongPeople(result) &&
  (result.ending !== 'abandoned' ||
    hasGivenUp(seat) ||
    result.seats.every((other) => other === seat || hasGivenUp(other)));

/** The standings after a game. A pure function: games give the same one by one or all at once. `before`: for all seats of `seatsIn`. */
export function applyResult(
  scope: Scope,
  result: GameResult,
  before: ReadonlyMap<PlayerId, Pair>,
): Map<PlayerId, Pair> {
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
      // Hints raise no rating, and save nobody from a loss.
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

/** Widened if the last rated game was in an earlier season. */
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
    counts: counted(MEASURED, ({ key }) => Math.max(before.counts[key] ?? 0, seat.counts[key] ?? 0)),
  };
}

function withGame(career: Career, { seats }: GameResult, seat: ResultSeat): Career {
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
    counts: counted(COUNTS, ({ key }) => (career.counts[key] ?? 0) + (seat.counts[key] ?? 0)),
  };
}

/** The strongest computer in a finished game of one person, without a substitute, against computers; else null. */
function levelAgainst({ ending, seats }: Pick<GameResult, 'ending' | 'seats'>): Level | null {
  const [person, ...others] = seats.filter(({ player }) => !isComputer(player));
  if (ending !== 'finished' || !person || others.length > 0 || person.left || person.aided) return null;
  return LEVELS.findLast((level) => seats.some(({ player }) => levelOf(player) === level)) ?? null;
}

/** A game with a hint or a move taken back counts as a game, but neither as a win nor as a best score. */
function withGameAlone(career: Career, result: GameResult, { hinted, rank, score }: ResultSeat): Career {
  const level = levelAgainst(result);
  if (level === null) return career;
  const { games, wins, bestScore } = career.alone?.[level] ?? { games: 0, wins: 0, bestScore: null };
  const own =
    hinted || result.undone
      ? { wins, bestScore }
      : { wins: wins + (rank === 1 ? 1 : 0), bestScore: Math.max(bestScore ?? score, score) };
  return { ...career, alone: { ...career.alone, [level]: { games: games + 1, ...own } } };
}

/** Pairs of users who have played together in a counted game, for favourites. */
export const companionsIn = (result: GameResult): [PlayerId, PlayerId][] => {
  if (!isCounted(result)) return [];
  const users = result.seats.map(({ player }) => player).filter(isUser);
  return users.flatMap((one) =>
    users.filter((other) => other !== one).map((other): [PlayerId, PlayerId] => [one, other]),
  );
};
