import type { Nothing, Text, Thing } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'action-fly': { direction: Thing; 'figure-role': Thing };
  'ask-landing': { who: Text };
  'event-crashed': { at: Text; 'figure-role': Thing; seat: Text };
  'event-flew': { direction: Thing; 'figure-role': Thing; rolled: Text; seat: Text; to: Text };
  'example-flying-machines': Nothing;
  'group-fly': { count: Text };
  'group-fly.ask': Nothing;
  'group-fly.note': Nothing;
  'legend-mark-machine-diagonal': Nothing;
  'legend-mark-machine-straight': Nothing;
  'mark-machine-diagonal': Nothing;
  'mark-machine-straight': Nothing;
  'rule-flying-machines': Nothing;
  'rule-flying-machines.about': Nothing;
  'set-flying-machines': Nothing;
  'topic-flying-machines': Nothing;
  'topic-flying-machines.text': Nothing;
}
