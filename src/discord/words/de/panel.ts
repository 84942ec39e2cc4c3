import type { DecisionPhrases } from '../phrases.ts';

export const decision: DecisionPhrases = {
  title: (who) => `${who} – entscheide`,
  open: 'Wählen …',
  options: (count) => `Mehr (${count}) …`,
  pass: 'Nichts',
  ask: '**Was?**',
  page: (from, to, of) => `${from}–${to} von ${of}.`,
};
