import type { ByClicks } from '../../support/by-clicks.ts';

export const CLICKS: ByClicks = {
  setup: { seats: 2, seed: 'mines' },
  luck: 3,
  tells: ['laid a gold ingot at'],
};
