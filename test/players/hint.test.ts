import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Game, Game as Games } from '../../src/engine/index.ts';
import { canHint } from '../../src/players/advice.ts';
import { chanceFrom } from '../../src/players/chance.ts';
import { createComputers } from '../../src/players/computers.ts';
import { gradeOf, spansOf } from '../../src/players/grade.ts';
import { atPlacing, hintFor, reasonsFor } from '../../src/players/hint.ts';
import { knownBy } from '../../src/players/known.ts';
import { completed } from '../../src/players/playing-on.ts';
import { laidOut } from '../support/board.ts';
import { anyLuck, anySetup, gameAfter, giftSetup, setupOf } from '../support/games.ts';
import { reshuffled } from '../support/reshuffled.ts';
import { isDrawn, runs } from '../support/runs.ts';

/** Little search, counted in games, so that it is equal on every machine. */
const LITTLE = { ms: 1e9, simulations: 40, on: { worlds: 2, turns: 1 } };
const hinted = (game: Game, seed = 'hint') => hintFor(game, LITTLE, chanceFrom(seed));

const openings = fc.oneof(
  fc.tuple(anySetup, anyLuck, fc.integer({ min: 0, max: 100 })),
  fc.tuple(giftSetup, anyLuck, fc.integer({ min: 10, max: 120 })),
);

/** A game where seat 0 has a knight in a city of two tiles that the tile in hand can finish. */
const finishing = () =>
  laidOut({
    board: 'BA-D@0,0r0',
    figures: 'A city:0,0:N',
    draws: 'BA-E BA-V BA-U BA-V BA-U BA-V BA-U BA-V',
    fields: false,
  });

describe('a hint', () => {
  test('is a whole turn for each of up to three squares, the best first', async () => {
    await fc.assert(
      fc.asyncProperty(openings, async ([setup, luck, decisions]) => {
        const game = gameAfter(setup, luck, decisions);
        fc.pre(game.asked !== null && canHint(game));
        const ways = await hinted(game);
        expect(ways.length).toBeGreaterThan(0);
        expect(ways.length).toBeLessThanOrEqual(3);
        const squares = ways.map(({ actions: [first] }) =>
          first?.type === 'place' ? `${first.x},${first.y}` : 'none',
        );
        expect(squares).not.toContain('none');
        expect(new Set(squares).size).toBe(ways.length);
        expect(ways[0]).toMatchObject({ behind: 0, isEqual: true });
        expect(ways.map(({ behind }) => behind)).toEqual(ways.map(({ behind }) => behind).sort((a, b) => a - b));
        const placing = atPlacing(game);
        for (const { actions } of ways) expect(placing.legalActions()).toContainEqual(actions[0]);
      }),
      { numRuns: runs(12) },
    );
    expect.hasAssertions();
  });

  test('tells nothing of the bag and the hands of others: it does not depend on them', async () => {
    await fc.assert(
      fc.asyncProperty(openings, fc.string(), async ([setup, luck, decisions], lot) => {
        const game = gameAfter(setup, luck, decisions);
        fc.pre(game.asked !== null && canHint(game));
        const twin = reshuffled(game, lot, game.asked);
        expect(await hinted(twin)).toEqual(await hinted(game));
      }),
      { numRuns: runs(12) },
    );
    expect.hasAssertions();
  });

  test('finishes an attainable city', async () => {
    const game = finishing();
    const [best] = await hinted(game);
    expect(best!.reasons.scored).toContainEqual({ reason: 'city', points: 4 });
    expect(best!.reasons.home).toBe(1);
  });

  test('leaves the game unchanged', async () => {
    const game = Games.start(setupOf());
    const before = JSON.stringify(game.view(null));
    await hinted(game);
    expect(JSON.stringify(game.view(null))).toBe(before);
    expect.hasAssertions();
  });
});

describe('the reasons for a turn', () => {
  test('tell points at once with what is scored, and not once more as promised', () => {
    const game = finishing();
    const done = game
      .legalActions()
      .map((one) => reasonsFor(game, completed(knownBy(game, 0).world(chanceFrom('x')), [one])))
      .find(({ scored }) => scored.length > 0)!;
    expect(done).toMatchObject({ scored: [{ reason: 'city', points: 4 }], given: 0, home: 1 });
    expect(done.promised).toBeLessThan(0);
  });

  test('tell points for others as given', () => {
    const game = laidOut({ board: 'BA-D@0,0r0', figures: 'B city:0,0:N', draws: 'BA-E BA-V BA-U', fields: false });
    const given = game.legalActions().map((one) => reasonsFor(game, [one]).given);
    expect(Math.max(...given)).toBe(4);
  });
});

const THREADS = { oneIn: 6, about: ['src/players/computers.ts', 'src/players/jobs.ts', 'src/players/worker.ts'] };
test.runIf(isDrawn('hints of threads', THREADS))('threads tell hints and grades like the process itself', async () => {
  // The test waits for the thread even on a busy machine.
  const computers = createComputers({ threads: 1, patienceMs: 600_000 });
  try {
    const { record } = gameAfter(setupOf({ options: { most: 6 } }), 1, 4);
    const [best] = await computers.hint(record, 200);
    expect(best).toMatchObject({ behind: 0, isEqual: true });
    expect(await computers.grade(record, 0, 1e6)).toEqual(
      await gradeOf(record, spansOf(record)[0]!, 1e6, chanceFrom('grade 0')),
    );
    expect(await computers.grade(record, 99, 1000)).toBeNull();
  } finally {
    await computers.close();
  }
});
