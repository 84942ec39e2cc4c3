import { describe, expect, test } from 'vitest';
import { PASS } from '../../src/engine/index.ts';
import type { Table } from '../../src/game/table/table.ts';
import { ANN, BEN, CLEO, done, game, HERE, refusal, restarted, rewrite, service, swept, turnOf } from './support.ts';

async function playing() {
  const on = service();
  let present = await game(on, 2);
  for (let turn = 0; turn < 4; turn++) present = await done(on.tables.play(turnOf(present)));
  // By now a start has written everything.
  await on.tables.running();
  return { on, present, key: `table:${present.table.id}` };
}

type Stored = Table['record'];
const withSetup = (record: Stored, change: object) => ({ ...record, setup: { ...record!.setup, ...change } });
const withRule = (record: Stored, rule: string) => withSetup(record, { switches: [...record!.setup.switches, rule] });

/** A refused opening leaves only the note that its server had a table. */
const isOfLobby = (key: string, before: ReadonlyMap<string, unknown>): boolean =>
  key.startsWith('rank/guilds-with-tables') && !before.has(key);

const ask = (on: ReturnType<typeof service>, id: string): Record<string, Promise<{ code: string }>> => ({
  look: refusal(on.tables.look(id)),
  join: refusal(on.tables.join(id, CLEO)),
  start: refusal(on.tables.start(id, ANN.user)),
  play: refusal(on.tables.play({ table: id, user: ANN.user, revision: 1, actions: [PASS] })),
  resign: refusal(on.tables.resign(id, ANN.user)),
  agree: refusal(on.tables.agreeToAbandon(id, ANN.user)),
  abandon: refusal(on.tables.abandon(id)),
  inChannel: refusal(on.tables.inChannel(HERE.channel)),
});

describe('a table that cannot be read', () => {
  test.each([
    ['cut in half', (text: string) => text.slice(0, text.length / 2)],
    ['empty', () => ''],
    ['of another shape', () => '{"format":1}'],
    ['with an unknown phase', (text: string) => text.replace('"phase":"playing"', '"phase":"dreaming"')],
  ])('%s: everybody is told table-broken, now and later, and the table is left unchanged', async (_how, spoil) => {
    const { on, present, key } = await playing();
    rewrite(on.store.disk, key, spoil(on.store.disk.get(key)!.text));
    const before = new Map(on.store.disk);
    for (const now of [on, restarted(on)]) {
      await now.tables.running();
      await now.tables.settle([present.table.id]);
      for (const [method, refused] of Object.entries(ask(now, present.table.id))) {
        expect([method, await refused]).toEqual([method, { code: 'table-broken', reference: key }]);
      }
      expect(await now.tables.unsettled()).toContain(present.table.id);
    }
    expect(on.store.disk).toEqual(before);
  });

  test('leaves its channel free, and the other tables go on', async () => {
    const { on, key } = await playing();
    const other = await game(on, 2, { ...HERE, channel: '300' });
    rewrite(on.store.disk, key, 'x');
    expect(await on.tables.open(HERE, BEN)).toMatchObject({ ok: true });
    expect(await on.tables.play(turnOf(other))).toMatchObject({ ok: true });
  });

  test('goes on as soon as it is mended', async () => {
    const { on, present, key } = await playing();
    const { text } = on.store.disk.get(key)!;
    rewrite(on.store.disk, key, 'x');
    const later = restarted(on);
    expect(await later.tables.running()).toEqual([]);
    rewrite(on.store.disk, key, text);
    expect(await restarted(on).tables.running()).toEqual([present.table.id]);
  });
});

describe('a record that can be read but not replayed', () => {
  const spoils: [string, (lines: string[]) => string[]][] = [
    ['an illegal action', (lines) => [...lines, 'place 50,50 0']],
    ['an unknown word', (lines) => ['juggle 3', ...lines]],
    ['an action missing', (lines) => lines.slice(1)],
    ['a seat resigning twice', (lines) => [...lines, 'resign 1', 'resign 1']],
  ];

  test.each(spoils)('%s: told to everybody, nothing overwritten', async (_what, spoil) => {
    const { on, present, key } = await playing();
    const record = { ...present.table.record!, actions: spoil(present.table.record!.actions) };
    rewrite(on.store.disk, key, { ...present.table, record });
    const before = new Map(on.store.disk);
    const id = present.table.id;
    const reference = `table:${id}@${present.table.revision}`;
    for (const [method, refused] of Object.entries(ask(on, id))) {
      expect([method, await refused]).toEqual([method, { code: 'table-broken', reference }]);
    }
    expect(on.store.disk).toEqual(before);
    expect(on.log.lines).toContainEqual(
      expect.objectContaining({ level: 'error', data: expect.objectContaining({ reference }) }),
    );
    expect(JSON.stringify(on.log.lines)).not.toContain(present.table.record!.setup.seed);
  });

  test('more seats than members', async () => {
    const { on, present, key } = await playing();
    const setup = { ...present.table.record!.setup, seats: 3 };
    rewrite(on.store.disk, key, { ...present.table, record: { setup, actions: [] } });
    expect(await refusal(on.tables.look(present.table.id))).toMatchObject({ code: 'table-broken' });
  });

  test('a game without any record', async () => {
    const { on, present, key } = await playing();
    rewrite(on.store.disk, key, { ...present.table, record: null });
    expect(await refusal(on.tables.look(present.table.id))).toMatchObject({ code: 'table-broken' });
  });

  test('leaves its channel free, and can be looked at again as soon as it is mended', async () => {
    const { on, present, key } = await playing();
    const record = { ...present.table.record!, actions: ['juggle 3'] };
    rewrite(on.store.disk, key, { ...present.table, record });
    await done(on.tables.open(HERE, BEN));
    rewrite(on.store.disk, key, present.table);
    expect((await done(on.tables.look(present.table.id))).game!.view(null)).toEqual(present.game!.view(null));
  });
});

