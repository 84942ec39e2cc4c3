import type { ByClicks } from '../../support/by-clicks.ts';

export const CLICKS: ByClicks = {
  setup: { seats: 3, seed: '9' },
  luck: 47,
  tells: ['phantom'],
};
