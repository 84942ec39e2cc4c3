import { expect, onTestFinished, test, vi } from 'vitest';
import { Game as Inside } from '../../src/engine/game.ts';
import { storyOf } from '../../src/game/table/event-log.ts';
import { endedTable } from '../support/results.ts';
import { putTable } from '../support/tables.ts';
import { ANN, BEN, CLEO, done, game, HERE, refusal, restarted, service, serviceOn, turnOf } from './support.ts';

/** Counts the replays since its last call. */
function counting() {
  const start = vi.spyOn(Inside, 'start');
  onTestFinished(() => start.mockRestore());
  return () => start.mock.calls.splice(0).length;
}

test('a game that was looked at is played on without a replay, and the story goes with it', async () => {
  const begun = service();
  const { table } = await game(begun, 2);
  const on = restarted(begun);
  const replays = counting();
  const seen = await done(on.tables.look(table.id));
  expect(replays()).toBe(1);
  const played = await done(on.tables.play(turnOf(seen)));
  expect(replays()).toBe(0);
  expect(played.story).toEqual(storyOf(played.table.record!));
  expect(played.events).toEqual(played.story.slice(seen.story.length).flat());
  expect(played.game!.record).toEqual(played.table.record);
});

test('a game is replayed once however often it is looked at, and moves of others are added to it', async () => {
  const begun = service();
  const { table } = await game(begun, 2);
  const [on, other] = [serviceOn(begun.store, begun), serviceOn(begun.store, begun)];
  const replays = counting();
  await done(on.tables.look(table.id));
  await done(other.tables.look(table.id));
  expect(replays()).toBe(2);
  for (let turn = 0; turn < 3; turn++) {
    await done(other.tables.play(turnOf(await done(other.tables.look(table.id)))));
    const now = await done(on.tables.look(table.id));
    expect(now.game!.record).toEqual(now.table.record);
    expect(now.story).toEqual(storyOf(now.table.record!));
  }
  // `storyOf` replays for the comparison.
  expect(replays()).toBe(3);
});

test('no way to ask for a game replays it again: its channel, its server, its players, a start', async () => {
  const begun = service();
  const { table } = await game(begun, 2);
  const on = restarted(begun);
  await done(on.tables.look(table.id));
  const replays = counting();
  await on.tables.running();
  await done(on.tables.inChannel(HERE.channel));
  expect(await refusal(on.tables.open(HERE, CLEO))).toMatchObject({ code: 'channel-busy' });
  expect(await on.tables.gamesIn(HERE.guild)).toHaveLength(1);
  expect(await on.tables.seatsOf(ANN.user, HERE.guild)).toHaveLength(1);
  await on.tables.forget(CLEO.user);
  expect(replays()).toBe(0);
});

test('while a long game is replayed other work goes first again and again, and two who ask wait for one replay', async () => {
  const on = service();
  const { guild, channel } = HERE;
  const ended = endedTable({ users: [ANN.user, BEN.user], guild, channel });
  await putTable(on.store, ended);
  const replays = counting();
  let others = 0;
  let isAsked = true;
  const goOn = (): void => {
    others += 1;
    if (isAsked) setImmediate(goOn);
  };
  setImmediate(goOn);
  const [one, two] = await Promise.all([done(on.tables.look(ended.id)), done(on.tables.look(ended.id))]);
  isAsked = false;
  expect(others).toBeGreaterThan(ended.record!.actions.length / 50);
  expect(replays()).toBe(1);
  expect(one.story).toEqual(two.story);
  expect(one.game).not.toBe(two.game);
});

test('a record that has become shorter, as after a store went back, is replayed', async () => {
  const on = service();
  const { table } = await game(on, 2);
  const before = [...on.store.disk];
  await done(on.tables.play(turnOf(await done(on.tables.look(table.id)))));
  expect((await done(on.tables.look(table.id))).table.record!.actions).not.toEqual([]);
  for (const [key, stored] of before) on.store.disk.set(key, stored);
  const back = await done(on.tables.look(table.id));
  expect(back.table.record!.actions).toEqual([]);
  expect(back.game!.record).toEqual(back.table.record);
  expect(back.story).toEqual(storyOf(back.table.record!));
});

test('the returned copy stays unchanged, and a second try is played on the stored game', async () => {
  const on = service();
  const { table } = await game(on, 2);
  const seen = await done(on.tables.look(table.id));
  const turn = turnOf(seen);
  await done(on.tables.play(turn));
  expect(seen.game!.record).toEqual(seen.table.record);
  expect(await refusal(on.tables.play(turn))).toEqual({ code: 'stale' });
  const after = await done(on.tables.look(table.id));
  expect(after.game!.record).toEqual(after.table.record);
  expect(after.table.record!.actions.length).toBeGreaterThan(seen.table.record!.actions.length);
});

test('a copy that its reader has played on does not become the stored game', async () => {
  const on = service();
  const { table } = await game(on, 2);
  const seen = await done(on.tables.look(table.id));
  seen.game!.play(seen.game!.legalActions()[0]!);
  const again = await done(on.tables.look(table.id));
  expect(again.game!.record).toEqual(table.record);
  expect(again.story).toEqual(storyOf(table.record!));
});

test('the story of a game that began just now is its start, and a lobby has none', async () => {
  const on = service();
  const begun = await game(on, 2);
  expect(begun.story).toEqual(storyOf(begun.table.record!));
  const there = await done(on.tables.open({ guild: '100', channel: '999' }, { user: '1', name: 'One' }));
  expect(there.story).toEqual([]);
});
