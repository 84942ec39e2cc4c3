import type { Nothing, Text } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'bonus-trade-goods': Nothing;
  'effect-part-second': Nothing;
  'event-goods-taken': { goods: Text; on: Text; seat: Text };
  'example-builder': Nothing;
  'example-goods': Nothing;
  'field-pig': { listed: Text };
  'figure-builder': { count: number };
  'figure-pig': { count: number };
  'gain-goods-taken': { 'goods-count': Text };
  'mark-cloth': Nothing;
  'mark-grain': Nothing;
  'mark-wine': Nothing;
  'panel-with-pig': { each: Text };
  'part-second': Nothing;
  'part-second.sentence': Nothing;
  'piece-cloth': { count: number };
  'piece-grain': { count: number };
  'piece-wine': { count: number };
  'role-builder': Nothing;
  'role-pig': Nothing;
  'rule-builders': Nothing;
  'rule-builders.about': Nothing;
  'rule-goods': Nothing;
  'rule-goods.about': Nothing;
  'rule-pigs': Nothing;
  'rule-pigs.about': Nothing;
  'set-traders-and-builders': Nothing;
  'set-traders-and-builders.about': Nothing;
  'sign-builder': Nothing;
  'sign-cloth': Nothing;
  'sign-grain': Nothing;
  'sign-pig': Nothing;
  'sign-wine': Nothing;
  'sum-trade-goods': Nothing;
  'term-most-cloth': { count: number };
  'term-most-grain': { count: number };
  'term-most-wine': { count: number };
  'topic-builder': Nothing;
  'topic-builder.text': Nothing;
  'topic-goods': Nothing;
  'topic-goods.text': Nothing;
  'topic-pig': Nothing;
  'topic-pig.text': Nothing;
}
