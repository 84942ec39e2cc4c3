import { describe, expect, test } from 'vitest';
import type { Bot } from '../../src/discord/bot.ts';
import { createForgetting, type DataDeletion } from '../../src/discord/people/forgetting.ts';
import { createNewcomers } from '../../src/game/learning/newcomers.ts';
import { createPuzzles } from '../../src/game/learning/puzzles.ts';
import { createPeople } from '../../src/game/people/people.ts';
import { createWatchers } from '../../src/game/people/watchers.ts';
import { ALONE } from '../../src/game/servers/shard.ts';
import type { Store } from '../../src/game/store/ports.ts';
import { createTables } from '../../src/game/table/create-tables.ts';
import { FORMER_USER, type Member, TableSchema } from '../../src/game/table/table.ts';
import type { Tables } from '../../src/game/table/tables.ts';
import { createStats, type Stats } from '../../src/stats/index.ts';
import { quickComputers } from '../support/computers.ts';
import { type Disk, type Fault, type MemoryStore, memoryStore } from '../support/memory-store.ts';
import { moments } from '../support/runs.ts';
import {
  ANN,
  BEN,
  CLEO,
  countedSeeds,
  DAN,
  done,
  fakeClock,
  HERE,
  keptLog,
  mover,
  refusal,
  rewrite,
  swept,
  THERE,
  turnOf,
} from './support.ts';

/** An id and a name that appear in no other stored text. */
const ZED: Member = { user: '987654321012345678', name: 'Zebedäus Quill' };
const QUIN: Member = { user: '876543210123456789', name: 'Quintilia' };

interface Process {
  readonly tables: Tables;
  readonly stats: Stats;
  readonly forgetting: DataDeletion;
  readonly store: MemoryStore;
  readonly clock: ReturnType<typeof fakeClock>;
}

let seeds = countedSeeds();

/** A process on a disk: tables whose games become results, and the deletion of people from both. */
function process(disk?: Disk, clock = fakeClock()): Process {
  const store = memoryStore(disk);
  const log = keptLog();
  const stats = createStats({ store, clock, log, seasonMonths: async () => 3 });
  const tables = createTables({ store, clock, seeds, log, over: stats.record });
  const computers = quickComputers();
  const puzzles = createPuzzles({ store, computers, clock, seeds, log });
  const newcomers = createNewcomers(store);
  const watchers = createWatchers(store);
  const people = createPeople({ store, clock, log });
  const presenter = { refresh: async () => {} };
  const forgetting = createForgetting(
    store as Store,
    { tables, stats, puzzles, newcomers, watchers, people, clock, log, presenter, shard: ALONE } as unknown as Bot,
  );
  return { tables, stats, forgetting, store, clock };
}

const where = (channel: number) => ({ guild: HERE.guild, channel: String(300 + channel) });

async function lobby({ tables }: Process, channel: number, ...members: Member[]): Promise<string> {
  const [host, ...others] = members as [Member, ...Member[]];
  const { table } = await done(tables.open(where(channel), host));
  for (const other of others) await done(tables.join(table.id, other));
  return table.id;
}

/** A game whose first player begins. */
async function game(on: Process, channel: number, ...members: Member[]): Promise<string> {
  const id = await lobby(on, channel, ...members);
  const host = members[0]!.user;
  const { table } = await done(on.tables.look(id));
  await done(on.tables.setOptions(id, host, { first: host }, table.revision));
  await done(on.tables.start(id, host));
  return id;
}

const tableAt = async ({ tables }: Process, id: string) => (await done(tables.look(id))).table;

/** Keys and texts that still contain an id or name. */
const traces = (disk: Disk, ...people: Member[]): string[] =>
  [...disk].flatMap(([key, { text }]) =>
    people.some(({ user, name }) => [key, text].some((one) => one.includes(user) || one.includes(name))) ? [key] : [],
  );

const forget = async (on: Process, { user }: Member): Promise<void> => {
  await on.forgetting.note(user);
  await on.forgetting.finish(user);
};

