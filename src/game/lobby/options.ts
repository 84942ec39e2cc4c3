import { z } from 'zod';
import {
  countOfTiles,
  mapOf,
  NEEDED_BY,
  READING_OF,
  SETS_ON_MAPS,
  type Setup,
  SWITCHES,
  type Switch,
  TILE_SETS,
  TILES_OF,
  type TileSet,
  TOWN_VARIANTS,
  type TownRules,
  townRules,
} from '../../engine/index.ts';
import { READY, type Ready } from '../../expansions/presets.ts';
import { PaceSchema } from '../time/pace.ts';

export const TOWN_RULES = TOWN_VARIANTS;
export type TownRule = (typeof TOWN_RULES)[number];
const TownRule = z.literal(TOWN_RULES);
export const TownRulesSchema = z.union([TownRule, z.array(TownRule).readonly()]);

/** How long a finished turn can be taken back, in seconds; a new table has `USUAL_TAKE_BACK` unless another is chosen. */
export const TAKE_BACK_SECONDS = [10, 30] as const;
export type TakeBackSeconds = (typeof TAKE_BACK_SECONDS)[number];
export const USUAL_TAKE_BACK: TakeBackSeconds = 10;

/** Further choices about tiles and maps, the same in a lobby and in a setup. */
export const OF_MAP = {
  /** The most tiles in play. By default all, or at most as many as the map recommends (M3, L50). */
  tiles: z.union([z.int().min(1), z.literal('all')]).exactOptional(),
  /** Ids of start squares that get a tile; the others are drawn (M2, L31). */
  starts: z.array(z.string().max(42)).max(40).readonly().exactOptional(),
};

const Fields = z.strictObject({
  /** Rules in play; a rule without its tiles in play has no meaning. */
  switches: z.array(z.literal(SWITCHES)),
  /** Sets of tiles in the bag, always with `base`. */
  sets: z.array(z.literal(TILE_SETS)),
  /** The id of the map, or null for the open table. */
  map: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .nullable(),
  /** What a town square does on a map (M7): a rule by itself, or several as a list; null: nothing. */
  town: TownRulesSchema.nullable(),
  ...OF_MAP,
  /** The first player: drawn, or a member (B3). */
  first: z.union([z.literal('random'), z.string().regex(/^\d{1,20}$/)]),
  /** Whether people may ask for hints; by default, if a computer has a place. */
  hints: z.boolean().exactOptional(),
  /** The time for a turn; by default no limit. */
  pace: PaceSchema.exactOptional(),
  /** Seconds in which a finished turn can be taken back; by default it cannot. */
  takeBack: z.literal(TAKE_BACK_SECONDS).exactOptional(),
  /** Whether everything at the table is complete in words, without pictures. */
  text: z.literal(true).exactOptional(),
});
export type TableOptions = z.infer<typeof Fields>;
/** Options that null removes. */
const REMOVABLE = ['tiles', 'starts', 'pace', 'takeBack', 'text'] as const;
/** A change of some options. */
export type OptionsWish = Omit<Partial<TableOptions>, (typeof REMOVABLE)[number]> & {
  readonly [Name in (typeof REMOVABLE)[number]]?: TableOptions[Name] | null;
};

/** The older shape, from before lobbies chose sets of tiles: a value for each rule that existed. */
const Older = z.strictObject({
  ...(Object.fromEntries(SWITCHES.map((rule) => [rule, z.boolean().default(false)])) as Record<
    Switch,
    z.ZodDefault<z.ZodBoolean>
  >),
  fields: z.boolean(),
  first: Fields.shape.first,
});

export const OptionsSchema = z.union([
  Fields,
  Older.transform(({ first, ...on }): TableOptions => {
    const switches = SWITCHES.filter((one) => on[one]);
    return consistent({ switches, sets: ['base'], map: null, town: null, first });
  }),
]);

/** The rules that a lobby switches. A rule that comes with its tiles, such as the River, is a choice of a set; a map is its own choice. */
export const RULE_SWITCHES = SWITCHES.filter((one) => NEEDED_BY[one] === undefined && one !== 'map');

export const DEFAULT_OPTIONS: TableOptions = {
  switches: ['fields'],
  sets: ['base'],
  map: null,
  town: null,
  first: 'random',
};

/**
 * Completes a wish. A rule brings its tiles; a map removes rivers (R7); a river's tiles bring their rule; a reading goes with its rule.
 * Each list is in its order, without repetitions.
 */
