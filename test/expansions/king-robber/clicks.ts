import type { ByClicks } from '../../support/by-clicks.ts';

export const CLICKS: ByClicks = {
  setup: { seats: 3, seed: '31' },
  luck: 31,
  tells: ['takes the King', '👑', 'the King'],
};