describe('a user whose data is deleted', () => {
  test('leaves a lobby, which the next member hosts', async () => {
    const on = process();
    const id = await lobby(on, 1, ZED, ANN, BEN);
    const { revision } = await tableAt(on, id);
    await done(on.tables.setOptions(id, ZED.user, { first: ZED.user }, revision));
    const changed = await on.tables.forget(ZED.user);
    expect(changed.map(({ table }) => table.id)).toEqual([id]);
    const table = await tableAt(on, id);
    expect(table).toMatchObject({ phase: 'lobby', host: ANN.user, members: [ANN, BEN], options: { first: 'random' } });
    expect(table.revision).toBeGreaterThan(revision);
    expect(traces(on.store.disk, ZED)).toEqual([]);
  });

  test('alone in a lobby closes it', async () => {
    const on = process();
    const id = await lobby(on, 1, ZED);
    const [changed] = await on.tables.forget(ZED.user);
    expect(changed?.table).toMatchObject({ id, phase: 'expired', host: FORMER_USER, members: [] });
    expect(traces(on.store.disk, ZED)).toEqual([]);
    await done(on.tables.open(where(1), ANN));
  });

  test('is no longer chosen to begin at a table where they do not sit yet', async () => {
    const on = process();
    const { table } = await done(on.tables.open(HERE, ANN, { first: ZED.user }));
    await on.tables.forget(ZED.user);
    expect(await tableAt(on, table.id)).toMatchObject({ revision: table.revision + 1, options: { first: 'random' } });
  });

  test('resigns from a game of two, which the other player wins under both names, and then stands nowhere', async () => {
    const on = process();
    const id = await game(on, 1, ZED, ANN);
    const [changed] = await on.tables.forget(ZED.user);
    expect(changed?.table).toMatchObject({ id, phase: 'finished', members: [{ user: FORMER_USER, name: '' }, ANN] });
    const before = await on.stats.game(id);
    expect(before.kind === 'game' && before.result.seats.map(({ player }) => player)).toEqual([ZED.user, ANN.user]);

    await forget(on, ZED);
    const after = await on.stats.game(id);
    if (after.kind !== 'game') throw new Error('no result');
    const [former, winner] = after.result.seats;
    expect(former).toMatchObject({ player: expect.stringMatching(/^former-/), name: '', left: true });
    expect(winner).toMatchObject({ player: ANN.user, name: ANN.name, rank: 1 });
    expect(traces(on.store.disk, ZED)).toEqual([]);
  });

  test('resigns from a game of three, which the others play on with', async () => {
    const on = process();
    const id = await game(on, 1, ANN, ZED, BEN);
    const old = await done(on.tables.look(id));
    const [changed] = await on.tables.forget(ZED.user);
    expect(changed?.table).toMatchObject({ phase: 'playing', revision: old.table.revision + 1 });
    expect(changed?.table.members.map(({ user }) => user)).toEqual([ANN.user, FORMER_USER, BEN.user]);
    expect(traces(on.store.disk, ZED)).toEqual([]);

    const next = await done(on.tables.play(turnOf(changed!)));
    expect(mover(next)).toBe(BEN.user);
    const end = await done(on.tables.resign(id, BEN.user));
    expect(end.table.phase).toBe('finished');
    const found = await on.stats.game(id);
    if (found.kind !== 'game') throw new Error('no result');
    expect(found.result.seats.map(({ player, name }) => [player, name])).toEqual([
      [ANN.user, ANN.name],
      [`former-${id}0001`, ''],
      [BEN.user, BEN.name],
    ]);
  });

  test('who has resigned before leaves the buttons of the turn good', async () => {
    const on = process();
    const id = await game(on, 1, ANN, ZED, BEN);
    const present = await done(on.tables.resign(id, ZED.user));
    await done(on.tables.agreeToAbandon(id, BEN.user));
    const [changed] = await on.tables.forget(ZED.user);
    expect(changed?.table.revision).toBe(present.table.revision);
    await done(on.tables.play(turnOf(present)));
    expect(traces(on.store.disk, ZED)).toEqual([]);
  });

  test('goes out of finished games and closed lobbies, whose messages are not shown anew', async () => {
    const on = process();
    const over = await game(on, 1, ZED, ANN);
    await done(on.tables.resign(over, ANN.user));
    const stopped = await game(on, 2, ANN, ZED);
    await done(on.tables.agreeToAbandon(stopped, ZED.user));
    await done(on.tables.abandon(stopped));
    const closed = await lobby(on, 3, ZED, ANN);
    on.clock.time += 25 * 60 * 60_000;
    await swept(on);
    const ended = new Map<string, number>();
    for (const id of [over, stopped, closed]) ended.set(id, (await tableAt(on, id)).touched);

    expect(await on.tables.forget(ZED.user)).toEqual([]);
    for (const id of [over, stopped, closed]) {
      const table = await tableAt(on, id);
      expect(table.members.map(({ user }) => user).sort()).toEqual([FORMER_USER, ANN.user]);
      expect(table.touched).toBe(ended.get(id));
    }
    await on.stats.privacy.erase(ZED.user);
    expect(traces(on.store.disk, ZED)).toEqual([]);
    // The game can still be looked at, replayed and checked against its hash.
    expect((await done(on.tables.look(over))).game!.over).toBe(true);
  });

  test('goes out of a table whose record does not replay, which otherwise stays unchanged', async () => {
    const on = process();
    const id = await game(on, 1, ZED, ANN);
    const table = await tableAt(on, id);
    rewrite(on.store.disk, `table:${id}`, { ...table, record: { ...table.record!, actions: ['place 9,9 0'] } });
    await on.tables.forget(ZED.user);
    expect(await refusal(on.tables.look(id))).toMatchObject({ code: 'table-broken' });
    expect(TableSchema.parse(JSON.parse(on.store.disk.get(`table:${id}`)!.text)).record!.actions).toEqual([
      'place 9,9 0',
    ]);
    expect(traces(on.store.disk, ZED)).toEqual([]);
  });

  test.each([
    ['that is followed by others: they resign', 3, 'playing'],
    ['that is the last of the game: it ends with it', 1, 'finished'],
  ] as const)('while their turn could still be taken back %s', async (_, turns, phase) => {
    const on = process();
    const id = await game(on, 1, ZED, ANN, BEN);
    const { table } = await done(on.tables.look(id));
    const prepared = { draws: Array<string>(turns).fill('BA-X'), only: true };
    const record = { setup: { ...table.record!.setup, prepared }, actions: [] };
    rewrite(on.store.disk, `table:${id}`, { ...table, record, options: { ...table.options, takeBack: 10 } });
    const now = await done(on.tables.play(turnOf(await done(on.tables.look(id)))));
    expect(now.table.held).toMatchObject({ seat: 0 });
    await forget(on, ZED);
    const after = await tableAt(on, id);
    expect(after.phase).toBe(phase);
    expect(after.held).toBeUndefined();
    expect(after.record!.actions.includes('resign 0')).toBe(phase === 'playing');
    expect(traces(on.store.disk, ZED)).toEqual([]);
  });

  test('for a second time changes nothing', async () => {
    const on = process();
    await game(on, 1, ZED, ANN);
    await lobby(on, 2, ANN, ZED);
    await forget(on, ZED);
    const before = new Map(on.store.disk);
    await forget(on, ZED);
    expect(new Map(on.store.disk)).toEqual(before);
  });

  test('begins anew by sitting down again', async () => {
    const on = process();
    const old = await game(on, 1, ZED, ANN, BEN);
    await forget(on, ZED);
    const id = await game(on, 2, ANN, ZED);
    expect((await tableAt(on, id)).members).toEqual([ANN, ZED]);
    expect(await on.tables.ofUser(ZED.user)).toMatchObject([{ id }]);
    expect(await refusal(on.tables.resign(old, ZED.user))).toEqual({ code: 'not-at-table' });
  });
});

