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

export const FLIERS: Part = { sets: ['flying-machines'], switches: ['flying-machines'] };

export const RULESETS: readonly Ruleset[] = [
  ruleset('flying machines', [FLIERS], { games: 32 }),
  ruleset('everything with flying machines', [NIGHT, INNS, TRADERS, RIVER, KINGS, DRAGON, FLIERS], { games: 32 }),
  onMap('germany', 'everything with flying machines', 16, [NIGHT, INNS, TRADERS, KINGS, DRAGON, FLIERS], 1),
];
