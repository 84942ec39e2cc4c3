import type { Game, GameView, Seat } from '../../engine/index.ts';

/** Whether something is decided before a tile can be placed, or instead of placing one; by whom the view tells. */
export const isDecision = ({ moment }: Pick<GameView, 'moment'>): boolean =>
  moment !== null && moment !== 'tile' && moment !== 'before';

/** Whether the seat decides something other than where its tile goes: what has to be decided first, or may be. */
export const isDeciding = ({ asked, moment }: Game, seat: Seat | null): boolean =>
  seat !== null && seat === asked && moment !== 'tile';
