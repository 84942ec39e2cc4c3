import { type Ruleset, ruleset } from '../../kept/games.ts';

export const RULESETS: readonly Ruleset[] = [
  ruleset(
    'builders with one second part in a row',
    [{ sets: ['anniversary'], switches: ['builders', 'one-second-part', 'arrows'] }],
    { games: 32 },
  ),
];
