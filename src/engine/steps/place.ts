import type { Game } from '../game.ts';
import { PRINTS, sideOfSpan, spanned } from '../tiles/rotated-tiles.ts';
import { placementsIn } from '../turn/placements.ts';
import { rotation, span, square, verb } from '../turn/verbs.ts';
import type { Placement, Seat } from '../vocabulary.ts';
import { beginTurn } from './draw.ts';
import type { Step } from './index.ts';

/** Step 1: next to a tile, every touching edge matching (B5). */
export const placeStep: Step = {
  options: (game) => placementsIn(game),
};

/** Lays the tile in hand. */
export const place = verb<'place'>({
  verb: 'place',
  points: [square, rotation, span],
  lays: true,

  run: (game, placement, seat) => layTile(game, game.position.hand, placement, seat),
});

function layTile(game: Game, design: number, { x, y, rotation, span }: Placement, seat: Seat): void {
  const { position } = game;
  const print = PRINTS[design]![rotation / 90]!;
  const isOwn = span !== undefined && span.x === x && span.y === y;
  if (span && !isOwn) position.span(position.grid.at(span.x, span.y), sideOfSpan(span));
  position.lay(isOwn ? spanned(print, sideOfSpan(span)) : print, x, y, seat);
  position.hand = -1;
  game.tell({ type: 'placed', seat, tile: print.design.id, x, y, rotation, ...(span && { span }) });
  for (const placed of game.rules.hooks.placed) placed(game);
}

/** Before a draw: a seat has its turn with a tile from outside the bag. All steps for a tile in hand are left out. */
export function layInstead(game: Game, design: number, placement: Placement, seat: Seat): void {
  const { agenda, rules } = game;
  agenda.splice(0, agenda.length, ...rules.turn.slice(rules.turn.findIndex(({ step }) => step === 'place') + 1));
  if (seat !== game.turnOf) game.passTurnTo(seat);
  beginTurn(game);
  layTile(game, design, placement, seat);
}
