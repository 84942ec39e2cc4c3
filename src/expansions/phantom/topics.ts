import type { Topics } from '../topic-types.ts';

export const PHANTOM_TOPICS: Topics = {
  examples: {
    phantom: {
      switches: ['phantom'],
      board: ['BA-D 0,0 0', 'BA-D 1,0 0'],
      figures: ['0 meeple road:1,0:E.W', '0 phantom city:1,0:N'],
    },
  },
};
