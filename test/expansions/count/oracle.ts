import type { Oracle } from '../../support/oracle.ts';

/** Its figures are others', Carcassonne is a city of the tiles (CO41), and quarters are no features (CO42). */
export const ORACLE: Oracle = {
  kept: ({ pieces }) => pieces.filter(({ kind }) => kind === 'the-count').length,
};
