import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Game, GIFTS, type Move, Refused, readMove, type Setup, writeMove } from '../../src/engine/index.ts';
import { seen } from '../support/board.ts';
import { anyLuck, anySetup, chanceOf, choose, gameAfter, randomGame } from '../support/games.ts';
import { assertCases, isLong, runs } from '../support/runs.ts';
import { unnamed } from '../support/unnamed.ts';

const games = fc.tuple(anySetup, anyLuck, fc.constantFrom(0, 0.02));
const middles = fc.tuple(anySetup, anyLuck, fc.integer({ min: 0, max: 220 }));

const json = (game: Game): string => JSON.stringify(seen(game));

describe('a record', () => {
  test('replays to the same position, cut off anywhere', () => {
    assertCases(
      fc.property(games, fc.integer({ min: isLong ? 1 : 15, max: 40 }), ([setup, luck, resigning], every) => {
        let count = 0;
        for (const { game } of randomGame(setup, luck, resigning)) {
          if (count++ % every === 0 || game.asked === null) expect(json(Game.of(game.record))).toBe(json(game));
        }
      }),
      { numRuns: runs(15) },
    );
  });

  test('has one view, after any number of views and any moves of its copies', () => {
    assertCases(
      fc.property(games, ([setup, luck, resigning]) => {
        const chance = chanceOf(luck);
        for (const { game } of randomGame(setup, luck, resigning)) {
          const isCompared = game.record.actions.length % 20 === 0 || game.asked === null;
          if (!isCompared && !isLong && chance() < 0.8) continue;
          json(game);
          const copy = game.clone();
          if (game.asked !== null) copy.play(choose(copy.legalActions(), chance));
          json(copy);
          if (!isCompared) continue;
          expect(json(game)).toBe(json(Game.of(game.record)));
          expect(json(copy)).toBe(json(Game.of(copy.record)));
        }
      }),
      { numRuns: runs(10) },
    );
  });

  test('writes every action so that it is read back unchanged, and no two alike', () => {
    assertCases(
      fc.property(games, ([setup, luck, resigning]) => {
        for (const { game } of randomGame(setup, luck, resigning)) {
          const lines = game.legalActions().map((action): string => {
            const line = writeMove(action);
            expect(readMove(line)).toEqual<Move>(unnamed(action));
            return line;
          });
          expect(new Set(lines).size).toBe(lines.length);
        }
      }),
      { numRuns: runs(10) },
    );
  });

  test('survives being stored as JSON', () => {
    assertCases(
      fc.property(middles, ([setup, luck, decisions]) => {
        const game = gameAfter(setup, luck, decisions);
        expect(json(Game.of(JSON.parse(JSON.stringify(game.record))))).toBe(json(game));
      }),
      { numRuns: runs(15) },
    );
  });

  test('tells the same events again', () => {
    assertCases(
      fc.property(games, ([setup, luck, resigning]) => {
        for (const { game, events } of randomGame(setup, luck, resigning)) {
          if (game.record.actions.length % 20 !== 0 && game.asked !== null) continue;
          expect(Game.of(game.record).lastEvents).toEqual(events);
        }
      }),
      { numRuns: runs(10) },
    );
  });

  test('with an illegal line is refused, in any place', () => {
    assertCases(
      fc.property(middles, fc.nat(), ([setup, luck, decisions], at) => {
        const { actions } = gameAfter(setup, luck, decisions).record;
        const broken = [...actions];
        broken.splice(at % (actions.length + 1), 0, 'place 99,99 0');
        expect(() => Game.of({ setup, actions: broken })).toThrow(Refused);
      }),
      { numRuns: runs(25) },
    );
  });

  test('that goes on after the end is refused', () => {
    assertCases(
      fc.property(anySetup, anyLuck, (setup, luck) => {
        const { actions } = gameAfter(setup, luck, Number.POSITIVE_INFINITY).record;
        for (const more of ['pass', 'place 0,0 0', 'resign 0']) {
          expect(codeOf(() => Game.of({ setup, actions: [...actions, more] }))).toBe('game-over');
        }
      }),
      { numRuns: runs(5) },
    );
  });
});

