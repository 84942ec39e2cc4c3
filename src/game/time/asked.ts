import type { Game, Seat } from '../../engine/index.ts';

/** The asked seat, as far as everybody may know: further asked seats may be secret. */
export const askedOf = (game: Game): Seat | null => game.view(null).asked ?? game.asked;
