import type { Game, GameView, Seat } from '../../engine/index.ts';

/** Whether the asked seat has a decision other than the tile. Options before the tile do not count. */
export const isDecision = ({ moment }: Pick<GameView, 'moment'>): boolean =>
  moment !== null && moment !== 'tile' && moment !== 'before';

/** Whether the seat has any decision other than its tile, also one before the tile. */
export const isDeciding = ({ asked, moment }: Game, seat: Seat | null): boolean =>
  seat !== null && seat === asked && moment !== 'tile';

/** Whether the seat may answer now: it is asked, or all are asked at once. */
export const isAnswering = (game: Game, seat: Seat | null): boolean =>
  isDeciding(game, seat) || (seat !== null && game.askedToo.includes(seat));
