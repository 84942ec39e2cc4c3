import type { Topics } from '../topic-types.ts';

export const RIVER_2_TOPICS: Topics = {
  examples: {
    'river-2': {
      sets: ['river-2'],
      board: ['RV-01 0,0 0', 'RV-04 1,0 270', 'RV-07 1,-1 0', 'RV-11 1,1 90', 'RV-02 2,1 0'],
    },
  },
  // RV30: each city brings one more than without the herd. A castle brings one more than a city (BR33).
  explainsHow({ events: [{ reason, seat, working }], figures }) {
    const [each = 0] = working.flatMap((term) =>
      term.of === 'cities' ? [term.each] : term.of === 'castles' ? [term.each - 1] : [],
    );
    const hasPig = figures.some((one) => one.figure === 'pig' && one.seat === seat);
    return reason === 'field' && each > (hasPig ? 4 : 3) ? 'river-2' : null;
  },
};
