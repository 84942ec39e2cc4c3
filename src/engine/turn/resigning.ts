import type { Game } from '../game.ts';
import type { RefusalCode } from '../record/refused.ts';
import { drawAnother } from '../steps/draw.ts';
import { isBetweenTurns } from '../steps/index.ts';
import { TILE_DESIGNS } from '../tiles/tiles.ts';
import type { Seat } from '../vocabulary.ts';
import { finish } from './finish.ts';
import { fitsSomewhere } from './placements.ts';

/** Why a seat cannot give up now, or null. */
export function whyNotResign({ asked, position, rules }: Game, seat: Seat): RefusalCode | null {
  if (asked === null) return 'game-over';
  if (!Number.isInteger(seat) || seat < 0 || seat >= rules.setup.seats) return 'not-legal';
  return position.resigned.includes(seat) ? 'already-resigned' : null;
}

/** A seat gives up (L7): with one seat left the game is over, otherwise a tile in hand passes on. */
export function giveUp(game: Game, seat: Seat): void {
  const { position, rules } = game;
  position.resigned = [...position.resigned, seat];
  game.tell({ type: 'resigned', seat });
  for (const gaveUp of rules.hooks.gaveUp) gaveUp(game, seat);
  if (position.resigned.length >= rules.setup.seats - 1) {
    // Features that a tile on the board has finished score as finished (B15), before all others score as unfinished.
    while (position.hand < 0 && game.step !== 'end' && !isBetweenTurns(game.agenda)) game.runUnchosen();
    if (position.hand >= 0) for (const breakOff of rules.hooks.brokenOff) breakOff(game);
    position.hand = -1;
    finish(game);
  } else if (seat === game.turnOf && position.hand >= 0) {
    passOnTile(game);
  } else if (seat === game.turnOf && isBetweenTurns(game.agenda)) {
    // Decisions of other seats that come before the draw stay; so does one that the seat cannot leave out.
    const apart = game.agenda.filter((entry) => entry.seat !== null);
    game.agenda.length = 0;
    game.passTurnTo(game.position.seatAfter(seat));
    position.part = 'own';
    game.agenda.push(...apart, ...rules.turn);
  }
}

function passOnTile(game: Game): void {
  const { position, rules } = game;
  for (const breakOff of rules.hooks.brokenOff) breakOff(game);
  game.passTurnTo(game.position.seatAfter(game.turnOf));
  position.part = 'own';
  game.agenda.splice(
    0,
    game.agenda.length,
    ...rules.turn.slice(rules.turn.findIndex(({ step }) => step === 'draw') + 1),
  );
  game.tell({ type: 'turn', turn: position.turn, seat: game.turnOf, part: position.part });
  for (const begin of rules.hooks.turnBegins) begin(game);
  // It may have needed what only the seat that resigned had left (BR17).
  if (!fitsSomewhere(game)) {
    drawAnother(game, 'discarded');
    return;
  }
  const tile = TILE_DESIGNS[position.hand]!.id;
  game.tell({ type: 'drawn', seat: game.turnOf, tile, tilesLeft: position.bag.size });
}
