import { mapGames } from './map-games.ts';

/** The tiles, and the rules of section 5 besides. */
mapGames('with arrows, gifts and abbots', { arrows: true, gifts: true, abbot: true });
