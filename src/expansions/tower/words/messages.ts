import type { Nothing, Text, Thing } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'action-capture': { 'from-role': Thing; 'from-spot': Text; home: Text | null; seat: Text; tower: Text };
  'action-climb': { at: Text; 'figure-role': Thing };
  'action-exchange': { 'figure-role': Thing; seat: Text };
  'action-floor': { at: Text };
  'action-ransom': { 'figure-role': Thing; seat: Text };
  'ask-exchange': { who: Text };
  'bonus-ransom': Nothing;
  'event-floor-built': { at: Text; floors: number; seat: Text };
  'example-tower': Nothing;
  'group-capture': { count: Text };
  'group-capture.ask': Nothing;
  'group-climb': { count: Text };
  'group-climb.ask': Nothing;
  'group-floor': { count: Text };
  'group-floor.ask': Nothing;
  'group-ransom': { count: Text };
  'group-ransom.ask': Nothing;
  'legend-mark-foundation': Nothing;
  'legend-piece-built-tower': Nothing;
  'legend-piece-prisoner': Nothing;
  'legend-piece-tower-floor': Nothing;
  'mark-foundation': Nothing;
  'piece-built-tower': { count: number };
  'piece-prisoner': { count: number; role: Thing; whose: Text };
  'piece-tower-floor': { count: number };
  'removed-tower': { listed: Text };
  'rule-tower': Nothing;
  'rule-tower.about': Nothing;
  'scored-ransom': { paid: boolean; points: Text; who: Text };
  'set-tower': Nothing;
  'sign-built-tower': Nothing;
  'sign-prisoner': Nothing;
  'sign-tower-floor': Nothing;
  'sum-ransom': Nothing;
  'term-ransom': { count: number };
  'topic-prisoners': Nothing;
  'topic-prisoners.text': Nothing;
  'topic-tower': Nothing;
  'topic-tower.text': Nothing;
}
