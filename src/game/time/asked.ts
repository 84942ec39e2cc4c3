import type { Game, Seat } from '../../engine/index.ts';

/** Who is waited for, as far as everybody may know: whom else is asked may be secret. */
export const askedOf = (game: Game): Seat | null => game.view(null).asked ?? game.asked;
