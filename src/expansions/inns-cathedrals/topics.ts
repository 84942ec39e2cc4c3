import type { Topics } from '../topic-types.ts';

export const INNS_CATHEDRALS_TOPICS: Topics = {
  examples: {
    inns: {
      sets: ['inns-and-cathedrals'],
      switches: ['inns'],
      board: ['IC-B 0,0 0', 'BA-A 1,0 90', 'BA-X -1,0 0'],
      figures: ['0 meeple road:0,0:E.W'],
      outlined: ['0 road:0,0:E.W'],
      points: ['0 +6 0,0'],
    },
    cathedrals: {
      sets: ['inns-and-cathedrals'],
      switches: ['cathedrals'],
      board: ['IC-K 0,0 0', 'BA-E 0,-1 180', 'BA-E 1,0 270', 'BA-E 0,1 0', 'BA-E -1,0 90'],
      figures: ['0 meeple city:0,-1:S'],
      outlined: ['0 city:0,-1:S'],
      points: ['0 +15 0,0'],
    },
  },
  explainsHow({ events: [{ reason, working }] }) {
    const each = working.find(({ of }) => of === 'tiles')?.each;
    if (reason === 'road' && each === 2) return 'inns';
    return reason === 'city' && each === 3 ? 'cathedrals' : null;
  },
};
