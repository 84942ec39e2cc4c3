import type { GameView } from '../../src/engine/for-players/view.ts';
import type { BoardView } from '../scene.ts';

/** The part of a view that pictures need. It copies named fields only, so that no card can reach a picture. */
export const boardView = (view: GameView | BoardView): BoardView => ({
  seats: view.seats,
  asked: view.asked,
  drawn: view.drawn,
  board: view.board,
  figures: view.figures,
  scores: view.scores,
  supply: view.supply,
  tilesLeft: view.tilesLeft,
  resigned: view.resigned,
  winners: view.winners,
  pieces: view.pieces,
  hands: view.hands.map(({ deck, counts }) => ({ deck, counts })),
});
