import type { Nothing, Text } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'action-gold': { at: Text };
  'ask-gold': { who: Text };
  'ask-gold.note': Nothing;
  'bonus-ingots': Nothing;
  'event-ingot-laid': { on: Text; seat: Text };
  'event-ingots-taken': { count: number; seat: Text };
  'example-goldmines': Nothing;
  'legend-mark-goldmine': Nothing;
  'legend-piece-ingot': Nothing;
  'legend-piece-laid-ingot': Nothing;
  'mark-goldmine': Nothing;
  'piece-ingot': { count: number };
  'piece-laid-ingot': { count: number };
  'rule-goldmines': Nothing;
  'rule-goldmines.about': Nothing;
  'set-goldmines': Nothing;
  'sign-ingot': Nothing;
  'sign-laid-ingot': Nothing;
  'sum-ingots': Nothing;
  'term-ingots': { count: number };
  'topic-goldmines': Nothing;
  'topic-goldmines.text': Nothing;
}
