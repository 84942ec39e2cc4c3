import type { Nothing, Text } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'figure-abbot': { count: number };
  'panel-return': { points: Text; role: Text };
  'panel-return.note': Nothing;
  'role-abbot': Nothing;
  'sign-abbot': Nothing;
}
