import type { Nothing, Text, Thing } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'figure-abbot': { count: number };
  'panel-return': { points: Text; role: Thing };
  'panel-return-note': Nothing;
  'role-abbot': Nothing;
  'sign-abbot': Nothing;
}
