import { type Change, NEW, type Ranked, type Store } from '../game/ports.ts';
import { companionsBoard, entriesOf, gamesBoard, type Shelf, seasonsBoard, seasonsOf, shelfPrefix } from './boards.ts';
import type { StatsDocuments } from './documents.ts';
import { companionsIn, fold, type Pair, seasonIn, seatsIn } from './fold.ts';
import { gamesIn, isShownIn } from './recording.ts';
import type { Result } from './result.ts';
import { ALL_TIME, type SeasonId, seasonStart } from './season.ts';
import { newStanding, type Standing } from './standing.ts';
import { EVERYWHERE, isUser, type PlayerId } from './stats.ts';

/** Changes in one commit. */
const CHUNK = 5000;
/** Members of a board read at once. */
const PAGE = 5000;

/**
 * One making of a shelf from its results, taken in one by one in memory. It is written board by board, since a board whose
 * members come in order costs a fraction of what they cost in the order of the games.
 */
export class Making {
  readonly shelf: Shelf;
  readonly #store: Store;
  readonly #documents: StatsDocuments;
  readonly #standings = new Map<PlayerId, Map<SeasonId, Standing>>();
  /** What has to be written still, or again. */
  readonly #changed = new Set<PlayerId>();
  readonly #boards = new Map<string, Map<string, number>>();
  /** Who has played how often with whom. */
  readonly #companions = new Map<PlayerId, Map<PlayerId, number>>();
  readonly #changedBoards = new Set<string>();
  /** Revisions of what was written, by season and player. */
  readonly #revisions = new Map<string, number>();

  constructor(shelf: Shelf, store: Store, documents: StatsDocuments) {
    this.shelf = shelf;
    this.#store = store;
    this.#documents = documents;
  }

  take(result: Result): void {
    const { scope } = this.shelf;
    const season = seasonIn(scope, result);
    const of = (player: PlayerId, which: SeasonId): Standing =>
      this.#standings.get(player)?.get(which) ?? newStanding(player);
    const before = seatsIn(scope, result).map(({ player }): [PlayerId, Pair] => [
      player,
      { all: of(player, ALL_TIME), season: of(player, season) },
    ]);
    for (const [player, after] of fold(scope, result, new Map(before))) {
      const own = this.#standings.get(player) ?? new Map<SeasonId, Standing>();
      this.#standings.set(player, own.set(ALL_TIME, after.all).set(season, after.season));
      this.#changed.add(player);
    }
    this.#put(seasonsBoard(this.shelf), season, seasonStart(season)!);
    const { member, number, of: found } = gamesIn(this.shelf, result);
    for (const one of found) this.#put(gamesBoard(this.shelf, one), member, number);
    if (scope === EVERYWHERE) return;
    for (const [one, other] of companionsIn(result)) {
      const own = this.#companions.get(one) ?? new Map<PlayerId, number>();
      this.#companions.set(one, own.set(other, (own.get(other) ?? 0) + 1));
    }
  }

  #put(board: string, member: string, score: number): void {
    const members = this.#boards.get(board) ?? new Map<string, number>();
    this.#boards.set(board, members.set(member, score));
    this.#changedBoards.add(board);
  }

  /** Afterwards everything taken in is in the store. */
  async flush(): Promise<void> {
    let changes: Change[] = [];
    const commit = async (least: number): Promise<void> => {
      if (changes.length < least) return;
      const now = changes;
      changes = [];
      if ((await this.#store.commit(now)) === 'stale') {
        throw new Error('something else writes to boards that are being made');
      }
    };
    for (const player of [...this.#changed].sort()) {
      await this.#place(player);
      for (const season of this.#seasonsOf(player)) {
        changes.push(this.#saving(player, season));
        await commit(CHUNK);
      }
    }
    for (const board of [...this.#changedBoards].sort()) {
      const members = [...this.#boards.get(board)!].sort(([a], [b]) => (a < b ? -1 : 1));
      for (const [member, score] of members) {
        changes.push(this.#store.rankings.setting(board, member, score));
        await commit(CHUNK);
      }
    }
    await commit(1);
    this.#changed.clear();
    this.#changedBoards.clear();
  }

  readonly #seasonsOf = (player: PlayerId): SeasonId[] => seasonsOf(this.#standings.get(player)!.get(ALL_TIME)!);

  /** Puts a player onto their boards. Nobody ever leaves one by playing. */
  async #place(player: PlayerId): Promise<void> {
    if (!isUser(player)) return;
    const companions = this.#companions.get(player);
    if (companions) {
      const board = companionsBoard(this.shelf, player);
      this.#boards.set(board, companions);
      this.#changedBoards.add(board);
    }
    const person = (await this.#documents.person(player)).value;
    if (!isShownIn(this.shelf.scope, person)) return;
    for (const season of this.#seasonsOf(player)) {
      for (const [board, value] of entriesOf(this.shelf, season, this.#standings.get(player)!.get(season)!)) {
        this.#put(board, player, value);
      }
    }
  }

  #saving(player: PlayerId, season: SeasonId): Change {
    const key = `${season}:${player}`;
    const revision = this.#revisions.get(key) ?? NEW;
    this.#revisions.set(key, revision + 1);
    return this.#documents.savingStanding(this.shelf, season, this.#standings.get(player)!.get(season)!, revision);
  }

  /** Whether another making came to the same, byte for byte. */
  async isAsOn(other: Shelf): Promise<boolean> {
    const prefix = `${shelfPrefix(other)}|`;
    const names = await this.#store.rankings.boards(prefix);
    if (names.length !== this.#boards.size) return false;
    for (const name of names) {
      const own = this.#boards.get(`${shelfPrefix(this.shelf)}|${name.slice(prefix.length)}`);
      if (!own || !(await this.#isAsBoard(own, name))) return false;
    }
    const all = (await this.#documents.standings()).filter((id) => id.startsWith(`${shelfPrefix(other)}:`));
    if (all.length !== this.#revisions.size) return false;
    for (const [player, own] of this.#standings) {
      for (const [season, standing] of own) {
        const stored = (await this.#documents.standing(other, season, player)).value;
        if (canonical(stored) !== canonical(standing)) return false;
      }
    }
    return true;
  }

  /** The order of a board follows from its members and their scores. */
  async #isAsBoard(own: ReadonlyMap<string, number>, board: string): Promise<boolean> {
    let seen = 0;
    for (;;) {
      const page: Ranked[] = await this.#store.rankings.page(board, seen, PAGE);
      if (page.some(({ member, score }) => own.get(member) !== score)) return false;
      seen += page.length;
      if (page.length < PAGE) return seen === own.size;
    }
  }
}

/** Objects with their keys in order: which was first counted is no difference. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** Where the result of a number lies that counts across servers, or null. */
export async function resultEverywhere(
  store: Store,
  generation: string,
  number: number,
): Promise<{ guild: string; number: number } | null> {
  const board = gamesBoard({ scope: EVERYWHERE, generation }, 'server');
  const size = await store.rankings.size(board);
  // Newest first, and what is asked for is among the newest.
  for (let from = 0; from < size; from += PAGE) {
    for (const { member, score } of await store.rankings.page(board, from, PAGE)) {
      if (score < number) return null;
      const [guild, own] = member.split(':');
      if (score === number) return { guild: guild!, number: Number(own) };
    }
  }
  return null;
}
