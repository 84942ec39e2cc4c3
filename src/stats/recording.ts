import type { SeasonMonths } from '../game/servers/server-settings.ts';
import {
  type Log,
  NEW,
  type Rankings,
  type Store,
  type StoreChange,
  type StoredDocument,
} from '../game/store/ports.ts';
import type { EventLog } from '../game/table/event-log.ts';
import { createQueues } from '../game/table/queue.ts';
import { type Table, whereOf } from '../game/table/table.ts';
import { applyResult, companionsIn, type Pair, seasonIn, seatsIn } from './apply-result.ts';
import { type BoardGeneration, channelsBoard, companionsBoard, entriesOf, gamesBoard, seasonsBoard } from './boards.ts';
import { commitWithRetry } from './commit-with-retry.ts';
import { type Person, resultId, type ScopeHead, type StatsDocuments } from './documents.ts';
import { type GameResult, type Summary, summaryOf } from './game-result.ts';
import type { PlayerStats } from './player-stats.ts';
import { ALL_TIME, seasonOf, seasonStart } from './season.ts';
import { EVERYWHERE, isUser, type PlayerId, type Scope } from './stats.ts';

interface Recording {
  readonly store: Store;
  readonly documents: StatsDocuments;
  readonly log: Log;
  seasonMonths(guild: string): Promise<SeasonMonths>;
}

/** Saves a result and all that follows from it in one commit, or nothing. The cost does not depend on the number of results. */
export function createRecording({ store, documents, log, seasonMonths }: Recording) {
  const queues = createQueues();

  /** Null if there is a result already. */
  async function attempt(summary: Summary): Promise<StoreChange[] | null> {
    const { guild } = summary;
    if ((await documents.whereIs(summary.table, guild)) !== null) return null;
    const persons = await personsOf(documents, summary);
    const chosen = (player: PlayerId): boolean => persons.get(player)?.value.everywhere ?? false;
    const seats = summary.seats.map((seat) => ({ ...seat, everywhere: chosen(seat.player) }));
    const countsEverywhere = seats.filter(({ everywhere }) => everywhere).length >= 2;
    const heads = new Map<Scope, StoredDocument<ScopeHead>>([[guild, await documents.head(guild)]]);
    if (countsEverywhere) heads.set(EVERYWHERE, await documents.head(EVERYWHERE));
    let number = heads.get(guild)!.value.results + 1;
    // A recovered head may count too few.
    while ((await documents.results.peek(resultId(guild, number))).kind !== 'none') number += 1;
    const result: GameResult = {
      ...summary,
      seats,
      number,
      numberEverywhere: countsEverywhere ? heads.get(EVERYWHERE)!.value.results + 1 : null,
      season: seasonOf(summary.ended, await seasonMonths(guild)),
    };
    const changes: StoreChange[] = [
      documents.savingResult(result, NEW),
      documents.where.saving(result.table, { guild, number: result.number }, NEW),
      ...[...heads].map(([scope, { value, revision }]) =>
        documents.savingHead(scope, { ...value, results: scope === guild ? number : value.results + 1 }, revision),
      ),
      // Each person is saved even if unchanged, so that nobody who has just hidden comes onto a board.
      ...[...persons].map(([user, { value, revision }]) => {
        const scopes = [...new Set([...value.scopes, ...scopesOf(result, user)])].sort();
        return documents.savingPerson(user, { ...value, scopes }, revision);
      }),
    ];
    for (const [scope, { value }] of heads) {
      const boards = { scope, generation: value.generation };
      changes.push(...gameEntries(store.rankings, boards, result), ...(await counted(result, boards, persons)));
    }
    return changes;
  }

  /** The new standings of all players, and their places on the boards. */
  async function counted(
    result: GameResult,
    boards: BoardGeneration,
    persons: ReadonlyMap<PlayerId, StoredDocument<Person>>,
  ): Promise<StoreChange[]> {
    const season = seasonIn(boards.scope, result);
    const before = new Map<PlayerId, { all: StoredDocument<PlayerStats>; season: StoredDocument<PlayerStats> }>();
    for (const { player } of seatsIn(boards.scope, result)) {
      before.set(player, {
        all: await documents.standing(boards, ALL_TIME, player),
        season: await documents.standing(boards, season, player),
      });
    }
    const after = applyResult(
      boards.scope,
      result,
      new Map(
        [...before].map(([player, old]): [PlayerId, Pair] => [
          player,
          { all: old.all.value, season: old.season.value },
        ]),
      ),
    );
    const changes: StoreChange[] = [store.rankings.setting(seasonsBoard(boards), season, seasonStart(season)!)];
    for (const [player, { all, season: own }] of after) {
      const old = before.get(player)!;
      const isShown = persons.has(player) && isShownIn(boards.scope, persons.get(player)!.value);
      changes.push(
        documents.savingStanding(boards, ALL_TIME, all, old.all.revision),
        documents.savingStanding(boards, season, own, old.season.revision),
        ...placing(store.rankings, boards, ALL_TIME, isShown ? old.all.value : null, isShown ? all : null),
        ...placing(store.rankings, boards, season, isShown ? old.season.value : null, isShown ? own : null),
      );
    }
    return changes;
  }

  /**
   * Makes a result of a table whose game is over, abandoned games included. Returns `known` if there is one already, `none` if there was no
   * game. Two processes can do it at once: one succeeds after the other. Without the story it replays the game.
   */
  return async (table: Table, story?: EventLog): Promise<'recorded' | 'known' | 'none'> => {
    let summary: Summary | null;
    try {
      summary = summaryOf(table, story);
    } catch (error) {
      // This version will not replay it tomorrow either; the table itself stays as it is.
      log.error({ ...whereOf(table), error }, 'a game that does not replay makes no result');
      return 'none';
    }
    if (summary === null) return 'none';
    const known = summary;
    return queues.run(known.guild, async () => {
      let isKnown = false;
      // Other processes may record games of the same server at the same time.
      await commitWithRetry(store, `the results of server ${known.guild}`, async () => {
        const changes = await attempt(known);
        isKnown = changes === null;
        return changes;
      });
      return isKnown ? 'known' : 'recorded';
    });
  };
}

