import type { ByClicks } from '../../support/by-clicks.ts';

export const CLICKS: ByClicks = { setup: { seats: 2, seed: 'the count by clicks' }, luck: 43 };
