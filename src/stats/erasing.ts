import { randomBytes } from 'node:crypto';
import { NEW, NeedsNewer, type Store, type StoreChange, type StoredDocument } from '../game/store/ports.ts';
import { breathe } from '../game/table/queue.ts';
import type { UserId } from '../game/table/table.ts';
import { dropGeneration, generationsBeside } from './board-generation.ts';
import { type BoardGeneration, companionsBoard, gamesBoard } from './boards.ts';
import { commitWithRetry } from './commit-with-retry.ts';
import { type Erase, NO_CHOICES, resultId, type StatsDocuments } from './documents.ts';
import type { ResultSeat } from './game-result.ts';
import { numbersOf, standingsOf } from './own.ts';
import { placing } from './recording.ts';
import { ALL_TIME } from './season.ts';
import { EVERYWHERE, type PlayerId, type Scope } from './stats.ts';

/** Reads before other work gets its turn. */
const AT_ONCE = 16;

/**
 * Takes a person out, whatever happens meanwhile. First comes a note. After a crash it leads to the end, and with it a rebuild in between
 * still counts the changed results as theirs. Then come the results one by one, and then everything else in one commit.
 */
export function createErasing(store: Store, documents: StatsDocuments) {
  const { rankings } = store;

  /** The note of the deletion, with their mark; the same after a crash. No step is done without it. */
  async function noted(user: UserId): Promise<StoredDocument<Erase>> {
    const there = await documents.erasing.load(user);
    if (there.kind === 'found') return there.stored;
    const note: Erase = { former: `former-${randomBytes(6).toString('hex')}` };
    const saved = await documents.erasing.save(user, note, NEW);
    // Another process may have been faster, and may have ended it by now.
    return saved.kind === 'saved' ? { value: note, revision: saved.revision } : noted(user);
  }

  /** Makes sure that the person's document exists. Each of their games changes it: while it stays the same, they have no new result. */
  async function guardedPerson(user: UserId, note: StoredDocument<Erase>): Promise<void> {
    if ((await documents.person(user)).revision !== NEW) return;
    // Games may exist without it, if the document was lost.
    const scopes: Scope[] = [];
    let seen = 0;
    for (const scope of await documents.scopes()) {
      if (++seen % AT_ONCE === 0) await breathe();
      const { generation } = (await documents.head(scope)).value;
      const boards = { scope, generation };
      const isThere =
        (await rankings.size(gamesBoard(boards, { user }))) > 0 ||
        (await documents.standing(boards, ALL_TIME, user)).revision !== NEW;
      if (isThere) scopes.push(scope);
    }
    const { value, revision } = await documents.person(user);
    await store.commit([
      documents.erasing.expecting(user, note.revision),
      documents.savingPerson(user, { ...value, ...NO_CHOICES, scopes }, revision),
    ]);
  }

  /** Whether the note is still there. If not, another process has ended the deletion, and any note there belongs to the next one. */
  async function isUnder(note: StoredDocument<Erase>, user: UserId): Promise<boolean> {
    const now = await documents.erasing.load(user);
    return now.kind === 'found' && now.stored.revision === note.revision;
  }

  /** Makes every rebuild of the scope begin again, now with knowledge of the note; drops what others left half made. */
  async function announce(scope: Scope): Promise<void> {
    let beside: BoardGeneration[] = [];
    await commitWithRetry(store, scope, async () => {
      const { value: head, revision } = await documents.head(scope);
      if (revision === NEW) return null;
      beside = await generationsBeside(store, documents, scope, head.generation);
      return [documents.savingHead(scope, { ...head, epoch: head.epoch + 1 }, revision)];
    });
    for (const boards of beside) await dropGeneration(store, documents, boards);
  }

  /** Adds the people with whom they have played to `others`. Returns why some results have to be left to a newer version. */
  async function eraseFromResults(
    boards: BoardGeneration,
    user: UserId,
    note: StoredDocument<Erase>,
    others: Set<PlayerId>,
  ): Promise<NeedsNewer | null> {
    const guild = boards.scope;
    let left: NeedsNewer | null = null;
    for (const number of await numbersOf(rankings, boards, user)) {
      await breathe();
      await commitWithRetry(store, 'a result', async () => {
        const loaded = await documents.results.peek(resultId(guild, number));
        if (loaded.kind === 'newer') left ??= new NeedsNewer(loaded);
        if (loaded.kind !== 'found') return null;
        const { value: result, revision } = loaded.stored;
        for (const { player } of result.seats) if (player !== user) others.add(player);
        if (!result.seats.some(({ player }) => player === user)) return null;
        if (!(await isUnder(note, user))) return null;
        const seats = result.seats.map((seat) => (seat.player === user ? withoutName(seat, note.value.former) : seat));
        return [
          documents.erasing.expecting(user, note.revision),
          documents.savingResult({ ...result, seats }, revision),
        ];
      });
    }
    return left;
  }

  /** Standings continue under the former player's mark, because the standings of others derive from them. They are on no board. */
  async function renaming(
    boards: BoardGeneration,
    user: UserId,
    former: PlayerId,
    others: ReadonlySet<PlayerId>,
  ): Promise<StoreChange[]> {
    const changes: StoreChange[] = [];
    for (const [season, standing] of await standingsOf(documents, boards, user)) {
      const { revision } = await documents.standing(boards, season, user);
      changes.push(
        documents.deletingStanding(boards, season, user, revision),
        documents.savingStanding(boards, season, { ...standing, player: former, name: '' }, NEW),
        ...placing(rankings, boards, season, standing, null),
      );
    }
    // If others are being deleted just now, their results may have the mark already and their standings not yet.
    const users = await documents.halfErased();
    let read = 0;
    for (const other of new Set([...others].map((one) => users.get(one) ?? one))) {
      if (other === user) continue;
      if (++read % AT_ONCE === 0) await breathe();
      const { value, revision } = await documents.standing(boards, ALL_TIME, other);
      if (!value.met.some(([player]) => player === user)) continue;
      const met = value.met.map(([player, time]): [string, number] => [player === user ? former : player, time]);
      changes.push(documents.savingStanding(boards, ALL_TIME, { ...value, met }, revision));
    }
    return changes;
  }

  async function clearing(board: string): Promise<Extract<StoreChange, { kind: 'rank' }>[]> {
    const members = await rankings.page(board, 0, await rankings.size(board));
    return members.map(({ member }) => ({ kind: 'rank', board, member, score: null }));
  }

  async function partings(boards: BoardGeneration, user: UserId): Promise<StoreChange[]> {
    const own = await clearing(companionsBoard(boards, user));
    return [...own, ...own.map(({ member }) => rankings.setting(companionsBoard(boards, member), user, null))];
  }

  /**
   * Takes names and ids out of results and boards; ratings of others stay as they are. The caller takes them out of the tables
   * (`Tables.forget`). `resumeErasing` continues after a crash. Throws `NeedsNewer` if a newer version wrote some of them: that version
   * ends the deletion when it runs again.
   */
  return async (user: UserId): Promise<void> => {
    const note = await noted(user);
    await guardedPerson(user, note);
    const announced = new Set<Scope>();
    await commitWithRetry(store, 'somebody who deletes', async () => {
      const { value: person, revision } = await documents.person(user);
      if (revision === NEW || !(await isUnder(note, user))) return null;
      // Also scopes in which games of theirs have ended meanwhile.
      for (const scope of person.scopes) {
        if (!announced.has(scope)) await announce(scope);
        announced.add(scope);
      }
      const others = new Set<PlayerId>();
      let left: NeedsNewer | null = null;
      const changes: StoreChange[] = [
        documents.deletingPerson(user, revision),
        documents.erasing.deleting(user, note.revision),
      ];
      // Across servers last: by then all their companions are known.
      for (const scope of person.scopes.toSorted((a, b) => Number(a === EVERYWHERE) - Number(b === EVERYWHERE))) {
        const { value: head, revision: based } = await documents.head(scope);
        if (based === NEW) continue;
        const boards = { scope, generation: head.generation };
        if (scope !== EVERYWHERE) left = (await eraseFromResults(boards, user, note, others)) ?? left;
        changes.push(
          documents.savingHead(scope, { ...head, epoch: head.epoch + 1 }, based),
          ...(await renaming(boards, user, note.value.former, others)),
          ...(await clearing(gamesBoard(boards, { user }))),
          ...(await partings(boards, user)),
        );
      }
      // Only the boards lead to the results that are left, so boards and note stay.
      if (left !== null) throw left;
      return changes;
    });
  };
}

/** The letter goes with the name, because it may come from it. */
function withoutName({ letter: _, ...seat }: ResultSeat, former: string): ResultSeat {
  return { ...seat, player: former, name: '' };
}
