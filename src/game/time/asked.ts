import type { Game, Seat } from '../../engine/index.ts';
import { briefly, type Pace } from './pace.ts';

/** The asked seat, as far as everybody may know: further asked seats may be secret. */
export const askedOf = (game: Game): Seat | null => game.view(null).asked ?? game.asked;

/** The pace of the present question at a table with this pace. */
export const paceOf = (game: Game, pace: Pace): Pace => (game.lapse === null ? pace : briefly(pace));
