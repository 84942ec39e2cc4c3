import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Game } from '../../src/engine/index.ts';
import type { PlayResult } from '../../src/game/table/result.ts';
import { type Table, TableSchema } from '../../src/game/table/table.ts';
import type { Tables } from '../../src/game/table/tables.ts';
import { type Disk, memoryStore, newDisk } from '../support/memory-store.ts';
import { runs } from '../support/runs.ts';
import {
  ANN,
  BEN,
  CLEO,
  countedSeeds,
  DAN,
  done,
  fakeClock,
  firstLegal,
  game,
  HERE,
  lobby,
  member,
  serviceOn,
  THERE,
  turnOf,
} from './support.ts';

/** Two processes on one store, with different clocks; the first of them runs `prepare`. */
async function twoProcesses<T>(prepare: (on: ReturnType<typeof serviceOn>) => Promise<T>) {
  const disk = newDisk();
  const stores = [memoryStore(disk, () => 1), memoryStore(disk, () => 1)] as const;
  const [one, two] = stores.map((store, n) => {
    const clock = fakeClock();
    clock.time += n;
    return serviceOn(store, { clock, seeds: countedSeeds(1000 * n) });
  });
  const ready = await prepare(one!);
  /** From then on the scheduler decides which process's store call comes next. */
  const race = (scheduler: fc.Scheduler): void => {
    for (const [process, store] of stores.entries()) {
      store.pause = ({ kind, key }) => scheduler.schedule(Promise.resolve(), `${process}: ${kind} ${key}`);
    }
  };
  return { one: one!.tables, two: two!.tables, disk, ready, race };
}

const codes = (results: readonly PlayResult<unknown>[]): string[] =>
  results.map((result) => (result.ok ? 'ok' : result.refusal.code)).sort();

const savesOf = (disk: Disk): number =>
  [...disk].reduce((sum, [key, { revision }]) => sum + (key.startsWith('table:') ? revision : 0), 0);

const tablesOn = (disk: Disk): Table[] =>
  [...disk].filter(([key]) => key.startsWith('table:')).map(([, { text }]) => TableSchema.parse(JSON.parse(text)));

