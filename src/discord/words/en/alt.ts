import type { AltPhrases } from '../phrases.ts';

const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;

export const alt: AltPhrases = {
  last: (lines) => `Last: ${lines}`,
  turn: (turn, who, left) => `Board, turn ${turn}: ${who} is to move, ${left} ${left === 1 ? 'tile' : 'tiles'} left.`,
  over: 'Board at the end of the game.',
  tile: (tile) => `Tile: ${tile}.`,
  score: (who, score, meeples) => `${who} ${points(score)}, ${meeples} ${meeples === 1 ? 'meeple' : 'meeples'}`,
  scores: (listed) => `Scores: ${listed}.`,
  numbers: (listed) => `It fits on: ${listed}.`,
  andMore: (count) => `and ${count} more`,
  closeUp: (square, tile) =>
    tile === null ? `Close-up around ${square}.` : `Close-up around ${square}, with the tile as a ghost: ${tile}.`,
  place: (label, place) => `${label} marks ${place}`,
  tileAlone: (tile) => `Tile: ${tile}.`,
  tilesLeft: (left, listed) => `${left} ${left === 1 ? 'tile' : 'tiles'} left: ${listed}.`,
};
