import type { Topics } from '../topic-types.ts';

export const HILLS_SHEEP_TOPICS: Topics = {
  examples: {
    hills: {
      sets: ['hills-and-sheep'],
      switches: ['hills-sheep'],
      board: ['HS-08 0,0 0', 'BA-E 0,-1 180'],
      figures: ['1 meeple city:0,0:N', '0 meeple city:0,-1:S'],
      outlined: ['1 city:0,0:N'],
    },
    sheep: {
      sets: ['hills-and-sheep'],
      switches: ['hills-sheep'],
      board: ['BA-D 0,0 0', 'BA-V 1,0 0', 'BA-E 0,-1 180'],
      draws: ['HS-13'],
      moves: ['place 0,1 90', 'herd field:0,1:NL.NR.EL.WR 3'],
    },
  },
  explains: { sheep: 'sheep' },
};
