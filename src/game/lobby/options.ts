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

/** What a lobby decides about the game to come. */
export const TOWN_RULES = TOWN_VARIANTS;
export type TownRule = (typeof TOWN_RULES)[number];
const TownRule = z.literal(TOWN_RULES);
export const TownRulesSchema = z.union([TownRule, z.array(TownRule).readonly()]);

/** How long one may think again about a turn that is done, in seconds; what a new table has unless another is chosen. */
export const TAKE_BACK_SECONDS = [10, 30] as const;
export type TakeBackSeconds = (typeof TAKE_BACK_SECONDS)[number];
export const USUAL_TAKE_BACK: TakeBackSeconds = 10;

/** What else may be chosen of the tiles and of a map, in a lobby and in the setup of a game alike. */
export const OF_MAP = {
  /** How many tiles at most are in play; all, or as many as the map recommends at most, if it is not said (M3, L50). */
  tiles: z.union([z.int().min(1), z.literal('all')]).exactOptional(),
  /** Ids of start squares that get a tile; the others are drawn by lot (M2, L31). */
  starts: z.array(z.string().max(42)).max(40).readonly().exactOptional(),
};

const Fields = z.strictObject({
  /** Rules in play; those of tiles that are not in play mean nothing. */
  switches: z.array(z.literal(SWITCHES)),
  /** Sets of tiles in the bag; `base` always is. */
  sets: z.array(z.literal(TILE_SETS)),
  /** The id of the map that is played on, or null for the open table. */
  map: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .nullable(),
  /** What a town square does on a map (M7): one rule by itself, several as a list; null: nothing. */
  town: TownRulesSchema.nullable(),
  ...OF_MAP,
  /** Who begins: drawn by lot, or a member (B3). */
  first: z.union([z.literal('random'), z.string().regex(/^\d{1,20}$/)]),
  /** Whether people may ask a computer for hints; if it is not said, where one sits at the table. */
  hints: z.boolean().exactOptional(),
  /** How long a turn may take; no limit if it is not said. */
  pace: PaceSchema.exactOptional(),
  /** For how many seconds a turn that is done can be taken back; it cannot if it is not said. */
  takeBack: z.literal(TAKE_BACK_SECONDS).exactOptional(),
  /** Whether all that the table shows is complete in words, without pictures. */
  text: z.literal(true).exactOptional(),
});
export type TableOptions = z.infer<typeof Fields>;
/** What null takes away. */
const REMOVABLE = ['tiles', 'starts', 'pace', 'takeBack', 'text'] as const;
/** A change of some of them. */
export type OptionsWish = Omit<Partial<TableOptions>, (typeof REMOVABLE)[number]> & {
  readonly [Name in (typeof REMOVABLE)[number]]?: TableOptions[Name] | null;
};

/** As lobbies stored them before there were sets of tiles to choose: each rule by itself, as far as it was there. */
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

/** Rules that a lobby switches on and off; one that goes with its tiles, as the River, is a set to it, a map a choice of its own. */
export const RULE_SWITCHES = SWITCHES.filter((one) => NEEDED_BY[one] === undefined && one !== 'map');

export const DEFAULT_OPTIONS: TableOptions = {
  switches: ['fields'],
  sets: ['base'],
  map: null,
  town: null,
  first: 'random',
};

/**
 * The same wish with what follows from it: a rule brings its tiles, a map takes rivers away (R7), tiles of a river come
 * with their rule, a reading of a rule goes with the rule, and each list is in its order without repetitions.
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

/** In their order; one by itself, which versions that know one alone read, too. */
function asStored(town: TownRules | null): TownRules | null {
  const rules = TOWN_RULES.filter((one) => townRules(town).includes(one));
  return rules.length > 1 ? rules : (rules[0] ?? null);
}

const hasItsRule = (one: Switch, switches: readonly Switch[]): boolean => {
  const of = READING_OF[one];
  return of === undefined || switches.includes(of);
};

/** What is wished with the rules of which it has readings, but for those that the wish takes away. */
const withTheirRules = (wanted: readonly Switch[], before: readonly Switch[]): Switch[] =>
  wanted.flatMap((one) =>
    hasItsRule(one, wanted) || before.includes(READING_OF[one]!) ? [one] : [READING_OF[one]!, one],
  );

/** The options with a wish fulfilled, and what follows from it. */
export function wished(options: TableOptions, wish: OptionsWish): TableOptions {
  const all = {
    ...options,
    // Another map has others.
    ...(wish.map !== undefined && { tiles: null, starts: null }),
    ...wish,
    ...(wish.switches && { switches: withTheirRules(wish.switches, options.switches) }),
  };
  for (const name of REMOVABLE) if (all[name] === null) delete all[name];
  return consistent(all as TableOptions);
}

/** Ready-made wishes of a lobby; each leaves who begins and how it is played as they are. */
export type Preset = keyof typeof READY;
export const PRESETS = Object.keys(READY) as Preset[];

/** What a preset wishes for, for who begins. */
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

/** What a preset keeps of a table: who begins, how long a turn may take or be taken back, and whether it is told in words, belong to those who sit there. */
export const asPreset = ({ pace: _, takeBack: __, text: ___, ...options }: TableOptions): TableOptions => ({
  ...options,
  first: DEFAULT_OPTIONS.first,
});

/** The preset that these options are, or null where they are somebody's own. Any map makes the one on a map. */
export function presetOf({ hints: _, pace: __, takeBack: ___, text: ____, ...options }: TableOptions): Preset | null {
  const found = PRESETS.find((preset) => {
    const wish = ready(preset, options.first);
    const map = wish.map === null ? null : options.map;
    return JSON.stringify(consistent({ ...wish, map })) === JSON.stringify(consistent(options));
  });
  return found !== undefined && (READY[found].map === null) === (options.map === null) ? found : null;
}

/** The wish that a game came of, but for who was to begin; of a map by its id. */
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

/** As many as the map recommends need not be said. */
function tilesOf({ map, options }: Setup): TableOptions['tiles'] {
  const layout = typeof map === 'string' ? mapOf(map) : map;
  return options?.tiles ?? (options?.most === layout?.recommendedTiles.max ? undefined : options?.most);
}
