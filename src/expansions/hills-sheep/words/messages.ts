import type { Nothing, Text } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'action-grow': { flock: Text };
  'action-herd': { 'on-spot': Text };
  'action-stable': { flock: Text };
  'ask-sheep': { who: Text };
  'ask-sheep.follows': Nothing;
  'bonus-sheep': Nothing;
  'event-sheep-drawn': { on: Text; seat: Text; token: Text };
  'event-tile-hidden': { seat: Text; tilesLeft: number; under: Text };
  'example-hills': Nothing;
  'example-sheep': Nothing;
  'figure-shepherd': { count: number };
  'group-herd': { count: Text };
  'group-herd.ask': Nothing;
  'group-herd.note': Nothing;
  'legend-figure-shepherd': Nothing;
  'legend-mark-hill': Nothing;
  'legend-mark-vineyard': Nothing;
  'legend-piece-flock': Nothing;
  'mark-hill': Nothing;
  'mark-vineyard': Nothing;
  'piece-flock': { count: number };
  'removed-wolf': { listed: Text };
  'role-shepherd': Nothing;
  'rule-hills-by-number': Nothing;
  'rule-hills-by-number.about': Nothing;
  'rule-hills-sheep': Nothing;
  'rule-hills-sheep.about': Nothing;
  'set-hills-and-sheep': Nothing;
  'sign-flock': Nothing;
  'sign-shepherd': Nothing;
  'standing-sheep-draw': Nothing;
  'standing-sheep-draw-set': Nothing;
  'standing-sheep-draw-set.unset': Nothing;
  'standing-sheep-draw.off': Nothing;
  'sum-sheep': Nothing;
  'term-sheep': { count: number };
  'term-vineyards': { count: number };
  'topic-hills': Nothing;
  'topic-hills.text': Nothing;
  'topic-sheep': Nothing;
  'topic-sheep.text': Nothing;
}
