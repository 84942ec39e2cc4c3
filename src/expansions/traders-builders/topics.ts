import type { Topics } from '../topic-types.ts';

export const TRADERS_BUILDERS_TOPICS: Topics = {
  examples: {
    builder: {
      sets: ['traders-and-builders'],
      switches: ['builders'],
      board: ['BA-U 0,0 90', 'BA-D -1,0 0', 'BA-V 1,0 0'],
      figures: ['0 meeple road:-1,0:E.W', '0 builder road:0,0:E.W'],
      outlined: ['0 road:0,0:E.W'],
    },
    goods: {
      sets: ['traders-and-builders'],
      switches: ['goods'],
      board: ['TB-Q 0,0 0', 'TB-T 1,0 0', 'BA-E 1,-1 180', 'BA-E -1,0 90'],
      figures: ['1 meeple city:0,0:E.W'],
      outlined: ['1 city:0,0:E.W'],
    },
  },
  explains: { 'trade-goods': 'goods' },
  explainsHow: ({ events: [{ reason, seat }], figures }) =>
    reason === 'field' && figures.some((one) => one.figure === 'pig' && one.seat === seat) ? 'pig' : null,
};
