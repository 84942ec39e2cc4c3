import { DRAGON, INNS, KINGS, NIGHT, RIVER, type Ruleset, ruleset, TRADERS } from '../../kept/games.ts';

const COUNT = { sets: ['count-of-carcassonne'], switches: ['the-count'] } as const;
const READINGS = { sets: [], switches: ['count-empty', 'count-all-quarters'] } as const;
const ABBEYS = { sets: ['abbey-and-mayor'], switches: ['abbey-mayor'] } as const;

export const RULESETS: readonly Ruleset[] = [
  ruleset('count alone', [COUNT]),
  ruleset('count by the other readings', [COUNT, READINGS]),
  ruleset('count with everything', [INNS, TRADERS, NIGHT, KINGS, DRAGON, RIVER, ABBEYS, COUNT, READINGS]),
];
