import type { AltPhrases } from '../phrases.ts';
import { things } from './things.ts';

export const alt: AltPhrases = {
  last: (lines) => `Zuletzt: ${lines}`,
  turn: (turn, who, left) => `Spielplan, Zug ${turn}: ${who} ist dran, noch ${left} Plättchen.`,
  over: 'Spielplan am Ende des Spiels.',
  tile: (tile) => `Plättchen: ${tile}.`,
  score: ({ who, points, figures, gifts, pieces }) =>
    [
      `${who} ${points < 0 ? `−${-points}` : points} ${points === 1 ? 'Punkt' : 'Punkte'}`,
      ...figures,
      ...(gifts === null ? [] : [`${gifts} ${gifts === 1 ? 'Geschenk' : 'Geschenke'}`]),
      ...pieces,
    ].join(', '),
  arrow: (square, side, symbol) => `${square} nach ${side}: ${symbol}`,
  arrows: (listed) => `Pfeile: ${listed}.`,
  active: (square, symbol) => `Aktiv: Pfeil auf ${square}, ${symbol}.`,
  part: (part) => ({ second: 'Zweiter Teil des Zuges.', extra: 'Extrazug.', town: 'Zug durch einen Ort.' })[part],
  map: (name, free) => `Karte: ${name}, noch ${free} ${free === 1 ? 'Feld' : 'Felder'} frei.`,
  pieces: (listed) => `Auf dem Brett: ${listed}.`,
  beside: (piece, role, whose) => `${piece}, bei einer Figur von ${whose} (${things.roles[role]})`,
  targets: (listed) => `Spielplan mit markierten Plätzen: ${listed}.`,
  scores: (listed) => `Stand: ${listed}.`,
  numbers: (listed) => `Es passt auf: ${listed}.`,
  choices: (listed) => `Zur Wahl: ${listed}.`,
  andMore: (count) => `und ${count} weitere`,
  closeUp: (square, tile) =>
    tile === null
      ? `Ausschnitt um ${square}.`
      : `Ausschnitt um ${square} mit dem Plättchen, noch nicht gelegt: ${tile}.`,
  place: (label, place) => `${label} steht für ${place}`,
  tilesLeft: (left, listed) => `Noch ${left} Plättchen: ${listed}.`,
};
