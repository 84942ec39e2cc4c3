import { expect, test } from 'vitest';
import {
  ANN,
  BEN,
  CLEO,
  DAN,
  done,
  game,
  HERE,
  lobby,
  restarted,
  rewrite,
  service,
  serviceOn,
  THERE,
} from './support.ts';

const idsOf = (found: readonly ({ table: { id: string } } | { id: string })[]): string[] =>
  found.map((one) => ('table' in one ? one.table.id : one.id)).toSorted();

test('a user’s tables are the tables at which they sit, from sitting down to the end', async () => {
  const on = service();
  const { tables } = on;
  const id = await lobby(on, 1);
  const other = (await done(tables.open(THERE, CLEO))).table.id;
  expect(idsOf(await tables.seatsOf(ANN.user, HERE.guild))).toEqual([id]);
  expect(await tables.seatsOf(BEN.user, HERE.guild)).toEqual([]);
  await done(tables.join(id, BEN));
  await done(tables.join(other, ANN));
  expect(idsOf(await tables.seatsOf(BEN.user, HERE.guild))).toEqual([id]);
  expect(idsOf(await tables.seatsOf(ANN.user, HERE.guild))).toEqual([id, other].toSorted());
  await done(tables.leave(other, ANN.user));
  expect(idsOf(await tables.seatsOf(ANN.user, HERE.guild))).toEqual([id]);
  const { table } = await done(tables.start(id, ANN.user));
  const [playing] = await tables.seatsOf(BEN.user, HERE.guild);
  expect(playing!.table).toEqual(table);
  expect(playing!.game!.asked).not.toBeNull();
  await done(tables.abandon(id));
  expect(await tables.seatsOf(BEN.user, HERE.guild)).toEqual([]);
  expect(await tables.seatsOf(ANN.user, HERE.guild)).toEqual([]);
});

test('a table of another server, and a table that the user has resigned from, are not among them', async () => {
  const on = service();
  const { table } = await game(on, 3);
  expect(await on.tables.seatsOf(ANN.user, '999')).toEqual([]);
  await done(on.tables.resign(table.id, BEN.user));
  expect(await on.tables.seatsOf(BEN.user, HERE.guild)).toEqual([]);
  expect(idsOf(await on.tables.seatsOf(CLEO.user, HERE.guild))).toEqual([table.id]);
});

test('the lobbies of a server are listed until they begin or close', async () => {
  const on = service();
  const { tables } = on;
  const one = await lobby(on, 2);
  const two = (await done(tables.open(THERE, DAN))).table.id;
  expect(idsOf(await tables.lobbiesIn(HERE.guild))).toEqual([one, two].toSorted());
  await done(tables.start(one, ANN.user));
  expect(idsOf(await tables.gamesIn(HERE.guild))).toEqual([one]);
  await done(tables.leave(two, DAN.user));
  expect(await tables.lobbiesIn(HERE.guild)).toEqual([]);
});

test('a user who asks for their tables has no others read', async () => {
  const on = service();
  const own = await lobby(on, 1);
  for (let n = 0; n < 5; n++) await done(on.tables.open({ guild: HERE.guild, channel: String(300 + n) }, CLEO));
  const before = on.store.calls.length;
  await on.tables.seatsOf(ANN.user, HERE.guild);
  const read = on.store.calls.slice(before).filter(({ key }) => key.startsWith('table:'));
  expect(read.map(({ key }) => key)).toEqual([`table:${own}`]);
});

test('a table that an older version ended is found to be over, and a table that it opened is there after the next start', async () => {
  const on = service();
  const id = await lobby(on, 2);
  const { table } = await done(on.tables.look(id));
  rewrite(on.store.disk, `table:${id}`, { ...table, phase: 'expired' });
  expect(await on.tables.seatsOf(ANN.user, HERE.guild)).toEqual([]);
  // If the index were not mended, it would still name the table.
  rewrite(on.store.disk, `table:${id}`, table);
  expect(await on.tables.seatsOf(ANN.user, HERE.guild)).toEqual([]);
  const next = restarted(on);
  expect(await next.tables.running()).toEqual([id]);
  expect(idsOf(await next.tables.seatsOf(ANN.user, HERE.guild))).toEqual([id]);
  expect(idsOf(await next.tables.lobbiesIn(HERE.guild))).toEqual([id]);
});

test('two processes see equal seats', async () => {
  const on = service();
  const other = serviceOn(on.store, on);
  const id = await lobby(on, 1);
  await done(other.tables.join(id, BEN));
  expect(idsOf(await on.tables.seatsOf(BEN.user, HERE.guild))).toEqual([id]);
});

test('the index names no user whose data is deleted, and no table of a purged server', async () => {
  const on = service();
  await game(on, 2);
  await lobby(on, 2, THERE);
  await on.tables.forget(ANN.user);
  expect(await on.store.rankings.boards(`at-table:${ANN.user}:`)).toEqual([]);
  await on.tables.purge(HERE.guild);
  expect(await on.store.rankings.boards('at-table:')).toEqual([]);
  expect(await on.store.rankings.boards('open-lobbies:')).toEqual([]);
});

test('a user’s seats in all servers are told without reading any other table, however many there are', async () => {
  const on = service();
  const { tables, store } = on;
  const own = await lobby(on, 2);
  for (let other = 0; other < 50; other++) await done(tables.open({ guild: `${other}`, channel: `${other}` }, DAN));
  const elsewhere = (await done(tables.open({ guild: '999', channel: '998' }, BEN))).table.id;
  expect(idsOf(await tables.at(BEN.user))).toEqual([own, elsewhere].toSorted());
  const before = store.calls.length;
  await tables.at(BEN.user);
  const loaded = store.calls.slice(before).filter(({ kind }) => kind === 'load');
  expect(loaded.map(({ key }) => key).toSorted()).toEqual([`table:${own}`, `table:${elsewhere}`].toSorted());
  expect(store.calls.slice(before).filter(({ kind }) => kind === 'list')).toEqual([]);
  await done(tables.leave(elsewhere, BEN.user));
  expect(idsOf(await tables.at(BEN.user))).toEqual([own]);
});

test('a user who wants all their stored data waits for others who do: each request reads all tables', async () => {
  const { tables, store } = service();
  for (const channel of ['1', '2', '3']) await done(tables.open({ ...HERE, channel }, ANN));
  store.calls.length = 0;
  await Promise.all([tables.ofUser(ANN.user), tables.ofUser(BEN.user)]);
  const kinds = store.calls.filter(({ key }) => key === 'table' || key.startsWith('table:')).map(({ kind }) => kind);
  const once = ['list', 'load', 'load', 'load'];
  expect(kinds).toEqual([...once, ...once]);
});
