import { countOf, type Oracle } from '../../support/oracle.ts';

/** What is paid goes from one seat to another; towers and prisoners bring nothing (TW40). */
export const ORACLE: Oracle = {
  scoresBesides: ['ransom'],
  // Floors (TW2).
  kept: (view) => countOf(view, 'built-tower') + countOf(view, 'tower-floor'),
};
