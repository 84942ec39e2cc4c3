import type { ByClicks } from '../../support/by-clicks.ts';

/** RV10, RV51: both rivers and all their marks. */
export const CLICKS: ByClicks = {
  setup: {
    seats: 3,
    seed: 'both rivers by clicks',
    sets: ['base', 'inns-and-cathedrals', 'traders-and-builders', 'river', 'princess-and-dragon', 'river-2'],
    switches: ['fields', 'river', 'river-2', 'inns', 'pigs', 'princess-dragon'],
  },
  luck: 31,
};
