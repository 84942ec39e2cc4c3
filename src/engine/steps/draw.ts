import type { Game } from '../game.ts';
import { TILE_DESIGNS } from '../tiles/tiles.ts';
import { finish } from '../turn/finish.ts';
import type { Step } from './index.ts';

/** A tile that fits nowhere leaves the game (B6). The game is over with no tile left (B17, B24) or no square open (M20, L42). */
export const drawStep: Step = {
  unchosen(game) {
    const { position } = game;
    const seat = game.turnOf;
    while (position.bag.size > 0 && position.grid.hasOpen) {
      position.hand = game.draw();
      if (position.hand < 0) break;
      const tile = TILE_DESIGNS[position.hand]!.id;
      if (position.canPlace()) {
        beginTurn(game);
        game.tell({ type: 'drawn', seat, tile, tilesLeft: position.bag.size });
        return;
      }
      position.discarded = [...position.discarded, position.hand];
      game.tell({ type: 'discarded', seat, tile });
    }
    position.hand = -1;
    // Decisions that modules still ask for are on the agenda, and lead back here.
    if (!game.rules.hooks.noTileLeft.some((asks) => asks(game))) finish(game);
  },
};

/** Begins a turn with the first tile that can be placed: there is no turn without one. */
export function beginTurn(game: Game): void {
  const { position, turnOf, rules } = game;
  position.turn += 1;
  game.tell({ type: 'turn', turn: position.turn, seat: turnOf, part: position.part });
  for (const begin of rules.hooks.turnBegins) begin(game);
}
