import { type Loaded, NEW, NeedsNewer, type Newer, type Ranked, type Store } from '../game/store/ports.ts';
import { retry } from '../game/store/retry.ts';
import type { TableId, UserId } from '../game/table/table.ts';
import { LEVELS } from '../players/levels.ts';
import {
  ALL_CHANNELS,
  type BoardGeneration,
  boardName,
  channelsBoard,
  companionsBoard,
  gamesBoard,
  seasonsBoard,
  worthOf,
} from './boards.ts';
import { resultId, type StatsDocuments } from './documents.ts';
import type { GameResult } from './game-result.ts';
import { POOLS, SCORE_GROUPS } from './kinds.ts';
import type { PlayerStats, Tally, TallyKey } from './player-stats.ts';
import { isProvisional, shownOf } from './rating.ts';
import { isShownIn } from './recording.ts';
import { ALL_TIME, type SeasonId } from './season.ts';
import {
  type Found,
  type HistoryPage,
  type HistoryQuery,
  type Leaderboard,
  type LeaderboardQuery,
  type LeaderboardRow,
  PAGE_ROWS,
  type PoolProfile,
  type Profile,
  type Scope,
} from './stats.ts';

/** Answers from what is stored, each by a few reads, however many games there are. */
export function createReading(store: Store, documents: StatsDocuments) {
  const { rankings } = store;

  /** Reads again if other boards have replaced these meanwhile, which may then have been half gone. The last try's answer stands. */
  async function onShownBoards<T>(scope: Scope, read: (boards: BoardGeneration) => Promise<T>): Promise<T> {
    let { generation } = (await documents.head(scope)).value;
    let answer: T;
    await retry(async () => {
      answer = await read({ scope, generation });
      const now = await documents.head(scope);
      if (now.revision === NEW || now.value.generation === generation) return 'read';
      generation = now.value.generation;
      return 'stale';
    });
    return answer!;
  }

  async function leaderboardOn(boards: BoardGeneration, query: LeaderboardQuery): Promise<Leaderboard> {
    const { season, pool, kind, measure, reader } = query;
    const board = boardName(boards, season, pool, kind, measure);
    const key: TallyKey = `${pool}.${kind}`;
    const size = await rankings.size(board);
    const pages = Math.max(1, Math.ceil(size / PAGE_ROWS));
    const wanted = query.page === 'own' ? await pageOf(board, reader) : query.page;
    const page = Math.max(0, Math.min(pages - 1, wanted));
    const members = await rankings.page(board, page * PAGE_ROWS, PAGE_ROWS);
    const ranks = await ranksOf(board, members, page * PAGE_ROWS);
    const rows: LeaderboardRow[] = [];
    for (const [index, { member, score }] of members.entries()) {
      const standing = await documents.peekStanding(boards, season, member);
      const tally = standing?.tallies[key];
      if (standing && tally) rows.push(rowOf(standing, tally, ranks[index]!, score));
    }
    return { page, pages, size, rows, own: await ownRow(boards, query, board) };
  }

  const pageOf = async (board: string, reader: UserId): Promise<number> =>
    Math.floor(((await rankings.place(board, reader)) ?? 0) / PAGE_ROWS);

  /** Equal values share the rank of the first of them. */
  async function ranksOf(board: string, members: readonly Ranked[], from: number): Promise<number[]> {
    const [first] = members;
    if (!first) return [];
    const ranks = [(await rankings.above(board, first.score)) + 1];
    for (let i = 1; i < members.length; i++) {
      ranks.push(members[i]!.score === members[i - 1]!.score ? ranks[i - 1]! : from + i + 1);
    }
    return ranks;
  }

  async function ownRow(
    boards: BoardGeneration,
    { season, pool, kind, measure, reader }: LeaderboardQuery,
    board: string,
  ): Promise<LeaderboardRow | null> {
    const { value } = await documents.standing(boards, season, reader);
    const tally = value.tallies[`${pool}.${kind}`];
    const own = tally && worthOf(tally, measure);
    if (!tally || own === null || own === undefined) return null;
    return rowOf(value, tally, (await rankings.above(board, own)) + 1, own);
  }

  async function profileOn(
    boards: BoardGeneration,
    user: UserId,
    reader: UserId,
  ): Promise<Profile | 'hidden' | 'none'> {
    const person = (await documents.person(user)).value;
    if (person.hidden && reader !== user) return 'hidden';
    const { value } = await documents.standing(boards, ALL_TIME, user);
    const { career, name, tallies } = value;
    const bySeats = Object.entries(career.bySeats)
      .map(([seats, sums]) => ({ seats: Number(seats), ...sums }))
      .sort((a, b) => a.seats - b.seats);
    const games = bySeats.reduce((sum, one) => sum + one.games, 0);
    const alone = LEVELS.flatMap((level) => {
      const sums = career.alone?.[level];
      return sums ? [{ level, ...sums }] : [];
    });
    if (games === 0 && alone.length === 0) return 'none';
    const pools: PoolProfile[] = [];
    for (const pool of POOLS) {
      const tally = tallies[`${pool}.all`];
      if (!tally || tally.games === 0 || tally.rated === 0) continue;
      const board = boardName(boards, ALL_TIME, pool, 'all', 'rating');
      const isShown = isShownIn(boards.scope, person);
      pools.push({
        pool,
        rating: shownOf(tally),
        provisional: isProvisional(tally, tally.rated),
        games: tally.games,
        wins: tally.wins,
        curve: tally.curve,
        rank: isShown ? (await rankings.above(board, shownOf(tally))) + 1 : null,
      });
    }
    const best = (of: 'bestScore' | 'city' | 'road'): number =>
      POOLS.flatMap((pool) => tallies[`${pool}.all`]?.[of] ?? []).sort((a, b) => b - a)[0] ?? 0;
    return {
      user,
      name,
      isHidden: person.hidden,
      pools,
      bySeats,
      games,
      wins: bySeats.reduce((sum, one) => sum + one.wins, 0),
      alone,
      averages: SCORE_GROUPS.flatMap((group) => {
        const points = career.points[group];
        return points === undefined ? [] : [{ group, points: points / games }];
      }),
      bestScore: best('bestScore'),
      biggestCity: best('city'),
      longestRoad: best('road'),
      opponent: await favourite(boards, user),
      counts: career.counts,
    };
  }

  /** How many of the most frequent companions are searched for a person who does not hide. */
  const COMPANIONS = 10;

  async function favourite(boards: BoardGeneration, user: UserId): Promise<Profile['opponent']> {
    for (const { member, score } of await rankings.page(companionsBoard(boards, user), 0, COMPANIONS)) {
      if ((await documents.person(member)).value.hidden) continue;
      const { name } = (await documents.standing(boards, ALL_TIME, member)).value;
      return { user: member, name, games: score };
    }
    return null;
  }

  /** Channels in which games have ended. Channels from before this board are searched once, which may read every key of the store. */
  async function channelsOf(boards: BoardGeneration): Promise<string[]> {
    const board = channelsBoard(boards.scope);
    if ((await rankings.score(board, ALL_CHANNELS)) === null) {
      const beginning = gamesBoard(boards, { channel: '' });
      const found = (await rankings.boards(beginning)).map((name) => name.slice(beginning.length));
      await store.commit([...found, ALL_CHANNELS].map((one) => rankings.setting(board, one, 1)));
    }
    return (await members(board)).filter((one) => one !== ALL_CHANNELS);
  }

  /** Numbers of the games that the reader may not find. */
  async function unseen(boards: BoardGeneration, { of, sees }: HistoryQuery): Promise<Set<string>> {
    const numbers = new Set<string>();
    if (!sees) return numbers;
    const isOne = of !== 'server' && 'channel' in of;
    for (const channel of isOne ? [of.channel] : await channelsOf(boards)) {
      if (await sees(channel)) continue;
      for (const number of await members(gamesBoard(boards, { channel }))) numbers.add(number);
    }
    return numbers;
  }

  const members = async (board: string): Promise<string[]> =>
    (await rankings.page(board, 0, await rankings.size(board))).map(({ member }) => member);

  async function historyOn(boards: BoardGeneration, query: HistoryQuery): Promise<HistoryPage> {
    const { guild, of, page: wanted } = query;
    const board = gamesBoard(boards, of);
    const whole = await rankings.size(board);
    const hidden = whole === 0 ? new Set<string>() : await unseen(boards, query);
    // If nothing is hidden, a page costs the same for any number of games.
    const seen = hidden.size === 0 ? null : (await members(board)).filter((number) => !hidden.has(number));
    const size = seen?.length ?? whole;
    const pages = Math.max(1, Math.ceil(size / PAGE_ROWS));
    const page = Math.max(0, Math.min(pages - 1, wanted));
    const from = page * PAGE_ROWS;
    const onPage =
      seen?.slice(from, from + PAGE_ROWS) ?? (await rankings.page(board, from, PAGE_ROWS)).map(({ member }) => member);
    const games: Found[] = [];
    for (const member of onPage) {
      const found = foundOf(guild, await documents.results.peek(resultId(guild, Number(member))));
      if (found.kind !== 'none') games.push(found);
    }
    return { page, pages, size, games };
  }

  /** One game. `newer`: written by a newer version of this program, and left as it is. */
  async function game(table: TableId): Promise<Found> {
    const where = await documents.whereIs(table);
    if (!where) return { kind: 'none' };
    return foundOf(where.guild, await documents.results.peek(resultId(where.guild, where.number)));
  }

  /** Whether a person has a result anywhere, by a single read. True if a newer version has written about them. */
  async function hasPlayed(user: UserId): Promise<boolean> {
    try {
      return (await documents.person(user)).value.scopes.length > 0;
    } catch (error) {
      if (error instanceof NeedsNewer) return true;
      throw error;
    }
  }

  return {
    hasPlayed,
    leaderboard: (query: LeaderboardQuery) => onShownBoards(query.scope, (boards) => leaderboardOn(boards, query)),
    /** `hidden`: they keep it to themselves, and `reader` is somebody else. `none`: no finished game here, with people or against computers. */
    profile: (guild: string, user: UserId, reader: UserId) =>
      onShownBoards(guild, (boards) => profileOn(boards, user, reader)),
    history: (query: HistoryQuery) => onShownBoards(query.guild, (boards) => historyOn(boards, query)),
    game,
    /** The seasons that have a board, newest first. */
    seasons: (scope: Scope) =>
      onShownBoards(scope, async (boards) => {
        const found = await rankings.page(seasonsBoard(boards), 0, 1000);
        return found.map(({ member }): SeasonId => member);
      }),
  };
}

const rowOf = ({ player, name }: PlayerStats, tally: Tally, rank: number, value: number): LeaderboardRow => ({
  player,
  name,
  rank,
  value,
  provisional: isProvisional(tally, tally.rated),
  rating: shownOf(tally),
  games: tally.games,
  wins: tally.wins,
  curve: tally.curve,
});

function foundOf(guild: string, loaded: Loaded<GameResult> | Newer): Found {
  if (loaded.kind === 'found') return { kind: 'game', result: loaded.stored.value };
  if (loaded.kind !== 'newer') return { kind: 'none' };
  const { table, channel, ended } = loaded.document as Readonly<Record<string, unknown>>;
  return {
    kind: 'newer',
    guild,
    channel: typeof channel === 'string' ? channel : '',
    table: typeof table === 'string' ? table : '',
    ended: typeof ended === 'number' ? ended : null,
  };
}
