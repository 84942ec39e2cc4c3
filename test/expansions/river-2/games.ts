import { DRAGON, INNS, KINGS, NIGHT, type Part, RIVER, type Ruleset, ruleset, TRADERS } from '../../kept/games.ts';

const FORK: Part = { sets: ['river-2'], switches: ['river-2'] };

export const RULESETS: readonly Ruleset[] = [
  ruleset('river two', [FORK], { games: 32 }),
  ruleset('both rivers', [RIVER, FORK], { games: 32 }),
  ruleset('everything with both rivers', [NIGHT, INNS, TRADERS, RIVER, KINGS, DRAGON, FORK], { games: 32 }),
];
