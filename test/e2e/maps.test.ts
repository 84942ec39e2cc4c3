import { tried } from '../support/runs.ts';
import { ALL_MAPS, mapGames } from './map-games.ts';

/** As the publisher recommends (M19). In `npm test` one of the USA’s halves, and one with towns, ferries and highlights. */
mapGames(
  'tiles alone',
  {},
  tried(ALL_MAPS, ({ id }) => ['usa-west', 'nordics'].includes(id)),
);
