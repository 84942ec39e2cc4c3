import { mapOf, type Setup, SWITCHES, TILE_SETS } from '../../src/engine/index.ts';

/** A setup without its seats and seed. */
export type Ruleset = Pick<Setup, 'sets' | 'switches'> & Partial<Setup>;

const ON_MAP = {
  sets: ['base', 'inns-and-cathedrals', 'traders-and-builders'],
  switches: ['fields', 'map'],
  options: { meeples: 9 },
} as const satisfies Ruleset;

/** The measured rulesets, by their names on command lines and in tables of figures. */
export const RULESETS: Readonly<Record<string, Ruleset>> = {
  base: { sets: ['base'], switches: ['fields'] },
  'base-nofields': { sets: ['base'], switches: [] },
  abbot: { sets: ['base'], switches: ['fields', 'abbot'] },
  anniversary: { sets: ['base', 'anniversary'], switches: ['fields', 'arrows'] },
  gifts: { sets: ['base'], switches: ['fields', 'gifts'] },
  'abbot-anniversary-gifts': {
    sets: ['base', 'anniversary'],
    switches: ['fields', 'abbot', 'arrows', 'gifts'],
  },
  'princess-dragon': { sets: ['base', 'princess-and-dragon'], switches: ['fields', 'princess-dragon'] },
  'hills-sheep': { sets: ['base', 'hills-and-sheep'], switches: ['fields', 'hills-sheep'] },
  'flying-machines': { sets: ['base', 'flying-machines'], switches: ['fields', 'flying-machines'] },
  shrines: { sets: ['base', 'cult-places'], switches: ['fields', 'shrines'] },
  phantom: { sets: ['base'], switches: ['fields', 'phantom'] },
  'abbey-mayor': { sets: ['base', 'abbey-and-mayor'], switches: ['fields', 'abbey-mayor'] },
  count: { sets: ['base', 'count-of-carcassonne'], switches: ['fields', 'the-count'] },
  'river-2': { sets: ['base', 'river-2'], switches: ['fields', 'river-2'] },
  tower: { sets: ['base', 'tower'], switches: ['fields', 'tower'] },
  'big-top': { sets: ['base', 'under-the-big-top'], switches: ['fields', 'big-top'] },
  'bridges-castles-bazaars': {
    sets: ['base', 'bridges-castles-and-bazaars'],
    switches: ['fields', 'bridges', 'castles', 'bazaars'],
  },
  /** Both large expansions, the River, and the project's first expansions; this set never changes. */
  all2: {
    sets: ['base', 'anniversary', 'inns-and-cathedrals', 'traders-and-builders', 'river'],
    switches: [
      ...(['fields', 'river', 'abbot', 'inns', 'cathedrals', 'large-meeple'] as const),
      ...(['builders', 'pigs', 'goods', 'arrows', 'gifts'] as const),
    ],
  },
  /** Everything except maps; grows with each expansion. */
  everything: { sets: TILE_SETS, switches: SWITCHES.filter((one) => one !== 'map') },
  /** The smallest map: a hundred of its tiles, without the rules of their sets (M19). */
  'map-great-britain': { ...ON_MAP, map: 'great-britain' },
  /** All 114 tiles. */
  'map-germany': { ...ON_MAP, map: 'germany' },
  /** Both maps of the USA, with 231 tiles of 258. */
  'map-usa': {
    ...ON_MAP,
    sets: [...ON_MAP.sets, 'anniversary'],
    copies: 2,
    map: { ...mapOf('usa')!, recommendedTiles: { min: 220, max: 231 } },
  },
};
