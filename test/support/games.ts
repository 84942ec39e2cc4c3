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

/** Chance for the players of tests: repeatable, and none of the engine's own. Numbers from 0 up to 1. */
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

/** All rules that there can be on a map besides its own: start squares take the place of a river (R7). */
export const RULES_BESIDE_MAP: readonly Switch[] = RULES_WITHOUT_MAP.filter((one) => NEEDED_BY[one] === undefined);

/** The tiles that a switch cannot do without are in play with it. */
export const withNeeded = (sets: readonly TileSet[], switches: readonly Switch[]): TileSet[] =>
  TILE_SETS.filter(
    (set) =>
      sets.includes(set) || MODULES.some((one) => switches.includes(one.switch) && (one.needs ?? []).includes(set)),
  );

/** Any switches with any tiles. Seeds are told apart from anything a view could hold by their length. */
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

/** On a map, with any switches and tiles that go with one. */
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

/** With gifts, two to four seats, so that some come together; arrows and abbots or not. */
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

/** Uniform among the placements; then a figure with p = 0.7. A gift that could be opened is with p = 0.4. */
export function choose(options: readonly Action[], chance: () => number): Action {
  const last = options.at(-1)!;
  const acting = options[0]!.type === 'open' ? 0.4 : 0.7;
  if (last.type === 'pass' && (options.length === 1 || chance() >= acting)) return last;
  const choices = last.type === 'pass' ? options.length - 1 : options.length;
  return options[Math.floor(chance() * choices)]!;
}

export interface Moment {
  readonly game: Game;
  /** What happened since the last moment. */
  readonly events: readonly GameEvent[];
  /** What was done since; null at the start. */
  readonly action: Action | { readonly type: 'resign'; readonly seat: number } | null;
}

/** A whole game, seen after the start and after every decision. `resigning`: how likely somebody gives up instead. */
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

/** A game some decisions on; over before that, if it is short. */
export function gameAfter(setup: Setup, luck: number, decisions: number): Game {
  let at: Game | undefined;
  let count = 0;
  for (const { game } of randomGame(setup, luck)) {
    at = game;
    if (count++ === decisions) break;
  }
  return at!;
}

/** What the gifts' module holds: the truth that no view tells whole. */
export function giftsOf(game: Game): GiftsSlot {
  const { rules, position } = inside(game);
  return position.slots[rules.modules.findIndex((module) => module.switch === 'gifts')] as GiftsSlot;
}

/** Whether the tile of this turn lies, and what comes of it is still to be scored. */
export function isToBeScored(game: Game): boolean {
  const next = inside(game).agenda.find(({ step }) => step === 'place' || step === 'score');
  return game.asked !== null && next?.step === 'score';
}

/** Trade goods by seat; null where their rule is off. */
export const goodsOf = ({ pieces, scores, switches }: GameView): Record<Good, number>[] | null =>
  switches.includes('goods')
    ? scores.map((_, of) => {
        const count = (good: Good) => pieces.find(({ kind, seat }) => kind === good && seat === of)!.count;
        return { wine: count('wine'), grain: count('grain'), cloth: count('cloth') };
      })
    : null;

/** Whether somebody decides something between tile and figure. */
export const isStopped = (game: Game): boolean => game.isFigureToCome && game.drawn === null && game.step !== 'meeple';
