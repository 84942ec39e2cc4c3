import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Change, type Collection, NEW, type Saving, type Store, type Stored } from '../game/store/ports.ts';
import type { TableId } from '../game/table/table.ts';
import { type Shelf, shelfPrefix, standingId } from './boards.ts';
import { insisting } from './insisting.ts';
import { recoveredHead, recoveredWhere } from './recovering.ts';
import { CountedResultSchema, RESULT_FEATURES, type Result, ResultSchema } from './result.ts';
import type { SeasonId } from './season.ts';
import { newStanding, STANDING_FEATURES, type Standing, StandingSchema } from './standing.ts';
import { type Choices, EVERYWHERE, type PlayerId, type Scope } from './stats.ts';

const HeadSchema = z.strictObject({
  format: z.literal(1),
  /** Which making of the boards is shown. */
  generation: z.string(),
  /** How many results there are; they are numbered from 1. */
  results: z.int().min(0),
  /** Counts what changed results or boards otherwise than by a new result: somebody's data was deleted. */
  epoch: z.int().min(0),
});
/** Everything of a scope changes with its head's revision, so of two processes one is always first. */
export type Head = z.infer<typeof HeadSchema>;

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
export interface Where {
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
  const results = store.collection('result', ResultSchema, { features: RESULT_FEATURES, isKept: true });
  const counted = store.collection('result', CountedResultSchema, { features: RESULT_FEATURES });
  const where: Collection<Where> = store.collection('result-of', WhereSchema);
  const heads = store.collection('stats-head', HeadSchema);
  const standings = store.collection('standing', StandingSchema, { features: STANDING_FEATURES });
  const persons = store.collection('person', PersonSchema);
  const erasing: Collection<Erase> = store.collection('erasing', EraseSchema);

  /** What is stored, or what stands for nothing stored. */
  async function load<T>(from: Collection<T>, id: string, none: T): Promise<Stored<T>> {
    const loaded = await from.load(id);
    return loaded.kind === 'found' ? loaded.stored : { value: none, revision: NEW };
  }

  const resultIds = (guild?: string): Promise<string[]> => results.list(guild === undefined ? '' : `${guild}:`);

  async function head(scope: Scope): Promise<Stored<Head>> {
    const none: Head = { format: 1, generation: newGeneration(), results: 0, epoch: 0 };
    const before = await heads.load(scope);
    if (before.kind === 'found') return before.stored;
    // Somebody may have seen it broken before, and not come to make it anew.
    const isLost =
      before.kind === 'broken' || (scope !== EVERYWHERE && (await results.peek(resultId(scope, 1))).kind !== 'none');
    const found = isLost ? await recoveredHead(store, scope) : null;
    if (found === null) return { value: none, revision: NEW };
    await heads.save(scope, { ...none, ...found }, NEW);
    return load<Head>(heads, scope, none);
  }

  return {
    results,
    /** By table. */
    where,
    /** Where the result of a table lies. One that cannot be read is looked for among the results, of one server if it is named. */
    async whereIs(table: TableId, guild?: string): Promise<Where | null> {
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
    savingHead: (scope: Scope, head: Head, basedOn: number): Saving => heads.saving(scope, head, basedOn),
    deletingHead: (scope: Scope, basedOn: number): Change => heads.deleting(scope, basedOn),
    scopes: (): Promise<Scope[]> => heads.list(),
    standing: (shelf: Shelf, season: SeasonId, player: PlayerId): Promise<Stored<Standing>> =>
      load<Standing>(standings, standingId(shelf, season, player), newStanding(player)),
    /** For whoever can do without one of a newer version; null for that, too. */
    async peekStanding(shelf: Shelf, season: SeasonId, player: PlayerId): Promise<Standing | null> {
      const loaded = await standings.peek(standingId(shelf, season, player));
      return loaded.kind === 'found' ? loaded.stored.value : null;
    },
    savingStanding: (shelf: Shelf, season: SeasonId, standing: Standing, basedOn: number): Saving =>
      standings.saving(standingId(shelf, season, standing.player), standing, basedOn),
    deletingStanding: (shelf: Shelf, season: SeasonId, player: PlayerId, basedOn: number): Change =>
      standings.deleting(standingId(shelf, season, player), basedOn),
    /** Ids, as `standingId` makes them, of a scope or of one making of it. */
    standings: (of: Scope | Shelf): Promise<string[]> =>
      standings.list(typeof of === 'string' ? `${of}.` : `${shelfPrefix(of)}:`),
    /** Few at a time cost a write to the disk each: best by the hundred. */
    async removeStandings(ids: readonly string[]): Promise<void> {
      for (let at = 0; at < ids.length; at += REMOVED_AT_ONCE) {
        await insisting(store, 'standings that are not shown', async () => {
          const changes: Change[] = [];
          for (const id of ids.slice(at, at + REMOVED_AT_ONCE)) {
            const loaded = await standings.peek(id);
            if (loaded.kind === 'found') changes.push(standings.deleting(id, loaded.stored.revision));
          }
          return changes;
        });
      }
    },
    person: (user: PlayerId): Promise<Stored<Person>> => load<Person>(persons, user, NOBODY),
    savingPerson: (user: PlayerId, person: Person, basedOn: number): Change => persons.saving(user, person, basedOn),
    deletingPerson: (user: PlayerId, basedOn: number): Change => persons.deleting(user, basedOn),
    /** With its actions unread. */
    async countedResult(guild: string, number: number): Promise<Result | null> {
      const loaded = await counted.load(resultId(guild, number));
      return loaded.kind === 'found' ? loaded.stored.value : null;
    },
    /** Of a server; of all without one. */
    resultIds,
    savingResult: (result: Result, basedOn: number): Change =>
      results.saving(resultId(result.guild, result.number), result, basedOn),
  };
}