describe('two former players at one table', () => {
  const twoGone = async () => {
    const on = process();
    const id = await game(on, 1, ANN, ZED, BEN, QUIN);
    await forget(on, ZED);
    await forget(on, QUIN);
    return { on, id };
  };

  test('the others play on and end it, and both stand in the result without a name', async () => {
    const { on, id } = await twoGone();
    const present = await done(on.tables.look(id));
    expect(present.table.members.map(({ user }) => user)).toEqual([ANN.user, FORMER_USER, BEN.user, FORMER_USER]);
    const next = await done(on.tables.play(turnOf(present)));
    expect(mover(next)).toBe(BEN.user);
    expect(mover(await done(on.tables.play(turnOf(next))))).toBe(ANN.user);
    await done(on.tables.resign(id, ANN.user));
    const found = await on.stats.game(id);
    if (found.kind !== 'game') throw new Error('no result');
    expect(found.result.seats.filter(({ name }) => name === '')).toHaveLength(2);
    expect(traces(on.store.disk, ZED, QUIN)).toEqual([]);
  });

  test('nobody can act as a former player', async () => {
    const { on, id } = await twoGone();
    const present = await done(on.tables.look(id));
    const asked = [
      on.tables.play({ ...turnOf(present), user: FORMER_USER }),
      on.tables.resign(id, FORMER_USER),
      on.tables.agreeToAbandon(id, FORMER_USER),
    ];
    for (const result of asked) expect(await refusal(result)).toEqual({ code: 'not-at-table' });
    const before = new Map(on.store.disk);
    expect(await on.tables.forget(FORMER_USER)).toEqual([]);
    expect(new Map(on.store.disk)).toEqual(before);
  });

  test('the others can agree to abandon it without them', async () => {
    const { on, id } = await twoGone();
    await done(on.tables.agreeToAbandon(id, ANN.user));
    expect((await done(on.tables.agreeToAbandon(id, BEN.user))).table.phase).toBe('abandoned');
  });
});

