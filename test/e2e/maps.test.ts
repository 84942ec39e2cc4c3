import { mapGames } from './map-games.ts';

/** As the publisher recommends (M19). */
mapGames('tiles alone', {});
