import type { Topics } from '../topic-types.ts';

export const GIFTS_TOPICS: Topics = {
  examples: {
    'gifts-receiving': {
      switches: ['gifts'],
      board: ['BA-U 0,0 90', 'BA-D -1,0 0', 'BA-V 1,0 0'],
      figures: ['1 meeple road:-1,0:E.W'],
      outlined: ['1 road:0,0:E.W'],
    },
  },
  explains: { 'cash-out': 'gift-cash-out', 'unopened-gifts': 'gifts-receiving' },
};
