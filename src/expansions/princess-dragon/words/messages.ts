import type { Nothing, Text, Thing } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'action-dragon': { at: Text; home: Text | null };
  'action-fairy': { 'beside-role': Thing; 'beside-spot': Text };
  'action-princess': { 'from-role': Thing; 'from-spot': Text; seat: Text };
  'ask-dragon': { trail: Text; who: Text };
  'ask-dragon.follows': Nothing;
  'bonus-fairy': Nothing;
  'bonus-fairy-completed': Nothing;
  'bonus-fairy-turn': Nothing;
  'event-dragon-came': { from: Text | null; to: Text };
  'event-dragon-moved': { seat: Text; step: Text; to: Text };
  'event-dragon-stuck': { at: Text };
  'event-fairy-moved': { beside: Text; 'beside-role': Thing; seat: Text };
  'example-dragon': Nothing;
  'group-fairy': { count: Text };
  'group-fairy.ask': Nothing;
  'group-princess': { count: Text };
  'group-princess.ask': Nothing;
  'mark-dragon': Nothing;
  'mark-portal': Nothing;
  'mark-princess': Nothing;
  'mark-volcano': Nothing;
  'piece-dragon': Nothing;
  'piece-fairy': Nothing;
  'removed-dragon': { listed: Text };
  'removed-princess': { listed: Text };
  'rule-princess-dragon': Nothing;
  'rule-princess-dragon.about': Nothing;
  'scored-fairy-turn': { points: Text; square: Text; who: Text };
  'set-princess-and-dragon': Nothing;
  'set-princess-and-dragon.about': Nothing;
  'sign-dragon': Nothing;
  'sign-fairy': Nothing;
  'standing-dragon-away': Nothing;
  'standing-dragon-away-set': Nothing;
  'standing-dragon-away-set.unset': Nothing;
  'standing-dragon-away.off': Nothing;
  'sum-fairy': Nothing;
  'term-fairy': { count: number };
  'topic-dragon': Nothing;
  'topic-dragon.text': Nothing;
  'topic-fairy': Nothing;
  'topic-fairy.text': Nothing;
  'topic-princess': Nothing;
  'topic-princess.text': Nothing;
}
