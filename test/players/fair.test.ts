import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Game, type GameEvent, Random, type ScoredEvent, writeMove } from '../../src/engine/index.ts';
import { Chance, chanceFrom } from '../../src/players/chance.ts';
import { chosenIn } from '../../src/players/jobs.ts';
import { knownBy, playable } from '../../src/players/known.ts';
import { playerOf } from '../../src/players/level-players.ts';
import { LEVELS } from '../../src/players/levels.ts';
import type { Player } from '../../src/players/player.ts';
import { searchPlayer } from '../../src/players/search.ts';
import { greedyPlayer, randomPlayer } from '../../src/players/yardsticks.ts';
import { laidOut } from '../support/board.ts';
import { anyLuck, anySetup, chanceOf, choose, gameAfter, giftSetup, randomGame, setupOf } from '../support/games.ts';
import { inside } from '../support/inside.ts';
import { ORACLES } from '../support/oracles.ts';
import { reshuffled } from '../support/reshuffled.ts';
import { assertCases, isLong, runs, sampled } from '../support/runs.ts';

/** Little search, counted in games, so that it is equal on every machine. */
const thinker = searchPlayer('thinker', { simulations: 24, worlds: 3, turnsByLot: 3, ms: 1e9 });
const PLAYERS: readonly Player[] = [
  randomPlayer,
  greedyPlayer,
  thinker,
  ...['novice', 'easy'].map((level) => playerOf(level as 'novice')),
];

const chosen = async (player: Player, game: Game, seed: string): Promise<string[]> => {
  const { actions, considered } = await player.choose(knownBy(game, game.asked!), chanceFrom(seed));
  return [...actions.map(writeMove), JSON.stringify(considered ?? null)];
};

const middles = fc.oneof(
  fc.tuple(anySetup, anyLuck, fc.integer({ min: 0, max: 120 })),
  fc.tuple(giftSetup, anyLuck, fc.integer({ min: 10, max: 160 })),
);

describe('a player gets the knowledge of its seat, and nothing else', () => {
  test.each(PLAYERS)(
    '$name chooses alike for one history and own hand, independent of the bag and other hands',
    async (player) => {
      await fc.assert(
        fc.asyncProperty(middles, fc.string(), fc.string(), async ([setup, luck, decisions], lot, seed) => {
          const game = gameAfter(setup, luck, decisions);
          fc.pre(game.asked !== null);
          const twin = reshuffled(game, lot, game.asked);
          expect(await chosen(player, twin, seed)).toEqual(await chosen(player, game, seed));
        }),
        { numRuns: runs(40) },
      );
      expect.hasAssertions();
    },
  );

  test('a gift that could be opened and is not leaves no trace: the tile follows at once', async () => {
    const leaves: Player = { name: 'leaves', choose: ({ options }) => ({ actions: [options.at(-1)!] }) };
    const hands = 'A take-2, B take-2';
    const game = laidOut({ rules: 'gifts', hands, draws: 'BA-V BA-U BA-E BA-V BA-U BA-V' });
    expect([game.step, game.view(null).step]).toEqual(['gift', 'place']);
    expect((await chosenIn(game.clone(), leaves, chanceFrom('any'))).map(({ type }) => type)).toEqual([
      'pass',
      'place',
    ]);
    const opens: Player = { name: 'opens', choose: ({ options }) => ({ actions: [options[0]!] }) };
    expect((await chosenIn(game.clone(), opens, chanceFrom('any'))).map(({ type }) => type)).toEqual(['open']);
  });

  test('samples of a game for one history, seed and reader are equal, to the end', () => {
    assertCases(
      fc.property(middles, fc.string(), fc.string(), anyLuck, ([setup, luck, decisions], lot, seed, other) => {
        const game = gameAfter(setup, luck, decisions);
        for (const reader of [null, ...Array(setup.seats).keys()]) {
          const twin = reshuffled(game, lot, reader);
          const [one, two] = [game, twin].map((from) => from.determinize(reader, new Random(seed))) as [Game, Game];
          const chance = chanceOf(other);
          let steps = 0;
          while (one.asked !== null && steps++ < 40) {
            expect(two.legalActions()).toEqual(one.legalActions());
            const action = choose(one.legalActions(), chance);
            one.play(action);
            two.play(action);
          }
          expect(two.view(null)).toEqual(one.view(null));
        }
      }),
      { numRuns: runs(60) },
    );
  });

  test('a sample holds neither seed nor prepared draws, and has no record', () => {
    const setup = setupOf({ seed: 'a seed that nobody may see', prepared: { draws: ['BA-A', 'BA-B'] } });
    const sample = Game.start(setup).determinize(0, new Random('x'));
    expect(() => sample.record).toThrow('no record');
    expect(JSON.stringify(inside(sample).rules.setup)).not.toMatch(/nobody may see|BA-A/);
    // The first tile is drawn by lot, not as prepared.
    const firsts = Array.from({ length: 40 }, (_, i) => {
      const game = Game.start(setup).determinize(0, new Random(`draw ${i}`));
      while (game.turn < 2) game.play(game.legalActions().at(-1)!);
      return game.drawn;
    });
    expect(new Set(firsts).size).toBeGreaterThan(3);
  });

  test('moves in a sample do not show in the game', () => {
    assertCases(
      fc.property(middles, anyLuck, ([setup, luck, decisions], other) => {
        const game = gameAfter(setup, luck, decisions);
        const before = JSON.stringify([game.view(null), game.record]);
        const sample = game.determinize(game.asked, new Random('x'));
        const chance = chanceOf(other);
        while (sample.asked !== null) sample.play(choose(sample.legalActions(), chance));
        expect(JSON.stringify([game.view(null), game.record])).toBe(before);
      }),
      { numRuns: runs(40) },
    );
  });
});

