import { countOf, type Oracle } from '../../support/oracle.ts';

/** A payment only moves points between seats; towers and prisoners score nothing (TW40). */
export const ORACLE: Oracle = {
  scoresBesides: ['ransom'],
  // Floors (TW2).
  kept: (view) => countOf(view, 'built-tower') + countOf(view, 'tower-floor'),
};
