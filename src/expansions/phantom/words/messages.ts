import type { Nothing, Text } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'ask-phantom': { who: Text };
  'ask-phantom.follows': Nothing;
  'example-phantom': Nothing;
  'figure-phantom': { count: number };
  'legend-figure-phantom': Nothing;
  'role-phantom': Nothing;
  'rule-phantom': Nothing;
  'rule-phantom.about': Nothing;
  'sign-phantom': Nothing;
  'standing-phantom-leave': Nothing;
  'standing-phantom-leave-set': Nothing;
  'standing-phantom-leave-set.unset': Nothing;
  'standing-phantom-leave.off': Nothing;
  'topic-phantom': Nothing;
  'topic-phantom.text': Nothing;
}
