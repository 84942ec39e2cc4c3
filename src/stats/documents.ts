import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import {
  type Collection,
  type DocumentKind,
  NEW,
  type Saving,
  type Store,
  type StoreChange,
  type StoredDocument,
} from '../game/store/ports.ts';
import type { TableId } from '../game/table/table.ts';
import { type BoardGeneration, generationPrefix, standingId } from './boards.ts';
import { commitWithRetry } from './commit-with-retry.ts';
import { FORMAT } from './counts.ts';
import { CountedResultSchema, type GameResult, RESULT_FEATURES, ResultSchema } from './game-result.ts';
import { newPlayerStats, PLAYER_STATS_FEATURES, type PlayerStats, PlayerStatsSchema } from './player-stats.ts';
import { recoveredHead, recoveredWhere } from './recovering.ts';
import type { SeasonId } from './season.ts';
import { type Choices, EVERYWHERE, type PlayerId, type Scope } from './stats.ts';

const HeadSchema = z.strictObject({
  format: z.literal(1),
  /** The generation of the boards that is shown. */
  generation: z.string(),
  /** How many results there are; they are numbered from 1. */
  results: z.int().min(0),
  /** Counts changes of results or boards other than new results, such as deletions of data. */
  epoch: z.int().min(0),
});
/** Every change in a scope changes its head's revision, so one of two processes is always first. */
export type ScopeHead = z.infer<typeof HeadSchema>;

const PersonSchema = z.strictObject({
  format: z.literal(1),
  hidden: z.boolean(),
  everywhere: z.boolean(),
  /** Scopes in which they have results. */
  scopes: z.array(z.string()),
});
export type Person = z.infer<typeof PersonSchema>;

/** Both loose: additions of a newer version do not stop this version from using them. */
const WhereSchema = z.looseObject({ guild: z.string(), number: z.int().min(1) });
export interface ResultAt {
  readonly guild: string;
  readonly number: number;
}

const EraseSchema = z.looseObject({ former: z.string() });
export interface Erase {
  /** The id that results use for them from now on. */
  readonly former: string;
}

/** Throws `NeedsNewer` for a document of a newer version. */
export type StatsDocuments = ReturnType<typeof statsDocuments>;

/** Sorts by server, then by number. */
export const resultId = (guild: string, number: number): string => `${guild}:${String(number).padStart(9, '0')}`;

export const newGeneration = (): string => randomBytes(4).toString('hex');

export const NO_CHOICES: Choices = { hidden: false, everywhere: false };
const NOBODY: Person = { format: 1, ...NO_CHOICES, scopes: [] };

const REMOVED_AT_ONCE = 500;

