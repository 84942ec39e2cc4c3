import { describe, expect, test } from 'vitest';
import {
  ANN,
  BEN,
  CLEO,
  done,
  game,
  HERE,
  lobby,
  refusal,
  restarted,
  rewrite,
  service,
  shortGame,
  swept,
  THERE,
  turnOf,
} from './support.ts';

const channelKey = `channel:${HERE.channel}`;

describe('one lobby or game a channel', () => {
  test('channel-busy names the table that is there, open or playing', async () => {
    const on = service();
    const id = await lobby(on, 2);
    expect(await refusal(on.tables.open(HERE, CLEO))).toEqual({ code: 'channel-busy', table: id, phase: 'lobby' });
    await done(on.tables.start(id, ANN.user));
    expect(await refusal(on.tables.open(HERE, CLEO))).toEqual({ code: 'channel-busy', table: id, phase: 'playing' });
    await done(on.tables.open(THERE, CLEO));
    // Two tables, each entered as unsettled and as due, two channels, a server, a game and a lobby of it, three seats. A refused opening
    // leaves nothing behind.
    expect(on.store.disk.size).toBe(14);
  });

  test('two lobbies opened at once: one table', async () => {
    const on = service();
    const results = await Promise.all([on.tables.open(HERE, ANN), on.tables.open(HERE, BEN)]);
    const table = results.find((result) => result.ok);
    expect(results.map((result) => (result.ok ? 'ok' : result.refusal.code))).toEqual(['ok', 'channel-busy']);
    expect((await done(on.tables.inChannel(HERE.channel))).table).toEqual(table?.ok && table.value.table);
    expect((await on.tables.running()).length).toBe(1);
  });

  test('a finished, abandoned or expired table leaves the channel free', async () => {
    const on = service();
    let present = await shortGame(on, 2, 1);
    present = await done(on.tables.play(turnOf(present)));
    expect(present.table.phase).toBe('finished');
    const abandoned = await lobby(on, 2);
    await done(on.tables.abandon(abandoned));
    const expired = await lobby(on, 1);
    on.clock.time += 25 * 60 * 60 * 1000;
    await swept(on);
    expect((await done(on.tables.look(expired))).table.phase).toBe('expired');
    await done(on.tables.open(HERE, CLEO));
  });
});

describe('looking up a channel', () => {
  test('the lobby, then the game, with its position', async () => {
    const on = service();
    expect(await refusal(on.tables.inChannel(HERE.channel))).toEqual({ code: 'no-such-table' });
    const id = await lobby(on, 2);
    expect((await done(on.tables.inChannel(HERE.channel))).table).toMatchObject({ id, phase: 'lobby' });
    await done(on.tables.start(id, ANN.user));
    expect((await done(on.tables.inChannel(HERE.channel))).game!.asked).toBe(0);
    expect(await refusal(on.tables.inChannel(THERE.channel))).toEqual({ code: 'no-such-table' });
  });

  test('the last finished game, whatever is open or played there since, and never an abandoned game', async () => {
    const on = service();
    const finishedIn = () => on.tables.finishedIn(HERE.channel);
    expect(await refusal(finishedIn())).toEqual({ code: 'no-such-table' });
    const { table } = await done(on.tables.play(turnOf(await shortGame(on, 2, 1))));
    expect(table.phase).toBe('finished');
    const found = async () => (await done(finishedIn())).table.id;
    expect(await found()).toBe(table.id);
    const next = await lobby(on, 2);
    expect(await found()).toBe(table.id);
    await done(on.tables.start(next, ANN.user));
    expect(await found()).toBe(table.id);
    await done(on.tables.abandon(next));
    expect(await found()).toBe(table.id);
    expect(await refusal(on.tables.finishedIn(THERE.channel))).toEqual({ code: 'no-such-table' });
  });

  test('the last finished game, if wanted, even when lobbies have come and gone since', async () => {
    const on = service();
    const { table } = await shortGame(on, 2, 1);
    await done(on.tables.resign(table.id, BEN.user));
    const finished = { finished: true };
    expect((await done(on.tables.inChannel(HERE.channel, finished))).table.id).toBe(table.id);
    expect(await refusal(on.tables.inChannel(HERE.channel))).toEqual({ code: 'no-such-table' });
    for (let n = 0; n < 2; n++) await done(on.tables.abandon(await lobby(on, 2)));
    expect((await done(on.tables.inChannel(HERE.channel, finished))).table.id).toBe(table.id);
    const id = await lobby(on, 2);
    expect((await done(on.tables.inChannel(HERE.channel, finished))).table.id).toBe(id);
  });
});

describe('an index that does not fit the tables', () => {
  test('a broken entry is made anew from the tables: the running game keeps its channel', async () => {
    const on = service();
    const { table } = await game(on, 2);
    await game(on, 2, THERE);
    rewrite(on.store.disk, channelKey, '{"format":1,"tab');
    expect(await refusal(on.tables.open(HERE, CLEO))).toMatchObject({ code: 'channel-busy', table: table.id });
    rewrite(on.store.disk, channelKey, 'null');
    expect((await done(on.tables.inChannel(HERE.channel))).table.id).toBe(table.id);
    expect(await refusal(on.tables.open(HERE, CLEO))).toMatchObject({ code: 'channel-busy', table: table.id });
  });

  test('a broken entry of a channel without a table does not block it', async () => {
    const on = service();
    await done(on.tables.abandon(await lobby(on, 2)));
    rewrite(on.store.disk, channelKey, '');
    expect(await on.tables.open(HERE, CLEO)).toMatchObject({ ok: true });
  });

  test('a game whose entry is gone gets it back when the process starts', async () => {
    const on = service();
    const { table } = await game(on, 2);
    on.store.disk.delete(channelKey);
    const next = restarted(on);
    expect(await next.tables.running()).toEqual([table.id]);
    expect(await refusal(next.tables.open(HERE, CLEO))).toMatchObject({ code: 'channel-busy', table: table.id });
  });

  test('an entry that names a missing table is free', async () => {
    const on = service();
    const id = await lobby(on, 2);
    on.store.disk.delete(`table:${id}`);
    expect(await on.tables.open(HERE, CLEO)).toMatchObject({ ok: true });
  });

  test('a lobby that does not hold its channel cannot start beside a lobby that does', async () => {
    const on = service();
    const stray = await lobby(on, 2);
    on.store.disk.delete(channelKey);
    const id = await lobby(on, 2);
    expect(await on.tables.running()).toEqual([id]);
    expect(await refusal(on.tables.start(stray, ANN.user))).toEqual({
      code: 'channel-busy',
      table: id,
      phase: 'lobby',
    });
    await done(on.tables.abandon(id));
    await done(on.tables.start(stray, ANN.user));
    expect((await done(on.tables.inChannel(HERE.channel))).table.id).toBe(stray);
  });
});

test('running tables: all that are open or playing, none that has ended', async () => {
  const on = service();
  const at = (channel: string) => ({ ...HERE, channel });
  const open = await lobby(on, 2, at('1'));
  const { table: playing } = await game(on, 2, at('2'));
  const { table: finished } = await game(on, 2, at('3'));
  await done(on.tables.resign(finished.id, ANN.user));
  await done(on.tables.abandon(await lobby(on, 2, at('4'))));
  expect([...(await restarted(on).tables.running())].sort()).toEqual([open, playing.id].sort());
});