/** Puts the person into every kind of stored document. */
async function everywhere(on: Process): Promise<string> {
  await lobby(on, 1, ZED, ANN);
  await game(on, 2, ANN, ZED);
  const three = await game(on, 3, ANN, ZED, BEN);
  const over = await game(on, 4, ZED, CLEO);
  await done(on.tables.resign(over, CLEO.user));
  await game(on, 5, CLEO, DAN);
  return three;
}

describe('a crash', () => {
  test.each(['before', 'after'] as const)(
    '%s any call of the store leaves only work that is completed later',
    async (fault) => {
      seeds = countedSeeds();
      const first = process();
      const three = await everywhere(first);
      const begin: Disk = new Map(first.store.disk);
      const whole = process(new Map(begin), first.clock);
      await forget(whole, ZED);
      const calls = whole.store.calls.length;
      expect(calls).toBeGreaterThan(50);

      for (const at of moments(calls)) {
        const crashing = process(new Map(begin), first.clock);
        crashing.store.fault = ({ number }): Fault | null => (number < at ? null : number === at ? fault : 'before');
        await forget(crashing, ZED).catch(() => {});
        const next = process(crashing.store.disk, first.clock);
        const isNoted = [...next.store.disk.keys()].some((key) => key === `forgetting:${ZED.user}`);
        await next.tables.tellAgain();
        await next.forgetting.resume();
        // Before the note exists, nothing is promised or done.
        if (!isNoted && traces(next.store.disk, ZED).length > 0) await forget(next, ZED);
        expect(traces(next.store.disk, ZED), `call ${at}`).toEqual([]);
        const { table } = await done(next.tables.look(three));
        expect(table.record!.actions).toEqual(['resign 1']);
        expect((await next.stats.privacy.exportOf(CLEO.user)).games).toHaveLength(1);
      }
    },
  );
});

