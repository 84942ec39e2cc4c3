import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { write } from '../../src/game/store/documents.ts';
import { NEW, StoreUnavailable } from '../../src/game/store/ports.ts';
import type { PlayResult } from '../../src/game/table/result.ts';
import { type Call, type Disk, type Fault, memoryStore } from '../support/memory-store.ts';
import {
  ANN,
  BEN,
  CLEO,
  countedSeeds,
  DAN,
  done,
  fakeClock,
  game,
  HERE,
  lobby,
  refusal,
  type Service,
  service,
  serviceOn,
  shortGame,
  swept,
  turnOf,
} from './support.ts';

/** A player's action, at a table prepared for it. */
interface Deed {
  readonly name: string;
  /** Returns the table's id. */
  prepare(on: ReturnType<typeof service>): Promise<string>;
  act(on: Service, id: string): Promise<PlayResult<unknown>>;
  /** The code of a refusal, if the action was already done. */
  readonly again: string;
}

const deeds: Deed[] = [
  {
    name: 'join',
    prepare: (on) => lobby(on, 2),
    act: ({ tables }, id) => tables.join(id, CLEO),
    again: 'already-joined',
  },
  {
    name: 'leave',
    prepare: (on) => lobby(on, 3),
    act: ({ tables }, id) => tables.leave(id, ANN.user),
    again: 'not-at-table',
  },
  {
    name: 'setOptions',
    prepare: (on) => lobby(on, 2),
    act: ({ tables }, id) => tables.setOptions(id, ANN.user, { switches: [] }, 1),
    again: 'stale',
  },
  {
    name: 'start',
    prepare: (on) => lobby(on, 3),
    act: ({ tables }, id) => tables.start(id, ANN.user),
    again: 'not-in-lobby',
  },
  {
    name: 'play',
    prepare: async (on) => (await game(on, 3)).table.id,
    act: ({ tables }, id) => tables.play(prepared.get(id)!),
    again: 'stale',
  },
  {
    name: 'the last turn',
    prepare: async (on) => (await shortGame(on, 2, 1)).table.id,
    act: ({ tables }, id) => tables.play(prepared.get(id)!),
    again: 'stale',
  },
  {
    name: 'resign',
    prepare: async (on) => (await game(on, 3)).table.id,
    act: ({ tables }, id) => tables.resign(id, BEN.user),
    again: 'already-resigned',
  },
  {
    name: 'agreeToAbandon',
    prepare: async (on) => (await game(on, 3)).table.id,
    act: ({ tables }, id) => tables.agreeToAbandon(id, BEN.user),
    again: 'already-agreed',
  },
  {
    name: 'abandon',
    prepare: async (on) => (await game(on, 3)).table.id,
    act: ({ tables }, id) => tables.abandon(id),
    again: 'not-playing',
  },
];

/** The turns to play at tables, worked out while the store was well. */
const prepared = new Map<string, ReturnType<typeof turnOf>>();

/** All calls before the bad one succeed. `forGood`: all calls after it fail, as if the process died; otherwise they succeed. */
const faultAt =
  (number: number, fault: Fault, forGood: boolean) =>
  (call: Call): Fault | null =>
    call.number === number ? fault : forGood && call.number > number ? 'before' : null;

const FAULTS = (['before', 'after'] as const).flatMap((fault) =>
  [false, true].map((forGood) => [fault, forGood] as const),
);

async function ready(deed: Deed): Promise<{ disk: Disk; id: string }> {
  const on = service();
  const id = await deed.prepare(on);
  const present = await done(on.tables.look(id));
  if (present.game) prepared.set(id, turnOf(present));
  return { disk: on.store.disk, id };
}

/** The service as a process that has just started; its seeds are always equal. */
const processOn = (disk: Disk) => serviceOn(memoryStore(disk), { clock: fakeClock(), seeds: countedSeeds(100) });

