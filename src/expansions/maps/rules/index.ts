import {
  type Game,
  type MapLayout,
  type RuleModule,
  type Setup,
  type Square,
  START_SETS,
  slotOf,
  TOWN_VARIANTS,
  townRules,
} from '../../../engine/for-rules.ts';
import { problemsOf } from './check/index.ts';
import { groundOf, squareOf } from './ground.ts';
import { mapOf } from './layouts.ts';
import { mapViewOf } from './seen.ts';
import { startOn } from './start.ts';
import { besideRoad, POINTS as TOWN_POINTS, townsOf } from './towns.ts';

declare module '../../../engine/declared.ts' {
  interface PartIds {
    town: unknown;
  }
  interface ReasonIds {
    island: unknown;
    town: unknown;
  }
  interface TermIds {
    /** Covered towns, or towns beside a road. */
    towns: unknown;
  }
}

/** Points per coat of arms of an island (M14). */
const ARMS = 2;

interface MapsSlot {
  /** Whether the active seat has a town turn to come, and whether its run has already had one (L43). */
  due: boolean;
  had: boolean;
}

/** The layout of a setup with this switch; `refusal` has checked that there is one. */
const layoutOf = ({ map }: Setup): MapLayout => (typeof map === 'string' ? mapOf(map)! : map!);

const isAt = (one: Square, two: Square): boolean => one.x === two.x && one.y === two.y;

/** Carcassonne Maps. The ground holds the squares, their prints, and what the prints join and close (M1, M5 to M13, M15 to M18). */
export const maps: RuleModule<MapsSlot> = {
  switch: 'map',
  isFirst: true,
  order: { anotherTurn: { after: ['arrows'] } }, // L43
  reasons: ['island', 'town'],
  costs: ['town'],
  slot: {
    create: () => ({ due: false, had: false }),
    clone: (slot) => ({ ...slot }),
    unseen: { map: null },
    seen: (_, __, position) => ({ map: mapViewOf(position, layoutOf(position.rules.setup)) }),
  },

  refusal(setup) {
    const { map, sets, options } = setup;
    if (map === undefined) return 'switch map without a map';
    if (typeof map === 'string') {
      if (!mapOf(map)) return `map ${map.slice(0, 80)}`;
    } else {
      const [problem] = problemsOf(map);
      if (problem) return `map: ${problem.at ? `square ${problem.at}: ` : ''}${problem.says} (${problem.rule})`;
    }
    // Start squares replace the river (R7).
    if (sets.some((set) => START_SETS.includes(set))) return 'another start on a map';
    if (!townRules(options?.town).every((one) => TOWN_VARIANTS.includes(one))) return `towns ${options!.town}`;
    const { tiles = 'all', starts = [] } = options ?? {};
    const { use, squares } = layoutOf(setup).start;
    if (tiles !== 'all' && !(Number.isInteger(tiles) && tiles > use)) return `${tiles} tiles`;
    const chosen = squares.filter(({ id }) => starts.includes(id));
    if (starts.length > use || chosen.length < starts.length) return `start squares ${starts}`;
    return null;
  },

  ground: (setup) => groundOf(layoutOf(setup)),

  arrange: (layout, { setup }, random) => startOn(layoutOf(setup), setup, layout, random),

  placed(game) {
    const layout = layoutOf(game.rules.setup);
    scoreIsland(game, layout);
    const rules = townRules(game.rules.setup.options?.town);
    const placed = game.position.tiles[game.position.last]!;
    if (!townsOf(layout).some((one) => isAt(one, placed))) return;
    if (rules.includes('costs-2')) payForTown(game);
    if (rules.includes('extra-turn')) expectTownTurn(game);
  },

  bonus(position, root) {
    const { setup } = position.rules;
    if (!townRules(setup.options?.town).includes('road-bonus') || position.kindOf(root) !== 'road') return null;
    return besideRoad(position, layoutOf(setup), root);
  },

  /** After a second part and after an arrow turn (L43). */
  anotherTurn({ position }) {
    const slot = slotOf(position, maps);
    if (!slot.due) return null;
    slot.due = false;
    return 'town';
  },

  runBegins({ position }) {
    const slot = slotOf(position, maps);
    slot.due = false;
    slot.had = false;
  },
};

/** At once, with or without a figure on the tile (M14, L41). */
function scoreIsland(game: Game, { islands }: MapLayout): void {
  const placed = game.position.tiles[game.position.last]!;
  const square = islands.flatMap(({ squares }) => squares).find(({ at }) => isAt(squareOf(at), placed));
  if (!square) return;
  game.award(game.turnOf, 'island', [{ of: 'arms', count: square.shields, each: ARMS }]);
}

/** The score may fall below 0 (L44). */
function payForTown(game: Game): void {
  game.award(game.turnOf, 'town', [{ of: 'towns', count: 1, each: -TOWN_POINTS }]);
}

/** One town turn in a run of turns (L43). */
function expectTownTurn({ position }: Game): void {
  const slot = slotOf(position, maps);
  if (slot.had) return;
  slot.due = true;
  slot.had = true;
}
