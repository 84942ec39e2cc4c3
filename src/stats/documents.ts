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
  /** Which generation of the boards is shown. */
  generation: z.string(),
  /** How many results there are; they are numbered from 1. */
  results: z.int().min(0),
  /** Counts what changed results or boards otherwise than by a new result: somebody's data was deleted. */
  epoch: z.int().min(0),
});
/** Everything of a scope changes with its head's revision, so of two processes one is always first. */
export type ScopeHead = z.infer<typeof HeadSchema>;

const PersonSchema = z.strictObject({
  format: z.literal(1),
  hidden: z.boolean(),
  everywhere: z.boolean(),
  /** Scopes in which they have results. */
  scopes: z.array(z.string()),
});
export type Person = z.infer<typeof PersonSchema>;

/** Both loose: what a newer version adds does not keep this one from going by them. */
const WhereSchema = z.looseObject({ guild: z.string(), number: z.int().min(1) });
export interface ResultAt {
  readonly guild: string;
  readonly number: number;
}

const EraseSchema = z.looseObject({ former: z.string() });
export interface Erase {
  /** By what the results call them from now on. */
  readonly former: string;
}

/** Where something of a newer version lies, `NeedsNewer` is thrown. */
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

  /** What is stored, or what stands for nothing stored. */
  async function load<T>(from: Collection<T>, id: string, none: T): Promise<StoredDocument<T>> {
    const loaded = await from.load(id);
    return loaded.kind === 'found' ? loaded.stored : { value: none, revision: NEW };
  }

  const resultIds = (guild?: string): Promise<string[]> => results.list(guild === undefined ? '' : `${guild}:`);

  async function head(scope: Scope): Promise<StoredDocument<ScopeHead>> {
    const none: ScopeHead = { format: 1, generation: newGeneration(), results: 0, epoch: 0 };
    const before = await heads.load(scope);
    if (before.kind === 'found') return before.stored;
    // Somebody may have seen it broken before, and not come to make it anew.
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
    /** Where the result of a table lies. One that cannot be read is looked for among the results, of one server if it is named. */
    async whereIs(table: TableId, guild?: string): Promise<ResultAt | null> {
      const loaded = await where.load(table);
      if (loaded.kind !== 'broken') return loaded.kind === 'found' ? loaded.stored.value : null;
      const found = await recoveredWhere(results, await resultIds(guild), table);
      if (found !== null) await where.save(table, found, NEW);
      return found;
    },
    erasing,
    /**
     * Whose deletion is half done, by the mark that some of their results bear already. Asked for after a scope's head, which
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
    /**
     * A scope's head; a new one where there is none. One that was lost is made anew from the boards.
     */
    head,
    savingHead: (scope: Scope, head: ScopeHead, basedOn: number): Saving => heads.saving(scope, head, basedOn),
    deletingHead: (scope: Scope, basedOn: number): StoreChange => heads.deleting(scope, basedOn),
    scopes: (): Promise<Scope[]> => heads.list(),
    standing: (boards: BoardGeneration, season: SeasonId, player: PlayerId): Promise<StoredDocument<PlayerStats>> =>
      load<PlayerStats>(standings, standingId(boards, season, player), newPlayerStats(player)),
    /** For whoever can do without one of a newer version; null for that, too. */
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
    /** Few at a time cost a write to the disk each: best by the hundred. */
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
    /** Of a server; of all without one. */
    resultIds,
    savingResult: (result: GameResult, basedOn: number): StoreChange =>
      results.saving(resultId(result.guild, result.number), result, basedOn),
  };
}