describe('two processes on one store, their calls in every order', () => {
  type Ready = { id: string; revision: number; turn: ReturnType<typeof turnOf>; other: ReturnType<typeof turnOf> };
  const playing = (players: number) => async (on: ReturnType<typeof serviceOn>) => {
    const present = await game(on, players);
    const other = turnOf(present, (legal) => legal.at(-1)!);
    return { id: present.table.id, turn: turnOf(present), other };
  };
  const holding = async (on: ReturnType<typeof serviceOn>) => {
    const { table } = await game(on, 2, HERE, { takeBack: 10 });
    const now = await done(on.tables.look(table.id));
    const held = await done(on.tables.play(turnOf(now)));
    return { id: table.id, revision: held.table.revision };
  };
  const waiting = (players: number) => async (on: ReturnType<typeof serviceOn>) => ({ id: await lobby(on, players) });

  const races: {
    name: string;
    // biome-ignore lint/suspicious/noExplicitAny: each race has what its own preparation gives
    prepare: (on: ReturnType<typeof serviceOn>) => Promise<any>;
    first: (tables: Tables, ready: Ready) => Promise<PlayResult<unknown>>;
    second: (tables: Tables, ready: Ready) => Promise<PlayResult<unknown>>;
    outcomes: string[][];
  }[] = [
    {
      name: 'the same turn',
      prepare: playing(2),
      first: (tables, { turn }) => tables.play(turn),
      second: (tables, { turn }) => tables.play(turn),
      outcomes: [['ok', 'stale']],
    },
    {
      name: 'two different turns of one player',
      prepare: playing(3),
      first: (tables, { turn }) => tables.play(turn),
      second: (tables, { other }) => tables.play(other),
      outcomes: [['ok', 'stale']],
    },
    {
      name: 'a turn and a resignation: the resignation always counts',
      prepare: playing(3),
      first: (tables, { turn }) => tables.play(turn),
      second: (tables, { id }) => tables.resign(id, BEN.user),
      outcomes: [
        ['ok', 'ok'],
        ['ok', 'stale'],
      ],
    },
    {
      name: 'a turn and an agreement to abandon: both count',
      prepare: playing(3),
      first: (tables, { turn }) => tables.play(turn),
      second: (tables, { id }) => tables.agreeToAbandon(id, BEN.user),
      outcomes: [['ok', 'ok']],
    },
    {
      name: 'a turn and a moderator who abandons',
      prepare: playing(2),
      first: (tables, { turn }) => tables.play(turn),
      second: (tables, { id }) => tables.abandon(id),
      outcomes: [
        ['ok', 'ok'],
        ['ok', 'stale'],
      ],
    },
    {
      name: 'both of two players resign: one has won',
      prepare: playing(2),
      first: (tables, { id }) => tables.resign(id, ANN.user),
      second: (tables, { id }) => tables.resign(id, BEN.user),
      outcomes: [['not-playing', 'ok']],
    },
    {
      name: 'a turn is taken back, and the next one does not wait: one of both',
      prepare: holding,
      first: (tables, { id, revision }) => tables.takeBack(id, ANN.user, revision),
      second: (tables, { id, revision }) => tables.playHeld(id, BEN.user, revision),
      outcomes: [
        ['ok', 'stale'],
        ['ok', 'too-late-to-take-back'],
      ],
    },
    {
      name: 'a turn is taken back as its time is over: one of both',
      prepare: async (on) => {
        const ready = await holding(on);
        // The other process is slightly ahead.
        on.clock.time += 10_000;
        return ready;
      },
      first: (tables, { id }) => tables.tick(id, null),
      second: (tables, { id, revision }) => tables.takeBack(id, ANN.user, revision),
      outcomes: [
        ['ok', 'stale'],
        ['ok', 'too-late-to-take-back'],
      ],
    },
    {
      name: 'nobody waits, both in the same moment: it is played once',
      prepare: holding,
      first: (tables, { id, revision }) => tables.playHeld(id, ANN.user, revision),
      second: (tables, { id, revision }) => tables.playHeld(id, BEN.user, revision),
      outcomes: [['ok', 'stale']],
    },
    {
      name: 'the last one agrees to take a turn back, and the next is played: one of both',
      prepare: async (on) => {
        const { turn } = await playing(2)(on);
        const next = await done(on.tables.play(turn));
        const { id, revision } = next.table;
        await done(on.tables.askToUndo(id, ANN.user, revision));
        return { id, revision, turn: turnOf(next) };
      },
      first: (tables, { id, revision }) => tables.answerUndo(id, BEN.user, true, revision),
      second: (tables, { turn }) => tables.play(turn),
      outcomes: [['ok', 'stale']],
    },
    {
      name: 'two join',
      prepare: waiting(2),
      first: (tables, { id }) => tables.join(id, CLEO),
      second: (tables, { id }) => tables.join(id, DAN),
      outcomes: [['ok', 'ok']],
    },
    {
      name: 'two join for the last seat',
      prepare: waiting(5),
      first: (tables, { id }) => tables.join(id, member(5)),
      second: (tables, { id }) => tables.join(id, member(6)),
      outcomes: [['ok', 'table-full']],
    },
    {
      name: 'one starts, one joins',
      prepare: waiting(2),
      first: (tables, { id }) => tables.start(id, ANN.user),
      second: (tables, { id }) => tables.join(id, CLEO),
      outcomes: [
        ['not-in-lobby', 'ok'],
        ['ok', 'ok'],
      ],
    },
    {
      name: 'started twice',
      prepare: waiting(2),
      first: (tables, { id }) => tables.start(id, ANN.user),
      second: (tables, { id }) => tables.start(id, ANN.user),
      outcomes: [['not-in-lobby', 'ok']],
    },
    {
      name: 'both open a table in one channel',
      prepare: async (on) => game(on, 2, THERE),
      first: (tables) => tables.open(HERE, CLEO),
      second: (tables) => tables.open(HERE, DAN),
      outcomes: [['channel-busy', 'ok']],
    },
  ];

  test.each(races)('$name', async ({ prepare, first, second, outcomes }) => {
    const orders = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const { one, two, ready, race, disk } = await twoProcesses(prepare);
        const before = savesOf(disk);
        race(scheduler);
        const answers = Promise.all([first(one, ready), second(two, ready)]);
        await scheduler.waitFor(answers);
        const results = await answers;
        const calls = scheduler.report().map(({ label }) => label);
        orders.add(calls.join());
        expect(outcomes).toContainEqual(codes(results));

        const after = tablesOn(disk);
        for (const table of after) {
          if (table.record) expect(Game.of(table.record).record).toEqual(table.record);
        }
        const active = after.filter(({ channel, phase }) => channel === HERE.channel && /lobby|playing/.test(phase));
        expect(active.length).toBeLessThanOrEqual(1);
        // Each success is one save of the table, and there are no other saves.
        const successes = results.filter(({ ok }) => ok).length;
        expect(savesOf(disk) - before).toBe(successes);
      }),
      { numRuns: runs(60) },
    );
    // Otherwise the calls never came between each other.
    expect(orders.size).toBeGreaterThan(1);
  });
});

