import type { Nothing } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'bonus-arrow': Nothing;
  'bonus-arrow.short': Nothing;
  'rule-arrows': Nothing;
  'rule-arrows.about': Nothing;
  'set-anniversary': Nothing;
  'set-anniversary.about': Nothing;
  'set-anniversary.note': Nothing;
  'sum-arrow': Nothing;
  'symbol-add-meeple': Nothing;
  'symbol-extra-turn': Nothing;
  'symbol-place-anywhere': Nothing;
  'term-arrows': { count: number };
}
