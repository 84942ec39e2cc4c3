import { beforeAll, describe, expect, test } from 'vitest';
import { Game, PASS, Refused, RULES_VERSION, readPlace, type Setup } from '../../src/engine/index.ts';
import type { RuleModule } from '../../src/engine/loading/expansion.ts';
import { moduleUnder } from '../../src/engine/loading/rulings.ts';
import * as present from '../../src/expansions/inns-cathedrals/rules.ts';
import { summaryOf } from '../../src/stats/index.ts';
import { done, game, keptLog, refusal, rewrite, serviceOn, THERE, turnOf } from '../game/support.ts';
import { freshModules } from '../support/fresh.ts';
import { setupOf } from '../support/games.ts';
import { memoryStore } from '../support/memory-store.ts';

const NEXT = RULES_VERSION + 1;

/** A finished road with an inn scores 3 a tile instead of 2 (IC1), a possible ruling of the next version. */
const generousInns: RuleModule = {
  ...present.inns,
  worth(position, root, finished, terms) {
    const now = present.inns.worth!(position, root, finished, terms);
    return now.map((term) => (term.of === 'tiles' && term.each === 2 ? { ...term, each: 3 } : term));
  },
  changed: [{ rules: ['IC1'], since: NEXT, before: { worth: present.inns.worth! } }],
};

/** The next release's program with the changed ruling: modules of its own, with their own caches. */
async function nextRelease() {
  const fresh = freshModules();
  const { inns } = await fresh<typeof present>('src/expansions/inns-cathedrals/rules.ts');
  Object.assign(inns, generousInns);
  const engine = await fresh<typeof import('../../src/engine/index.ts')>('src/engine/index.ts');
  const tables = await fresh<typeof import('../../src/game/table/create-tables.ts')>('src/game/table/create-tables.ts');
  const stats = await fresh<typeof import('../../src/stats/index.ts')>('src/stats/index.ts');
  return { Game: engine.Game, RULES_VERSION: engine.RULES_VERSION, ...tables, summaryOf: stats.summaryOf };
}

let next: Awaited<ReturnType<typeof nextRelease>>;
beforeAll(async () => {
  next = await nextRelease();
});

/** Seat 0 finishes a road of four tiles with inns in its first turn. */
const withInns = (version: number): Setup =>
  setupOf({
    version,
    sets: ['base', 'inns-and-cathedrals'],
    switches: ['fields', 'inns'],
    prepared: {
      board: [
        { tile: 'BA-A', x: -1, y: 0, rotation: 270 },
        { tile: 'IC-B', x: 0, y: 0, rotation: 0 },
        { tile: 'IC-B', x: 1, y: 0, rotation: 180 },
      ],
      figures: [{ seat: 0, figure: 'meeple', on: readPlace('road:0,0:E.W') }],
      draws: ['BA-X', 'BA-B'],
      only: true,
    },
  });
const FINISHED = ['place 2,0 0', 'pass'];

const scoresUnder = (of: { Game: typeof Game }, version: number, actions = FINISHED): readonly number[] =>
  of.Game.of({ setup: withInns(version), actions }).view(null).scores;

describe('a changed ruling raises the version of the rules', () => {
  test('each game is played under the version it names, in one process and in any order', () => {
    expect(next.RULES_VERSION).toBe(NEXT);
    expect(scoresUnder({ Game }, 1)).toEqual([8, 0]);
    for (const version of [NEXT, 1, NEXT, RULES_VERSION])
      expect(scoresUnder(next, version)).toEqual([version === NEXT ? 12 : 8, 0]);
    // All else that follows from the rules is also as under the version.
    const worth = (version: number) =>
      next.Game.start(withInns(version)).feature(readPlace('road:0,0:E.W'))!.pointsFinished;
    expect([worth(1), worth(NEXT)]).toEqual([6, 9]);
  });

  test('a version that does not exist yet, or never existed, is no record of this program', () => {
    for (const version of [0, -1, 1.5, NEXT + 1])
      expect(() => next.Game.start(withInns(version))).toThrow('unreadable-record');
    expect(() => Game.start(withInns(NEXT))).toThrow(Refused);
  });

  test('if a module has several changes, those later than the version are undone, newest first', () => {
    const figures = (votes: number) => [{ figure: 'large', count: 1, votes, meeple: true, on: [] }] as const;
    const module: RuleModule = {
      switch: 'inns',
      figures: [],
      changed: [
        { rules: ['IC5'], since: 2, before: { figures: figures(1) } },
        { rules: ['IC5'], since: 4, before: { figures: figures(2) } },
      ],
    };
    const votes = [1, 2, 3, 4].map((version) => moduleUnder(version, module).figures?.[0]?.votes ?? null);
    expect(votes).toEqual([1, 2, 2, null]);
    expect(moduleUnder(4, module)).toBe(module);
  });
});

test('an update: a running game ends under its rules, new ones begin under the next, and a rollback loses neither', async () => {
  const store = memoryStore();
  const old = serviceOn(store);
  const running = (await game(old, 2)).table;
  rewrite(store.disk, `table:${running.id}`, {
    ...running,
    record: { setup: withInns(1), actions: FINISHED.slice(0, 1) },
  });

  const updated = { tables: next.createTables({ ...old, log: keptLog() }) };
  const started = (await game(updated, 2, THERE)).table;
  expect([running, started].map(({ record }) => record!.setup.version)).toEqual([RULES_VERSION, NEXT]);
  const look = await done(updated.tables.look(running.id));
  expect(look.game!.view(null).scores).toEqual([0, 0]);

  // Rolled back: the old program continues its own game and leaves the other alone.
  const before = store.disk.get(`table:${started.id}`);
  const back = serviceOn(store, old);
  expect(await refusal(back.tables.look(started.id))).toEqual({ code: 'game-newer' });
  expect(await back.tables.running()).toEqual([running.id]);
  await done(back.tables.play({ ...turnOf(look), actions: [PASS] }));
  expect((await done(back.tables.look(running.id))).game!.view(null).scores).toEqual([8, 0]);
  expect(store.disk.get(`table:${started.id}`)).toBe(before);

  // The newer program again: it has both games, and reads the older game's result as before.
  expect((await updated.tables.running()).toSorted()).toEqual([running.id, started.id].toSorted());
  await done(updated.tables.play(turnOf(await done(updated.tables.look(running.id)))));
  const { table } = await done(updated.tables.look(running.id));
  expect(table.phase).toBe('finished');
  for (const read of [summaryOf, next.summaryOf]) expect(read(table)!.seats.map(({ score }) => score)[0]).toBe(8);
  await done(updated.tables.play(turnOf(await done(updated.tables.look(started.id)))));
});
