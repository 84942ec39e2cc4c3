import type { Oracle } from '../../support/oracle.ts';

export const ORACLE: Oracle = { scoresBesides: ['arrow'] };
