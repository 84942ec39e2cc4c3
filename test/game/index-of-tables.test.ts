import { expect, test } from 'vitest';
import { TableSchema } from '../../src/game/table/table.ts';
import { memoryStore, newDisk } from '../support/memory-store.ts';
import { endedTable } from '../support/results.ts';
import { ANN, BEN, done, HERE, lobby, service, serviceOn, swept, THERE } from './support.ts';

const RUNNING = { ...HERE, channel: '300' };

/** A store with so many finished games, and a lobby. */
async function storeWith(finished: number) {
  const disk = newDisk();
  const store = memoryStore(disk);
  const tables = store.collection('table', TableSchema);
  for (let i = 0; i < finished; i++) {
    const table = endedTable({ users: ['1', '2'], turns: 1, resign: [0], guild: String(500 + (i % 2)) });
    await tables.save(table.id, table, 0);
  }
  return disk;
}

test('a store of an older version is looked through once; then a start reads only the unsettled tables', async () => {
  const cost = async (finished: number): Promise<number> => {
    const disk = await storeWith(finished);
    const first = serviceOn(memoryStore(disk));
    const id = await lobby(first, 2);
    expect(await first.tables.running()).toEqual([id]);
    const unsettled = await first.tables.unsettled();
    expect(unsettled).toHaveLength(finished + 1);
    // The lobby stays, even if a caller reports it as settled.
    await first.tables.settle(unsettled);
    expect((await first.tables.guilds()).toSorted()).toEqual([HERE.guild, '500', '501']);

    const store = memoryStore(disk);
    const next = serviceOn(store);
    expect(await next.tables.running()).toEqual([id]);
    expect(await next.tables.unsettled()).toEqual([id]);
    expect((await next.tables.guilds()).toSorted()).toEqual([HERE.guild, '500', '501']);
    expect(await swept(next)).toEqual([]);
    return store.calls.length;
  };
  expect(await cost(40)).toBe(await cost(4));
});

test('a look-through that breaks off at any call is completed by the next', async () => {
  for (let at = 1; ; at++) {
    const disk = await storeWith(3);
    const store = memoryStore(disk);
    store.fault = ({ number }) => (number >= at ? 'before' : null);
    const isDone = await serviceOn(store)
      .tables.unsettled()
      .then(
        () => true,
        () => false,
      );
    expect(await serviceOn(memoryStore(disk)).tables.unsettled()).toHaveLength(3);
    if (isDone) return;
  }
});

test('boards that a store has lost are made anew at the next start, from the tables', async () => {
  const first = service();
  const id = await lobby(first, 2);
  expect(await first.tables.running()).toEqual([id]);
  const boards = ['unsettled-tables', 'due', 'open-lobbies:', 'at-table:'];
  for (const board of boards) await first.store.rankings.drop(board);
  const next = serviceOn(memoryStore(first.store.disk), first);
  expect(await next.tables.running()).toEqual([id]);
  expect(await next.tables.unsettled()).toEqual([id]);
  expect(await next.tables.lobbiesIn(HERE.guild)).toMatchObject([{ id }]);
  expect(await next.tables.seatsOf(BEN.user, HERE.guild)).toMatchObject([{ table: { id } }]);
  next.clock.time += 24 * 60 * 60 * 1000;
  expect(await swept(next)).toEqual([id]);
});

test('a game stays unsettled when it ends, until it is settled; a purged table leaves no trace', async () => {
  const on = service();
  const id = await lobby(on, 2);
  await done(on.tables.start(id, ANN.user));
  await done(on.tables.abandon(id));
  const other = await done(on.tables.open(THERE, BEN));
  expect((await on.tables.unsettled()).toSorted()).toEqual([id, other.table.id].toSorted());
  await on.tables.settle([id, other.table.id]);
  expect(await on.tables.unsettled()).toEqual([other.table.id]);
  await done(on.tables.open(RUNNING, ANN));
  await on.tables.purge(HERE.guild);
  expect(await on.tables.unsettled()).toEqual([]);
  expect(await on.tables.guilds()).toEqual([]);
});
