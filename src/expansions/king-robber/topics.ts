import type { Topics } from '../topic-types.ts';

export const KING_ROBBER_TOPICS: Topics = {
  examples: {
    'king-robber': {
      switches: ['king-robber'],
      board: ['BA-N 0,0 0', 'BA-E 0,-1 180', 'BA-E 1,0 270', 'BA-A -1,1 270', 'BA-U 0,1 90', 'BA-A 1,1 90'],
      outlined: ['- city:0,0:N.E', '- road:0,1:E.W'],
    },
  },
  explains: { king: 'king-robber', robber: 'king-robber' },
};
