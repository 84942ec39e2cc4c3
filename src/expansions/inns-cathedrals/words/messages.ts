import type { Nothing } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'example-cathedrals': Nothing;
  'example-inns': Nothing;
  'figure-large': { count: number };
  'legend-figure-large': Nothing;
  'legend-mark-cathedral': Nothing;
  'legend-mark-inn': Nothing;
  'mark-cathedral': Nothing;
  'mark-inn': Nothing;
  'role-large': Nothing;
  'role-large-farmer': Nothing;
  'role-large-highwayman': Nothing;
  'role-large-knight': Nothing;
  'role-large-monk': Nothing;
  'rule-cathedrals': Nothing;
  'rule-cathedrals.about': Nothing;
  'rule-inns': Nothing;
  'rule-inns.about': Nothing;
  'rule-large-meeple': Nothing;
  'rule-large-meeple.about': Nothing;
  'set-inns-and-cathedrals': Nothing;
  'sign-large': Nothing;
  'term-cathedral': { count: number };
  'term-inn': { count: number };
  'topic-cathedrals': Nothing;
  'topic-cathedrals.text': Nothing;
  'topic-inns': Nothing;
  'topic-inns.text': Nothing;
  'topic-large-meeple': Nothing;
  'topic-large-meeple.text': Nothing;
}
