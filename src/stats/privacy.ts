import { type Log, NEW, NeedsNewer, type Store, type StoreChange } from '../game/store/ports.ts';
import { breathe } from '../game/table/queue.ts';
import { type UserId, wishesOf } from '../game/table/table.ts';
import { gamesBoard } from './boards.ts';
import { commitWithRetry } from './commit-with-retry.ts';
import { resultId, type StatsDocuments } from './documents.ts';
import { createErasing } from './erasing.ts';
import type { GameResult } from './game-result.ts';
import { numbersOf, standingsOf } from './own.ts';
import { createPurging } from './purging.ts';
import { isShownIn, placing } from './recording.ts';
import { type Choices, EVERYWHERE, type Export, type ExportedGame } from './stats.ts';

/** The choices of people about the data that is kept about them. */
export function createPrivacy(store: Store, documents: StatsDocuments, log: Log) {
  const { rankings } = store;
  const erase = createErasing(store, documents);

  const choices = async (user: UserId): Promise<Choices> => {
    const { hidden, everywhere } = (await documents.person(user)).value;
    return { hidden, everywhere };
  };

  /** Takes effect at once: one commit saves the choice, which each game recorded from now on follows, and the boards of all scopes. */
  async function choose(user: UserId, chosen: Partial<Choices>): Promise<void> {
    await commitWithRetry(store, 'a choice', async () => {
      const { value, revision } = await documents.person(user);
      const person = { ...value, ...chosen };
      const changes: StoreChange[] = [documents.savingPerson(user, person, revision)];
      for (const scope of person.scopes) {
        const headed = await documents.head(scope).catch((error) => {
          // These boards belong to the newer version, which follows the choice when it runs.
          if (error instanceof NeedsNewer) return null;
          throw error;
        });
        if (headed === null || headed.revision === NEW) continue;
        const { value: head, revision: based } = headed;
        const boards = { scope, generation: head.generation };
        const isShown = isShownIn(scope, person);
        changes.push(documents.savingHead(scope, { ...head, epoch: head.epoch + 1 }, based));
        for (const [season, standing] of await standingsOf(documents, boards, user)) {
          changes.push(...placing(rankings, boards, season, isShown ? null : standing, isShown ? standing : null));
        }
      }
      return changes;
    });
  }

  /** How many of their games are kept, without reading one. */
  async function gamesOf(user: UserId): Promise<number> {
    let games = 0;
    for (const scope of (await documents.person(user)).value.scopes) {
      if (scope === EVERYWHERE) continue;
      const { generation } = (await documents.head(scope)).value;
      games += await rankings.size(gamesBoard({ scope, generation }, { user }));
    }
    return games;
  }

  /** All that is stored about them, as plain data. */
  async function exportOf(user: UserId): Promise<Export> {
    const { scopes, hidden, everywhere } = (await documents.person(user)).value;
    const standings: Export['standings'][number][] = [];
    const games: ExportedGame[] = [];
    const newer: NonNullable<Export['newer']>[number][] = [];
    for (const scope of scopes) {
      const { generation } = (await documents.head(scope)).value;
      const boards = { scope, generation };
      for (const [season, { met, ...standing }] of await standingsOf(documents, boards, user)) {
        // `met` holds ids of others.
        standings.push({ scope, season, standing: { ...standing, met: met.map(([, time]) => time) } });
      }
      if (scope === EVERYWHERE) continue;
      for (const number of await numbersOf(rankings, boards, user)) {
        const loaded = await documents.results.peek(resultId(scope, number));
        if (loaded.kind === 'found') games.push(...exported(loaded.stored.value, user));
        else if (loaded.kind === 'newer') newer.push({ guild: scope, number });
        await breathe();
      }
    }
    return {
      user,
      choices: { hidden, everywhere },
      standings,
      games: games.sort((a, b) => a.ended - b.ended),
      ...(newer.length > 0 && { newer }),
    };
  }

  return {
    choices,
    choose,
    gamesOf,
    exportOf,
    erase,
    /** Ends deletions that a crash has left half done; returns their users. A deletion that fails is left for the next time. */
    async resumeErasing(): Promise<readonly UserId[]> {
      const done: UserId[] = [];
      for (const user of await documents.erasing.list()) {
        try {
          await erase(user);
          done.push(user);
        } catch (error) {
          // Others must not wait for it.
          log.error({ error }, 'the data of somebody could not be deleted; it is tried again');
        }
      }
      return done;
    },
    purge: createPurging(store, documents),
  };
}

const exported = ({ seats, ...result }: GameResult, user: UserId): ExportedGame[] =>
  seats.flatMap(({ player, name, score, rank, points, aided, exit, hinted, ...seated }, seat) => {
    if (player !== user) return [];
    const { table, guild, channel, opened, ended, ending, record } = result;
    const own = {
      seat,
      name,
      ...wishesOf(seated),
      score,
      rank,
      points,
      ...(aided && { aided }),
      ...(exit && { exit }),
      ...(hinted && { hinted }),
    };
    return [{ table, guild, channel, opened, ended, ending, ...own, record }];
  });
