import type { CapturedFigure, PlacedFigure } from '../board/position.ts';
import type { Game } from '../game.ts';
import type { Seat } from '../vocabulary.ts';

/** A figure goes from the board to another seat, which holds it from then on. Figures that may not stay behind go home (TB8). */
export function capture(game: Game, standing: PlacedFigure, holder: Seat): CapturedFigure {
  const { position, rules } = game;
  const { seat, figure, segment } = standing;
  const held = position.hold(standing, holder);
  game.tell({ type: 'captured', seat, figure, from: position.placeOf(segment), to: holder });
  for (const tidy of rules.hooks.tidy) tidy(game);
  return held;
}

/** A figure that another seat holds goes home. */
export function free(game: Game, held: CapturedFigure): void {
  game.position.letGo(held);
  game.tell({ type: 'freed', seat: held.seat, figure: held.figure, from: held.holder });
}