export function consistent({ tiles, starts = [], ...options }: TableOptions): TableOptions {
  const { map } = options;
  const switches = options.switches.filter((one) => hasItsRule(one, options.switches));
  const wanted = new Set<TileSet>(['base', ...options.sets, ...switches.flatMap((one) => TILES_OF[one] ?? [])]);
  const sets = TILE_SETS.filter((set) => wanted.has(set) && (map === null || SETS_ON_MAPS.includes(set)));
  const rules = SWITCHES.filter((one) => {
    if (one === 'map') return map !== null;
    return NEEDED_BY[one]?.every((set) => sets.includes(set)) ?? switches.includes(one);
  });
  if (map === null) {
    const isFewer = typeof tiles === 'number' && tiles < countOfTiles(sets);
    return { ...options, sets, switches: rules, town: null, ...(isFewer && { tiles }) };
  }
  return {
    ...{ ...options, sets, switches: rules, town: asStored(options.town) },
    ...(tiles !== undefined && { tiles }),
    ...(starts.length > 0 && { starts }),
  };
}

/** In order; a single rule by itself, so that versions which know only one can read it. */
function asStored(town: TownRules | null): TownRules | null {
  const rules = TOWN_RULES.filter((one) => townRules(town).includes(one));
  return rules.length > 1 ? rules : (rules[0] ?? null);
}

const hasItsRule = (one: Switch, switches: readonly Switch[]): boolean => {
  const of = READING_OF[one];
  return of === undefined || switches.includes(of);
};

/** The wanted rules, each reading with its rule; but a reading goes if the wish removes its rule. */
const withTheirRules = (wanted: readonly Switch[], before: readonly Switch[]): Switch[] =>
  wanted.flatMap((one) =>
    hasItsRule(one, wanted) || before.includes(READING_OF[one]!) ? [one] : [READING_OF[one]!, one],
  );

/** The options with a wish and its consequences. */
export function wished(options: TableOptions, wish: OptionsWish): TableOptions {
  const all = {
    ...options,
    // A new map has its own tiles and start squares.
    ...(wish.map !== undefined && { tiles: null, starts: null }),
    ...wish,
    ...(wish.switches && { switches: withTheirRules(wish.switches, options.switches) }),
  };
  for (const name of REMOVABLE) if (all[name] === null) delete all[name];
  return consistent(all as TableOptions);
}

/** Ready-made wishes of a lobby; none changes who begins or how it is played. */
export type Preset = keyof typeof READY;
export const PRESETS = Object.keys(READY) as Preset[];

/** What a preset wishes for, for a given first player. */
const ready = (preset: Preset, first: TableOptions['first']): TableOptions => {
  const { switches, sets, map, tiles }: Ready = READY[preset];
  return consistent({ switches: [...switches], sets: [...sets], map, town: null, first, ...(tiles && { tiles }) });
};

export const withPreset = ({ first, hints, pace, takeBack, text }: TableOptions, preset: Preset): TableOptions => ({
  ...ready(preset, first),
  ...(hints !== undefined && { hints }),
  ...(pace && { pace }),
  ...(takeBack && { takeBack }),
  ...(text && { text }),
});

/** What a preset keeps. The first player, pace, taking back and words belong to the people at the table. */
export const asPreset = ({ pace: _, takeBack: __, text: ___, ...options }: TableOptions): TableOptions => ({
  ...options,
  first: DEFAULT_OPTIONS.first,
});

/** The preset equal to these options, or null. Any map counts for the preset with a map. */
export function presetOf({ hints: _, pace: __, takeBack: ___, text: ____, ...options }: TableOptions): Preset | null {
  const found = PRESETS.find((preset) => {
    const wish = ready(preset, options.first);
    const map = wish.map === null ? null : options.map;
    return JSON.stringify(consistent({ ...wish, map })) === JSON.stringify(consistent(options));
  });
  return found !== undefined && (READY[found].map === null) === (options.map === null) ? found : null;
}

/** The wish from which a game was made, without its first player; a map by its id. */
export function optionsOf(setup: Setup): TableOptions {
  const { switches, sets, map, options } = setup;
  return consistent({
    switches: [...switches],
    sets: [...sets],
    map: map === undefined || typeof map === 'string' ? (map ?? null) : map.id,
    town: options?.town ?? null,
    ...(tilesOf(setup) !== undefined && { tiles: tilesOf(setup)! }),
    ...(options?.starts && { starts: options.starts }),
    first: DEFAULT_OPTIONS.first,
  });
}

/** The map's recommended number is the default. */
function tilesOf({ map, options }: Setup): TableOptions['tiles'] {
  const layout = typeof map === 'string' ? mapOf(map) : map;
  return options?.tiles ?? (options?.most === layout?.recommendedTiles.max ? undefined : options?.most);
}
