import { EventEmitter } from 'node:events';
import { type Client, DiscordAPIError, Events } from 'discord.js';
import { createClock } from 'discord-playground/parts';
import { expect, test } from 'vitest';
import { createUnderWay } from '../../src/discord/connection/pending-work.ts';
import { createReconciler, GRACE_MS, PAUSES_MS } from '../../src/discord/publish/reconciler.ts';
import type { LoadedTable } from '../../src/game/table/loaded-table.ts';
import { keptLog } from '../game/support.ts';

const TABLE = { id: 'tableone', guild: '100', revision: 7 };

/** A reconciler with counted tries; `fail` sets the result of the next ones. */
function reconciling() {
  const clock = createClock({ start: 0, frozen: true });
  const client = new EventEmitter();
  const underWay = createUnderWay();
  let heard: (present: LoadedTable, isLate: boolean) => void = () => {};
  const tries: number[] = [];
  let failure: Error | null = null;
  const reconciler = createReconciler({
    client: client as unknown as Client,
    tables: {
      listen(listener) {
        heard = listener as (present: LoadedTable) => void;
        return () => {};
      },
    },
    clock: { now: clock.now, after: (ms, fn) => clock.at(clock.now() + ms, fn) },
    log: keptLog(),
    underWay,
    recover: async () => {
      tries.push(clock.now());
      if (failure) throw failure;
      reconciler.shown(TABLE);
      return TABLE;
    },
  });
  return {
    ...{ reconciler, client, tries },
    saved: () => heard({ table: TABLE } as LoadedTable, false),
    fail(error: Error | null) {
      failure = error;
    },
    async pass(ms: number) {
      clock.advance(ms);
      await underWay.settled();
    },
  };
}

const refused = (code: number) => new DiscordAPIError({ code, message: 'no' }, code, 403, 'POST', 'https://x', {});

test('a change that is shown in time causes no work', async () => {
  const { reconciler, saved, pass, tries } = reconciling();
  saved();
  reconciler.shown(TABLE);
  await pass(24 * 60 * 60_000);
  expect(tries).toEqual([]);
});

test('a change that has not been shown is shown within a minute, once', async () => {
  const { saved, pass, tries } = reconciling();
  saved();
  await pass(60_000);
  await pass(60 * 60_000);
  expect(tries).toEqual([GRACE_MS]);
});

test('work for a later time is done then, once, and a change before it is not shown again then', async () => {
  const { reconciler, saved, pass, tries } = reconciling();
  saved();
  reconciler.waits(TABLE, 100_000);
  await pass(GRACE_MS);
  expect(tries).toEqual([]);
  saved();
  await pass(GRACE_MS);
  expect(tries).toEqual([2 * GRACE_MS]);
  reconciler.waits(TABLE, 100_000);
  await pass(60_000);
  await pass(60 * 60_000);
  expect(tries).toEqual([2 * GRACE_MS, 100_000]);
});

test('showing an older state meanwhile does not count as showing the change', async () => {
  const { reconciler, saved, pass, tries } = reconciling();
  saved();
  reconciler.shown({ ...TABLE, revision: 6 });
  await pass(GRACE_MS);
  expect(tries).toHaveLength(1);
});

test('once Discord is back after some minutes, it gets the missing messages within a minute', async () => {
  const { reconciler, fail, pass, tries } = reconciling();
  fail(new Error('no'));
  reconciler.lacks(TABLE, new Error('no'));
  for (let seconds = 0; seconds < 5 * 60; seconds++) await pass(1000);
  fail(null);
  const before = tries.length;
  for (let seconds = 0; seconds < 60; seconds++) await pass(1000);
  expect(tries).toHaveLength(before + 1);
});

test('a failed try is repeated after 2, 5 and 15 s, then every minute, later every ten, and for a day', async () => {
  const { reconciler, fail, pass, tries } = reconciling();
  fail(new Error('no'));
  reconciler.lacks(TABLE, new Error('no'));
  for (const pause of [...PAUSES_MS, PAUSES_MS.at(-1)!]) await pass(pause);
  expect(tries).toHaveLength(PAUSES_MS.length + 1);
  for (let minutes = 0; minutes < 72 * 60; minutes += 10) await pass(10 * 60_000);
  expect(tries).toHaveLength(150);
});

test.each([
  [Events.ChannelUpdate, [{}, { guildId: '100' }]],
  [Events.ThreadUpdate, [{}, { guild: { id: '100' } }]],
  [Events.GuildRoleUpdate, [{}, { guild: { id: '100' } }]],
  [Events.GuildMemberUpdate, [{}, { guild: { id: '100' } }]],
  [Events.GuildCreate, [{ id: '100' }]],
  [Events.GuildAvailable, [{ id: '100' }]],
])('a forbidden message waits until Discord tells of %s there', async (event, about) => {
  const { reconciler, client, pass, tries } = reconciling();
  reconciler.lacks(TABLE, refused(50013));
  await pass(24 * 60 * 60_000);
  expect(tries).toEqual([]);
  client.emit(Events.ChannelUpdate, {}, { guildId: '200' });
  await pass(60_000);
  expect(tries).toEqual([]);
  client.emit(event, ...about);
  client.emit(event, ...about);
  await pass(60_000);
  expect(tries).toHaveLength(1);
});

test.each([1, 3])(
  'if Discord tells of a change there every %i s, a forbidden message is tried, and twice a minute at most',
  async (every) => {
    const { reconciler, client, fail, pass, tries } = reconciling();
    const no = refused(50013);
    fail(no);
    reconciler.lacks(TABLE, no);
    await pass(60 * 60_000);
    for (let seconds = 0; seconds < 600; seconds += every) {
      client.emit(Events.GuildRoleUpdate, {}, { guild: { id: '100' } });
      await pass(every * 1000);
    }
    expect(tries.length).toBeLessThanOrEqual(21);
    expect(tries.length).toBeGreaterThanOrEqual(18);
  },
);

test('nothing is tried after the end', async () => {
  const { reconciler, saved, pass, tries } = reconciling();
  reconciler.lacks(TABLE, new Error('no'));
  reconciler.stop();
  reconciler.lacks(TABLE, new Error('no'));
  saved();
  await pass(60 * 60_000);
  expect(tries).toEqual([]);
});
