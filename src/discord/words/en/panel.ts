import type { DecisionPhrases } from '../phrases.ts';

export const decision: DecisionPhrases = {
  title: (who) => `${who} – your decision`,
  open: 'Choose …',
  options: (count) => `More (${count}) …`,
  pass: 'Nothing',
  ask: '**Which?**',
  page: (from, to, of) => `${from}–${to} of ${of}.`,
};
