import type { Topics } from '../topic-types.ts';

export const GOLDMINES_TOPICS: Topics = {
  examples: {
    goldmines: {
      sets: ['goldmines'],
      switches: ['goldmines'],
      board: ['BA-D 0,0 0', 'BA-U 1,0 90', 'BA-V -1,0 180'],
      figures: ['0 meeple city:0,0:N'],
      draws: ['GO-B'],
      moves: ['place 0,-1 180', 'gold 0,0'],
    },
  },
  explains: { ingots: 'goldmines' },
};
