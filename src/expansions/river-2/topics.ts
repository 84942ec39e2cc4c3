import type { Topics } from '../topic-types.ts';

export const RIVER_2_TOPICS: Topics = {
  examples: {
    'river-2': {
      sets: ['river-2'],
      board: ['RV-01 0,0 0', 'RV-04 1,0 270', 'RV-07 1,-1 0', 'RV-11 1,1 90', 'RV-02 2,1 0'],
    },
  },
};