describe.each(deeds)('$name, the store failing at each of its calls in turn', (deed) => {
  test('the table is as before or as after, as told; and the act can be repeated', async () => {
    const { disk, id } = await ready(deed);
    const before = disk.get(`table:${id}`)!.text;
    const well = processOn(new Map(disk));
    await done(deed.act(well, id));
    const after = well.store.disk.get(`table:${id}`)!.text;
    expect(after).not.toBe(before);
    const calls = well.store.calls.length;
    expect(calls).toBeGreaterThanOrEqual(2);

    const seen = { told: 0, untold: 0, undone: 0 };
    for (let number = 1; number <= calls; number++) {
      for (const [fault, forGood] of FAULTS) {
        const on = processOn(new Map(disk));
        on.store.fault = faultAt(number, fault, forGood);
        const told = await deed.act(on, id).then(
          (result) => result.ok,
          (error) => {
            expect(error).toBeInstanceOf(StoreUnavailable);
            return false;
          },
        );
        const stored = on.store.disk.get(`table:${id}`)!.text;
        if (told) expect(stored).toBe(after);
        else expect([before, after]).toContain(stored);
        seen[told ? 'told' : stored === after ? 'untold' : 'undone'] += 1;

        const next = processOn(on.store.disk);
        const again = await deed.act(next, id);
        expect(again.ok ? 'done' : again.refusal.code).toBe(stored === after ? deed.again : 'done');
        const settled = next.store.disk.get(`table:${id}`)!.text;
        expect(settled).toBe(after);
      }
    }
    // All kinds of end occurred; otherwise the faults did not reach the calls.
    expect(Object.values(seen).every((count) => count > 0)).toBe(true);
  });
});

describe('opening, the store failing at each of its calls in turn', () => {
  const openings: [string, (on: ReturnType<typeof service>) => Promise<unknown>][] = [
    ['in a fresh channel', async () => {}],
    ['after a game', async (on) => done(on.tables.resign((await game(on, 2)).table.id, ANN.user))],
    ['after a lobby', async (on) => done(on.tables.abandon(await lobby(on, 2)))],
  ];

  test.each(openings)('%s: the channel has a whole lobby or is free, and is never blocked', async (_when, prepare) => {
    const first = service();
    await prepare(first);
    const { disk } = first.store;
    const well = processOn(new Map(disk));
    await done(well.tables.open(HERE, DAN));
    const calls = well.store.calls.length;

    let blocked = 0;
    for (let number = 1; number <= calls; number++) {
      for (const [fault, forGood] of FAULTS) {
        const on = processOn(new Map(disk));
        on.store.fault = faultAt(number, fault, forGood);
        const told = await on.tables.open(HERE, DAN).then(
          (result) => result.ok && result.value.table,
          (error) => {
            expect(error).toBeInstanceOf(StoreUnavailable);
            return null;
          },
        );
        const next = serviceOn(memoryStore(on.store.disk), { clock: on.clock, seeds: countedSeeds(200) });
        const found = await next.tables.inChannel(HERE.channel);
        if (told) expect(found.ok && found.value.table).toEqual(told);
        const again = await next.tables.open(HERE, DAN);
        if (found.ok) {
          // The table exists, acknowledged or not: a second opening is shown the way to it, and the host can close it.
          expect(found.value.table).toMatchObject({ phase: 'lobby', members: [DAN] });
          const { id } = found.value.table;
          expect(again).toEqual({ ok: false, refusal: { code: 'channel-busy', table: id, phase: 'lobby' } });
          await done(next.tables.leave(id, DAN.user));
          await done(next.tables.open(HERE, DAN));
          blocked += 1;
        } else {
          expect(again.ok).toBe(true);
        }
        expect(await next.tables.running()).toHaveLength(1);
        // A table without an acknowledgement expires by itself.
        next.clock.time += 24 * 60 * 60 * 1000;
        await swept(next);
        const texts = [...next.store.disk].filter(([key]) => key.startsWith('table:')).map(([, { text }]) => text);
        expect(texts.filter((text) => text.includes('"lobby"'))).toEqual([]);
      }
    }
    expect(blocked).toBeGreaterThan(0);
  });
});

