import type { AltPhrases } from '../phrases.ts';

export const alt: AltPhrases = {
  last: (lines) => `Zuletzt: ${lines}`,
  turn: (turn, who, left) => `Spielplan, Zug ${turn}: ${who} ist dran, noch ${left} Plättchen.`,
  over: 'Spielplan am Ende des Spiels.',
  tile: (tile) => `Plättchen: ${tile}.`,
  score: ({ who, points, meeples, abbot, gifts }) =>
    [
      `${who} ${points} ${points === 1 ? 'Punkt' : 'Punkte'}`,
      `${meeples} ${meeples === 1 ? 'Meeple' : 'Meeples'}`,
      ...(abbot ? ['Abt'] : []),
      ...(gifts === null ? [] : [`${gifts} ${gifts === 1 ? 'Geschenk' : 'Geschenke'}`]),
    ].join(', '),
  arrow: (square, side, symbol) => `${square} nach ${side}: ${symbol}`,
  arrows: (listed) => `Pfeile: ${listed}.`,
  active: (square, symbol) => `Aktiv: Pfeil auf ${square}, ${symbol}.`,
  part: (part) => (part === 'extra' ? 'Extrazug.' : 'Zweiter Teil des Zuges.'),
  targets: (listed) => `Spielplan mit markierten Plätzen: ${listed}.`,
  scores: (listed) => `Stand: ${listed}.`,
  numbers: (listed) => `Es passt auf: ${listed}.`,
  andMore: (count) => `und ${count} weitere`,
  closeUp: (square, tile) =>
    tile === null
      ? `Ausschnitt um ${square}.`
      : `Ausschnitt um ${square} mit dem Plättchen, noch nicht gelegt: ${tile}.`,
  place: (label, place) => `${label} steht für ${place}`,
  tileAlone: (tile) => `Plättchen: ${tile}.`,
  tilesLeft: (left, listed) => `Noch ${left} Plättchen: ${listed}.`,
};
