import type { Topics } from '../topic-types.ts';

export const ABBEY_MAYOR_TOPICS: Topics = {
  examples: {
    abbey: {
      sets: ['abbey-and-mayor'],
      switches: ['abbey-mayor'],
      board: [
        ...['BA-D 0,0 0', 'BA-A -1,0 270', 'BA-E 0,-1 180', 'BA-V 1,0 90'],
        ...['BA-E 2,-1 90', 'BA-E 1,-2 180', 'AM-ABBEY 1,-1 0'],
      ],
      figures: ['0 meeple road:0,0:E.W'],
    },
  },
  // A barn changes what its field brings to farmers and to the barn (AM42, AM43, AM46).
  explainsHow: ({ figures }) => (figures.some(({ figure }) => figure === 'barn') ? 'barn' : null),
};
