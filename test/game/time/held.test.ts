import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../src/game/time/pace.ts';
import { steadied } from '../../../src/game/time/system-clock.ts';
import { memoryStore, newDisk } from '../../support/memory-store.ts';
import { ANN, BEN, done, game, turnOf } from '../support.ts';
import { type Process, world } from './simulation.ts';

const SECONDS = 30;

test.each([1, 3])(
  '%i processes, started anew while a turn can be taken back: it is played once, when that time is over',
  async (count) => {
    const all = world();
    const disk = newDisk();
    const start = (): Process[] => Array.from({ length: count }, () => all.start(memoryStore(disk)));
    let processes = start();
    await all.settled();
    const begun = await game(processes[0]!, 2, undefined, { takeBack: SECONDS });
    const { id } = begun.table;
    const now = await done(processes[0]!.tables.play(turnOf(begun)));
    const until = all.clock.now() + SECONDS * 1000;
    expect(now.table.held).toMatchObject({ seat: 0, until });
    for (const one of processes) one.stop();
    await all.clock.pass(10_000);
    processes = start();
    await all.settled();
    await all.clock.pass(until - all.clock.now() - 1);
    const { tables } = processes.at(-1)!;
    expect((await done(tables.look(id))).table).toEqual(now.table);
    await all.clock.pass(1);
    const next = await done(tables.look(id));
    expect(next.game!.asked).toBe(1);
    expect(all.shown.map(({ at, ticked }) => [at, ticked.happened, ticked.table.id])).toEqual([[until, 'settled', id]]);
    expect(all.shown[0]!.ticked.table).toEqual(next.table);
    expect(await tables.takeBack(id, ANN.user, now.table.revision)).toMatchObject({ ok: false });
    expect(await tables.play(turnOf(next))).toMatchObject({ ok: true });
    expect(turnOf(next).user).toBe(BEN.user);
    expect(processes.flatMap(({ log }) => log.lines)).toEqual([]);
    for (const one of processes) one.stop();
  },
);

test('a process that ended before the time is up: the others find the turn at their next look', async () => {
  const all = world();
  const disk = newDisk();
  const [first, other] = [all.start(memoryStore(disk)), all.start(memoryStore(disk))];
  await all.settled();
  const begun = await game(first, 2, undefined, { takeBack: 10 });
  await done(first.tables.play(turnOf(begun)));
  first.stop();
  await all.clock.pass(60_000);
  expect((await done(other.tables.look(begun.table.id))).game!.asked).toBe(1);
  expect(all.shown.map(({ ticked }) => ticked.happened)).toEqual(['settled']);
  other.stop();
});

test('a process that does not serve the server, and could show nothing there, leaves the turn to the process that does', async () => {
  const all = world();
  const disk = newDisk();
  const first = all.start(memoryStore(disk));
  const elsewhere = all.startShard(memoryStore(disk), () => false);
  await all.settled();
  const begun = await game(first, 2, undefined, { takeBack: 10 });
  const { table } = await done(first.tables.play(turnOf(begun)));
  first.stop();
  await all.clock.pass(10 * 60_000);
  expect((await done(elsewhere.tables.look(begun.table.id))).table).toEqual(table);
  expect(all.shown).toEqual([]);
  const back = all.startShard(memoryStore(disk), (guild) => guild === table.guild);
  await all.settled();
  expect(all.shown.map(({ ticked }) => ticked.happened)).toEqual(['settled']);
  expect((await done(back.tables.look(begun.table.id))).game!.asked).toBe(1);
  expect(elsewhere.log.lines).toEqual([]);
  for (const one of [elsewhere, back]) one.stop();
});

describe("a machine's clock that is set back by an hour", () => {
  const PACE = { kind: 'live', minutes: 5 } as const;

  test('while the bot runs: a held turn is played in its time, and a turn ends in its own', async () => {
    const all = world();
    let setBack = 0;
    const machine = () => all.clock.now() - setBack;
    const one = all.startOn(memoryStore(), steadied(machine, all.clock.now));
    await all.settled();
    const { table } = await game(one, 2, undefined, { takeBack: 10, pace: PACE });
    const begun = await done(one.tables.look(table.id));
    await done(one.tables.play(turnOf(begun)));
    setBack = HOUR_MS;
    await all.clock.pass(12_000);
    const next = await done(one.tables.look(table.id));
    expect(next.game!.asked).toBe(1);
    await all.clock.pass(6 * MINUTE_MS);
    expect(all.shown.map(({ ticked }) => ticked.happened)).toEqual(['settled', 'reminder', 'away']);
    one.stop();
  });

  test('while the bot does not run: nobody waits for the hour to come again', async () => {
    const all = world();
    const disk = newDisk();
    const first = all.start(memoryStore(disk));
    await all.settled();
    const held = await game(first, 2, undefined, { takeBack: 10 });
    await done(first.tables.play(turnOf(held)));
    const timed = await game(first, 2, { guild: '100', channel: '201' }, { pace: PACE });
    first.stop();
    const next = all.startOn(memoryStore(disk), () => all.clock.now() - HOUR_MS);
    await next.tables.running();
    await all.clock.pass(MINUTE_MS);
    expect((await done(next.tables.look(held.table.id))).game!.asked).toBe(1);
    await all.clock.pass(5 * MINUTE_MS);
    const happened = all.shown.map(({ ticked }) => [ticked.table.id === timed.table.id, ticked.happened]);
    expect(happened).toEqual([
      [false, 'settled'],
      [true, 'reminder'],
      [true, 'away'],
    ]);
    next.stop();
  });
});
