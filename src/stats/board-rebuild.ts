import { NEW, type Store, type StoreChange } from '../game/store/ports.ts';
import { applyResult, companionsIn, type Pair, seasonIn, seatsIn } from './apply-result.ts';
import {
  type BoardGeneration,
  companionsBoard,
  entriesOf,
  gamesBoard,
  generationPrefix,
  seasonsBoard,
} from './boards.ts';
import type { StatsDocuments } from './documents.ts';
import type { GameResult } from './game-result.ts';
import { newPlayerStats, type PlayerStats } from './player-stats.ts';
import { gamesIn, isShownIn } from './recording.ts';
import { ALL_TIME, type SeasonId, seasonStart } from './season.ts';
import { EVERYWHERE, isUser, type PlayerId } from './stats.ts';

/** Changes in one commit. */
const CHUNK = 5000;
/** Results held back, so that many entries of one board are written at once. */
const UNWRITTEN = 35_000;
/** Members of a board read at once. */
const PAGE = 5000;

/**
 * One generation of boards, made from results that are taken in one by one in memory. It is written board by board: members in order cost a
 * fraction of what they cost in the order of the games.
 */
export class BoardRebuild {
  readonly boards: BoardGeneration;
  readonly #store: Store;
  readonly #documents: StatsDocuments;
  readonly #standings = new Map<PlayerId, Map<SeasonId, PlayerStats>>();
  /** Players whose standings have to be written, still or again. */
  readonly #changed = new Set<PlayerId>();
  /** By board: games and seasons that have come onto it since it was last written. */
  #found = new Map<string, Map<string, number>>();
  /** How often players have played together since that was last written. */
  #companions = new Map<PlayerId, Map<PlayerId, number>>();
  #unwritten = 0;
  /** Revisions of what was written, by season and player. */
  readonly #revisions = new Map<string, number>();

  constructor(boards: BoardGeneration, store: Store, documents: StatsDocuments) {
    this.boards = boards;
    this.#store = store;
    this.#documents = documents;
  }

  async take(result: GameResult): Promise<void> {
    const { scope } = this.boards;
    const season = seasonIn(scope, result);
    const of = (player: PlayerId, which: SeasonId): PlayerStats =>
      this.#standings.get(player)?.get(which) ?? newPlayerStats(player);
    const before = seatsIn(scope, result).map(({ player }): [PlayerId, Pair] => [
      player,
      { all: of(player, ALL_TIME), season: of(player, season) },
    ]);
    for (const [player, after] of applyResult(scope, result, new Map(before))) {
      const own = this.#standings.get(player) ?? new Map<SeasonId, PlayerStats>();
      this.#standings.set(player, own.set(ALL_TIME, after.all).set(season, after.season));
      this.#changed.add(player);
    }
    this.#put(seasonsBoard(this.boards), season, seasonStart(season)!);
    const { member, number, of: found } = gamesIn(this.boards, result);
    for (const one of found) this.#put(gamesBoard(this.boards, one), member, number);
    if (scope !== EVERYWHERE) {
      for (const [one, other] of companionsIn(result)) {
        const own = this.#companions.get(one) ?? new Map<PlayerId, number>();
        this.#companions.set(one, own.set(other, (own.get(other) ?? 0) + 1));
      }
    }
    this.#unwritten += 1;
    if (this.#unwritten >= UNWRITTEN) await this.#flushFound();
  }

  #put(board: string, member: string, score: number): void {
    const members = this.#found.get(board) ?? new Map<string, number>();
    this.#found.set(board, members.set(member, score));
  }

