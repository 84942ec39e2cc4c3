import type { Nothing, Text } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'bonus-king': Nothing;
  'bonus-robber': Nothing;
  'event-piece-taken': { from: Text | null; on: Text; own: boolean; piece: 'king' | 'robber'; 'piece-name': Text; seat: Text; tiles: Text };
  'example-king-robber': Nothing;
  'legend-piece-king': Nothing;
  'legend-piece-robber': Nothing;
  'piece-king': Nothing;
  'piece-robber': Nothing;
  'rule-king-robber': Nothing;
  'rule-king-robber.about': Nothing;
  'set-king-and-robber': Nothing;
  'sign-king': Nothing;
  'sign-robber': Nothing;
  'sum-king': Nothing;
  'sum-robber': Nothing;
  'term-finished-cities': { count: number };
  'term-finished-roads': { count: number };
  'topic-king-robber': Nothing;
  'topic-king-robber.text': Nothing;
}
