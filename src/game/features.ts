import { z } from 'zod';
import { RULES_VERSION, SWITCHES, TILE_SETS } from '../engine/index.ts';
import type { Features } from './ports.ts';

/** Rules and tiles that version 0.1.0 has: every version reads documents with them, so no document names them. Never added to. */
const ALWAYS_THERE: ReadonlySet<string> = new Set([
  ...['fields', 'abbot', 'inns', 'cathedrals', 'large-meeple', 'builders', 'pigs', 'goods', 'river', 'arrows', 'gifts'],
  'map',
  ...['base', 'anniversary', 'inns-and-cathedrals', 'traders-and-builders'],
]);

const Names = z.array(z.string()).catch([]);
/** What a lobby wishes and a record's setup have in common, whatever else a later version adds. */
const Wish = z.object({ switches: Names, sets: Names, version: z.int().catch(1) });
const NO_WISH = { switches: [], sets: [], version: 1 };
const LooseWish = Wish.catch(NO_WISH);
/** The parts of tables, results and servers by which a game's needs are known. */
const Parts = z
  .object({
    options: LooseWish,
    record: z.object({ setup: LooseWish }).catch({ setup: NO_WISH }),
    presets: z.array(z.object({ options: LooseWish })).catch([]),
  })
  .catch({ options: NO_WISH, record: { setup: NO_WISH }, presets: [] });

const named = (kind: 'rule' | 'tiles', names: readonly string[]): string[] =>
  names.filter((name) => !ALWAYS_THERE.has(name)).map((name) => `${kind} ${name}`);

/** The rules, tiles and version of the rules that a document of games names: `rule princess`, `tiles princess`, `rules 2`. */
export const GAME_FEATURES: Features = {
  of(document) {
    const { options, record, presets } = Parts.parse(document);
    const wishes = [options, record.setup, ...presets.map((preset) => preset.options)];
    return [
      ...new Set(
        wishes.flatMap(({ switches, sets, version }) => [
          ...named('rule', switches),
          ...named('tiles', sets),
          ...(version > 1 ? [`${RULES}${version}`] : []),
        ]),
      ),
    ].sort();
  },

  has: (feature) => OURS.has(feature),
};

/** The same of a result, which holds what came of the game: it is read without playing by its rules. */
export const RESULT_FEATURES: Features = {
  of: (document) => GAME_FEATURES.of(document).filter((feature) => !feature.startsWith(RULES)),
  has: GAME_FEATURES.has,
};

const RULES = 'rules ';

const OURS: ReadonlySet<string> = new Set([
  ...SWITCHES.map((name) => `rule ${name}`),
  ...TILE_SETS.map((name) => `tiles ${name}`),
  ...Array.from({ length: RULES_VERSION }, (_, index) => `${RULES}${index + 1}`),
]);
