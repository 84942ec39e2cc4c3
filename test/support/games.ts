import fc from 'fast-check';
import {
  type Action,
  Game,
  type GameEvent,
  type GameView,
  type Good,
  type MapLayout,
  NEEDED_BY,
  RULES_VERSION,
  SETS_ON_MAPS,
  type Setup,
  SWITCHES,
  type Switch,
  TILE_SETS,
  type TileSet,
  TOWN_VARIANTS,
} from '../../src/engine/index.ts';
import { MODULES } from '../../src/engine/loading/modules.ts';
import type { GiftsSlot } from '../../src/expansions/gifts/rules/index.ts';
import { inside } from './inside.ts';
import { anyText } from './text.ts';

/** Repeatable chance for the players of tests, apart from the engine's. Numbers from 0 up to 1. */
export function chanceOf(luck: number): () => number {
  let state = luck | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

export const setupOf = (setup: Partial<Setup> = {}): Setup => ({
  version: RULES_VERSION,
  seats: 2,
  sets: ['base'],
  switches: ['fields'],
  seed: 'a seed for tests',
  ...setup,
});

/** All rules that need no map. */
export const RULES_WITHOUT_MAP: readonly Switch[] = SWITCHES.filter((one) => one !== 'map');

/** All rules possible on a map besides its own; start squares replace a river (R7). */
export const RULES_BESIDE_MAP: readonly Switch[] = RULES_WITHOUT_MAP.filter((one) => NEEDED_BY[one] === undefined);

/** Adds the tiles that the switches need. */
export const withNeeded = (sets: readonly TileSet[], switches: readonly Switch[]): TileSet[] =>
  TILE_SETS.filter(
    (set) =>
      sets.includes(set) || MODULES.some((one) => switches.includes(one.switch) && (one.needs ?? []).includes(set)),
  );

/** Any switches with any tiles. Seeds are longer than any text that a view could hold, which tells them apart. */
export const anySetup: fc.Arbitrary<Setup> = fc
  .record({
    seats: fc.integer({ min: 2, max: 6 }),
    switches: fc.subarray([...RULES_WITHOUT_MAP]),
    more: fc.subarray(TILE_SETS.filter((set) => set !== 'base')),
    seed: anyText({ minLength: 12, maxLength: 64 }).filter((seed) => seed.isWellFormed()),
  })
  .map(({ seats, switches, more, seed }) =>
    setupOf({ seats, seed, switches, sets: withNeeded(['base', ...more], switches) }),
  );

/** A setup on a map, with any switches and tiles that fit a map. */
export const mapSetup = (map: MapLayout): fc.Arbitrary<Setup> =>
  fc
    .record({
      seats: fc.integer({ min: 2, max: 5 }),
      switches: fc.subarray([...RULES_BESIDE_MAP]),
      more: fc.subarray(SETS_ON_MAPS.filter((set) => set !== 'base')),
      copies: fc.constantFrom(1, 1, 2),
      meeples: fc.constantFrom(7, 9),
      town: fc.subarray([...TOWN_VARIANTS]),
      tiles: fc.constantFrom(undefined, 72, 121, 270, 'all' as const),
      starts: fc.subarray(
        map.start.squares.map(({ id }) => id),
        { maxLength: map.start.use },
      ),
      seed: fc.string({ minLength: 12, maxLength: 20 }),
    })
    .map(({ seats, switches, more, copies, meeples, town, tiles, starts, seed }) =>
      setupOf({
        seats,
        seed,
        map: map.id,
        copies,
        switches: [...switches, 'map'],
        sets: ['base', ...more],
        options: { meeples, town: town.length === 1 ? town[0]! : town, ...(tiles !== undefined && { tiles }), starts },
      }),
    );

/** Two to four seats with gifts, often enough that several gifts meet; with or without arrows and abbots. */
export const giftSetup: fc.Arbitrary<Setup> = fc
  .record({
    seats: fc.integer({ min: 2, max: 4 }),
    switches: fc.subarray(RULES_WITHOUT_MAP.filter((one) => one !== 'gifts')),
    seed: fc.string({ minLength: 12, maxLength: 20 }),
  })
  .map(({ seats, switches, seed }) =>
    setupOf({
      seats,
      seed,
      switches: [...switches, 'gifts'],
      sets: withNeeded(['base', 'anniversary'], switches),
    }),
  );

export const anyLuck: fc.Arbitrary<number> = fc.integer({ min: 0, max: 0x7fffffff });

/** Chooses a placement uniformly, then a figure with p = 0.7. It opens a gift with p = 0.4 if it can. */
export function choose(options: readonly Action[], chance: () => number): Action {
  const last = options.at(-1)!;
  const acting = options[0]!.type === 'open' ? 0.4 : 0.7;
  if (last.type === 'pass' && (options.length === 1 || chance() >= acting)) return last;
  const choices = last.type === 'pass' ? options.length - 1 : options.length;
  return options[Math.floor(chance() * choices)]!;
}

export interface Moment {
  readonly game: Game;
  /** Events since the last moment. */
  readonly events: readonly GameEvent[];
  /** The last decision; null at the start. */
  readonly action: Action | { readonly type: 'resign'; readonly seat: number } | null;
}

/** A whole game: a moment at the start and after each decision. `resigning`: how likely a player resigns instead. */
export function* randomGame(setup: Setup, luck: number, resigning = 0): Generator<Moment> {
  const chance = chanceOf(luck);
  const game = Game.start(setup);
  yield { game, events: game.lastEvents, action: null };
  while (game.asked !== null) {
    if (chance() < resigning) {
      const staying = [...Array(setup.seats).keys()].filter((seat) => !game.view(null).resigned.includes(seat));
      const seat = staying[Math.floor(chance() * staying.length)]!;
      yield { game, events: game.resign(seat), action: { type: 'resign', seat } };
    } else {
      const action = choose(game.legalActions(), chance);
      yield { game, events: game.play(action), action };
    }
  }
}

/** A game after this many decisions, or at its end if that comes first. */
export function gameAfter(setup: Setup, luck: number, decisions: number): Game {
  let at: Game | undefined;
  let count = 0;
  for (const { game } of randomGame(setup, luck)) {
    at = game;
    if (count++ === decisions) break;
  }
  return at!;
}

/** The slot of the gifts' module, which no view shows in full. */
export function giftsOf(game: Game): GiftsSlot {
  const { rules, position } = inside(game);
  return position.slots[rules.modules.findIndex((module) => module.switch === 'gifts')] as GiftsSlot;
}

/** Whether this turn's tile lies and its scoring is still to come, or figures still come to fields before final scoring. */
export function isToBeScored(game: Game): boolean {
  const next = inside(game).agenda.find(({ step }) => step === 'place' || step === 'score');
  return game.asked !== null && (next?.step === 'score' || game.step === 'last-quarter');
}

/** Trade goods by seat; null if their rule is off. */
export const goodsOf = ({ pieces, scores, switches }: GameView): Record<Good, number>[] | null =>
  switches.includes('goods')
    ? scores.map((_, of) => {
        const count = (good: Good) => pieces.find(({ kind, seat }) => kind === good && seat === of)!.count;
        return { wine: count('wine'), grain: count('grain'), cloth: count('cloth') };
      })
    : null;

/** Whether the game waits for a decision between tile and figure. */
export const isStopped = (game: Game): boolean => game.isFigureToCome && game.drawn === null && game.step !== 'meeple';
