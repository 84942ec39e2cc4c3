import type { Topics } from '../topic-types.ts';

export const MAPS_TOPICS: Topics = {
  examples: {
    'large-cities': { map: 'germany', switches: ['map'], board: ['BA-E 8,5 90', 'BA-E 7,5 270'] },
  },
  explains: { island: 'islands', town: 'towns' },
};
