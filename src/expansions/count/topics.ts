import type { Topics } from '../topic-types.ts';

/** The twelve squares of the town, from CO-01 at -2,-1 to CO-12 at 1,1; the first one is the middle of the picture. */
const TOWN = [7, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map((number) => {
  const [x, y] = [((number - 1) % 4) - 2, Math.floor((number - 1) / 4) - 1];
  return `CO-${String(number).padStart(2, '0')} ${x},${y} 0`;
});

export const COUNT_TOPICS: Topics = {
  examples: {
    count: {
      sets: ['count-of-carcassonne'],
      switches: ['the-count'],
      board: TOWN,
      figures: ['1 meeple quarter:0,0:market', '1 meeple city:-2,1:S'],
      draws: ['BA-E'],
      moves: ['place -2,2 0', 'pass', 'enter meeple quarter:0,0:castle', 'move-count quarter:-1,0:blacksmith'],
    },
  },
};
