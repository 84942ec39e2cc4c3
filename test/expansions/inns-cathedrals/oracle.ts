import { MEEPLE_ON, type Oracle } from '../../support/oracle.ts';

export const ORACLE: Oracle = { figures: { large: { count: 1, votes: 2, on: MEEPLE_ON } } };
