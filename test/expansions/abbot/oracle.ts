import type { Oracle } from '../../support/oracle.ts';

export const ORACLE: Oracle = { figures: { abbot: { count: 1, votes: 1, on: ['monastery', 'garden'] } } };
