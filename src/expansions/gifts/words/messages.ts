import type { Nothing } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'bonus-cash-out': Nothing;
  'bonus-unopened-gifts': Nothing;
  'gift-cash-out': Nothing;
  'gift-cash-out.text': Nothing;
  'gift-change-position': Nothing;
  'gift-change-position.text': Nothing;
  'gift-road-sweeper': Nothing;
  'gift-road-sweeper.text': Nothing;
  'gift-synod': Nothing;
  'gift-synod.text': Nothing;
  'gift-take-2': Nothing;
  'gift-take-2.text': Nothing;
  'rule-gifts': Nothing;
  'rule-gifts.about': Nothing;
  'sum-cash-out': Nothing;
  'sum-unopened-gifts': Nothing;
  'sum-unopened-gifts.short': Nothing;
  'term-gifts': { count: number };
  'term-meeples': { count: number };
}
