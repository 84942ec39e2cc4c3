import type { Topics } from '../topic-types.ts';

export const FLYING_MACHINES_TOPICS: Topics = {
  examples: {
    'flying-machines': {
      sets: ['flying-machines'],
      switches: ['flying-machines'],
      board: ['BA-D 0,0 0'],
      figures: ['1 meeple city:0,0:N'],
      draws: ['FL-G'],
      moves: ['place 0,1 90'],
    },
  },
};