describe('a save without an answer', () => {
  test('that went in: a success, with its events', async () => {
    const on = service();
    const present = await game(on, 2);
    on.store.fault = ({ kind }) => (kind === 'commit' ? 'after' : null);
    const { table, events } = await done(on.tables.play(turnOf(present)));
    expect(events[0]).toMatchObject({ type: 'placed' });
    expect((await done(on.tables.look(table.id))).table).toEqual(table);
  });

  test('that did not go in: thrown on, and the old button works once the store is back', async () => {
    const on = service();
    const present = await game(on, 2);
    on.store.fault = ({ kind }) => (kind === 'commit' ? 'before' : null);
    await expect(on.tables.play(turnOf(present))).rejects.toThrow(StoreUnavailable);
    on.store.fault = () => null;
    await done(on.tables.play(turnOf(present)));
  });

  test('with an unknown outcome: thrown on, and the next look tells', async () => {
    const on = service();
    const present = await game(on, 2);
    const calls = on.store.calls.length;
    on.store.fault = ({ kind, number }) => (kind === 'commit' ? 'after' : number > calls + 2 ? 'before' : null);
    await expect(on.tables.play(turnOf(present))).rejects.toThrow(StoreUnavailable);
    on.store.fault = () => null;
    expect(await refusal(on.tables.play(turnOf(present)))).toEqual({ code: 'stale' });
    expect((await done(on.tables.look(present.table.id))).table.record!.actions.length).toBeGreaterThan(0);
  });

  test('that another save overtook: thrown on, and nothing of the other save is lost', async () => {
    const on = service();
    const other = serviceOn(memoryStore(on.store.disk), on);
    const present = await game(on, 3);
    on.store.pause = async ({ kind }) => {
      if (kind !== 'commit') return;
      on.store.pause = () => undefined;
      await done(other.tables.resign(present.table.id, CLEO.user));
    };
    on.store.fault = ({ kind }) => (kind === 'commit' ? 'before' : null);
    await expect(on.tables.play(turnOf(present))).rejects.toThrow(StoreUnavailable);
    expect((await done(other.tables.look(present.table.id))).table.record!.actions).toEqual(['resign 2']);
  });
});

test('a save without an answer that would have changed only the revision does not count as done', async () => {
  const store = memoryStore(undefined, () => 1);
  const notes = store.collection('note', z.strictObject({ text: z.string() }));
  expect(await write(notes, 'a', { text: 'same' }, NEW)).toBe('saved');
  store.fault = ({ kind }) => (kind === 'save' ? 'before' : null);
  await expect(write(notes, 'a', { text: 'same' }, 1)).rejects.toThrow(StoreUnavailable);
  store.fault = ({ kind }) => (kind === 'save' ? 'after' : null);
  expect(await write(notes, 'a', { text: 'same' }, 1)).toBe('saved');
  expect(await write(notes, 'a', { text: 'other' }, 1).catch(() => 'unknown')).toBe('unknown');
});

test('a store that is gone: every method says so, none hangs, and all of them work once it is back', async () => {
  const on = service();
  const present = await game(on, 2);
  const { id } = present.table;
  on.store.fault = () => 'before';
  const asked = [
    on.tables.open(HERE, ANN),
    on.tables.look(id),
    on.tables.inChannel(HERE.channel),
    on.tables.join(id, CLEO),
    on.tables.leave(id, ANN.user),
    on.tables.setOptions(id, ANN.user, {}, 0),
    on.tables.start(id, ANN.user),
    on.tables.play(turnOf(present)),
    on.tables.resign(id, ANN.user),
    on.tables.agreeToAbandon(id, ANN.user),
    on.tables.abandon(id),
    on.tables.due(0),
    on.tables.tick(id, null),
    on.tables.lookLater(id, null),
    on.tables.running(),
  ];
  for (const settled of await Promise.allSettled(asked)) {
    expect(settled).toMatchObject({ status: 'rejected', reason: { name: 'StoreUnavailable' } });
  }
  on.store.fault = () => null;
  await done(on.tables.play(turnOf(present)));
});
