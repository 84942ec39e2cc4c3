import { MEEPLE_ON, type Oracle } from '../../support/oracles.ts';

export const ORACLE: Oracle = { figures: { large: { votes: 2, on: MEEPLE_ON } } };
