import { isKeptAside } from '../chance/draw-and-set-aside.ts';
import type { Game } from '../game.ts';
import { TILE_DESIGNS } from '../tiles/tiles.ts';
import { finish } from '../turn/finish.ts';
import { fitsSomewhere } from '../turn/placements.ts';
import type { Step } from './index.ts';

/** A tile that fits nowhere leaves the game (B6). The game is over with no tile left (B17, B24) or no square open (M20, L42). */
export const drawStep: Step = {
  unchosen: (game) => drawTile(game, true),
};

/** `begins`: the turn begins with the tile. */
function drawTile(game: Game, begins: boolean): void {
  const { position } = game;
  while (position.bag.size > 0 && position.grid.hasOpen) {
    const design = game.draw();
    if (game.stoppedBefore !== null) return;
    if (design < 0) break;
    if (takesInHand(game, design, begins)) return;
  }
  // Decisions that modules still ask for are on the agenda, and lead back here.
  if (!game.rules.hooks.noTileLeft.some((asks) => asks(game))) finish(game);
}

/** Takes a tile in hand if it can be placed; otherwise it leaves the game. */
function takesInHand(game: Game, design: number, begins: boolean): boolean {
  const { position, turnOf: seat } = game;
  position.hand = design;
  if (!fitsSomewhere(game)) {
    discardHand(game, 'discarded');
    return false;
  }
  if (begins) beginTurn(game);
  game.tell({ type: 'drawn', seat, tile: TILE_DESIGNS[design]!.id, tilesLeft: position.bag.size });
  return true;
}

function discardHand(game: Game, type: 'discarded' | 'put-away'): void {
  const { position, turnOf: seat } = game;
  position.discarded = [...position.discarded, position.hand];
  game.tell({ type, seat, tile: TILE_DESIGNS[position.hand]!.id });
  position.hand = -1;
}

/** The tile in hand leaves the game, and the same turn goes on with the next tile that can be placed. `why`: `discarded` if it fits nowhere. */
export function drawAnother(game: Game, why: 'discarded' | 'put-away' = 'put-away'): void {
  discardHand(game, why);
  drawTile(game, false);
}

/** Before a draw: the turn begins with this tile from outside the bag. If it cannot, a tile is drawn. No other step comes before either. */
export function drawInstead(game: Game, design: number): void {
  const { agenda, rules } = game;
  agenda.splice(0, agenda.length, ...rules.turn.slice(rules.turn.findIndex(({ step }) => step === 'draw')));
  if (!isKeptAside(game, design) && takesInHand(game, design, true)) agenda.shift();
}

/** Begins a turn with the first tile that can be placed: there is no turn without one. */
export function beginTurn(game: Game): void {
  const { position, turnOf, rules } = game;
  position.turn += 1;
  game.tell({ type: 'turn', turn: position.turn, seat: turnOf, part: position.part });
  for (const begin of rules.hooks.turnBegins) begin(game);
}
