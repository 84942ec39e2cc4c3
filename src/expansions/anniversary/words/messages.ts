import type { Nothing, Text } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'alt-active': { square: Text; symbol: Text };
  'alt-arrow': { side: Text; square: Text; symbol: Text };
  'alt-arrows': { listed: Text };
  'bonus-arrow': Nothing;
  'bonus-arrow.short': Nothing;
  'command-play-arrows': Nothing;
  'event-arrow': { active: Text | null; 'active-symbol-name': Text; seat: Text };
  'part-extra': Nothing;
  'part-extra.sentence': Nothing;
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
