import type { Nothing } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'example-river-2': Nothing;
  'legend-mark-pig-herd': Nothing;
  'mark-pig-herd': Nothing;
  'rule-river-2': Nothing;
  'rule-river-2.about': Nothing;
  'set-river-2': Nothing;
  'set-river-2.about': Nothing;
  'term-pig-herd': { count: number };
  'topic-river-2': Nothing;
  'topic-river-2.text': Nothing;
}
