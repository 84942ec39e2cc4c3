import type { AltPhrases } from '../phrases.ts';
import { things } from './things.ts';

const points = (count: number): string => `${count < 0 ? `−${-count}` : count} ${count === 1 ? 'point' : 'points'}`;

export const alt: AltPhrases = {
  last: (lines) => `Last: ${lines}`,
  turn: (turn, who, left) => `Board, turn ${turn}: ${who} is to move, ${left} ${left === 1 ? 'tile' : 'tiles'} left.`,
  over: 'Board at the end of the game.',
  tile: (tile) => `Tile: ${tile}.`,
  score: ({ who, points: score, figures, gifts, pieces }) =>
    [
      `${who} ${points(score)}`,
      ...figures,
      ...(gifts === null ? [] : [`${gifts} ${gifts === 1 ? 'gift' : 'gifts'}`]),
      ...pieces,
    ].join(', '),
  arrow: (square, side, symbol) => `${square} ${side}: ${symbol}`,
  arrows: (listed) => `Arrows: ${listed}.`,
  active: (square, symbol) => `Active: arrow in ${square}, ${symbol}.`,
  part: (part) => ({ second: 'Second part of the turn.', extra: 'Extra turn.', town: 'Turn by a town.' })[part],
  map: (name, free) => `Map: ${name}, ${free} ${free === 1 ? 'square' : 'squares'} free.`,
  pieces: (listed) => `On the board: ${listed}.`,
  beside: (piece, role, whose) => `${piece}, beside the ${things.roles[role].toLowerCase()} of ${whose}`,
  targets: (listed) => `Board with places marked: ${listed}.`,
  scores: (listed) => `Scores: ${listed}.`,
  numbers: (listed) => `It fits on: ${listed}.`,
  choices: (listed) => `To choose from: ${listed}.`,
  andMore: (count) => `and ${count} more`,
  closeUp: (square, tile) =>
    tile === null ? `Close-up around ${square}.` : `Close-up around ${square}, with the tile as a ghost: ${tile}.`,
  place: (label, place) => `${label} marks ${place}`,
  tilesLeft: (left, listed) => `${left} ${left === 1 ? 'tile' : 'tiles'} left: ${listed}.`,
};
