import type { ByClicks } from '../../support/by-clicks.ts';

export const CLICKS: ByClicks = {
  setup: { seats: 3, seed: '41' },
  luck: 41,
  tells: [
    ...['comes to the volcano', 'moved the dragon to', 'The dragon eats', 'put the fairy beside'],
    ...['the dragon at', 'the fairy at'],
  ],
  presses: ['choose'],
};
