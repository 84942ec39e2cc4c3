import { describe, expect, test } from 'vitest';
import { type Clock, StoreUnavailable } from '../../src/game/store/ports.ts';
import { createTables } from '../../src/game/table/create-tables.ts';
import type { LoadedTable } from '../../src/game/table/loaded-table.ts';
import { type Fault, memoryStore } from '../support/memory-store.ts';
import { countedSeeds, done, game, keptLog, refusal, shortGame, turnOf } from './support.ts';

/** A clock whose waits end when a test says so. */
function movedClock() {
  let waiting: { readonly at: number; readonly run: () => void }[] = [];
  const clock: Clock & { advance(ms: number): void } = {
    now: () => time,
    after(ms, run) {
      const wait = { at: time + ms, run };
      waiting.push(wait);
      return () => {
        waiting = waiting.filter((one) => one !== wait);
      };
    },
    advance(ms) {
      time += ms;
      const over = waiting.filter(({ at }) => at <= time);
      waiting = waiting.filter(({ at }) => at > time);
      for (const { run } of over) run();
    },
  };
  let time = Date.UTC(2026, 0, 2, 12);
  return clock;
}

async function begun(prepare: typeof game | typeof shortGame = game, left = 2) {
  const store = memoryStore();
  const clock = movedClock();
  const over: string[] = [];
  const log = keptLog();
  const ports = { store, clock, seeds: countedSeeds(), log, over: async ({ id }: { id: string }) => over.push(id) };
  const tables = createTables(ports);
  const present = await (prepare === game ? game({ tables }, 2) : shortGame({ tables, store }, 2, left));
  const late: LoadedTable[] = [];
  tables.listen((now, isLate) => {
    if (isLate) late.push(now);
  });
  const actions = async (): Promise<number> => {
    const { table } = await done(tables.look(present.table.id));
    return table.record!.actions.length;
  };
  /** The commit fails, and then the store is gone. */
  const fail = (fault: Fault, isBackAtOnce = false): void => {
    let failed = false;
    store.fault = ({ kind }) => {
      if (failed) return isBackAtOnce ? null : 'before';
      failed = kind === 'commit';
      return failed ? fault : null;
    };
  };
  const back = (): void => {
    store.fault = () => null;
  };
  /** Time passes until the bot has found out whether the save was made. */
  const foundOut = async (): Promise<void> => {
    clock.advance(10_000);
    await done(tables.look(present.table.id));
    await expect.poll(() => log.lines.some(({ message }) => message.startsWith('what became of'))).toBe(true);
    await done(tables.look(present.table.id));
  };
  return { tables, store, clock, log, present, late, over, actions, fail, back, foundOut, turn: turnOf(present) };
}

describe('a save without an answer, with the store gone', () => {
  test('that was made is told to everybody once the store is back, without a press', async () => {
    const { tables, turn, present, late, fail, back, foundOut, clock, actions } = await begun();
    fail('after');
    await expect(tables.play(turn)).rejects.toThrow(StoreUnavailable);
    clock.advance(10_000);
    expect(late).toEqual([]);
    back();
    await foundOut();
    expect(late.map(({ table }) => table.revision)).toEqual([present.table.revision + 1]);
    expect(await actions()).toBe(turn.actions.length);
    expect(late[0]!.story.flat().length).toBeGreaterThan(0);
  });

  test('that was made is found by the first press, which is refused as too late, and plays nothing twice', async () => {
    const { tables, turn, late, fail, back, clock, actions } = await begun();
    fail('after');
    await expect(tables.play(turn)).rejects.toThrow(StoreUnavailable);
    await expect(tables.play(turn)).rejects.toThrow(StoreUnavailable);
    back();
    expect(await refusal(tables.play(turn))).toEqual({ code: 'stale' });
    expect(late).toHaveLength(1);
    clock.advance(10_000);
    expect(await actions()).toBe(turn.actions.length);
    expect(late).toHaveLength(1);
  });

  test('that was not made is told to nobody, and the repeated press goes through', async () => {
    const { tables, turn, late, fail, back, foundOut, actions } = await begun();
    fail('before');
    await expect(tables.play(turn)).rejects.toThrow(StoreUnavailable);
    back();
    await foundOut();
    expect(await actions()).toBe(0);
    await done(tables.play(turn));
    expect(await actions()).toBe(turn.actions.length);
    expect(late).toEqual([]);
  });

  test('that ended the game has the end told then, once', async () => {
    const { tables, turn, over, fail, back, foundOut } = await begun(shortGame, 1);
    fail('after');
    await expect(tables.play(turn)).rejects.toThrow(StoreUnavailable);
    expect(over).toEqual([]);
    back();
    await foundOut();
    expect(over).toEqual([turn.table]);
    expect(await tables.tellAgain()).toBe(0);
  });

  test('is found out even if the store stays away for minutes', async () => {
    const { tables, turn, late, fail, back, foundOut, clock } = await begun();
    fail('after');
    await expect(tables.play(turn)).rejects.toThrow(StoreUnavailable);
    for (let tries = 0; tries < 60; tries++) {
      clock.advance(5000);
      await expect(tables.look(turn.table)).rejects.toThrow(StoreUnavailable);
    }
    back();
    await foundOut();
    expect(late).toHaveLength(1);
  });
});

/** All orders of events after a commit that a frozen server does later. */
const ORDERS = [
  ['arrives', 'looked', 'pressed'],
  ['arrives', 'pressed', 'looked'],
  ['looked', 'arrives', 'pressed'],
  ['looked', 'pressed', 'arrives'],
  ['pressed', 'arrives', 'looked'],
  ['pressed', 'looked', 'arrives'],
] as const;

describe.each(ORDERS)('a save that a frozen server makes late: %s, %s, %s', (...order) => {
  test.each([true, false])('the turn is played once (the store can be read at once: %s)', async (isBackAtOnce) => {
    const { tables, store, clock, turn, present, fail, back, late, actions } = await begun();
    fail('late', isBackAtOnce);
    await expect(tables.play(turn)).rejects.toThrow(StoreUnavailable);
    back();
    const told: string[] = [];
    for (const what of order) {
      if (what === 'arrives') store.arrive();
      if (what === 'looked') clock.advance(10_000);
      if (what === 'pressed') {
        const again = await tables.play(turn);
        told.push(again.ok ? 'played' : again.refusal.code);
      }
      for (let reads = 0; reads < 5; reads++) await done(tables.look(turn.table));
    }
    const isMade = order[0] === 'arrives';
    expect(told).toEqual([isMade ? 'stale' : 'played']);
    expect(await actions()).toBe(turn.actions.length);
    const now = await done(tables.look(turn.table));
    expect(now.table.revision).toBe(present.table.revision + 1);
    // The press itself reports its own turn.
    expect(late.map(({ table }) => table.revision)).toEqual(isMade ? [now.table.revision] : []);
  });
});

test('the write that prevents a late save may be late itself', async () => {
  const { tables, store, clock, turn, fail, back, foundOut, actions } = await begun();
  fail('late', true);
  await expect(tables.play(turn)).rejects.toThrow(StoreUnavailable);
  store.fault = ({ kind }) => (kind === 'save' ? 'late' : null);
  clock.advance(10_000);
  await expect(tables.play(turn)).rejects.toThrow(StoreUnavailable);
  store.arrive();
  back();
  await foundOut();
  expect(await actions()).toBe(turn.actions.length);
});
