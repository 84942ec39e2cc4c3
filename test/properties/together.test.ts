import { describe, expect, test } from 'vitest';
import { languages, wordsFor } from '../../src/discord/words/index.ts';
import { Game, type Setup, type Switch, TILE_SETS, type TileSet } from '../../src/engine/index.ts';
import { MODULES } from '../../src/engine/loading/modules.ts';
import { seen } from '../support/board.ts';
import { figuresIn, figuresOf, piecesIn, tilesIn, tilesOf } from '../support/conserved.ts';
import { chanceOf, RULES_WITHOUT_MAP, randomGame, setupOf, withNeeded } from '../support/games.ts';
import { reshuffled } from '../support/reshuffled.ts';
import { isLong } from '../support/runs.ts';
import { expectShown } from '../support/shown.ts';

/** Rules by what they came with: what a table takes for one expansion. */
const EXPANSIONS: ReadonlyMap<string, readonly Switch[]> = Map.groupBy(
  RULES_WITHOUT_MAP.filter((one) => MODULES.some((module) => module.switch === one)),
  (one) => {
    const { tiles, needs, cameWith } = MODULES.find((module) => module.switch === one)!;
    return tiles ?? needs?.[0] ?? cameWith ?? one;
  },
);
const NAMES = [...EXPANSIONS.keys()];
const PAIRS = NAMES.flatMap((one, at) => NAMES.slice(at + 1).map((other) => [one, other] as const));

/** A game with these expansions: mostly all of their rules, their tiles, and fields; from two to six seats. */
function setupWith(names: readonly string[], chance: () => number, seed: string): Setup {
  const switches = names.flatMap((name) => {
    const own = EXPANSIONS.get(name)!;
    const some = own.filter(() => chance() < 0.8);
    return some.length > 0 ? some : own;
  });
  const sets = ['base', ...names].filter((one): one is TileSet => TILE_SETS.includes(one as TileSet));
  return setupOf({
    seats: 2 + Math.floor(chance() * 5),
    seed,
    switches: [...(chance() < 0.9 ? (['fields'] as const) : []), ...switches],
    sets: withNeeded(sets, switches),
  });
}

/** What a reader sees of a game, and what can be done where it is for them to choose. */
const shownTo = (game: Game, reader: number | null): string =>
  JSON.stringify([game.view(reader), reader === game.asked ? game.legalActions() : null]);

/**
 * A whole game: at every decision all that there is is there, now and then nothing is seen of what is secret and all that is shown
 * is within what Discord takes, and its record plays to the same end, and to where it was on the way.
 */
async function expectSound(setup: Setup, luck: number, chance: () => number): Promise<void> {
  const spoken = languages();
  const words = wordsFor(spoken[Math.floor(chance() * spoken.length)]!);
  const [tiles, figures] = [tilesOf(setup), figuresOf(setup)];
  let pieces: number[] | null = null;
  for (const { game } of randomGame(setup, luck)) {
    const view = game.view(null);
    pieces ??= piecesIn(view);
    expect([tilesIn(view), figuresIn(view), piecesIn(view)]).toEqual([tiles, figures, pieces]);
    if (chance() < SECRETS) {
      for (const reader of [null, ...view.scores.keys()]) {
        const twin = reshuffled(game, `lot ${luck}`, reader);
        expect(shownTo(twin, reader)).toBe(shownTo(game, reader));
      }
    }
    if (game.asked !== null && chance() < SHOWN) await expectShown(game, words, chance);
    if (game.asked === null || chance() < REPLAYED) {
      const again = Game.of(JSON.parse(JSON.stringify(game.record)));
      expect(JSON.stringify(seen(again))).toBe(JSON.stringify(seen(game)));
    }
  }
}

/** At how many of the decisions. */
const SECRETS = 0.03;
const SHOWN = 0.06;
const REPLAYED = 0.004;

/** What fails names its game: the seed is the name. */
async function play(names: readonly string[], from: number, count: number): Promise<void> {
  for (let n = from; n < from + count; n++) {
    const chance = chanceOf(n);
    const setup = setupWith(names, chance, `${names.join(' + ')}: game ${n}`);
    try {
      await expectSound(setup, n, chance);
    } catch (error) {
      throw new Error(`${JSON.stringify(setup)}, luck ${n}`, { cause: error });
    }
  }
}

/** Games of each and of all, by so many a test. `GAMES_TOGETHER=200` plays that many, which takes the better part of an hour. */
const GAMES = Number(process.env.GAMES_TOGETHER ?? (isLong ? 30 : 1));
/** Games of each pair, and which of the pairs. `GAMES_OF_PAIRS=200` plays that many. */
const GAMES_OF_PAIRS = Number(process.env.GAMES_OF_PAIRS ?? (isLong ? 3 : 1));
const TRIED = isLong || process.env.GAMES_OF_PAIRS ? PAIRS : PAIRS.filter((_, at) => at % 13 === 0);
const PART = Math.min(GAMES, 15);
const PARTS = Array.from({ length: Math.ceil(GAMES / PART) }, (_, at) => 1 + at * PART);

describe('whole games: all pieces there, secrets kept, shown within what Discord takes, replayed', () => {
  test.each(NAMES.flatMap((name) => PARTS.map((from) => [name, from] as const)))(
    'with %s, from game %i on',
    async (name, from) => {
      expect.hasAssertions();
      await play([name], from, PART);
    },
  );

  test.each(PARTS)('with all of them, from game %i on', async (from) => {
    expect.hasAssertions();
    await play(NAMES, from, PART);
  });

  test.each(TRIED)('with %s and %s', async (...pair) => {
    expect.hasAssertions();
    await play(pair, 1, GAMES_OF_PAIRS);
  });
});
