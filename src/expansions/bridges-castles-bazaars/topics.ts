import type { Topics } from '../topic-types.ts';

export const BRIDGES_CASTLES_BAZAARS_TOPICS: Topics = {
  examples: {
    bridges: {
      switches: ['bridges'],
      board: ['BA-D 0,0 0', 'BA-U 1,0 90'],
      draws: ['BA-B', 'BA-E'],
      moves: ['place 2,0 0 road:2,0:E.W', 'deploy meeple road:2,0:E.W'],
    },
    castles: {
      switches: ['castles'],
      board: ['BA-E 0,0 0', 'BA-A 1,0 270', 'BA-B 1,-1 0'],
      figures: ['0 meeple city:0,0:N'],
      draws: ['BA-E', 'BA-A', 'BA-B'],
      moves: ['place 0,-1 180', 'pass', 'castle city:0,-1:S', 'place 2,0 90', 'pass'],
    },
  },
  explains: { castle: 'castles', bazaar: 'bazaars' },
};
