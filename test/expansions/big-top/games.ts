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

const CIRCUS: Part = { sets: ['under-the-big-top'], switches: ['big-top'] };

export const RULESETS: readonly Ruleset[] = [
  ruleset('big top', [CIRCUS], { games: 32 }),
  ruleset('twice as many circuses', [CIRCUS], { copies: 2, games: 8 }),
  ruleset('everything with big top', [NIGHT, INNS, TRADERS, RIVER, KINGS, DRAGON, CIRCUS], { games: 32 }),
  onMap('germany', 'everything with big top', 16, [NIGHT, INNS, TRADERS, KINGS, DRAGON, CIRCUS], 1),
];
