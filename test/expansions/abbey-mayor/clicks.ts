import type { ByClicks } from '../../support/by-clicks.ts';

export const CLICKS: ByClicks = { setup: { seats: 2, seed: 'abbeys by clicks' }, luck: 43 };
