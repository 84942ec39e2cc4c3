import { NEW, NeedsNewer, type Store } from '../game/store/ports.ts';
import { breathe } from '../game/table/queue.ts';
import type { UserId } from '../game/table/table.ts';
import { dropGeneration, generationsBeside } from './board-generation.ts';
import { type BoardGeneration, channelsBoard, gamesBoard } from './boards.ts';
import { commitWithRetry } from './commit-with-retry.ts';
import { newGeneration, resultId, type StatsDocuments } from './documents.ts';
import { EVERYWHERE, type Scope } from './stats.ts';

/** Deletes all data of a server, also of games that end meanwhile. After a crash the next call deletes the rest. */
export function createPurging(store: Store, documents: StatsDocuments) {
  const { rankings } = store;

  /** Deletes a result, its place by table and its entry across servers; ratings across servers stay. Returns why a newer version has to. */
  async function purgeResult(guild: string, number: number): Promise<NeedsNewer | null> {
    let left: NeedsNewer | null = null;
    await commitWithRetry(store, 'a result', async () => {
      const loaded = await documents.results.peek(resultId(guild, number));
      if (loaded.kind === 'newer') left = new NeedsNewer(loaded);
      if (loaded.kind !== 'found') return null;
      const { value, revision } = loaded.stored;
      const where = await documents.where.peek(value.table);
      const { generation } = (await documents.head(EVERYWHERE)).value;
      return [
        documents.results.deleting(resultId(guild, number), revision),
        ...(where.kind === 'found' ? [documents.where.deleting(value.table, where.stored.revision)] : []),
        rankings.setting(gamesBoard({ scope: EVERYWHERE, generation }, 'server'), `${guild}:${number}`, null),
      ];
    });
    return left;
  }

  /** All users who have a game here, readable or not. */
  async function usersOf(generations: readonly BoardGeneration[]): Promise<Set<UserId>> {
    const users = new Set<UserId>();
    for (const boards of generations) {
      const beginning = gamesBoard(boards, { user: '' });
      for (const name of await rankings.boards(beginning)) users.add(name.slice(beginning.length));
    }
    return users;
  }

  async function leaveScope(user: UserId, scope: Scope): Promise<void> {
    await commitWithRetry(store, 'a person', async () => {
      const { value, revision } = await documents.person(user);
      if (revision === NEW || !value.scopes.includes(scope)) return null;
      const scopes = value.scopes.filter((one) => one !== scope);
      // A person who has chosen nothing is not kept for having been there.
      if (scopes.length === 0 && !value.hidden && !value.everywhere) return [documents.deletingPerson(user, revision)];
      return [documents.savingPerson(user, { ...value, scopes }, revision)];
    });
  }

  /** Deletes all that was kept of a server when it has removed the bot: results, boards, settings. */
  return async (guild: string): Promise<void> => {
    for (;;) {
      const { value: head, revision } = await documents.head(guild);
      // The next round finds games that end from now on: nothing is added any more to what this round deletes.
      const shown = revision === NEW ? null : newGeneration();
      let last = revision;
      if (shown !== null) {
        const saving = documents.savingHead(guild, { ...head, generation: shown, epoch: head.epoch + 1 }, revision);
        if ((await store.commit([saving])) === 'stale') continue;
        last = saving.revision;
      }
      const generations = await generationsBeside(store, documents, guild, shown);
      // Before their boards go, because only these tell which users have data here.
      for (const user of await usersOf(generations)) {
        await leaveScope(user, guild);
        await breathe();
      }
      let left: NeedsNewer | null = null;
      for (const id of await documents.resultIds(guild)) {
        left = (await purgeResult(guild, Number(id.slice(guild.length + 1)))) ?? left;
        await breathe();
      }
      // The head gives out the numbers, so it stays as long as there are results.
      if (left !== null) throw left;
      for (const boards of generations) await dropGeneration(store, documents, boards);
      await rankings.drop(channelsBoard(guild));
      if (shown === null) return;
      if ((await store.commit([documents.deletingHead(guild, last)])) === 'saved') return;
    }
  };
}
