import { tried } from '../support/runs.ts';
import { ALL_MAPS, mapGames } from './map-games.ts';

/** The tiles, and the rules of section 5 besides. In `npm test` the one with the most islands and ferries. */
mapGames(
  'with arrows, gifts and abbots',
  { boxes: 'abbot, arrows, gifts' },
  tried(ALL_MAPS, ({ id }) => id === 'taiwan'),
);
