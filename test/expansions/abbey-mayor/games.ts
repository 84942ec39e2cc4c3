import { DRAGON, INNS, KINGS, NIGHT, RIVER, type Ruleset, ruleset, TRADERS } from '../../kept/games.ts';

const ABBEYS = { sets: ['abbey-and-mayor'], switches: ['abbey-mayor'] } as const;
const READINGS = { sets: [], switches: ['wagons-by-road', 'shared-barns', 'no-last-abbey'] } as const;

export const RULESETS: readonly Ruleset[] = [
  ruleset('abbey-mayor alone', [ABBEYS]),
  ruleset('abbey-mayor by the other readings', [ABBEYS, READINGS]),
  ruleset('abbey-mayor with everything', [INNS, TRADERS, NIGHT, KINGS, DRAGON, RIVER, ABBEYS]),
];
