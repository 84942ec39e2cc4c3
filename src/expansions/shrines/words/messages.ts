import type { Nothing, Text } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'bonus-shrine': Nothing;
  'bonus-shrine-incomplete': Nothing;
  'example-shrines': Nothing;
  'kind-shrine': Nothing;
  'removed-duel': { listed: Text };
  'role-large-on-shrine': Nothing;
  'role-on-shrine': Nothing;
  'rule-shrines': Nothing;
  'rule-shrines.about': Nothing;
  'set-cult-places': Nothing;
  'sum-shrine': Nothing;
  'sum-shrine.short': Nothing;
  'topic-shrines': Nothing;
  'topic-shrines.text': Nothing;
}
