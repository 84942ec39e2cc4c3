import { NEW, NeedsNewer, type Store } from '../game/store/ports.ts';
import { breathe } from '../game/table/queue.ts';
import type { UserId } from '../game/table/table.ts';
import { dropGeneration, generationsBeside } from './board-generation.ts';
import { type BoardGeneration, channelsBoard, gamesBoard } from './boards.ts';
import { commitWithRetry } from './commit-with-retry.ts';
import { newGeneration, resultId, type StatsDocuments } from './documents.ts';
import { EVERYWHERE, type Scope } from './stats.ts';

/** Deletes all of a server, also what came of games that ended meanwhile; what a crash leaves, the next call takes. */
export function createPurging(store: Store, documents: StatsDocuments) {
  const { rankings } = store;

  /**
   * The result, what leads to it, and that it was played here. What it has made of ratings across servers stays. Gives back
   * why one has to be left to a newer version.
   */
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

  /** All who have a game here, read or not. */
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
      // Who has chosen nothing is not kept for having been there.
      if (scopes.length === 0 && !value.hidden && !value.everywhere) return [documents.deletingPerson(user, revision)];
      return [documents.savingPerson(user, { ...value, scopes }, revision)];
    });
  }

  /** All that was kept of a server, when it has removed the bot: results, boards, settings. */
  return async (guild: string): Promise<void> => {
    for (;;) {
      const { value: head, revision } = await documents.head(guild);
      // Games that end from now on are found beside, by the next round; nothing comes any more to what is deleted by this one.
      const shown = revision === NEW ? null : newGeneration();
      let last = revision;
      if (shown !== null) {
        const saving = documents.savingHead(guild, { ...head, generation: shown, epoch: head.epoch + 1 }, revision);
        if ((await store.commit([saving])) === 'stale') continue;
        last = saving.revision;
      }
      const generations = await generationsBeside(store, documents, guild, shown);
      // Before their boards go, which alone tell of whom there is anything.
      for (const user of await usersOf(generations)) {
        await leaveScope(user, guild);
        await breathe();
      }
      let left: NeedsNewer | null = null;
      for (const id of await documents.resultIds(guild)) {
        left = (await purgeResult(guild, Number(id.slice(guild.length + 1)))) ?? left;
        await breathe();
      }
      // Numbers are given by the head: it stays as long as there are results.
      if (left !== null) throw left;
      for (const boards of generations) await dropGeneration(store, documents, boards);
      await rankings.drop(channelsBoard(guild));
      if (shown === null) return;
      if ((await store.commit([documents.deletingHead(guild, last)])) === 'saved') return;
    }
  };
}
