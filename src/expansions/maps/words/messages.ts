import type { Nothing, Text } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'bonus-island': Nothing;
  'bonus-town': Nothing;
  'effect-island': { points: Text };
  'effect-part-town': Nothing;
  'effect-town': { points: Text };
  'sum-island': Nothing;
  'sum-town': Nothing;
  'term-towns': { count: number };
}
