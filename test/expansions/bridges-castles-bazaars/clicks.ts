import type { ByClicks } from '../../support/by-clicks.ts';

export const CLICKS: ByClicks = {
  setup: { seats: 3, seed: '7' },
  luck: 43,
  tells: ['built a bridge', 'tiles are for sale'],
};
