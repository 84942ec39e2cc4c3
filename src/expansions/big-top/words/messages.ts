import type { Nothing, Text, Thing } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'action-acrobat': { at: Text; 'figure-role': Thing };
  'action-score-pyramid': { at: Text };
  'ask-tent.follows': Nothing;
  'bonus-acrobats': Nothing;
  'bonus-big-top': Nothing;
  'bonus-ringmaster': Nothing;
  'brings-tent-pitched': Nothing;
  'event-animal-shown': { animal: 'elephant' | 'tiger' | 'bear' | 'seal' | 'monkey' | 'flea'; at: Text };
  'event-tent-pitched': { from: Text | null; to: Text };
  'example-acrobats': Nothing;
  'example-circus': Nothing;
  'figure-ringmaster': { count: number };
  'group-acrobat': { count: Text };
  'group-acrobat.ask': Nothing;
  'group-score-pyramid': { count: Text };
  'group-score-pyramid.ask': Nothing;
  'kind-pyramid': Nothing;
  'left-animals': { bear: Text; elephant: Text; flea: Text; monkey: Text; seal: Text; tiger: Text };
  'legend-figure-ringmaster': Nothing;
  'legend-mark-circus': Nothing;
  'legend-mark-pyramid': Nothing;
  'legend-piece-tent': Nothing;
  'mark-circus': Nothing;
  'mark-pyramid': Nothing;
  'piece-tent': Nothing;
  'role-on-pyramid': Nothing;
  'role-ringmaster': Nothing;
  'rule-big-top': Nothing;
  'rule-big-top.about': Nothing;
  'set-under-the-big-top': Nothing;
  'sign-ringmaster': Nothing;
  'sign-tent': Nothing;
  'sum-acrobats': Nothing;
  'sum-big-top': Nothing;
  'sum-ringmaster': Nothing;
  'sum-ringmaster.short': Nothing;
  'term-acrobats': { count: number };
  'term-meeples-around': { count: number };
  'term-shows-around': { count: number };
  'topic-acrobats': Nothing;
  'topic-acrobats.text': Nothing;
  'topic-circus': Nothing;
  'topic-circus.text': Nothing;
}
