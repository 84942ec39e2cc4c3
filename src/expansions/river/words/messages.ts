import type { Nothing } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'example-river': Nothing;
  'rule-river': Nothing;
  'rule-river.about': Nothing;
  'set-river': Nothing;
  'set-river.about': Nothing;
  'topic-river': Nothing;
  'topic-river.text': Nothing;
}
