import {
  DRAGON,
  INNS,
  KINGS,
  NIGHT,
  onMap,
  type Part,
  RIVER,
  type Ruleset,
  ruleset,
  TRADERS,
} from '../../kept/games.ts';

const BOX: Part = { sets: ['bridges-castles-and-bazaars'], switches: ['bridges', 'castles', 'bazaars'] };
const variant = (one: 'no-auction' | 'sealed-bids'): Part => ({ sets: [], switches: [one] });

export const RULESETS: readonly Ruleset[] = [
  ruleset('bridges, castles and bazaars', [BOX], { games: 32 }),
  ruleset('bazaars without bids', [BOX, variant('no-auction')], { games: 16 }),
  ruleset('bazaars with sealed bids', [BOX, variant('sealed-bids')], { games: 16 }),
  ruleset('everything with bridges, castles and bazaars', [NIGHT, INNS, TRADERS, RIVER, KINGS, DRAGON, BOX], {
    games: 32,
  }),
  onMap('germany', 'everything with bridges, castles and bazaars', 16, [NIGHT, INNS, TRADERS, KINGS, DRAGON, BOX], 1),
];
