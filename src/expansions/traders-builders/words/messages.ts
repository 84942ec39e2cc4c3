import type { Nothing, Text } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'bonus-trade-goods': Nothing;
  'event-goods-taken': { goods: Text; on: Text; seat: Text };
  'figure-builder': { count: number };
  'figure-pig': { count: number };
  'mark-cloth': Nothing;
  'mark-grain': Nothing;
  'mark-wine': Nothing;
  'part-second': Nothing;
  'part-second.sentence': Nothing;
  'piece-cloth': Nothing;
  'piece-grain': Nothing;
  'piece-wine': Nothing;
  'role-builder': Nothing;
  'role-pig': Nothing;
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
