import { describe, expect, test } from 'vitest';
import { languages, wordsFor } from '../../src/discord/words/index.ts';
import { Game, type Setup, type Switch, TILE_SETS, type TileSet } from '../../src/engine/index.ts';
import { BOXES, MODULES } from '../../src/engine/loading/modules.ts';
import { seen } from '../support/board.ts';
import { figuresIn, figuresOf, piecesIn, tilesIn, tilesOf } from '../support/conserved.ts';
import { chanceOf, RULES_WITHOUT_MAP, randomGame, setupOf, withNeeded } from '../support/games.ts';
import { reshuffled } from '../support/reshuffled.ts';
import { hasChanged, isLong, lucks, sampled } from '../support/runs.ts';
import { expectShown } from '../support/shown.ts';

/** Rules by origin: the rules that a table adds for one expansion. */
const EXPANSIONS: ReadonlyMap<string, readonly Switch[]> = Map.groupBy(
  RULES_WITHOUT_MAP.filter((one) => MODULES.some((module) => module.switch === one)),
  (one) => {
    const { tiles, needs, cameWith } = MODULES.find((module) => module.switch === one)!;
    return tiles ?? needs?.[0] ?? cameWith ?? one;
  },
);
const NAMES = [...EXPANSIONS.keys()];
const PAIRS = NAMES.flatMap((one, at) => NAMES.slice(at + 1).map((other) => [one, other] as const));

/** A game with these expansions: mostly all of their rules, their tiles, and fields; two to six seats. */
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
    // With the tiles of all expansions a game is three times as long.
    ...(!isLong && names.length > 2 && { options: { most: 100 } }),
  });
}

/** A reader's view of a game, and the reader's legal actions, if it is asked. */
const shownTo = (game: Game, reader: number | null): string =>
  JSON.stringify([game.view(reader), reader === game.asked ? game.legalActions() : null]);

/**
 * Plays a whole game. At each decision no piece is missing; now and then, views hide all secrets and Discord takes all messages. Its record
 * replays to the end, and to points on the way.
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

/** Shares of the decisions that are checked. */
const SECRETS = 0.03;
const SHOWN = 0.06;
const REPLAYED = 0.004;

/** A failure names its game, since the seed is the name. */
async function play(names: readonly string[], lucks: readonly number[]): Promise<void> {
  for (const luck of lucks) {
    const chance = chanceOf(luck);
    const setup = setupWith(names, chance, `${names.join(' + ')}: game ${luck}`);
    try {
      await expectSound(setup, luck, chance);
    } catch (error) {
      throw new Error(`${JSON.stringify(setup)}, luck ${luck}`, { cause: error });
    }
  }
}

/** Games of each expansion and of all. `GAMES_TOGETHER=200` plays that many in the long run, for almost an hour. */
const GAMES = Number(process.env.GAMES_TOGETHER ?? 30);
/** Games of all pairs together, at least one a pair. `GAMES_OF_PAIRS=20000` plays that many. */
const BUDGET = Number(process.env.GAMES_OF_PAIRS ?? 400);
const OF_A_PAIR = Math.max(1, Math.floor(BUDGET / PAIRS.length));

const changed = new Set(BOXES.flatMap(({ id, set, rules }) => (hasChanged(id) ? [set ?? '', ...rules] : [])));
const oneChanged = (names: readonly string[]): boolean => names.some((name) => changed.has(name));

describe('whole games: all pieces there, secrets kept, shown within the limits of Discord, replayed', () => {
  test.each(
    [
      ...sampled(
        'expansions',
        NAMES.map((name) => [name]),
        { short: 2, always: oneChanged },
      ),
      NAMES,
    ].map((names) => [names.length > 1 ? 'all of them' : names[0]!, names] as const),
  )('with %s', async (_, names) => {
    expect.hasAssertions();
    await play(names, lucks(`games with ${names.join()}`, { short: 1, long: GAMES }));
  });

  test.each(sampled('pairs', PAIRS, { short: 3, always: oneChanged }))('with %s and %s', async (...pair) => {
    expect.hasAssertions();
    await play(pair, lucks(`games with ${pair.join()}`, { short: 1, long: OF_A_PAIR }));
  });
});
