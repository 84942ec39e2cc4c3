import { rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Action, Game, PASS } from '../../src/engine/index.ts';
import type { Store } from '../../src/game/store/ports.ts';
import { openStore } from '../../src/storage/open.ts';
import { quickFolder } from '../support/folder.ts';
import { memoryStore, newDisk } from '../support/memory-store.ts';
import { runs, sampled } from '../support/runs.ts';
import {
  ANN,
  BEN,
  CLEO,
  done,
  firstLegal,
  game,
  HERE,
  keptLog,
  lobby,
  mover,
  refusal,
  service,
  serviceOn,
  shortGame,
  turnOf,
  wholeTurn,
} from './support.ts';

/** Picks by numbers: equal numbers make equal games. */
const byNumbers = (next: () => number) => (legal: readonly Action[]) => legal[Math.floor(next() * legal.length)]!;

function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('a turn', () => {
  test('tile and meeple together: saved, counted, told', async () => {
    const on = service();
    const before = await game(on, 2);
    const turn = turnOf(before, (legal) => legal.find(({ type }) => type === 'deploy') ?? legal[0]!);
    expect(turn.actions.map(({ type }) => type)).toEqual(['place', 'deploy']);
    const { table, game: after, events } = await done(on.tables.play(turn));
    expect(table.revision).toBe(before.table.revision + 1);
    expect(table.record!.actions).toHaveLength(2);
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['placed', 'deployed', 'turn', 'drawn'] as const),
    );
    expect(after!.asked).toBe(1);
    expect((await done(on.tables.look(table.id))).table).toEqual(table);
  });

  test('a tile alone: its player is asked for the meeple next', async () => {
    const on = service();
    const before = await game(on, 2);
    const turn = turnOf(before);
    const placed = await done(on.tables.play({ ...turn, actions: turn.actions.slice(0, 1) }));
    expect(placed.game).toMatchObject({ asked: 0, step: 'meeple' });
    const passed = await done(on.tables.play({ ...turn, revision: placed.table.revision, actions: [PASS] }));
    expect(passed.game!.asked).toBe(1);
  });

  test('all or none: an illegal meeple takes the tile back with it', async () => {
    const on = service();
    const before = await game(on, 2);
    const [place] = wholeTurn(before, firstLegal);
    const nowhere: Action = { type: 'deploy', figure: 'meeple', on: { kind: 'road', x: 9, y: 9, at: 'N' } };
    const turn = { ...turnOf(before), actions: [place!, nowhere] };
    expect(await refusal(on.tables.play(turn))).toEqual({ code: 'not-legal' });
    const after = await done(on.tables.look(before.table.id));
    expect(after.table).toEqual(before.table);
    expect(after.game!.view(null)).toEqual(before.game!.view(null));
  });

  test('no action of a turn is played in the name of the next player', async () => {
    const on = service();
    // Without a meeple the step passes by itself, so a further action would be legal only for the next player.
    let present = await game(on, 2);
    const deploys = (legal: readonly Action[]) => legal.find(({ type }) => type === 'deploy') ?? legal[0]!;
    const sparing = (legal: readonly Action[]) => legal.at(-1)!;
    for (;;) {
      const turn = turnOf(present, mover(present) === ANN.user ? deploys : sparing);
      if (turn.user === ANN.user && turn.actions.length === 1) {
        const next = present.game!.clone();
        for (const action of turn.actions) next.play(action);
        const over = { ...turn, actions: [...turn.actions, next.legalActions()[0]!] };
        expect(await refusal(on.tables.play(over))).toEqual({ code: 'not-legal' });
        expect((await done(on.tables.look(turn.table))).table).toEqual(present.table);
        await done(on.tables.play(turn));
        return;
      }
      present = await done(on.tables.play(turn));
    }
  });

  test('a turn without any action is not legal', async () => {
    const on = service();
    const turn = turnOf(await game(on, 2));
    expect(await refusal(on.tables.play({ ...turn, actions: [] }))).toEqual({ code: 'not-legal' });
  });

  test('the returned position is a copy: spoiling it spoils nothing', async () => {
    const on = service();
    const { table, game: mine } = await game(on, 2);
    mine!.play(mine!.legalActions()[0]!);
    expect((await done(on.tables.look(table.id))).game!.step).toBe('place');
  });
});

describe('who may play when', () => {
  test('stale is checked first, then the user, then the action', async () => {
    const on = service();
    const before = await game(on, 2);
    const turn = turnOf(before);
    const illegal: Action[] = [PASS];
    const old = { ...turn, revision: turn.revision - 1, user: CLEO.user, actions: illegal };
    expect(await refusal(on.tables.play(old))).toEqual({ code: 'stale' });
    const stranger = { ...turn, user: CLEO.user, actions: illegal };
    expect(await refusal(on.tables.play(stranger))).toEqual({ code: 'not-at-table' });
    const early = { ...turn, user: BEN.user, actions: illegal };
    expect(await refusal(on.tables.play(early))).toEqual({ code: 'not-your-turn', turnOf: ANN.user });
    expect(await refusal(on.tables.play({ ...turn, actions: illegal }))).toEqual({ code: 'not-legal' });
    expect(await refusal(on.tables.play({ ...turn, table: 'nosuchid' }))).toEqual({ code: 'no-such-table' });
    expect((await done(on.tables.look(turn.table))).table).toEqual(before.table);
  });

  test('not-playing in the lobby and once abandoned', async () => {
    const on = service();
    const id = await lobby(on, 2);
    const { table } = await done(on.tables.look(id));
    const turn = { table: id, user: ANN.user, revision: table.revision, actions: [PASS] };
    expect(await refusal(on.tables.play(turn))).toEqual({ code: 'not-playing' });
    const { table: gone } = await done(on.tables.abandon(id));
    expect(await refusal(on.tables.play({ ...turn, revision: gone.revision }))).toEqual({ code: 'not-playing' });
  });

  test('game-over once it is over', async () => {
    const on = service();
    let present = await shortGame(on, 2, 2);
    while (present.table.phase === 'playing') present = await done(on.tables.play(turnOf(present)));
    const { id: table, revision } = present.table;
    const late = { table, user: ANN.user, revision, actions: [PASS] };
    expect(await refusal(on.tables.play(late))).toEqual({ code: 'game-over' });
    expect(present.game!.over).toBe(true);
  });

  test('a player who has resigned is skipped and has no turn', async () => {
    const on = service();
    const { table } = await game(on, 3);
    await done(on.tables.resign(table.id, BEN.user));
    const before = await done(on.tables.look(table.id));
    const after = await done(on.tables.play(turnOf(before)));
    expect(mover(after)).toBe(CLEO.user);
    const turn = { ...turnOf(after), user: BEN.user };
    expect(await refusal(on.tables.play(turn))).toEqual({ code: 'not-your-turn', turnOf: CLEO.user });
  });
});

