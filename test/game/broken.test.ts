import { describe, expect, test } from 'vitest';
import { PASS } from '../../src/engine/index.ts';
import { ANN, BEN, CLEO, done, game, HERE, refusal, restarted, rewrite, service, turnOf } from './support.ts';

async function playing() {
  const on = service();
  let present = await game(on, 2);
  for (let turn = 0; turn < 4; turn++) present = await done(on.tables.play(turnOf(present)));
  return { on, present, key: `table:${present.table.id}` };
}

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
    ['of another shape', () => '{"format":2}'],
    ['with a phase nobody knows', (text: string) => text.replace('"phase":"playing"', '"phase":"dreaming"')],
  ])('%s: everybody is told table-broken, now and later, and it is kept', async (_how, spoil) => {
    const { on, present, key } = await playing();
    const spoilt = spoil(on.store.disk.get(key)!.text);
    rewrite(on.store.disk, key, spoilt);
    const first = await refusal(on.tables.look(present.table.id));
    expect(first).toMatchObject({ code: 'table-broken' });
    const { reference } = first as { reference: string };
    expect(on.store.disk.get(reference)!.text).toBe(spoilt);
    expect(on.log.lines).toContainEqual(expect.objectContaining({ level: 'error' }));
    expect(JSON.stringify(on.log.lines)).toContain(reference);
    const later = restarted(on);
    for (const [method, refused] of Object.entries(ask(later, present.table.id))) {
      expect([method, await refused]).toEqual([method, first]);
    }
    expect(on.store.disk.get(reference)!.text).toBe(spoilt);
  });

  test('told also when it was the recovery at the start that found it', async () => {
    const { on, present, key } = await playing();
    rewrite(on.store.disk, key, 'x');
    const later = restarted(on);
    expect(await later.tables.running()).toEqual([]);
    expect(await refusal(later.tables.look(present.table.id))).toMatchObject({ code: 'table-broken' });
  });

  test('its channel is free, and the others go on', async () => {
    const { on, key } = await playing();
    const other = await game(on, 2, { ...HERE, channel: '300' });
    rewrite(on.store.disk, key, 'x');
    expect(await on.tables.open(HERE, BEN)).toMatchObject({ ok: true });
    expect(await on.tables.play(turnOf(other))).toMatchObject({ ok: true });
  });

  test('no note can be left: told all the same', async () => {
    const { on, present, key } = await playing();
    rewrite(on.store.disk, key, 'x');
    on.store.fault = ({ kind }) => (kind === 'save' ? 'before' : null);
    expect(await refusal(on.tables.look(present.table.id))).toMatchObject({ code: 'table-broken' });
  });
});

describe('a record that can be read but not replayed', () => {
  const spoils: [string, (lines: string[]) => string[]][] = [
    ['an illegal action', (lines) => [...lines, 'place 50,50 0']],
    ['a word nobody knows', (lines) => ['juggle 3', ...lines]],
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

  test.each([
    ['rules of a later version', { version: 99 }],
    ['more seats than members', { seats: 3 }],
  ])('%s', async (_what, change) => {
    const { on, present, key } = await playing();
    const setup = { ...present.table.record!.setup, ...change };
    rewrite(on.store.disk, key, { ...present.table, record: { setup, actions: [] } });
    expect(await refusal(on.tables.look(present.table.id))).toMatchObject({ code: 'table-broken' });
  });

  test('a game without any record', async () => {
    const { on, present, key } = await playing();
    rewrite(on.store.disk, key, { ...present.table, record: null });
    expect(await refusal(on.tables.look(present.table.id))).toMatchObject({ code: 'table-broken' });
  });

  test('its channel is free; as soon as it is mended it can be looked at again', async () => {
    const { on, present, key } = await playing();
    const record = { ...present.table.record!, actions: ['juggle 3'] };
    rewrite(on.store.disk, key, { ...present.table, record });
    await done(on.tables.open(HERE, BEN));
    rewrite(on.store.disk, key, present.table);
    expect((await done(on.tables.look(present.table.id))).game!.view(null)).toEqual(present.game!.view(null));
  });
});

test('what could not be read again is never written', async () => {
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
