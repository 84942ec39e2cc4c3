import type { GameView } from '../../src/engine/for-players/view.ts';
import type { BoardView } from '../scene.ts';

/** What pictures need of a view; built up from nothing, so that no card can reach a picture, whoever's view it is. */
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