test('many presses at random in two processes: every told result is in the table, in order', async () => {
  const press = fc.record({
    process: fc.nat(1),
    who: fc.nat(3),
    what: fc.constantFrom('play', 'play', 'play', 'play', 'agree', 'resign', 'open', 'look'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(press, { minLength: 5, maxLength: 25 }), fc.scheduler(), async (presses, scheduler) => {
      const { one, two, ready, race, disk } = await twoProcesses(async (on) => game(on, 4));
      const { id } = ready.table;
      race(scheduler);
      let counted = 0;
      /** The record's length by the revision of each accepted turn. */
      const told = new Map<number, number>();

      const act = async ({ process, who, what }: (typeof presses)[number]): Promise<void> => {
        const tables = process === 0 ? one : two;
        const { user } = member(who);
        if (what === 'look') return void (await done(tables.look(id)));
        if (what === 'open') {
          const result = await tables.open(HERE, member(who));
          const [table] = tablesOn(disk).filter((table) => table.id === id);
          if (result.ok) expect(table!.phase).not.toBe('playing');
          return;
        }
        if (what === 'agree') return void (await tables.agreeToAbandon(id, user));
        const seen = await done(tables.look(id));
        const turn = seen.game!.asked === null ? null : { ...turnOf(seen, firstLegal), user };
        if (what === 'play' && turn === null) return;
        const result = what === 'resign' ? await tables.resign(id, user) : await tables.play(turn!);
        if (!result.ok) return;
        counted += 1;
        const { revision, record } = result.value.table;
        expect(told.has(revision)).toBe(false);
        told.set(revision, record!.actions.length);
      };

      await scheduler.waitFor(Promise.all(presses.map(act)));
      const table = tablesOn(disk).find((table) => table.id === id)!;
      const start = ready.table.revision;
      // Only the last agreement makes one more revision.
      expect(table.revision - start - counted).toBeLessThanOrEqual(table.phase === 'abandoned' ? 1 : 0);
      expect(table.revision - start - counted).toBeGreaterThanOrEqual(0);
      const lengths = [...told].sort(([a], [b]) => a - b).map(([, length]) => length);
      expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
      if (lengths.length > 0) expect(table.record!.actions).toHaveLength(lengths.at(-1)!);
      expect(Game.of(table.record!).over).toBe(table.phase === 'finished');
    }),
    { numRuns: runs(60) },
  );
});