test('a player who plays on in another process at that moment loses no move', async () => {
  const one = process();
  const id = await game(one, 1, ANN, ZED, BEN);
  const other = process(one.store.disk, one.clock);
  const present = await done(other.tables.look(id));
  const [, played] = await Promise.all([one.tables.forget(ZED.user), other.tables.play(turnOf(present))]);
  const { record, members } = await tableAt(one, id);
  expect(record!.actions).toContain('resign 1');
  // Either call came first; the record has the acknowledged turn.
  if (played.ok) expect(record!.actions.length).toBeGreaterThan(1);
  else expect(played.refusal.code).toBe('stale');
  expect(members[1]).toEqual({ user: FORMER_USER, name: '' });
});

test('tables that name a user and are no result are found: where they sit, and lobbies that closed', async () => {
  const on = process();
  const open = await lobby(on, 1, ANN, ZED);
  const playing = await game(on, 2, ZED, ANN);
  const closed = await lobby(on, 3, ZED);
  await done(on.tables.leave(closed, ZED.user));
  const over = await game(on, 4, ZED, CLEO);
  await done(on.tables.resign(over, ZED.user));
  await lobby(on, 5, ANN);
  const found = await on.tables.ofUser(ZED.user);
  expect(found.map(({ id }) => id).sort()).toEqual([open, playing, closed].sort());
});

/** Turns a stored table into one of a newer version. */
function renewed(on: Process, id: string): string {
  const { text } = on.store.disk.get(`table:${id}`)!;
  const newer = text.replace('"switches":["fields"', '"switches":["fields","dragons"');
  rewrite(on.store.disk, `table:${id}`, newer);
  return newer;
}

test('tables of a newer version wait for that version to take a user out of them; all other tables need not', async () => {
  const on = process();
  const newer = await game(on, 1, ANN, ZED);
  const ours = await game(on, 2, ANN, ZED);
  const text = renewed(on, newer);
  expect((await on.tables.forget(ZED.user)).map(({ table }) => table.id)).toEqual([ours]);
  await expect(on.tables.ensureForgotten(ZED.user)).rejects.toThrow(`table:${newer} was written by a newer version`);
  await on.tables.ensureForgotten(CLEO.user);
  expect(on.store.disk.get(`table:${newer}`)!.text).toBe(text);
});

test('a purge leaves tables of a newer version to that version, and says so when all others are gone', async () => {
  const on = process();
  const newer = await game(on, 1, ANN, BEN);
  await game(on, 2, ANN, BEN);
  const text = renewed(on, newer);
  await expect(on.tables.purge(HERE.guild)).rejects.toThrow('newer version');
  expect(await on.tables.guilds()).toContain(HERE.guild);
  expect([...on.store.disk.keys()].filter((key) => key.startsWith('table:'))).toEqual([`table:${newer}`]);
  expect(on.store.disk.get(`table:${newer}`)!.text).toBe(text);
});

test('a purged server keeps no table, no channel and no note of a broken one; other servers keep theirs', async () => {
  const on = process();
  await everywhere(on);
  await done(on.tables.abandon(await game(on, 6, ANN, BEN)));
  const broken = await game(on, 6, ANN, BEN);
  // As version 0.1.0 left them.
  on.store.disk.delete(`table:${broken}`);
  on.store.disk.set(`lost-table:${broken}`, { text: '{"reference":"broken:table:x"}', revision: 1 });
  expect(await on.tables.look(broken)).toMatchObject({
    refusal: { code: 'table-broken', reference: 'broken:table:x' },
  });
  const { table } = await done(on.tables.open({ guild: '999', channel: THERE.channel }, ANN));
  const before: string[] = [];
  expect(await on.tables.guilds()).toEqual(expect.arrayContaining([HERE.guild, '999']));
  const purged = await on.tables.purge(HERE.guild, async (id) => before.push(id));
  expect(purged).toBe(6);
  expect(before).toHaveLength(6);
  const kept = [...on.store.disk.keys()].filter((key) => /^(table|channel|lost-table):/.test(key));
  expect(kept.sort()).toEqual([`channel:${THERE.channel}`, `table:${table.id}`]);
  expect(await on.tables.purge(HERE.guild)).toBe(0);
  expect(await on.tables.guilds()).toEqual(['999']);
  await done(on.tables.open(where(1), ANN));
});
