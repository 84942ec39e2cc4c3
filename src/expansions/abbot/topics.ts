import type { Topics } from '../topic-types.ts';

export const ABBOT_TOPICS: Topics = {
  examples: {
    gardens: {
      switches: ['abbot'],
      board: ['BA-Eg 0,0 0', 'BA-E 0,-1 180', 'BA-B -1,0 0', 'BA-V 1,0 180'],
      figures: ['0 abbot garden:0,0', '1 meeple monastery:-1,0'],
      points: ['0 +4 0,0'],
    },
  },
  explains: { garden: 'gardens' },
};