describe('a clone', () => {
  test('shows nothing of the moves of its original, nor the other way round', () => {
    assertCases(
      fc.property(middles, anyLuck, ([setup, luck, decisions], other) => {
        const game = gameAfter(setup, luck, decisions);
        const before = json(game);
        const clone = game.clone();
        expect(json(clone)).toBe(before);
        playOn(clone, other);
        expect(json(game)).toBe(before);
        const copy = game.clone();
        playOn(game, other + 1);
        expect(json(copy)).toBe(before);
        expect(json(Game.of(copy.record))).toBe(before);
      }),
      { numRuns: runs(40) },
    );
  });

  test('goes on as its original would', () => {
    assertCases(
      fc.property(middles, anyLuck, ([setup, luck, decisions], other) => {
        const game = gameAfter(setup, luck, decisions);
        const clone = game.clone();
        playOn(clone, other);
        playOn(game, other);
        expect(json(clone)).toBe(json(game));
      }),
      { numRuns: runs(20) },
    );
  });

  test('leaves its original unchanged if a player of the copy resigns', () => {
    assertCases(
      fc.property(middles, ([setup, luck, decisions]) => {
        const game = gameAfter(setup, luck, decisions);
        const before = json(game);
        for (let seat = 0; seat < setup.seats && game.asked !== null; seat++) game.clone().resign(seat);
        expect(json(game)).toBe(before);
      }),
      { numRuns: runs(20) },
    );
  });
});

describe('an illegal move', () => {
  const places = fc.record({
    kind: fc.constantFrom('road', 'city', 'field', 'monastery', 'garden'),
    x: fc.integer({ min: -3, max: 3 }),
    y: fc.integer({ min: -3, max: 3 }),
    at: fc.constantFrom('', 'N', 'E', 'E.W', 'EL.WR', 'inner', 'NL.NR.EL.ER.SL.SR.WL.WR'),
  });
  const wishes = fc.oneof(
    fc.record({
      type: fc.constant('place'),
      x: fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constantFrom(Number.NaN, 1e9, 0.5)),
      y: fc.integer({ min: -5, max: 5 }),
      rotation: fc.constantFrom(0, 90, 180, 270, 45),
    }),
    fc.record({ type: fc.constant('deploy'), figure: fc.constantFrom('meeple', 'large', 'abbot', 'pig'), on: places }),
    fc.record({ type: fc.constant('return'), figure: fc.constantFrom('meeple', 'abbot'), from: places }),
    fc.record({
      type: fc.constant('activate'),
      x: fc.integer({ min: -3, max: 3 }),
      y: fc.integer({ min: -3, max: 3 }),
    }),
    fc.record({ type: fc.constant('keep'), tile: fc.constantFrom('BA-B', 'BA-E', 'BA-U', 'BA-V', 'ZZ-Z', '') }),
    fc.record({
      type: fc.constant('open'),
      gift: fc.constantFrom(...GIFTS, 'dragon'),
      figure: fc.constantFrom('meeple', 'abbot', null),
      on: fc.option(places),
      to: fc.option(places),
    }),
    fc.constant({ type: 'pass' }),
    fc.constant({ type: 'concede' }),
    fc.constant({}),
  );

  test('is refused with a code and changes nothing; a legal move is not refused', () => {
    assertCases(
      fc.property(middles, fc.array(wishes, { minLength: 20, maxLength: 60 }), ([setup, luck, decisions], all) => {
        const game = gameAfter(setup, luck, decisions);
        const before = json(game);
        const legal = new Set(game.legalActions().map((action) => JSON.stringify(action)));
        for (const wish of all) {
          const action = wish as never;
          const asked = legal.has(JSON.stringify(inOrder(wish)));
          const code = codeOf(() => (asked ? game.clone() : game).play(action));
          expect(code).toBe(asked ? null : game.asked === null ? 'game-over' : 'not-legal');
          expect(json(game)).toBe(before);
        }
      }),
      { numRuns: runs(40) },
    );
  });

  test('no option is offered twice', () => {
    assertCases(
      fc.property(games, ([setup, luck, resigning]) => {
        for (const { game } of randomGame(setup, luck, resigning)) {
          const options = game.legalActions().map((action) => JSON.stringify(action));
          expect(new Set(options).size).toBe(options.length);
          expect(options.length > 0).toBe(game.asked !== null);
        }
      }),
      { numRuns: runs(20) },
    );
  });

  test('a caller who changes an action later changes no game', () => {
    const setup: Setup = { version: 1, seats: 2, sets: ['base'], switches: [], seed: 'mine' };
    const game = Game.start(setup);
    const [first] = game.legalActions();
    const mine = { ...(first as { type: 'place'; x: number; y: number; rotation: 0 }), note: 'hello' };
    const events = game.play(mine);
    const before = json(game);
    Object.assign(mine, { x: 77, y: 77 });
    expect(json(game)).toBe(before);
    expect(JSON.stringify(events)).not.toContain('hello');
  });
});

function codeOf(act: () => unknown): string | null {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof Refused ? error.code : `${error}`;
  }
}

function playOn(game: Game, luck: number): void {
  const chance = chanceOf(luck);
  for (let i = 0; i < 30 && game.asked !== null; i++) game.play(choose(game.legalActions(), chance));
}

/** An action's keys in the engine's order. */
const inOrder = (wish: object): unknown => {
  const { type, gift, figure, on, to, from, tile, x, y, rotation } = wish as Record<string, unknown>;
  return { type, gift, figure, on, to, from, tile, x, y, rotation };
};
