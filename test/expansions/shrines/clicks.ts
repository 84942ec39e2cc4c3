import type { ByClicks } from '../../support/by-clicks.ts';

export const CLICKS: ByClicks = {
  setup: { seats: 3, seed: 'e2e 3' },
  luck: 41,
  tells: ['shrine'],
};
