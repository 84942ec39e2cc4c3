import { expect, test } from 'vitest';
import { memoryStore, newDisk } from '../../support/memory-store.ts';
import { ANN, BEN, done, game, turnOf } from '../support.ts';
import { type Process, world } from './simulation.ts';

const SECONDS = 30;

test.each([1, 3])(
  '%i processes, started anew within the time in which a turn can be taken back: it is played once, when that is over',
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

test('a process that ended with the time: the others find it at their next look', async () => {
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

test('a process that does not serve the server, and could show nothing there, leaves it to the one that does', async () => {
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
