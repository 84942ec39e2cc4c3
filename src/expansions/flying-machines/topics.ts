import type { Topics } from '../topic-types.ts';

export const FLYING_MACHINES_TOPICS: Topics = {
  examples: {
    'flying-machines': {
      sets: ['flying-machines'],
      switches: ['flying-machines'],
      board: ['BA-D 0,0 0', 'BA-E 0,-1 180', 'BA-V 1,0 180'],
      figures: ['1 meeple city:0,0:N'],
      draws: ['FL-A'],
      moves: ['place 1,-1 0'],
    },
  },
};
