import type { Topics } from '../topic-types.ts';

export const BIG_TOP_TOPICS: Topics = {
  examples: {
    circus: {
      sets: ['under-the-big-top'],
      switches: ['big-top'],
      board: ['BA-D 0,0 0', 'BA-B 1,1 0', 'BA-E -1,1 0'],
      figures: ['1 meeple city:0,0:N', '1 meeple field:-1,1:EL.ER.SL.SR.WL.WR', '0 meeple monastery:1,1'],
      draws: ['BT-06', 'BA-B'],
      moves: ['place 0,1 0', 'pass'],
    },
    acrobats: {
      sets: ['under-the-big-top'],
      switches: ['big-top'],
      board: ['BT-01 0,0 0', 'BA-B 1,0 0'],
      figures: ['1 ringmaster monastery:1,0'],
      draws: ['BA-B', 'BA-B', 'BA-B', 'BA-B'],
      moves: [
        ...['place -1,0 0', 'acrobat meeple 0,0'],
        ...['place 0,-1 0', 'acrobat meeple 0,0'],
        ...['place -1,-1 0', 'acrobat meeple 0,0'],
      ],
    },
  },
  explains: { 'big-top': 'circus', acrobats: 'acrobats', ringmaster: 'acrobats' },
};
