import type { Oracle } from '../../support/oracles.ts';

export const ORACLE: Oracle = { scoresBesides: ['arrow'] };
