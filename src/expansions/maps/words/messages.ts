import type { Nothing, Text } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'bonus-island': Nothing;
  'bonus-town': Nothing;
  'map-city-found': { name: Text; squares: Text | null };
  'map-ferry-found': { name: Text; squares: Text };
  'part-town': Nothing;
  'part-town.sentence': Nothing;
  'sum-island': Nothing;
  'sum-town': Nothing;
  'term-towns': { count: number };
}
