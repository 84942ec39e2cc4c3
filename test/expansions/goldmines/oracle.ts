import { countOf, type Oracle } from '../../support/oracle.ts';

export const ORACLE: Oracle = {
  /** Points for each ingot: 1 for one to three, 2 from four, 3 from seven, 4 from ten (GM11). */
  final: ({ seats, pieces }) =>
    Array.from({ length: seats }, (_, of) => {
      const count = pieces.find(({ kind, seat }) => kind === 'ingot' && seat === of)?.count ?? 0;
      const each = [10, 7, 4, 1].findIndex((least) => count >= least);
      return each < 0 ? 0 : count * (4 - each);
    }),

  // With seats, on tiles and in the stock.
  kept: (view) => countOf(view, 'ingot') + countOf(view, 'laid-ingot'),
};
