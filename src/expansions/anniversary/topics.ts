import type { Topics } from '../topic-types.ts';

export const ANNIVERSARY_TOPICS: Topics = {
  examples: {
    arrows: {
      sets: ['anniversary'],
      switches: ['arrows'],
      board: ['AN-A 0,0 0', 'BA-D 0,1 180', 'BA-E -1,0 90'],
      draws: ['BA-V'],
      moves: ['place 1,0 180'],
    },
  },
  explains: { arrow: 'arrows' },
};
