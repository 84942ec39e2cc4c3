import type { FinalPhrases, LogPhrases, TurnPhrases } from '../phrases.ts';

const points = (count: number): string => `${count} ${count === 1 ? 'Punkt' : 'Punkten'}`;

export const log: LogPhrases = {
  turn: (turn, who) => `Zug ${turn}: ${who}.`,
  drawn: (who, tile, left) => `${who} zieht ein Plättchen: ${tile} (noch ${left}).`,
  discarded: (who, tile) =>
    `${who} hat ein Plättchen gezogen, das nirgends passt (${tile}): Es kommt aus dem Spiel, das nächste wird gezogen (B6).`,
  placed: (who, square, tile) => `${who} hat **${square}** gelegt: ${tile}.`,
  deployed: (who, aRole, square, place) => `${who} hat ${aRole} auf ${square} gesetzt (${place}).`,
  scored: ({ who, shared, what, sum, points: sumOfPoints, rule, majority }) =>
    `${who}${shared ? ' gemeinsam' : ''}: ${what}, ${sum} = ${shared ? 'je ' : ''}**${sumOfPoints}** (${rule}${majority && `; Meeples ${majority}, B13`})`,
  returned: (who, figures) => `${who} bekommt ${figures} zurück (B14).`,
  returnedAll: (listed) => `Wieder im Vorrat (B14): ${listed}.`,
  resigned: (who) => `${who} hat aufgegeben; die Meeples bleiben liegen und werden weiter gewertet.`,
  finalScoring: '**Schlusswertung** (B18, B19)',
  ended: (headline) => `Das Spiel ist zu Ende: ${headline}`,
  more: (count) => `… und ${count} weitere ${count === 1 ? 'Zeile' : 'Zeilen'}`,
};

export const turn: TurnPhrases = {
  title: (who, left) => `${who} – dein Plättchen (noch ${left})`,
  over: 'Das Spiel ist zu Ende.',
  resigned: 'aufgegeben',
  tile: (tile) => `Plättchen: ${tile}`,
  page: (from, to, of) => `Zahlen ${from}–${to} von ${of}; *Nächste Seite* zeigt die übrigen.`,
  commitment: (hash) =>
    `Von jetzt an steht die Reihenfolge der Plättchen fest. SHA-256 ihres Startwerts: \`${hash}\`. Der Startwert wird am Ende gezeigt, damit alle es nachprüfen können.`,
  past: (turn) => `Zug ${turn}`,
  broughtDown: (who) => (who === null ? 'So steht das Spiel.' : `Hierher geholt; ${who} ist noch am Zug.`),
};

export const final: FinalPhrases = {
  wins: (who, count) => `${who} gewinnt mit ${points(count)}!`,
  shares: (who, count) => `${who} teilen sich den Sieg mit je ${points(count)} (B20)!`,
  sums: { road: 'Straßen', city: 'Städte', monastery: 'Klöster', field: 'Wiesen', garden: 'Gärten' },
  nothing: (who) => `${who}: nichts mehr`,
  seed: (seed, hash, file) =>
    `Startwert dieses Spiels: \`${seed}\`\nSein SHA-256 ist \`${hash}\`, wie zu Beginn veröffentlicht. Um das ganze Spiel nachzuprüfen, speichere die angehängte Datei \`${file}\` und rufe \`npm run -s verify -- ${file}\` auf.`,
};
