import { expect, test } from 'vitest';
import { memoryStore } from '../support/memory-store.ts';
import { commit, onTable, pixels, playOn, pressVerb, quiet } from '../support/stage.ts';

/** The figures by name and labels, as Prometheus reads them. */
async function numbers({ metrics }: { readonly metrics: { text(): Promise<string> } }): Promise<Map<string, number>> {
  const lines = (await metrics.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

test('after a turn its stages, calls and pictures are counted, without any name of a player or of the game', async () => {
  const seed = 'abcdef01'.repeat(8);
  const game = await onTable(2, { seeds: { next: () => seed } });
  await playOn(game);
  await quiet(game);
  const now = await numbers(game.bot);

  expect(now.get('carcassonne_turns_total{by="person"}')).toBe(1);
  for (const stage of ['acknowledged', 'answered', 'saved', 'drawn', 'posted'])
    expect(now.get(`carcassonne_stage_seconds_count{stage="${stage}"}`), stage).toBeGreaterThan(0);
  // /play, a join, the start, a number and the commit.
  expect(now.get('carcassonne_interactions_total{kind="press"}')).toBe(4);
  expect(now.get('carcassonne_interactions_total{kind="command"}')).toBe(1);
  expect(now.get('carcassonne_stage_seconds_count{stage="acknowledged"}')).toBe(5);
  expect(now.get('carcassonne_picture_seconds_count{picture="board"}')).toBeGreaterThan(1);
  expect(now.get('carcassonne_store_seconds_count{call="commit"}')).toBeGreaterThan(3);
  expect(now.get('carcassonne_table_seconds_count{call="play"}')).toBe(1);
  expect(now.get('carcassonne_discord_request_seconds_count{call="post"}')).toBeGreaterThan(1);
  expect(now.get('carcassonne_gateway_connected{shard="0"}')).toBe(1);
  expect(now.get('carcassonne_servers{shard="0"}')).toBe(game.playground.stage.world.guilds.size);
  expect(now.get('carcassonne_clocks_due')).toBe(0);
  for (const what of ['interactions', 'tables', 'pictures'])
    expect(now.get(`carcassonne_under_way{what="${what}"}`), what).toBe(0);

  const text = await game.bot.metrics.text();
  const people = [...game.playground.stage.world.users.values()]
    .filter(({ bot }) => !bot)
    .flatMap(({ id, username, displayName }) => [...[id, username, displayName]]);
  for (const secret of [...people, seed, game.table, game.channel, game.playground.token])
    expect(text).not.toMatch(new RegExp(`\\b${secret.replaceAll('.', '\\.')}\\b`));
});

test('labels take values of closed lists alone, however long the game', async () => {
  const game = await onTable(2);
  const names = async () => [...(await numbers(game.bot)).keys()];
  await playOn(game);
  await playOn(game);
  await quiet(game);
  const before = await names();
  for (let turn = 0; turn < 4; turn++) await playOn(game);
  await quiet(game);
  expect(await names()).toEqual(before);
});

test('failures are counted by their kinds', async () => {
  const store = memoryStore();
  const game = await onTable(2, { store });
  store.fault = ({ kind }) => (kind === 'commit' ? 'before' : null);
  const acted = await pressVerb(game.asked(), game.turn(), 'square');
  const panel = await acted.settled();
  await pressVerb(game.asked(), panel, 'put');
  await quiet(game);
  store.fault = () => null;
  const now = await numbers(game.bot);
  expect(now.get('carcassonne_troubles_total{code="store-unavailable"}')).toBe(1);
  expect(now.get('carcassonne_store_failures_total{call="commit"}')).toBeGreaterThan(0);
});

test('a failure of Discord is not counted as a bug of ours', async () => {
  const game = await onTable(2);
  await quiet(game);
  const route = '/channels/:channel/messages';
  game.playground.faults.add({ kind: 'status', method: 'POST', route, status: 503, times: 3 });
  await commit(game);
  await quiet(game);
  game.playground.faults.add({ kind: 'hang-up', method: 'POST', route, times: 3 });
  await game.actors[3]!.slash(game.channel, 'board');
  await quiet(game);
  const now = await numbers(game.bot);
  expect(now.get('carcassonne_troubles_total{code="discord"}')).toBe(2);
  expect(now.get('carcassonne_troubles_total{code="internal"}')).toBeUndefined();
});

test('a store that is gone takes no other metric away', async () => {
  const store = memoryStore();
  const game = await onTable(2, { store, renderer: pixels() });
  await quiet(game);
  store.fault = ({ kind }) => (kind === 'rank' ? 'before' : null);
  const now = await numbers(game.bot);
  expect(now.get('carcassonne_gateway_connected{shard="0"}')).toBe(1);
  expect(now.get('carcassonne_store_failures_total{call="page"}')).toBe(1);
});

test('the readiness probe and the metrics tell of a lost connection', async () => {
  const game = await onTable(2);
  await quiet(game);
  expect(game.bot.running.ready()).toBe(true);
  // Discord takes this bot back no more.
  game.playground.faults.add({ kind: 'drop-sockets', code: 4004 });
  await expect.poll(() => game.bot.lines.some(({ message }) => message.includes('for good'))).toBe(true);
  expect(game.bot.running.ready()).toBe(false);
  expect((await numbers(game.bot)).get('carcassonne_gateway_connected{shard="0"}')).toBe(0);
});
