import type { Topics } from '../topic-types.ts';

export const SHRINES_TOPICS: Topics = {
  examples: {
    shrines: {
      sets: ['cult-places'],
      switches: ['shrines'],
      board: [
        ...['CU-01 0,0 0', 'BA-V -1,-1 90', 'BA-E 0,-1 0', 'BA-V 1,-1 180', 'BA-E -1,0 270', 'BA-B 1,0 0'],
        ...['BA-V -1,1 0', 'BA-E 0,1 180', 'BA-V 1,1 270'],
      ],
      figures: ['0 meeple monastery:0,0', '1 meeple monastery:1,0'],
      outlined: ['0 monastery:0,0', '1 monastery:1,0'],
      points: ['0 +9 0,0'],
    },
  },
  explains: { shrine: 'shrines' },
};