async function personsOf(
  documents: StatsDocuments,
  { seats }: Summary,
): Promise<Map<PlayerId, StoredDocument<Person>>> {
  const persons = new Map<PlayerId, StoredDocument<Person>>();
  for (const { player } of seats) if (isUser(player)) persons.set(player, await documents.person(player));
  return persons;
}

/** The scopes in which a result counts for one of its players. */
const scopesOf = ({ guild, numberEverywhere, seats }: GameResult, player: PlayerId): Scope[] => {
  const isEverywhere = numberEverywhere !== null && seats.some((seat) => seat.player === player && seat.everywhere);
  return isEverywhere ? [guild, EVERYWHERE] : [guild];
};

/** Whether a person is on the boards of a scope: never if they hide, and across servers only if they ask for it. */
export const isShownIn = (scope: Scope, { hidden, everywhere }: Pick<Person, 'hidden' | 'everywhere'>): boolean =>
  !hidden && (scope !== EVERYWHERE || everywhere);

/** The boards that list a game: those of its server, its channel and its users; across servers a single one. */
export function gamesIn(
  { scope }: BoardGeneration,
  { guild, number, numberEverywhere, channel, seats }: GameResult,
): { readonly member: string; readonly number: number; readonly of: Parameters<typeof gamesBoard>[1][] } {
  if (scope === EVERYWHERE) return { member: `${guild}:${number}`, number: numberEverywhere ?? 0, of: ['server'] };
  const users = seats.map(({ player }) => player).filter(isUser);
  return { member: String(number), number, of: ['server', { channel }, ...users.map((user) => ({ user }))] };
}

function gameEntries(rankings: Rankings, boards: BoardGeneration, result: GameResult): StoreChange[] {
  const { member, number, of } = gamesIn(boards, result);
  if (boards.scope === EVERYWHERE) return of.map((one) => rankings.setting(gamesBoard(boards, one), member, number));
  return [
    rankings.setting(channelsBoard(result.guild), result.channel, 1),
    ...of.map((one) => rankings.setting(gamesBoard(boards, one), member, number)),
    ...companionsIn(result).map(([one, other]) => rankings.adding(companionsBoard(boards, one), other, 1)),
  ];
}

/** The changes that bring a standing's places from one state to another; null is off all boards. */
export function placing(
  rankings: Rankings,
  boards: BoardGeneration,
  season: string,
  from: PlayerStats | null,
  to: PlayerStats | null,
): StoreChange[] {
  const player = (to ?? from)?.player;
  if (player === undefined) return [];
  const old = from ? entriesOf(boards, season, from) : new Map<string, number>();
  const next = to ? entriesOf(boards, season, to) : new Map<string, number>();
  return [
    ...[...next]
      .filter(([board, value]) => old.get(board) !== value)
      .map(([board, value]) => rankings.setting(board, player, value)),
    ...[...old.keys()].filter((board) => !next.has(board)).map((board) => rankings.setting(board, player, null)),
  ];
}
