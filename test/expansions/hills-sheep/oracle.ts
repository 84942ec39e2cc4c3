import type { Oracle } from '../../support/oracle.ts';

export const ORACLE: Oracle = {
  // Stands in fields without claiming them, and is set by a verb of its own.
  figures: { shepherd: { count: 1, votes: 0, on: [] } },
  scoresBesides: ['sheep'],
  // With their flock, for a wolf or to the stable (HS33 to HS36).
  homeBesides: ['shepherd'],
  // Tokens, in the bag or with shepherds.
  kept: ({ sheep }) =>
    sheep ? Object.values(sheep.bag).reduce((sum, count) => sum + count, 0) + sheep.flocks.flat().length : 0,
};
