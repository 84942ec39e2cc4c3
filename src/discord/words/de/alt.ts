import type { AltPhrases } from '../phrases.ts';

export const alt: AltPhrases = {
  last: (lines) => `Zuletzt: ${lines}`,
  turn: (turn, who, left) => `Spielplan, Zug ${turn}: ${who} ist dran, noch ${left} Plättchen.`,
  over: 'Spielplan am Ende des Spiels.',
  tile: (tile) => `Plättchen: ${tile}.`,
  score: (who, score, meeples) =>
    `${who} ${score} ${score === 1 ? 'Punkt' : 'Punkte'}, ${meeples} ${meeples === 1 ? 'Meeple' : 'Meeples'}`,
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
