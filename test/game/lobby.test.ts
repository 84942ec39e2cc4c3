import { describe, expect, test } from 'vitest';
import { DEFAULT_OPTIONS } from '../../src/game/table/table.ts';
import { LOBBY_LIFE_MS } from '../../src/game/time/due.ts';
import { ANN, BEN, CLEO, done, GUS, game, HERE, lobby, member, refusal, restarted, service, swept } from './support.ts';

describe('opening', () => {
  test('the host sits at the new table, under the default options', async () => {
    const { tables, clock } = service();
    const { table, game } = await done(tables.open(HERE, ANN));
    expect(game).toBeNull();
    expect(table).toMatchObject({
      guild: HERE.guild,
      channel: HERE.channel,
      host: ANN.user,
      phase: 'lobby',
      options: DEFAULT_OPTIONS,
      members: [ANN],
      record: null,
      commitment: null,
      opened: clock.time,
    });
    expect(table.id).toMatch(/^[a-z0-9]{8}$/);
  });

  test('options given at once', async () => {
    const { tables } = service();
    const { table } = await done(tables.open(HERE, ANN, { switches: [] }));
    expect(table.options).toEqual({ ...DEFAULT_OPTIONS, switches: [] });
  });

  test('a taken id is not taken twice', async () => {
    const on = service();
    const seed = 'f'.repeat(64);
    const draws = [seed, seed, seed, '0'.repeat(64)];
    const again = { ...on.seeds, next: () => draws.shift()! };
    const { createTables } = await import('../../src/game/table/create-tables.ts');
    const tables = createTables({ store: on.store, clock: on.clock, log: on.log, seeds: again });
    const first = await done(tables.open(HERE, ANN));
    const second = await done(tables.open({ ...HERE, channel: '777' }, ANN));
    expect(second.table.id).not.toBe(first.table.id);
    expect((await done(tables.look(first.table.id))).table.channel).toBe(HERE.channel);
  });
});

describe('joining', () => {
  test('in the order of joining, and each change counts up the revision', async () => {
    const { tables } = service();
    const { table } = await done(tables.open(HERE, ANN));
    await done(tables.join(table.id, BEN));
    const { table: after } = await done(tables.join(table.id, CLEO));
    expect(after.members).toEqual([ANN, BEN, CLEO]);
    expect(after.revision).toBe(table.revision + 2);
  });

  test('already-joined', async () => {
    const on = service();
    const id = await lobby(on, 2);
    expect(await refusal(on.tables.join(id, BEN))).toEqual({ code: 'already-joined' });
  });

  test('table-full at six; a member of the table hears already-joined', async () => {
    const on = service();
    const id = await lobby(on, 6);
    expect(await refusal(on.tables.join(id, GUS))).toEqual({ code: 'table-full', seats: 6 });
    expect(await refusal(on.tables.join(id, BEN))).toEqual({ code: 'already-joined' });
  });

  test('not-in-lobby once it has started', async () => {
    const on = service();
    const { table } = await game(on, 2);
    expect(await refusal(on.tables.join(table.id, CLEO))).toEqual({ code: 'not-in-lobby' });
  });

  test('no-such-table', async () => {
    expect(await refusal(service().tables.join('nosuchid', ANN))).toEqual({ code: 'no-such-table' });
  });

  test('two at once for the last seat: one gets it', async () => {
    const on = service();
    const id = await lobby(on, 5);
    const results = await Promise.all([on.tables.join(id, member(5)), on.tables.join(id, member(6))]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await done(on.tables.look(id))).table.members).toHaveLength(6);
  });
});

