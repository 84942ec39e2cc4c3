import type { SeasonMonths } from '../game/servers/server-settings.ts';
import { type Change, type Log, NEW, type Rankings, type Store, type Stored } from '../game/store/ports.ts';
import type { Story } from '../game/table/event-log.ts';
import { createQueues } from '../game/table/queue.ts';
import { type Table, whereOf } from '../game/table/table.ts';
import { channelsBoard, companionsBoard, entriesOf, gamesBoard, type Shelf, seasonsBoard } from './boards.ts';
import { type Head, type Person, resultId, type StatsDocuments } from './documents.ts';
import { companionsIn, fold, type Pair, seasonIn, seatsIn } from './fold.ts';
import { insisting } from './insisting.ts';
import { type Result, type Summary, summaryOf } from './result.ts';
import { ALL_TIME, seasonOf, seasonStart } from './season.ts';
import type { Standing } from './standing.ts';
import { EVERYWHERE, isUser, type PlayerId, type Scope, type Stats } from './stats.ts';

interface Recording {
  readonly store: Store;
  readonly documents: StatsDocuments;
  readonly log: Log;
  seasonMonths(guild: string): Promise<SeasonMonths>;
}

/** The result and all that follows from it in one commit, or nothing of it. What it costs does not depend on how many there are. */
export function createRecording({ store, documents, log, seasonMonths }: Recording): Stats['record'] {
  const queues = createQueues();

  /** Null where there is a result already. */
  async function attempt(summary: Summary): Promise<Change[] | null> {
    const { guild } = summary;
    if ((await documents.whereIs(summary.table, guild)) !== null) return null;
    const persons = await personsOf(documents, summary);
    const chosen = (player: PlayerId): boolean => persons.get(player)?.value.everywhere ?? false;
    const seats = summary.seats.map((seat) => ({ ...seat, everywhere: chosen(seat.player) }));
    const countsEverywhere = seats.filter(({ everywhere }) => everywhere).length >= 2;
    const heads = new Map<Scope, Stored<Head>>([[guild, await documents.head(guild)]]);
    if (countsEverywhere) heads.set(EVERYWHERE, await documents.head(EVERYWHERE));
    let number = heads.get(guild)!.value.results + 1;
    // A head that was made anew may count too few.
    while ((await documents.results.peek(resultId(guild, number))).kind !== 'none') number += 1;
    const result: Result = {
      ...summary,
      seats,
      number,
      numberEverywhere: countsEverywhere ? heads.get(EVERYWHERE)!.value.results + 1 : null,
      season: seasonOf(summary.ended, await seasonMonths(guild)),
    };
    const changes: Change[] = [
      documents.savingResult(result, NEW),
      documents.where.saving(result.table, { guild, number: result.number }, NEW),
      ...[...heads].map(([scope, { value, revision }]) =>
        documents.savingHead(scope, { ...value, results: scope === guild ? number : value.results + 1 }, revision),
      ),
      // Each is saved even if it is as before: so nobody who has just hidden comes onto a board.
      ...[...persons].map(([user, { value, revision }]) => {
        const scopes = [...new Set([...value.scopes, ...scopesOf(result, user)])].sort();
        return documents.savingPerson(user, { ...value, scopes }, revision);
      }),
    ];
    for (const [scope, { value }] of heads) {
      const shelf = { scope, generation: value.generation };
      changes.push(...gameEntries(store.rankings, shelf, result), ...(await counted(result, shelf, persons)));
    }
    return changes;
  }

  /** The new standings of all who played, and the places they take by them. */
  async function counted(
    result: Result,
    shelf: Shelf,
    persons: ReadonlyMap<PlayerId, Stored<Person>>,
  ): Promise<Change[]> {
    const season = seasonIn(shelf.scope, result);
    const before = new Map<PlayerId, { all: Stored<Standing>; season: Stored<Standing> }>();
    for (const { player } of seatsIn(shelf.scope, result)) {
      before.set(player, {
        all: await documents.standing(shelf, ALL_TIME, player),
        season: await documents.standing(shelf, season, player),
      });
    }
    const after = fold(
      shelf.scope,
      result,
      new Map(
        [...before].map(([player, old]): [PlayerId, Pair] => [
          player,
          { all: old.all.value, season: old.season.value },
        ]),
      ),
    );
    const changes: Change[] = [store.rankings.setting(seasonsBoard(shelf), season, seasonStart(season)!)];
    for (const [player, { all, season: own }] of after) {
      const old = before.get(player)!;
      const isShown = persons.has(player) && isShownIn(shelf.scope, persons.get(player)!.value);
      changes.push(
        documents.savingStanding(shelf, ALL_TIME, all, old.all.revision),
        documents.savingStanding(shelf, season, own, old.season.revision),
        ...placing(store.rankings, shelf, ALL_TIME, isShown ? old.all.value : null, isShown ? all : null),
        ...placing(store.rankings, shelf, season, isShown ? old.season.value : null, isShown ? own : null),
      );
    }
    return changes;
  }

  return async (table: Table, story?: Story) => {
    let summary: Summary | null;
    try {
      summary = summaryOf(table, story);
    } catch (error) {
      // What this version cannot replay it will not replay tomorrow; the table itself stays as it is.
      log.error({ ...whereOf(table), error }, 'a game that does not replay makes no result');
      return 'none';
    }
    if (summary === null) return 'none';
    const known = summary;
    return queues.run(known.guild, async () => {
      let isKnown = false;
      // Other processes may record games of the same server at the same time.
      await insisting(store, `the results of server ${known.guild}`, async () => {
        const changes = await attempt(known);
        isKnown = changes === null;
        return changes;
      });
      return isKnown ? 'known' : 'recorded';
    });
  };
}

