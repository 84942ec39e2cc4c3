import type { Topics } from '../topic-types.ts';

export const RIVER_TOPICS: Topics = {
  examples: {
    river: { sets: ['river'], board: ['RI-C 0,0 0', 'RI-A -1,0 270', 'RI-H 1,0 0', 'RI-L 2,0 270'] },
  },
};
