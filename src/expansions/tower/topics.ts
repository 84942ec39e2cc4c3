import type { Topics } from '../topic-types.ts';

export const TOWER_TOPICS: Topics = {
  examples: {
    tower: {
      sets: ['tower'],
      switches: ['tower'],
      board: ['BA-D 0,0 0', 'BA-D 1,0 0', 'TO-11 2,0 0'],
      figures: ['1 meeple city:1,0:N', '1 meeple city:0,0:N'],
      draws: ['BA-B', 'BA-E'],
      moves: ['place 2,1 0', 'capture 2,0 1 meeple city:1,0:N'],
    },
  },
  explains: { ransom: 'prisoners' },
};