describe('leaving', () => {
  test('the host hands the lobby to the member who joined next', async () => {
    const on = service();
    const id = await lobby(on, 3);
    const { table } = await done(on.tables.leave(id, ANN.user));
    expect(table).toMatchObject({ host: BEN.user, members: [BEN, CLEO], phase: 'lobby' });
    await done(on.tables.start(id, BEN.user));
  });

  test('the last member closes it, and the channel is free', async () => {
    const on = service();
    const id = await lobby(on, 2);
    await done(on.tables.leave(id, ANN.user));
    const { table } = await done(on.tables.leave(id, BEN.user));
    expect(table).toMatchObject({ phase: 'expired', members: [] });
    expect(await refusal(on.tables.inChannel(HERE.channel))).toEqual({ code: 'no-such-table' });
    await done(on.tables.open(HERE, CLEO));
  });

  test('if the member chosen to begin leaves, the first player is drawn by lot again', async () => {
    const on = service();
    const id = await lobby(on, 3);
    const { table } = await done(on.tables.look(id));
    await done(on.tables.setOptions(id, ANN.user, { first: CLEO.user }, table.revision));
    expect((await done(on.tables.leave(id, BEN.user))).table.options.first).toBe(CLEO.user);
    expect((await done(on.tables.leave(id, CLEO.user))).table.options.first).toBe('random');
  });

  test('not-at-table, not-in-lobby', async () => {
    const on = service();
    const id = await lobby(on, 2);
    expect(await refusal(on.tables.leave(id, CLEO.user))).toEqual({ code: 'not-at-table' });
    await done(on.tables.start(id, ANN.user));
    expect(await refusal(on.tables.leave(id, BEN.user))).toEqual({ code: 'not-in-lobby' });
  });
});

describe('options', () => {
  test('the host changes one and the others stay', async () => {
    const on = service();
    const id = await lobby(on, 2);
    const { table } = await done(on.tables.look(id));
    await done(on.tables.setOptions(id, ANN.user, { switches: [] }, table.revision));
    const { table: after } = await done(on.tables.setOptions(id, ANN.user, { first: BEN.user }, table.revision + 1));
    expect(after.options).toEqual({ ...DEFAULT_OPTIONS, switches: [], first: BEN.user });
  });

  test('not-host, stale, not-at-table, not-in-lobby; nothing changes', async () => {
    const on = service();
    const id = await lobby(on, 2);
    const { table } = await done(on.tables.look(id));
    const set = (user: string, first: string, revision: number) =>
      refusal(on.tables.setOptions(id, user, { first }, revision));
    expect(await set(BEN.user, BEN.user, table.revision)).toEqual({ code: 'not-host', host: ANN.user });
    expect(await set(ANN.user, BEN.user, table.revision - 1)).toEqual({ code: 'stale' });
    expect(await set(ANN.user, CLEO.user, table.revision)).toEqual({ code: 'not-at-table' });
    expect((await done(on.tables.look(id))).table).toEqual(table);
    await done(on.tables.start(id, ANN.user));
    expect(await set(ANN.user, BEN.user, table.revision)).toEqual({ code: 'not-in-lobby' });
  });
});

