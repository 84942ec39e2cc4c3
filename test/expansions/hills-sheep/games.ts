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

export const HILLS: Part = { sets: ['hills-and-sheep'], switches: ['hills-sheep'] };

export const RULESETS: readonly Ruleset[] = [
  ruleset('hills and sheep', [HILLS], { games: 32 }),
  ruleset('hills by number of meeples', [HILLS, { sets: [], switches: ['hills-by-number'] }]),
  ruleset('everything with hills and sheep', [NIGHT, INNS, TRADERS, RIVER, KINGS, DRAGON, HILLS], { games: 32 }),
  onMap('germany', 'everything with hills and sheep', 16, [NIGHT, INNS, TRADERS, KINGS, DRAGON, HILLS], 1),
];
