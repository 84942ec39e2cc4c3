import { describe, expect, test } from 'vitest';
import { RULES_VERSION } from '../../src/engine/index.ts';
import { type MemoryStore, memoryStore } from '../support/memory-store.ts';
import { sampled } from '../support/runs.ts';
import { onStage, playOn, pressVerb, quiet, type StagedGame, tableOn } from '../support/stage.ts';

const SWEEP_MS = 10 * 60_000;

/** A document of a version that is ten formats newer. */
const NEWER = '{"format":10,"anything":[1]}';

async function withMemory(): Promise<{ game: StagedGame; store: MemoryStore }> {
  const store = memoryStore();
  const game = await tableOn(await onStage({ store }), 2);
  await quiet(game);
  return { game, store };
}

/** Plants a document of another version; the result expects it unchanged. */
function plant(store: MemoryStore, key: string, text = NEWER): () => void {
  const lying = { text, revision: 5, needs: ['something of 2030'] };
  store.disk.set(key, lying);
  return () => expect(store.disk.get(key), key).toEqual(lying);
}

async function sweeps(game: StagedGame, times = 2): Promise<void> {
  for (let sweep = 0; sweep < times; sweep++) {
    game.playground.advance(SWEEP_MS);
    await quiet(game);
  }
}

const errorsOf = (game: StagedGame): unknown[] => game.bot.lines.filter(({ level }) => level === 'error');

describe('a document of a newer version stops nothing but itself', () => {
  const newerDocuments: [string, (game: StagedGame) => string][] = [
    ['the note of all tables', () => 'table-index:made'],
    ['another channel', () => 'channel:777'],
    ['a note of a table that was lost', () => 'lost-table:abcdefgh'],
    ['settings of the server', ({ playground }) => `servers:${playground.guild}`],
    ['the note of the table’s shown messages', ({ table }) => `screens:${table}`],
    ['a user who is being forgotten', () => 'forgetting:12345'],
    ['a server that has removed the bot', () => 'departed:54321'],
    ['a user whose results are being erased', () => 'erasing:12345'],
    ['the results of another server', () => 'stats-head:54321'],
  ];
  test.each(sampled('newer documents', newerDocuments, { short: 3 }))(
    '%s: games go on, over a restart and sweeps, and it stays as it is',
    async (_what, keyIn) => {
      const { game, store } = await withMemory();
      const isThere = plant(store, keyIn(game));
      const revision = (await game.stored(game.table)).revision;
      await playOn(game);
      await game.restart();
      await sweeps(game);
      await playOn(game);
      await quiet(game);
      expect((await game.stored(game.table)).revision).toBe(revision + 2);
      isThere();
    },
  );

  test('a table of another channel that holds it: recovery goes on with the others', async () => {
    const { game, store } = await withMemory();
    const other = game.playground.addChannel(game.playground.guild, { name: 'other' });
    const second = await tableOn(game, 2, other.id);
    const isThere = plant(store, `channel:${second.channel}`);
    await game.bot.stop();
    // Saved but never shown: the next start shows it.
    store.disk.delete(`screens:${game.table}`);
    await game.restart();
    await quiet(game);
    expect(store.disk.has(`screens:${game.table}`)).toBe(true);
    expect(errorsOf(game)).toEqual([]);
    isThere();
  });
});

test('a deletion that waits for a newer version takes a user out of no later table', async () => {
  const { game, store } = await withMemory();
  const ada = game.actors[0]!;
  const text = store.disk.get(`table:${game.table}`)!.text.replace(`"version":${RULES_VERSION},`, '"version":10,');
  const isThere = plant(store, `table:${game.table}`, text);
  game.playground.advance(1000);
  store.disk.set(`forgetting:${ada.id}`, {
    text: JSON.stringify({ format: 1, asked: game.playground.now() }),
    revision: 3,
  });
  game.playground.advance(1000);
  const other = game.playground.addChannel(game.playground.guild, { name: 'since' });
  const since = await tableOn(game, 2, other.id);
  await sweeps(game, 3);
  await game.restart();
  await quiet(game);
  await sweeps(game, 2);
  expect((await game.stored(since.table)).record!.actions).toEqual([]);
  expect((await game.stored(since.table)).members.map(({ user }) => user)).toContain(ada.id);
  expect(store.disk.has(`forgetting:${ada.id}`)).toBe(true);
  // One try a start, not one a sweep.
  expect(errorsOf(game)).toHaveLength(1);
  // A further request removes the user from that table, too.
  const deleting = await (await ada.slash(other.id, 'privacy delete')).settled();
  await pressVerb(ada, deleting, 'delete-data');
  await quiet(game);
  expect((await game.stored(since.table)).members.map(({ user }) => user)).not.toContain(ada.id);
  expect(store.disk.has(`forgetting:${ada.id}`)).toBe(true);
  isThere();
});

test('a half-written note of a deletion is made anew, and the deletion done', async () => {
  const { game, store } = await withMemory();
  const [ada] = game.actors;
  store.disk.set(`forgetting:${ada!.id}`, { text: '{"form', revision: 3 });
  await sweeps(game);
  expect(store.disk.has(`forgetting:${ada!.id}`)).toBe(false);
  expect((await game.stored(game.table)).members.map(({ user }) => user)).not.toContain(ada!.id);
});
