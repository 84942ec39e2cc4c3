import type { Oracle } from '../../support/oracle.ts';

export const ORACLE: Oracle = {
  // Stands in fields without a claim, and has a verb of its own.
  figures: { shepherd: { count: 1, votes: 0, on: [] } },
  scoresBesides: ['sheep'],
  // Shepherds return with their flock, by a wolf or to the stable (HS33 to HS36).
  homeBesides: ['shepherd'],
  // Tokens, in the bag or with shepherds.
  kept: ({ sheep }) =>
    sheep ? Object.values(sheep.bag).reduce((sum, count) => sum + count, 0) + sheep.flocks.flat().length : 0,
};