/** What hidden tokens bring at the end: standings give their mean (BT51). */
const UNFORETOLD: ReadonlySet<string> = new Set(ORACLES.flatMap(({ finalBesides = [] }) => finalBesides));

/** By seat: its points of hidden tokens, and how many terms of one mean stand for them. */
const unforetold = (events: readonly GameEvent[], seats: number): { points: number; count: number }[] =>
  Array.from({ length: seats }, (_, seat) => {
    const scored = events.filter((event) => event.type === 'scored' && UNFORETOLD.has(event.reason)) as ScoredEvent[];
    const own = scored.filter((event) => event.seat === seat);
    const sum = (of: (event: ScoredEvent) => number) => own.reduce((all, event) => all + of(event), 0);
    return { points: sum(({ points }) => points), count: sum(({ working }) => working[0]!.count) };
  });

describe('standings', () => {
  test('are the scores if all but one player give up now: finished features count as finished', () => {
    assertCases(
      fc.property(middles, ([setup, luck, decisions]) => {
        const game = gameAfter(setup, luck, decisions);
        const standings = game.standings();
        const ended = game.clone();
        const events = Array.from({ length: setup.seats - 1 }, (_, i) =>
          ended.asked === null ? [] : ended.resign(i + 1),
        );
        // A tile in hand passes on, and the beginning of a turn may score; otherwise both ends are equal.
        if (game.tilesLeft === ended.tilesLeft && setup.seats === 2) {
          const hidden = unforetold(events.flat(), setup.seats);
          const { scores } = ended.view(null);
          const meant = standings.map((standing, seat) => standing - scores[seat]! + hidden[seat]!.points);
          const mean = Math.max(0, ...hidden.map(({ count }, seat) => count && meant[seat]! / count));
          expect(meant).toEqual(hidden.map(({ count }) => count * mean));
        }
        expect(standings.length).toBe(setup.seats);
      }),
      { numRuns: runs(100) },
    );
  });

  test('are the scores if the game is over', () => {
    for (const { game } of randomGame(setupOf({ seats: 3 }), 5)) {
      if (game.asked === null) expect(game.standings()).toEqual(game.view(null).scores);
    }
    expect.hasAssertions();
  });
});

test.each(sampled('levels', LEVELS, { short: 1 }))(
  '%s plays every expansion to the end with legal moves',
  async (level) => {
    const everything = fc.sample(anySetup, { numRuns: runs(4) });
    for (const setup of everything) {
      const game = Game.start({ ...setup, options: isLong ? {} : { most: 24 } });
      const chance = new Chance(3);
      const player = playerOf(level, 3);
      while (game.asked !== null) {
        const { actions } = await player.choose(knownBy(game, game.asked), chance);
        const played = playable(game, actions);
        expect(played.length).toBeGreaterThan(0);
        for (const action of played) game.play(action);
      }
      expect(game.over).toBe(true);
    }
  },
);