describe('starting', () => {
  test('B3: the chosen member is seat 0, the others follow in the order of joining', async () => {
    const on = service();
    const id = await lobby(on, 4);
    const { table } = await done(on.tables.look(id));
    await done(on.tables.setOptions(id, ANN.user, { first: CLEO.user }, table.revision));
    const start = await done(on.tables.start(id, ANN.user));
    expect(start.table.members.map(({ user }) => user)).toEqual([CLEO, member(3), ANN, BEN].map(({ user }) => user));
    expect(start.table.host).toBe(ANN.user);
    expect(start.game!.asked).toBe(0);
  });

  test('the events are the events of the first draw', async () => {
    const on = service();
    const { events, game, table } = await done(on.tables.start(await lobby(on, 3), ANN.user));
    expect(events.map(({ type }) => type)).toEqual(['turn', 'drawn']);
    expect(events[1]).toMatchObject({ seat: 0, tile: game!.view(null).drawn, tilesLeft: 70 });
    expect(table.record).toMatchObject({ setup: { seats: 3, sets: ['base'], switches: ['fields'] }, actions: [] });
  });

  test('without the field rule no figure may stand on a field', async () => {
    const on = service();
    const { table } = await done(on.tables.open(HERE, ANN, { switches: [] }));
    await done(on.tables.join(table.id, BEN));
    const { game } = await done(on.tables.start(table.id, ANN.user));
    expect(game!.view(null).switches).toEqual([]);
  });

  test('if the user chosen at the opening never sat down, the first player is drawn by lot', async () => {
    const on = service();
    const { table } = await done(on.tables.open(HERE, ANN, { first: GUS.user }));
    await done(on.tables.join(table.id, BEN));
    const started = await done(on.tables.start(table.id, ANN.user));
    expect(started.table.members).toHaveLength(2);
  });

  test('too-few-players, not-host, stale, not-in-lobby', async () => {
    const on = service();
    const id = await lobby(on, 1);
    expect(await refusal(on.tables.start(id, ANN.user))).toEqual({ code: 'too-few-players', least: 2 });
    const { table } = await done(on.tables.join(id, BEN));
    expect(await refusal(on.tables.start(id, BEN.user))).toEqual({ code: 'not-host', host: ANN.user });
    expect(await refusal(on.tables.start(id, ANN.user, table.revision - 1))).toEqual({ code: 'stale' });
    await done(on.tables.start(id, ANN.user, table.revision));
    expect(await refusal(on.tables.start(id, ANN.user))).toEqual({ code: 'not-in-lobby' });
  });

  test('pressed twice at once it starts once, from one seed', async () => {
    const on = service();
    const id = await lobby(on, 2);
    const results = await Promise.all([on.tables.start(id, ANN.user), on.tables.start(id, ANN.user)]);
    expect(results.map((result) => (result.ok ? 'ok' : result.refusal.code)).sort()).toEqual(['not-in-lobby', 'ok']);
    const winner = results.find((result) => result.ok)!;
    expect((await done(on.tables.look(id))).table).toEqual(winner.ok && winner.value.table);
  });
});

describe('expiry', () => {
  test('a lobby expires 24 h after its last change, is told of once, and frees its channel', async () => {
    const on = service();
    const id = await lobby(on, 1);
    on.clock.time += LOBBY_LIFE_MS - 1;
    expect(await swept(on)).toEqual([]);
    await done(on.tables.join(id, BEN));
    on.clock.time += LOBBY_LIFE_MS - 1;
    expect(await swept(on)).toEqual([]);
    on.clock.time += 1;
    expect(await swept(on)).toEqual([id]);
    expect(await swept(on)).toEqual([]);
    expect((await done(on.tables.look(id))).table.phase).toBe('expired');
    expect(await refusal(on.tables.join(id, CLEO))).toEqual({ code: 'not-in-lobby' });
    expect(await refusal(on.tables.start(id, ANN.user))).toEqual({ code: 'not-in-lobby' });
    await done(on.tables.open(HERE, CLEO));
  });

  test('games do not expire', async () => {
    const on = service();
    const { table } = await game(on, 2);
    on.clock.time += 1000 * LOBBY_LIFE_MS;
    expect(await swept(on)).toEqual([]);
    expect((await done(on.tables.look(table.id))).table.phase).toBe('playing');
  });

  test('also lobbies that were opened before the process was restarted', async () => {
    const old = service();
    const id = await lobby(old, 2);
    old.clock.time += LOBBY_LIFE_MS;
    expect(await swept(restarted(old))).toEqual([id]);
  });

  test('also lobbies of an older version, which did not note the time', async () => {
    const old = service();
    const id = await lobby(old, 2);
    for (const key of old.store.disk.keys()) if (key.includes('due')) old.store.disk.delete(key);
    old.clock.time += LOBBY_LIFE_MS;
    const next = restarted(old);
    expect(await swept(next)).toEqual([]);
    await next.tables.running();
    expect(await swept(next)).toEqual([id]);
  });

  test('due tables are found without reading any table, however many games there are', async () => {
    const on = service();
    for (let n = 0; n < 5; n++) await game(on, 2, { ...HERE, channel: String(n) });
    await lobby(on, 1, { ...HERE, channel: '9' });
    const before = on.store.calls.length;
    expect((await on.tables.due(0)).ids).toEqual([]);
    expect(on.store.calls.slice(before).map(({ kind }) => kind)).toEqual(['rank']);
  });
});