describe('double clicks', () => {
  test('one button twice at once: one press plays, the other is stale', async () => {
    const on = service();
    const before = await game(on, 2);
    const turn = turnOf(before);
    const results = await Promise.all([on.tables.play(turn), on.tables.play(turn), on.tables.play(turn)]);
    expect(results.map((result) => (result.ok ? 'ok' : result.refusal.code))).toEqual(['ok', 'stale', 'stale']);
    expect((await done(on.tables.look(turn.table))).table.revision).toBe(before.table.revision + 1);
  });

  test('two different squares at once: the first press counts', async () => {
    const on = service();
    const before = await game(on, 2);
    const [one, other] = [firstLegal, (legal: readonly Action[]) => legal.at(-1)!].map((pick) => turnOf(before, pick));
    const [first, second] = await Promise.all([on.tables.play(one!), on.tables.play(other!)]);
    expect([first!.ok, second!.ok]).toEqual([true, false]);
    const { table } = await done(on.tables.look(one!.table));
    expect(first!.ok && table).toEqual(first!.ok && first!.value.table);
  });

  test('a slow table delays no other table', async () => {
    const on = service();
    const slow = await game(on, 2);
    const quick = await game(on, 2, { ...HERE, channel: '300' });
    const { promise, resolve } = Promise.withResolvers<void>();
    on.store.pause = ({ key }) => (key === `table:${slow.table.id}` ? promise : undefined);
    const waiting = on.tables.play(turnOf(slow));
    expect(await on.tables.play(turnOf(quick))).toMatchObject({ ok: true });
    resolve();
    expect(await waiting).toMatchObject({ ok: true });
  });
});

describe('whole games', () => {
  let folder: string;
  beforeAll(() => {
    folder = quickFolder('tables');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Openers of stores on lasting data, like a process that restarts. */
  const stores: [string, (run: number) => () => Promise<Store>][] = [
    [
      'in memory',
      () => {
        const disk = newDisk();
        return async () => memoryStore(disk);
      },
    ],
    [
      'in SQLite',
      (run) => () =>
        openStore({ dataDir: join(folder, String(run)), redisUrl: null, log: keptLog(), clock: { now: () => 0 } }),
    ],
  ];

  test.each(sampled('stores of whole games', stores, { short: 1 }))(
    'random games with restarts in between replay to the same scores: %s',
    async (_name, place) => {
      let run = 0;
      const setups = fc.record({
        players: fc.integer({ min: 2, max: 6 }),
        fields: fc.boolean(),
        seed: fc.nat(),
        restarts: fc.array(fc.integer({ min: 0, max: 72 }), { maxLength: 6 }),
        resigning: fc.option(fc.record({ turn: fc.integer({ min: 0, max: 72 }), seat: fc.nat(5) })),
      });
      await fc.assert(
        fc.asyncProperty(setups, async ({ players, fields, seed, restarts, resigning }) => {
          const reopen = place(run++);
          let on = serviceOn(await reopen());
          const id = await lobby(on, players);
          const { table } = await done(on.tables.look(id));
          await done(on.tables.setOptions(id, ANN.user, { switches: fields ? ['fields'] : [] }, table.revision));
          let present: Awaited<ReturnType<typeof shortGame>> = await done(on.tables.start(id, ANN.user));
          const commitment = present.table.commitment;
          const scores: number[] = Array(players).fill(0);
          const pick = byNumbers(numbers(seed));

          for (let turn = 0; present.table.phase === 'playing'; turn++) {
            expect(turn).toBeLessThanOrEqual(72);
            if (restarts.includes(turn)) {
              await on.store.close();
              on = serviceOn(await reopen(), on);
              const again = await done(on.tables.look(id));
              expect(again.table).toEqual(present.table);
              expect(again.game!.view(null)).toEqual(present.game!.view(null));
            }
            const resigns = resigning?.turn === turn ? present.table.members[resigning.seat % players]!.user : null;
            const { events, ...next } = await done(
              resigns ? on.tables.resign(id, resigns) : on.tables.play(turnOf(present, pick)),
            );
            for (const event of events) if (event.type === 'scored') scores[event.seat]! += event.points;
            present = next;
          }

          expect(present.table.phase).toBe('finished');
          expect(present.table.commitment).toBe(commitment);
          const replayed = Game.of(present.table.record!);
          expect(replayed.over).toBe(true);
          // Every score that was ever reported, and no other.
          expect(replayed.view(null).scores).toEqual(scores);
          expect(await refusal(on.tables.inChannel(HERE.channel))).toEqual({ code: 'no-such-table' });
          await on.store.close();
        }),
        { numRuns: runs(8) },
      );
    },
  );
});
