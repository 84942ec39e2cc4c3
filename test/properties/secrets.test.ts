import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Game, type GameEvent } from '../../src/engine/index.ts';
import { Random } from '../../src/engine/random.ts';
import { anyLuck, anySetup, chanceOf, choose, gameAfter, randomGame } from '../support/games.ts';

const middles = fc.tuple(anySetup, anyLuck, fc.integer({ min: 0, max: 150 }));

/** The same game with all that is hidden drawn by lot anew: the order of the bag. */
function reshuffled(game: Game, lot: string): Game {
  const other = game.clone();
  other.position.bag.reshuffle(new Random(lot));
  return other;
}

const readers = ({ rules }: Game): (number | null)[] => [null, ...Array(rules.setup.seats).keys()];
const views = (game: Game): string => JSON.stringify(readers(game).map((reader) => game.view(reader)));

/** Up to where the next tile is turned up. */
const beforeDraw = (events: readonly GameEvent[]): readonly GameEvent[] => {
  const at = events.findIndex(({ type }) => ['turn', 'drawn', 'discarded', 'final-scoring'].includes(type));
  return at < 0 ? events : events.slice(0, at);
};

describe('nothing secret shows', () => {
  test('the order of the bag: in no view, no legal action, no event before the draw', () => {
    fc.assert(
      fc.property(middles, fc.string(), anyLuck, ([setup, luck, decisions], lot, other) => {
        const game = gameAfter(setup, luck, decisions);
        const twin = reshuffled(game, lot);
        expect(views(twin)).toBe(views(game));
        expect(twin.legalActions()).toEqual(game.legalActions());
        if (game.toMove === null) return;
        const action = choose(game.legalActions(), chanceOf(other));
        expect(beforeDraw(twin.play(action))).toEqual(beforeDraw(game.play(action)));
      }),
      { numRuns: 60 },
    );
  });

  test('the reshuffling of this test does change what is drawn', () => {
    const game = gameAfter({ version: 1, seats: 2, sets: ['base'], switches: [], seed: 'it' }, 1, 10);
    const orders = ['a', 'b', 'c', 'd'].map((lot) => {
      const twin = reshuffled(game, lot);
      return Array.from({ length: 20 }, () => twin.position.bag.draw()).join();
    });
    expect(new Set(orders).size).toBe(4);
  });

  test('the seed: in no view and no event, not even after the end', () => {
    fc.assert(
      fc.property(anySetup, anyLuck, fc.constantFrom(0, 0.02), (setup, luck, resigning) => {
        const secret = JSON.stringify(setup.seed).slice(1, -1);
        for (const { game, events } of randomGame(setup, luck, resigning)) {
          expect(views(game) + JSON.stringify(events)).not.toContain(secret);
        }
      }),
      { numRuns: 10 },
    );
  });

  test('the seed: in no refusal', () => {
    const seed = 'a-secret-seed-of-a-game';
    const game = Game.start({ version: 1, seats: 2, sets: ['base'], switches: [], seed });
    for (const act of [
      () => game.play({ type: 'pass' }),
      () => game.resign(7),
      () => Game.of({ ...game.record, actions: ['nonsense'] }),
      () => Game.of({ ...game.record, actions: ['place 50,50 0'] }),
      () => Game.start({ ...game.record.setup, seats: 9 }),
      () => Game.start({ ...game.record.setup, prepared: { draws: ['?'] } }),
    ]) {
      expect(act).toThrow();
      expect(act).not.toThrow(seed);
    }
  });
});

describe('an imagined game', () => {
  test('stops before the next tile is drawn', () => {
    fc.assert(
      fc.property(middles, anyLuck, ([setup, luck, decisions], other) => {
        const game = gameAfter(setup, luck, decisions);
        const { tilesLeft, turn } = game.view(null);
        const imagined = game.imagine();
        const chance = chanceOf(other);
        while (imagined.toMove !== null) imagined.play(choose(imagined.legalActions(), chance));
        const view = imagined.view(null);
        expect(view).toMatchObject({ tilesLeft, turn, toMove: null, step: null });
        if (game.toMove !== null) expect(view).toMatchObject({ drawn: null, winners: null });
        expect(imagined.legalActions()).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('shows what the game shows, and nothing done in it is done to the game', () => {
    fc.assert(
      fc.property(middles, anyLuck, ([setup, luck, decisions], other) => {
        const game = gameAfter(setup, luck, decisions);
        const before = views(game);
        const imagined = game.imagine();
        expect(views(imagined)).toBe(before);
        expect(imagined.legalActions()).toEqual(game.legalActions());
        const chance = chanceOf(other);
        while (imagined.toMove !== null) imagined.play(choose(imagined.legalActions(), chance));
        expect(views(game)).toBe(before);
      }),
      { numRuns: 25 },
    );
  });

  test('holds the same bag whatever the true order is', () => {
    fc.assert(
      fc.property(middles, fc.string(), ([setup, luck, decisions], lot) => {
        const game = gameAfter(setup, luck, decisions);
        const [a, b] = [game.imagine(), reshuffled(game, lot).imagine()].map(({ position: { bag } }) =>
          Array.from({ length: bag.size }, () => bag.draw()),
        );
        expect(a).toEqual(b);
      }),
      { numRuns: 25 },
    );
  });

  test('scores a what-if as the true game will', () => {
    fc.assert(
      fc.property(middles, anyLuck, ([setup, luck, decisions], other) => {
        const game = gameAfter(setup, luck, decisions);
        if (game.toMove === null) return;
        const imagined = game.imagine();
        const chance = chanceOf(other);
        const { turn } = game.view(null);
        while (imagined.toMove !== null) {
          const action = choose(imagined.legalActions(), chance);
          expect(beforeDraw(imagined.play(action))).toEqual(beforeDraw(game.play(action)));
        }
        expect(game.toMove === null || game.view(null).turn === turn + 1).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});
