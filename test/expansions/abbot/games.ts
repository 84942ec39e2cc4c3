import { type Ruleset, ruleset } from '../../kept/games.ts';

export const RULESETS: readonly Ruleset[] = [
  ruleset('abbot back from the unfinished alone', [{ sets: [], switches: ['abbot', 'unfinished-recall'] }], {
    games: 16,
  }),
];
