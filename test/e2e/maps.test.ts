import { tried } from '../support/runs.ts';
import { ALL_MAPS, mapGames } from './map-games.ts';

/** As the publisher recommends (M19). In `npm test` the largest, and one with towns, ferries and highlights. */
mapGames(
  'tiles alone',
  {},
  tried(ALL_MAPS, ({ id }) => ['usa', 'nordics'].includes(id)),
);
