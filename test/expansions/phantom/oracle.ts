import { MEEPLE_ON, type Oracle } from '../../support/oracle.ts';

export const ORACLE: Oracle = { figures: { phantom: { count: 1, votes: 1, on: MEEPLE_ON } } };
