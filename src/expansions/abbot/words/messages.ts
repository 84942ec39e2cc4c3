import type { Nothing, Text, Thing } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'action-return': { 'from-role': Thing; 'from-spot': Text };
  'example-gardens': Nothing;
  'figure-abbot': { count: number };
  'group-return': { count: Text };
  'group-return.note': Nothing;
  'legend-figure-abbot': Nothing;
  'recalled-abbot': { kind: Thing; points: Text; square: Text; sum: Text; who: Text };
  'role-abbot': Nothing;
  'rule-abbot': Nothing;
  'rule-abbot.about': Nothing;
  'rule-unfinished-recall': Nothing;
  'rule-unfinished-recall.about': Nothing;
  'sign-abbot': Nothing;
  'topic-abbot': Nothing;
  'topic-abbot.text': Nothing;
  'topic-gardens': Nothing;
  'topic-gardens.text': Nothing;
}
