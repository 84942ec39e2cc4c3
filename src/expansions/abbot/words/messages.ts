import type { Nothing } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'figure-abbot': { count: number };
  'role-abbot': Nothing;
  'rule-abbot': Nothing;
  'rule-abbot.about': Nothing;
  'sign-abbot': Nothing;
}
