import type { Nothing, Text } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'bonus-island': Nothing;
  'bonus-town': Nothing;
  'command-play-map': Nothing;
  'map-city-found': { name: Text; squares: Text | null };
  'map-ferry-found': { name: Text; squares: Text };
  'part-town': Nothing;
  'part-town.sentence': Nothing;
  'refusal-tiles-too-few': { least: Text; map: Text; tiles: Text };
  'refusal-unknown-map': { typed: Text };
  'sum-island': Nothing;
  'sum-town': Nothing;
  'term-towns': { count: number };
  'topic-ferries': Nothing;
  'topic-ferries.text': Nothing;
  'topic-islands': Nothing;
  'topic-islands.text': Nothing;
  'topic-large-cities': Nothing;
  'topic-large-cities.text': Nothing;
  'topic-map-borders': Nothing;
  'topic-map-borders.text': Nothing;
  'topic-maps': Nothing;
  'topic-maps.text': Nothing;
  'topic-towns': Nothing;
  'topic-towns.text': Nothing;
}
