import type { Nothing } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'command-play-abbot': Nothing;
  'figure-abbot': { count: number };
  'role-abbot': Nothing;
  'sign-abbot': Nothing;
  'topic-abbot': Nothing;
  'topic-abbot.text': Nothing;
  'topic-gardens': Nothing;
  'topic-gardens.text': Nothing;
}
