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

const GOLD: Part = { sets: ['goldmines'], switches: ['goldmines'] };

export const RULESETS: readonly Ruleset[] = [
  ruleset('goldmines', [GOLD], { games: 32 }),
  ruleset('three times as many goldmines', [GOLD], { copies: 3, games: 8 }),
  ruleset('everything with goldmines', [NIGHT, INNS, TRADERS, RIVER, KINGS, DRAGON, GOLD], { games: 32 }),
  onMap('germany', 'everything with goldmines', 16, [NIGHT, INNS, TRADERS, KINGS, DRAGON, GOLD], 1),
];
