import type { ByClicks } from '../../support/by-clicks.ts';

export const CLICKS: ByClicks = {
  setup: { seats: 3, seed: '71' },
  luck: 71,
  tells: ['put a floor on the tower at', 'took a prisoner', '🧱', '⛓️', 'prisoner of', 'a tower of'],
};