async function personsOf(documents: StatsDocuments, { seats }: Summary): Promise<Map<PlayerId, Stored<Person>>> {
  const persons = new Map<PlayerId, Stored<Person>>();
  for (const { player } of seats) if (isUser(player)) persons.set(player, await documents.person(player));
  return persons;
}

/** In which scopes a result counts for one of its players. */
const scopesOf = ({ guild, numberEverywhere, seats }: Result, player: PlayerId): Scope[] => {
  const isEverywhere = numberEverywhere !== null && seats.some((seat) => seat.player === player && seat.everywhere);
  return isEverywhere ? [guild, EVERYWHERE] : [guild];
};

/** Whether somebody stands on the boards of a scope: everywhere by asking for it, at home unless they ask not to. */
export const isShownIn = (scope: Scope, { hidden, everywhere }: Pick<Person, 'hidden' | 'everywhere'>): boolean =>
  !hidden && (scope !== EVERYWHERE || everywhere);

/** Under what a game can be found again: of former players only by the others; across servers by its number alone. */
export function gamesIn(
  { scope }: Shelf,
  { guild, number, numberEverywhere, channel, seats }: Result,
): { readonly member: string; readonly number: number; readonly of: Parameters<typeof gamesBoard>[1][] } {
  if (scope === EVERYWHERE) return { member: `${guild}:${number}`, number: numberEverywhere ?? 0, of: ['server'] };
  const users = seats.map(({ player }) => player).filter(isUser);
  return { member: String(number), number, of: ['server', { channel }, ...users.map((user) => ({ user }))] };
}

function gameEntries(rankings: Rankings, shelf: Shelf, result: Result): Change[] {
  const { member, number, of } = gamesIn(shelf, result);
  if (shelf.scope === EVERYWHERE) return of.map((one) => rankings.setting(gamesBoard(shelf, one), member, number));
  return [
    rankings.setting(channelsBoard(result.guild), result.channel, 1),
    ...of.map((one) => rankings.setting(gamesBoard(shelf, one), member, number)),
    ...companionsIn(result).map(([one, other]) => rankings.adding(companionsBoard(shelf, one), other, 1)),
  ];
}

/** The changes that bring a standing's places from one state to another; null is off all boards. */
export function placing(
  rankings: Rankings,
  shelf: Shelf,
  season: string,
  from: Standing | null,
  to: Standing | null,
): Change[] {
  const player = (to ?? from)?.player;
  if (player === undefined) return [];
  const old = from ? entriesOf(shelf, season, from) : new Map<string, number>();
  const next = to ? entriesOf(shelf, season, to) : new Map<string, number>();
  return [
    ...[...next]
      .filter(([board, value]) => old.get(board) !== value)
      .map(([board, value]) => rankings.setting(board, player, value)),
    ...[...old.keys()].filter((board) => !next.has(board)).map((board) => rankings.setting(board, player, null)),
  ];
}
