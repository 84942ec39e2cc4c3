import type { Oracle } from '../../support/oracles.ts';

export const ORACLE: Oracle = { figures: { abbot: { votes: 1, on: ['monastery', 'garden'] } } };
