import type { ByClicks } from '../../support/by-clicks.ts';

export const CLICKS: ByClicks = {
  setup: { seats: 3, seed: 'circus' },
  luck: 5,
  tells: [
    'The tent is pitched at',
    'for each meeple on its tile and around',
    'moves on to',
    'show in the tent',
    '📣',
    'put an acrobat on',
  ],
};