  /** Writes everything taken in to the store and forgets it, except the standings. */
  async flush(): Promise<void> {
    await this.#flushFound();
    const { rankings } = this.#store;
    const changed = [...this.#changed].sort();
    this.#changed.clear();
    const saving = new Changes(this.#store);
    const shown: PlayerId[] = [];
    const seasons = new Set<SeasonId>();
    for (const player of changed) {
      if (await this.#isShown(player)) shown.push(player);
      for (const season of this.#standings.get(player)!.keys()) {
        seasons.add(season);
        await saving.add(this.#saving(player, season));
      }
    }
    await saving.end();
    // A season at a time, because all of them together are most of the data.
    for (const season of seasons) {
      const entries = new Map<string, Map<string, number>>();
      for (const player of shown) {
        const standing = this.#standings.get(player)!.get(season);
        for (const [board, value] of standing ? entriesOf(this.boards, season, standing) : []) {
          entries.set(board, (entries.get(board) ?? new Map()).set(player, value));
        }
      }
      await this.#write(entries, (board, member, value) => rankings.setting(board, member, value));
    }
  }

  /** Writes what has come onto boards of games and companions since the last time. */
  async #flushFound(): Promise<void> {
    const { rankings } = this.#store;
    this.#unwritten = 0;
    const found = this.#found;
    this.#found = new Map();
    await this.#write(found, (board, member, score) => rankings.setting(board, member, score));
    const companions = new Map([...this.#companions].map(([one, of]) => [companionsBoard(this.boards, one), of]));
    this.#companions = new Map();
    await this.#write(companions, (board, member, times) => rankings.adding(board, member, times));
  }

  /** Writes the entries in the order of their board. */
  async #write(
    entries: ReadonlyMap<string, ReadonlyMap<string, number>>,
    change: (board: string, member: string, score: number) => StoreChange,
  ): Promise<void> {
    const changes = new Changes(this.#store);
    for (const board of [...entries.keys()].sort()) {
      const members = [...entries.get(board)!].sort(([a], [b]) => (a < b ? -1 : 1));
      for (const [member, score] of members) await changes.add(change(board, member, score));
    }
    await changes.end();
  }

  async #isShown(player: PlayerId): Promise<boolean> {
    return isUser(player) && isShownIn(this.boards.scope, (await this.#documents.person(player)).value);
  }

  #saving(player: PlayerId, season: SeasonId): StoreChange {
    const key = `${season}:${player}`;
    const standing = this.#standings.get(player)!.get(season)!;
    const saving = this.#documents.savingStanding(this.boards, season, standing, this.#revisions.get(key) ?? NEW);
    this.#revisions.set(key, saving.revision);
    return saving;
  }

  /** Whether another generation is the same, byte for byte. */
  async isAsOn(other: BoardGeneration): Promise<boolean> {
    const { rankings } = this.#store;
    const namesOf = async (boards: BoardGeneration): Promise<string[]> => {
      const prefix = `${generationPrefix(boards)}|`;
      return (await rankings.boards(prefix)).map((board) => board.slice(prefix.length));
    };
    const names = await namesOf(this.boards);
    if ((await namesOf(other)).join('\n') !== names.join('\n')) return false;
    for (const board of names) {
      if (!(await this.#isSame(`${generationPrefix(this.boards)}|${board}`, `${generationPrefix(other)}|${board}`)))
        return false;
    }
    const all = await this.#documents.standings(other);
    if (all.length !== this.#revisions.size) return false;
    for (const [player, own] of this.#standings) {
      for (const [season, standing] of own) {
        const stored = (await this.#documents.standing(other, season, player)).value;
        if (canonical(stored) !== canonical(standing)) return false;
      }
    }
    return true;
  }

  async #isSame(one: string, other: string): Promise<boolean> {
    const { rankings } = this.#store;
    for (let from = 0; ; from += PAGE) {
      const page = await rankings.page(one, from, PAGE);
      if (JSON.stringify(page) !== JSON.stringify(await rankings.page(other, from, PAGE))) return false;
      if (page.length < PAGE) return true;
    }
  }
}

/** Another process has dropped the new generation. */
export class Disturbed extends Error {
  override readonly name = 'Disturbed';
}

/** Changes that are made by the thousand. */
class Changes {
  readonly #store: Store;
  #pending: StoreChange[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  async add(change: StoreChange): Promise<void> {
    this.#pending.push(change);
    if (this.#pending.length >= CHUNK) await this.end();
  }

  async end(): Promise<void> {
    const changes = this.#pending;
    this.#pending = [];
    if ((await this.#store.commit(changes)) === 'stale') {
      throw new Disturbed('Something else writes to boards that are being made.');
    }
  }
}

/** Objects with their keys in order: the order of counting makes no difference. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** The place of the result with this number across servers, or null. */
export async function resultEverywhere(
  store: Store,
  generation: string,
  number: number,
): Promise<{ guild: string; number: number } | null> {
  const board = gamesBoard({ scope: EVERYWHERE, generation }, 'server');
  const size = await store.rankings.size(board);
  // Newest first: the wanted result is among the newest.
  for (let from = 0; from < size; from += PAGE) {
    for (const { member, score } of await store.rankings.page(board, from, PAGE)) {
      if (score < number) return null;
      const [guild, own] = member.split(':');
      if (score === number) return { guild: guild!, number: Number(own) };
    }
  }
  return null;
}
