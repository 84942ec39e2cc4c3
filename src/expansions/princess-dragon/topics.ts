import type { Topics } from '../topic-types.ts';

export const PRINCESS_DRAGON_TOPICS: Topics = {
  examples: {
    dragon: {
      sets: ['princess-and-dragon'],
      switches: ['princess-dragon'],
      board: ['BA-D 0,0 0', 'BA-V 1,0 0', 'BA-E 0,-1 180'],
      figures: ['1 meeple road:0,0:E.W'],
      draws: ['PD-2'],
      moves: ['place 0,1 0'],
    },
  },
  explains: { fairy: 'fairy' },
};
