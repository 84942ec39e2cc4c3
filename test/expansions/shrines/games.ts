import { DRAGON, INNS, KINGS, NIGHT, onMap, RIVER, type Ruleset, ruleset, TRADERS } from '../../kept/games.ts';

const SHRINES = { sets: ['cult-places'], switches: ['shrines'] } as const;

export const RULESETS: readonly Ruleset[] = [
  ruleset('shrines', [SHRINES], { games: 32 }),
  ruleset('shrines and the abbot', [SHRINES, { sets: [], switches: ['abbot'] }], { games: 32 }),
  ruleset('everything with shrines', [NIGHT, INNS, TRADERS, RIVER, KINGS, DRAGON, SHRINES], { games: 32 }),
  onMap('germany', 'everything with shrines', 16, [NIGHT, INNS, TRADERS, KINGS, DRAGON, SHRINES], 1),
];
