import { type Change, NEW, type Ranked, type Store } from '../game/ports.ts';
import { gamesBoard, type Shelf, seasonsBoard, seasonsOf, shelfPrefix } from './boards.ts';
import type { StatsDocuments } from './documents.ts';
import { fold, type Pair, seasonIn, seatsIn } from './fold.ts';
import { gameEntries, isShownIn, placing } from './recording.ts';
import type { Result } from './result.ts';
import { ALL_TIME, type SeasonId, seasonStart } from './season.ts';
import { newStanding, type Standing } from './standing.ts';
import { EVERYWHERE, isUser, type PlayerId } from './stats.ts';

/** Changes in one commit. */
const CHUNK = 2000;
/** Members of a board read at once. */
const PAGE = 5000;

interface Written {
  readonly revision: number;
  readonly standing: Standing;
  readonly isShown: boolean;
}

/** One making of a shelf from its results: taken in one by one in memory, and written in few large commits. */
export class Making {
  readonly shelf: Shelf;
  readonly #store: Store;
  readonly #documents: StatsDocuments;
  readonly #standings = new Map<PlayerId, Map<SeasonId, Standing>>();
  /** As they were last written, by season and player. */
  readonly #written = new Map<string, Written>();
  readonly #changed = new Set<PlayerId>();
  #pending: Change[] = [];

  constructor(shelf: Shelf, store: Store, documents: StatsDocuments) {
    this.shelf = shelf;
    this.#store = store;
    this.#documents = documents;
  }

  async take(result: Result): Promise<void> {
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
    const { rankings } = this.#store;
    this.#pending.push(
      rankings.setting(seasonsBoard(this.shelf), season, seasonStart(season)!),
      ...gameEntries(rankings, this.shelf, result),
    );
    if (this.#pending.length >= CHUNK) await this.#commit();
  }

  /** Afterwards everything taken in is in the store. */
  async flush(): Promise<void> {
    for (const player of this.#changed) {
      const person = isUser(player) ? (await this.#documents.person(player)).value : null;
      const isShown = person !== null && isShownIn(this.shelf.scope, person);
      for (const season of seasonsOf(this.#standings.get(player)!.get(ALL_TIME)!)) this.#write(player, season, isShown);
      if (this.#pending.length >= CHUNK) await this.#commit();
    }
    this.#changed.clear();
    await this.#commit();
  }

  #write(player: PlayerId, season: SeasonId, isShown: boolean): void {
    const standing = this.#standings.get(player)!.get(season)!;
    const key = `${season}:${player}`;
    const old = this.#written.get(key);
    if (old && old.standing === standing && old.isShown === isShown) return;
    const { revision } = old ?? { revision: NEW };
    this.#pending.push(
      this.#documents.savingStanding(this.shelf, season, standing, revision),
      ...placing(
        this.#store.rankings,
        this.shelf,
        season,
        old?.isShown ? old.standing : null,
        isShown ? standing : null,
      ),
    );
    this.#written.set(key, { revision: revision + 1, standing, isShown });
  }

  async #commit(): Promise<void> {
    const changes = this.#pending;
    this.#pending = [];
    for (let at = 0; at < changes.length; at += CHUNK) {
      const saved = await this.#store.commit(changes.slice(at, at + CHUNK));
      if (saved === 'stale') throw new Error('something else writes to boards that are being made');
    }
  }

  /** Whether another making came to the same, byte for byte. */
  async isAsOn(other: Shelf): Promise<boolean> {
    const { rankings } = this.#store;
    const suffixes = async (shelf: Shelf): Promise<string[]> => {
      const prefix = `${shelfPrefix(shelf)}|`;
      return (await rankings.boards(prefix)).map((board) => board.slice(prefix.length));
    };
    const own = await suffixes(this.shelf);
    if ((await suffixes(other)).join('\n') !== own.join('\n')) return false;
    for (const suffix of own) {
      const here = await this.#whole(`${shelfPrefix(this.shelf)}|${suffix}`);
      const there = await this.#whole(`${shelfPrefix(other)}|${suffix}`);
      if (JSON.stringify(here) !== JSON.stringify(there)) return false;
    }
    const all = (await this.#documents.standings()).filter((id) => id.startsWith(`${shelfPrefix(other)}:`));
    if (all.length !== this.#written.size) return false;
    for (const [key, { standing }] of this.#written) {
      const [season, player] = [key.slice(0, key.lastIndexOf(':')), key.slice(key.lastIndexOf(':') + 1)];
      const stored = (await this.#documents.standing(other, season, player)).value;
      if (canonical(stored) !== canonical(standing)) return false;
    }
    return true;
  }

  async #whole(board: string): Promise<Ranked[]> {
    const members: Ranked[] = [];
    for (;;) {
      const page = await this.#store.rankings.page(board, members.length, PAGE);
      members.push(...page);
      if (page.length < PAGE) return members;
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
