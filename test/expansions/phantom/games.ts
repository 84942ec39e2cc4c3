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

export const PHANTOM: Part = { sets: [], switches: ['phantom'] };
const FLIERS: Part = { sets: ['flying-machines'], switches: ['flying-machines'] };

export const RULESETS: readonly Ruleset[] = [
  ruleset('the phantom', [PHANTOM], { games: 32 }),
  ruleset('everything with fliers and phantom', [NIGHT, INNS, TRADERS, RIVER, KINGS, DRAGON, FLIERS, PHANTOM], {
    games: 32,
  }),
  onMap('germany', 'everything with fliers and phantom', 16, [NIGHT, INNS, TRADERS, KINGS, DRAGON, FLIERS, PHANTOM], 1),
];
