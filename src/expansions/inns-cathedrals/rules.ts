import { MEEPLE_KINDS, type RuleModule } from '../../engine/for-rules.ts';

declare module '../../engine/declared.ts' {
  interface SwitchIds {
    inns: unknown;
    cathedrals: unknown;
    'large-meeple': unknown;
  }
  interface FigureIds {
    large: unknown;
  }
  interface MarkIds {
    inn: unknown;
    cathedral: unknown;
  }
}

/** IC1: 2 per tile of a finished road, 0 for an unfinished one; a second inn adds nothing (IC3). Coats of arms stay at 2 (L38). */
export const inns: RuleModule = {
  switch: 'inns',
  box: 'large',
  isFirst: true,
  marks: ['inn'],
  tiles: 'inns-and-cathedrals',
  worth(position, root, finished, terms) {
    if (position.marksOn(root, 'inn') === 0) return terms;
    return finished ? terms.map((term) => (term.of === 'tiles' ? { ...term, each: 2 } : term)) : [];
  },
};

/** IC2: 3 per tile and coat of arms of a finished city, 0 for an unfinished one; a second cathedral adds nothing (IC3). */
export const cathedrals: RuleModule = {
  switch: 'cathedrals',
  isFirst: true,
  marks: ['cathedral'],
  tiles: 'inns-and-cathedrals',
  worth(position, root, finished, terms) {
    if (position.marksOn(root, 'cathedral') === 0) return terms;
    return finished ? terms.map((term) => ({ ...term, each: 3 })) : [];
  },
};

/** IC5. */
export const largeMeeple: RuleModule = {
  switch: 'large-meeple',
  isFirst: true,
  cameWith: 'inns-and-cathedrals',
  figures: [{ figure: 'large', count: 1, votes: 2, meeple: true, on: MEEPLE_KINDS }],
};
