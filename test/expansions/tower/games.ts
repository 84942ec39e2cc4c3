import { DRAGON, INNS, KINGS, NIGHT, type Part, RIVER, type Ruleset, ruleset, TRADERS } from '../../kept/games.ts';

export const TOWER: Part = { sets: ['tower'], switches: ['tower'] };

export const RULESETS: readonly Ruleset[] = [
  ruleset('tower', [TOWER], { games: 32 }),
  ruleset('tower with inns and traders', [TOWER, INNS, TRADERS], { games: 16 }),
  ruleset('everything with tower', [NIGHT, INNS, TRADERS, RIVER, KINGS, DRAGON, TOWER], { games: 16 }),
];
