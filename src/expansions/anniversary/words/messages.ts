import type { Nothing } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'bonus-arrow': Nothing;
  'bonus-arrow.short': Nothing;
  'command-play-arrows': Nothing;
  'sum-arrow': Nothing;
  'symbol-add-meeple': Nothing;
  'symbol-extra-turn': Nothing;
  'symbol-place-anywhere': Nothing;
  'term-arrows': { count: number };
  'topic-arrow-add-meeple': Nothing;
  'topic-arrow-add-meeple.text': Nothing;
  'topic-arrow-extra-turn': Nothing;
  'topic-arrow-extra-turn.text': Nothing;
  'topic-arrow-place-anywhere': Nothing;
  'topic-arrow-place-anywhere.text': Nothing;
  'topic-arrows': Nothing;
  'topic-arrows.text': Nothing;
}