describe('a table of a newer version', () => {
  const newer: [string, (table: Table) => object][] = [
    ['with a rule that is not there', ({ record, ...table }) => ({ ...table, record: withRule(record, 'dragons') })],
    [
      'on a map that is not there',
      ({ record, ...table }) => ({ ...table, record: withSetup(record, { map: 'atlantis' }) }),
    ],
    ['of later rules', ({ record, ...table }) => ({ ...table, record: withSetup(record, { version: 10 }) })],
    ['of a later, mostly unknown format', ({ id, guild, phase }) => ({ format: 10, id, guild, phase, seats: 8 })],
  ];

  test.each(newer)(
    '%s: everybody is told game-newer, and nothing is changed, moved or settled',
    async (_what, renew) => {
      const { on, present, key } = await playing();
      const { id } = present.table;
      rewrite(on.store.disk, key, renew(present.table));
      const before = new Map(on.store.disk);
      for (const now of [on, restarted(on)]) {
        expect(await now.tables.running()).toEqual([]);
        await now.tables.settle([id]);
        await swept(now);
        await now.tables.tellAgain();
        for (const [method, refused] of Object.entries(ask(now, id))) {
          expect([method, await refused]).toEqual([method, { code: 'game-newer' }]);
        }
        // The game may go on in its channel under the newer version.
        expect(await refusal(now.tables.open(HERE, BEN))).toEqual({ code: 'game-newer' });
        expect(await now.tables.unsettled()).toContain(id);
      }
      expect([...on.store.disk].filter(([name]) => !isOfLobby(name, before))).toEqual([...before]);
      // The newer version runs again.
      rewrite(on.store.disk, key, present.table);
      expect(await restarted(on).tables.running()).toEqual([id]);
      await done(restarted(on).tables.play(turnOf(present)));
    },
  );

  test('is not played over if its channel has lost its entry', async () => {
    const { on, present, key } = await playing();
    rewrite(on.store.disk, key, { ...present.table, record: withRule(present.table.record, 'dragons') });
    rewrite(on.store.disk, `channel:${HERE.channel}`, '{');
    await expect(on.tables.open(HERE, BEN)).rejects.toThrow(`${key} was written by a newer version`);
    expect(on.store.disk.get(`channel:${HERE.channel}`)!.text).toBe('{');
  });

  test('does not hold its channel after its end, and is found there once that version runs again', async () => {
    const { on, present, key } = await playing();
    const { id } = present.table;
    await done(on.tables.resign(id, BEN.user));
    const { table } = await done(on.tables.look(id));
    rewrite(on.store.disk, key, { ...table, record: withRule(table.record, 'dragons') });
    await done(on.tables.open(HERE, ANN));
    expect(await refusal(on.tables.finishedIn(HERE.channel))).toEqual({ code: 'game-newer' });
    rewrite(on.store.disk, key, table);
    expect((await done(on.tables.finishedIn(HERE.channel))).table.id).toBe(id);
  });
});

test('a missing table that its channel and the index name is no table, and the log names it', async () => {
  const { on, present, key } = await playing();
  on.store.disk.delete(key);
  const later = restarted(on);
  expect(await later.tables.running()).toEqual([]);
  expect(later.log.lines).toContainEqual(expect.objectContaining({ data: { table: present.table.id } }));
  expect(await refusal(later.tables.look(present.table.id))).toEqual({ code: 'no-such-table' });
  await done(later.tables.open(HERE, BEN));
});

test('a document that could not be read again is never written', async () => {
  const on = service();
  const disk = on.store.disk;
  const nameless = { user: 'not a number', name: 'x' };
  await expect(on.tables.open(HERE, nameless)).rejects.toThrow();
  const { table } = await done(on.tables.open(HERE, ANN));
  const before = new Map(disk);
  await expect(on.tables.join(table.id, { user: BEN.user, name: 'x'.repeat(101) })).rejects.toThrow();
  expect(disk).toEqual(before);
  await done(on.tables.join(table.id, BEN));
});
