import type { Contact } from '../../../../engine/for-rules.ts';
import { beside, keyOf, letterAt, type MapCheck, type MapProblem, sameAt, takesTile } from './problem.ts';

/** Border prints and ferries meet a side of a square with nothing else beyond it (M9, M12). */
export const checkRim: MapCheck = (layout) => {
  const taken = new Set<string>();
  const meet = (what: string, rule: string, path: (string | number)[], { at, side }: Contact): MapProblem[] => {
    const problem = (says: string): MapProblem[] => [{ path, at, rule, says: `${what} ${says}` }];
    if (!takesTile(layout, at)) return problem('meets no square that takes a tile: it leads nowhere');
    const next = beside(at, side);
    if (takesTile(layout, next) || 'CH'.includes(letterAt(layout, next)))
      return problem(`meets side ${side}, which is no border`);
    const key = `${keyOf(at)} ${side}`;
    if (taken.has(key)) return problem(`meets side ${side} where another print does`);
    taken.add(key);
    return [];
  };
  const borders = layout.borderPrints.flatMap(({ id, kind, contacts }, i) =>
    contacts.flatMap((contact, j) =>
      meet(`the border ${kind} ${id}`, kind === 'road' ? 'M9' : 'M8', ['borderPrints', i, 'contacts', j], contact),
    ),
  );
  const ferries = layout.ferries.flatMap(({ id, ends }, i) => {
    const met = ends.flatMap((end, j) => meet(`the ferry ${id}`, 'M12', ['ferries', i, 'ends', j], end));
    if (met.length > 0 || !sameAt(ends[0]!.at, ends[1]!.at)) return met;
    return [
      {
        path: ['ferries', i, 'ends'],
        at: ends[0]!.at,
        rule: 'M12',
        says: `the ferry ${id} leads back to its own square`,
      },
    ];
  });
  return [...borders, ...ferries];
};
