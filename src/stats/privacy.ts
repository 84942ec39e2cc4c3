import { randomBytes } from 'node:crypto';
import { type Change, NEW, type Store } from '../game/ports.ts';
import { breathe } from '../game/queue.ts';
import type { UserId } from '../game/table.ts';
import { companionsBoard, gamesBoard, type Shelf } from './boards.ts';
import { resultId, type StatsDocuments } from './documents.ts';
import { isShownIn, placing } from './recording.ts';
import { isReadable, type Result } from './result.ts';
import { ALL_TIME } from './season.ts';
import { clearShelves } from './shelves.ts';
import type { Standing } from './standing.ts';
import {
  type Choices,
  EVERYWHERE,
  type Export,
  type ExportedGame,
  type PlayerId,
  type Privacy,
  type Scope,
} from './stats.ts';

const ATTEMPTS = 50;
/** Results read or written at once. */
const PAGE = 200;
/** Results read before others get their turn. */
const AT_ONCE = 16;

export function createPrivacy(store: Store, documents: StatsDocuments): Privacy {
  const { rankings } = store;

  const choices = async (user: UserId): Promise<Choices> => {
    const { hidden, everywhere } = (await documents.person(user)).value;
    return { hidden, everywhere };
  };

  /** Tries again as long as others change the same. */
  async function insisting(what: string, attempt: () => Promise<Change[] | null>): Promise<void> {
    for (let tried = 0; tried < ATTEMPTS; tried++) {
      const changes = await attempt();
      if (changes === null || (await store.commit(changes)) === 'saved') return;
    }
    throw new Error(`${what} kept changing`);
  }

  /** First the choice itself, which every game recorded from now on goes by; then the boards, scope by scope. */
  async function choose(user: UserId, chosen: Partial<Choices>): Promise<void> {
    await insisting('a choice', async () => {
      const { value, revision } = await documents.person(user);
      return [documents.savingPerson(user, { ...value, ...chosen }, revision)];
    });
    const { scopes } = (await documents.person(user)).value;
    for (const scope of scopes) {
      await insisting(scope, async () => {
        const { value: head, revision } = await documents.head(scope);
        const shelf = { scope, generation: head.generation };
        const isShown = isShownIn(scope, (await documents.person(user)).value);
        const places: Change[] = [];
        for (const [season, standing] of await standingsOf(shelf, user)) {
          places.push(...placing(rankings, shelf, season, isShown ? null : standing, isShown ? standing : null));
        }
        return [documents.savingHead(scope, { ...head, epoch: head.epoch + 1 }, revision), ...places];
      });
    }
  }

  async function standingsOf(shelf: Shelf, player: PlayerId): Promise<[season: string, Standing][]> {
    const all = await documents.standing(shelf, ALL_TIME, player);
    if (all.revision === NEW) return [];
    const found: [string, Standing][] = [[ALL_TIME, all.value]];
    for (const season of all.value.seasons) {
      found.push([season, (await documents.standing(shelf, season, player)).value]);
    }
    return found;
  }

  const guildsOf = async (user: UserId): Promise<Scope[]> =>
    (await documents.person(user)).value.scopes.filter((scope) => scope !== EVERYWHERE);

  /** The numbers of somebody's results in a server, oldest first. */
  async function numbersOf(guild: string, user: UserId): Promise<number[]> {
    const { generation } = (await documents.head(guild)).value;
    const board = gamesBoard({ scope: guild, generation }, { user });
    const numbers: number[] = [];
    for (let from = 0; ; from += PAGE) {
      const page = await rankings.page(board, from, PAGE);
      numbers.push(...page.map(({ score }) => score));
      if (page.length < PAGE) return numbers.reverse();
    }
  }

  async function exportOf(user: UserId): Promise<Export> {
    const { scopes, ...rest } = (await documents.person(user)).value;
    const standings: Export['standings'][number][] = [];
    for (const scope of scopes) {
      const { generation } = (await documents.head(scope)).value;
      for (const [season, { met, ...standing }] of await standingsOf({ scope, generation }, user)) {
        // With whom they have met are ids of others.
        standings.push({ scope, season, standing: { ...standing, met: met.map(([, time]) => time) } });
      }
    }
    const games: ExportedGame[] = [];
    for (const guild of await guildsOf(user)) {
      for (const number of await numbersOf(guild, user)) {
        const stored = await documents.result(guild, number);
        if (stored && isReadable(stored.value)) games.push(...exported(stored.value, user));
        if (games.length % AT_ONCE === 0) await breathe();
      }
    }
    return {
      user,
      choices: { hidden: rest.hidden, everywhere: rest.everywhere },
      standings,
      games: games.sort((a, b) => a.ended - b.ended),
    };
  }

  async function erase(user: UserId): Promise<void> {
    const begun = await documents.erasing.load(user);
    const former = begun.kind === 'found' ? begun.stored.value.former : `former-${randomBytes(6).toString('hex')}`;
    if (begun.kind !== 'found') await documents.erasing.save(user, { former }, NEW);
    const { scopes } = (await documents.person(user)).value;
    for (const guild of scopes.filter((scope) => scope !== EVERYWHERE)) {
      // A game may end while this goes on: then there is one more.
      for (let numbers = await numbersOf(guild, user); ; numbers = await numbersOf(guild, user)) {
        for (const number of numbers) {
          await eraseFromResult(guild, number, user, former);
          await breathe();
        }
        if (await eraseFromScope(guild, user, former, numbers.length)) break;
      }
    }
    if (scopes.includes(EVERYWHERE)) await eraseFromScope(EVERYWHERE, user, former, 0);
    await insisting('a person', async () => {
      const { revision } = await documents.person(user);
      const erasing = await documents.erasing.load(user);
      return [
        ...(revision === NEW ? [] : [documents.deletingPerson(user, revision)]),
        ...(erasing.kind === 'found' ? [documents.erasing.deleting(user, erasing.stored.revision)] : []),
      ];
    });
  }

  async function eraseFromResult(guild: string, number: number, user: UserId, former: PlayerId): Promise<void> {
    await insisting('a result', async () => {
      const stored = await documents.result(guild, number);
      if (!stored || !isReadable(stored.value)) return null;
      const { value: result, revision } = stored;
      if (!result.seats.some(({ player }) => player === user)) return null;
      const seats = result.seats.map((seat) => (seat.player === user ? { ...seat, player: former, name: '' } : seat));
      return [documents.savingResult({ ...result, seats }, revision)];
    });
  }

  /** False if there are other results by now than the ones that have been seen to. */
  async function eraseFromScope(scope: Scope, user: UserId, former: PlayerId, games: number): Promise<boolean> {
    let isDone = true;
    await insisting(scope, async () => {
      const { value: head, revision } = await documents.head(scope);
      const shelf = { scope, generation: head.generation };
      if (scope !== EVERYWHERE && (await rankings.size(gamesBoard(shelf, { user }))) !== games) {
        isDone = false;
        return null;
      }
      isDone = true;
      return [
        documents.savingHead(scope, { ...head, epoch: head.epoch + 1 }, revision),
        ...(await renaming(shelf, user, former)),
        ...(await clearing(gamesBoard(shelf, { user }))),
        ...(await partings(shelf, user)),
      ];
    });
    if (isDone) await clearShelves(store, documents, scope, (await documents.head(scope)).value.generation);
    return isDone;
  }

  /** Standings go on under the former player's mark, since those of the others have come of them; they are on no board. */
  async function renaming(shelf: Shelf, user: UserId, former: PlayerId): Promise<Change[]> {
    const changes: Change[] = [];
    const own = await standingsOf(shelf, user);
    for (const [season, standing] of own) {
      const { revision } = await documents.standing(shelf, season, user);
      const there = await documents.standing(shelf, season, former);
      changes.push(
        documents.deletingStanding(shelf, season, user, revision),
        documents.savingStanding(shelf, season, { ...standing, player: former, name: '' }, there.revision),
        ...placing(rankings, shelf, season, standing, null),
      );
    }
    const [[, all] = [ALL_TIME, null]] = own;
    const met = new Set((all?.met ?? []).map(([player]) => player));
    for (const other of met) {
      const { value, revision } = await documents.standing(shelf, ALL_TIME, other);
      if (revision === NEW || other === user) continue;
      const renamed = value.met.map(([player, time]): [string, number] => [player === user ? former : player, time]);
      changes.push(documents.savingStanding(shelf, ALL_TIME, { ...value, met: renamed }, revision));
    }
    return changes;
  }

  async function clearing(board: string): Promise<Change[]> {
    const changes: Change[] = [];
    for (let from = 0; ; from += PAGE) {
      const page = await rankings.page(board, from, PAGE);
      changes.push(...page.map(({ member }) => rankings.setting(board, member, null)));
      if (page.length < PAGE) return changes;
    }
  }

  async function partings(shelf: Shelf, user: UserId): Promise<Change[]> {
    const own = await clearing(companionsBoard(shelf, user));
    const others = own.flatMap((change) => ('member' in change ? [change.member] : []));
    return [...own, ...others.map((other) => rankings.setting(companionsBoard(shelf, other), user, null))];
  }

  async function purge(guild: string): Promise<void> {
    const { value: head, revision } = await documents.head(guild);
    for (let number = 1; number <= head.results; number++) {
      const stored = await documents.result(guild, number);
      if (!stored) continue;
      const { value } = stored;
      if (isReadable(value)) {
        // Before the result goes, which alone tells whose it is and what leads to it.
        for (const { player } of value.seats) await leaveScope(player, guild);
        if (value.numberEverywhere !== null) await leaveEverywhere(guild, number);
        const where = await documents.where.load(value.table);
        if (where.kind === 'found') await documents.where.delete(value.table, where.stored.revision);
      }
      await documents.results.delete(resultId(guild, number), stored.revision);
      await breathe();
    }
    await clearShelves(store, documents, guild, null);
    if (revision !== NEW) await store.commit([documents.deletingHead(guild, revision)]);
  }

  async function leaveScope(user: UserId, scope: Scope): Promise<void> {
    await insisting('a person', async () => {
      const { value, revision } = await documents.person(user);
      if (revision === NEW || !value.scopes.includes(scope)) return null;
      const scopes = value.scopes.filter((one) => one !== scope);
      // Who has chosen nothing is not kept for having been there.
      if (scopes.length === 0 && !value.hidden && !value.everywhere) return [documents.deletingPerson(user, revision)];
      return [documents.savingPerson(user, { ...value, scopes }, revision)];
    });
  }

  /** What it has made of ratings across servers stays; that it was played here goes. */
  async function leaveEverywhere(guild: string, number: number): Promise<void> {
    const { generation } = (await documents.head(EVERYWHERE)).value;
    const board = gamesBoard({ scope: EVERYWHERE, generation }, 'server');
    await store.commit([rankings.setting(board, `${guild}:${number}`, null)]);
  }

  return {
    choices,
    choose,
    exportOf,
    erase,
    async resumeErasing() {
      const users = await documents.erasing.list();
      for (const user of users) await erase(user);
      return users;
    },
    purge,
  };
}

const exported = ({ seats, ...result }: Result, user: UserId): ExportedGame[] =>
  seats.flatMap(({ player, name, score, rank, points }, seat) => {
    if (player !== user) return [];
    const { table, guild, channel, opened, ended, ending, record } = result;
    return [{ table, guild, channel, opened, ended, ending, seat, name, score, rank, points, record }];
  });