export function statsDocuments(store: Store) {
  const kind: DocumentKind = { format: FORMAT, features: RESULT_FEATURES };
  const results = store.collection('result', ResultSchema, { ...kind, isKept: true });
  const counted = store.collection('result', CountedResultSchema, kind);
  const where: Collection<ResultAt> = store.collection('result-of', WhereSchema);
  const heads = store.collection('stats-head', HeadSchema);
  const standings = store.collection('standing', PlayerStatsSchema, { ...kind, features: PLAYER_STATS_FEATURES });
  const persons = store.collection('person', PersonSchema);
  const erasing: Collection<Erase> = store.collection('erasing', EraseSchema);

  /** The stored document, or `none` if nothing is stored. */
  async function load<T>(from: Collection<T>, id: string, none: T): Promise<StoredDocument<T>> {
    const loaded = await from.load(id);
    return loaded.kind === 'found' ? loaded.stored : { value: none, revision: NEW };
  }

  const resultIds = (guild?: string): Promise<string[]> => results.list(guild === undefined ? '' : `${guild}:`);

  async function head(scope: Scope): Promise<StoredDocument<ScopeHead>> {
    const none: ScopeHead = { format: 1, generation: newGeneration(), results: 0, epoch: 0 };
    const before = await heads.load(scope);
    if (before.kind === 'found') return before.stored;
    // A broken head may have been set aside before without being replaced.
    const isLost =
      before.kind === 'broken' || (scope !== EVERYWHERE && (await results.peek(resultId(scope, 1))).kind !== 'none');
    const found = isLost ? await recoveredHead(store, scope) : null;
    if (found === null) return { value: none, revision: NEW };
    await heads.save(scope, { ...none, ...found }, NEW);
    return load<ScopeHead>(heads, scope, none);
  }

  return {
    results,
    /** By table. */
    where,
    /** The place of a table's result. If it cannot be read, the results are searched, of one server if it is named. */
    async whereIs(table: TableId, guild?: string): Promise<ResultAt | null> {
      const loaded = await where.load(table);
      if (loaded.kind !== 'broken') return loaded.kind === 'found' ? loaded.stored.value : null;
      const found = await recoveredWhere(results, await resultIds(guild), table);
      if (found !== null) await where.save(table, found, NEW);
      return found;
    },
    erasing,
    /**
     * Users whose deletion is half done, by the mark that some of their results already bear. Ask after you read a scope's head, which
     * changes before the first and with the last step of a deletion.
     */
    async halfErased(): Promise<Map<PlayerId, PlayerId>> {
      const users = new Map<PlayerId, PlayerId>();
      for (const user of await erasing.list()) {
        const note = await erasing.peek(user);
        if (note.kind === 'found') users.set(note.stored.value.former, user);
      }
      return users;
    },
    /** A scope's head, new if there is none. A lost head is recovered from the boards. */
    head,
    savingHead: (scope: Scope, head: ScopeHead, basedOn: number): Saving => heads.saving(scope, head, basedOn),
    deletingHead: (scope: Scope, basedOn: number): StoreChange => heads.deleting(scope, basedOn),
    scopes: (): Promise<Scope[]> => heads.list(),
    standing: (boards: BoardGeneration, season: SeasonId, player: PlayerId): Promise<StoredDocument<PlayerStats>> =>
      load<PlayerStats>(standings, standingId(boards, season, player), newPlayerStats(player)),
    /** Also null for a standing of a newer version, for callers that can do without. */
    async peekStanding(boards: BoardGeneration, season: SeasonId, player: PlayerId): Promise<PlayerStats | null> {
      const loaded = await standings.peek(standingId(boards, season, player));
      return loaded.kind === 'found' ? loaded.stored.value : null;
    },
    savingStanding: (boards: BoardGeneration, season: SeasonId, standing: PlayerStats, basedOn: number): Saving =>
      standings.saving(standingId(boards, season, standing.player), standing, basedOn),
    deletingStanding: (boards: BoardGeneration, season: SeasonId, player: PlayerId, basedOn: number): StoreChange =>
      standings.deleting(standingId(boards, season, player), basedOn),
    /** Ids, as `standingId` makes them, of a scope or of one generation of its boards. */
    standings: (of: Scope | BoardGeneration): Promise<string[]> =>
      standings.list(typeof of === 'string' ? `${of}.` : `${generationPrefix(of)}:`),
    /** Each commit costs a write to the disk, so it removes them by the hundred. */
    async removeStandings(ids: readonly string[]): Promise<void> {
      for (let at = 0; at < ids.length; at += REMOVED_AT_ONCE) {
        await commitWithRetry(store, 'standings that are not shown', async () => {
          const changes: StoreChange[] = [];
          for (const id of ids.slice(at, at + REMOVED_AT_ONCE)) {
            const loaded = await standings.peek(id);
            if (loaded.kind === 'found') changes.push(standings.deleting(id, loaded.stored.revision));
          }
          return changes;
        });
      }
    },
    person: (user: PlayerId): Promise<StoredDocument<Person>> => load<Person>(persons, user, NOBODY),
    savingPerson: (user: PlayerId, person: Person, basedOn: number): StoreChange =>
      persons.saving(user, person, basedOn),
    deletingPerson: (user: PlayerId, basedOn: number): StoreChange => persons.deleting(user, basedOn),
    /** With its actions unread. */
    async countedResult(guild: string, number: number): Promise<GameResult | null> {
      const loaded = await counted.load(resultId(guild, number));
      return loaded.kind === 'found' ? loaded.stored.value : null;
    },
    /** For one server, or for all. */
    resultIds,
    savingResult: (result: GameResult, basedOn: number): StoreChange =>
      results.saving(resultId(result.guild, result.number), result, basedOn),
  };
}
