import { de as expansions } from '../../../expansions/words.ts';
import type { FinalPhrases, LogPhrases, TurnPhrases } from '../phrases.ts';
import { things } from './things.ts';

const PARTS = {
  ...expansions.parts,
  own: '',
  second: ', zweiter Teil',
  extra: ', Extrazug',
  town: ', Zug durch einen Ort',
} as const;

/** `vom Garten auf N19` */
const FROM = {
  road: 'von der Straße',
  city: 'von der Stadt',
  field: 'von der Wiese',
  monastery: 'vom Kloster',
  garden: 'vom Garten',
} as const;

const points = (count: number): string => `${count} ${count === 1 ? 'Punkt' : 'Punkten'}`;

export const log: LogPhrases = {
  discarded: (who, tile) =>
    `${who} hat ein Plättchen gezogen, das nirgends passt (${tile}): Es kommt aus dem Spiel, das nächste wird gezogen (B6).`,
  forced: (line) => `${line} (erzwungen)`,
  setAside: (who, tile) =>
    `${who} hat ein Plättchen gezogen, das noch nicht gespielt wird (${tile}): Es liegt beiseite, und das nächste wird gezogen.`,
  shuffledIn: (tiles, left) =>
    `${tiles === 1 ? 'Das beiseitegelegte Plättchen wird' : `Die ${tiles} beiseitegelegten Plättchen werden`} eingemischt: noch ${left}.`,
  placed: (who, square, tile) => `${who} hat **${square}** gelegt: ${tile}.`,
  deployed: (who, aRole, square, place) => `${who} hat ${aRole} auf ${square} gesetzt (${place}).`,
  scored: ({ who, shared, what, sum, points: sumOfPoints, rule, majority }) =>
    `${who}${shared ? ' gemeinsam' : ''}: ${what}, ${sum} = ${shared ? 'je ' : ''}**${sumOfPoints}** (${rule}${majority && `; Stimmen ${majority}, B13`})`,
  returnedAll: (listed, rule) => `Wieder im Vorrat (${rule}): ${listed}.`,
  recalled: ({ who, kind, square, sum, points: sumOfPoints }) =>
    `${who} hat den Abt ${FROM[kind]} auf ${square} zurückgenommen, ${sum} = **${sumOfPoints}** (AB4)`,
  arrow: (who, active) => {
    if (active === null) return `Der Pfeil von ${who} zeigt auf kein Plättchen und aktiviert nichts (AN2).`;
    const rules = { 'add-meeple': 'AN10', 'place-anywhere': 'AN9', 'extra-turn': 'AN16, AN17' };
    return `${who} hat den Pfeil auf ${active.square} aktiviert: ${things.symbols[active.symbol]} (${rules[active.symbol]}).`;
  },
  giftReceived: (who, unopened) => `${who} hat ein Geschenk bekommen (${unopened} ungeöffnet; G2).`,
  giftsReshuffled: (cards) =>
    cards === 1
      ? 'Das eine geöffnete Geschenk wird zum neuen Stapel (G8).'
      : `Die ${cards} geöffneten Geschenke werden gemischt und bilden den neuen Stapel (G8).`,
  giftOpened: (who, card, what) => `${who} hat **${card}** geöffnet: ${what}.`,
  giftDoes: {
    synod: (role, square) => `${things.roles[role]} zum Kloster auf ${square} (G20)`,
    sweep: (square) => `Die Straße auf ${square} wird gewertet und leer gefegt (G30)`,
    cashOut: (role, place) => `${things.roles[role]} von ${place} geht zurück (G40)`,
    change: (role, place, newRole, newPlace) =>
      `${things.roles[role]} von ${place} wird ${things.roles[newRole]} (${newPlace}; G50)`,
    take2: 'Ein zweites Plättchen wird gezogen, eines der beiden kommt zurück (G60)',
  },
  moved: (who, role, place, newRole, newPlace) =>
    `Lagewechsel bei ${who}: ${things.roles[role]} von ${place} wird ${things.roles[newRole]} (${newPlace}; G50).`,
  drawnToo: (who, tile) => `${who} zieht ein zweites Plättchen: ${tile} (G60).`,
  kept: (who, tile, back, left) =>
    `${who} hat ein Plättchen behalten (${tile}) und das andere zurückgelegt (${back}): noch ${left} (G60).`,
  goodsTaken: (who, listed, square) => `${who} hat die Stadt auf ${square} fertig gemacht und nimmt ${listed} (TB2).`,
  discovered: {
    city: (name, squares) =>
      `${name} ist entdeckt: Alle dürfen daneben bauen${squares && `, jetzt auf ${squares}`} (M5).`,
    ferry: (name, squares) => `Die Fähre ${name} ist entdeckt: Alle dürfen auf ${squares} weiterbauen (M12).`,
  },
  resigned: (who) => `${who} hat aufgegeben; die Meeples bleiben liegen und werden weiter gewertet.`,
  finalScoring: '**Schlusswertung** (B18, B19)',
  ended: (headline) => `Das Spiel ist zu Ende: ${headline}`,
  more: (count) => `… und ${count} weitere ${count === 1 ? 'Zeile' : 'Zeilen'}`,
};

export const turn: TurnPhrases = {
  title: (who, left, part) => `${who} – dein Plättchen (noch ${left})${PARTS[part]}`,
  titleOfTwo: (who, left) => `${who} – wähle eines von zwei Plättchen (noch ${left})`,
  twoTiles: (tile, other) => `Zwei Plättchen: 1. ${tile}; 2. ${other}`,
  over: 'Das Spiel ist zu Ende.',
  resigned: 'aufgegeben',
  tile: (tile) => `Plättchen: ${tile}`,
  page: (from, to, of) => `Zahlen ${from}–${to} von ${of}; *Nächste Seite* zeigt die übrigen.`,
  regions: { ...things.directions, middle: 'Mitte' },
  map: (name, free) => `${name}: noch ${free} ${free === 1 ? 'Feld' : 'Felder'} frei.`,
  commitment: (hash) =>
    `Von jetzt an steht die Reihenfolge der Plättchen fest. SHA-256 ihres Startwerts: \`${hash}\`. Der Startwert wird am Ende gezeigt, damit alle es nachprüfen können.`,
  past: (turn) => `Zug ${turn}`,
};

export const final: FinalPhrases = {
  wins: (who, count) => `${who} gewinnt mit ${points(count)}!`,
  shares: (who, count) => `${who} teilen sich den Sieg mit je ${points(count)} (B20)!`,
  sums: {
    ...expansions.bonuses,
    road: 'Straßen',
    city: 'Städte',
    monastery: 'Klöster',
    field: 'Wiesen',
    garden: 'Gärten',
    arrow: 'Pfeile',
    'cash-out': 'Auszahlung',
    'unopened-gifts': 'ungeöffnete Geschenke',
    'trade-goods': 'Waren',
    island: 'Inseln',
    town: 'Orte',
  },
  nothing: (who) => `${who}: nichts mehr`,
  seed: (seed, hash, file) =>
    `Startwert dieses Spiels: \`${seed}\`\nSein SHA-256 ist \`${hash}\`, wie zu Beginn veröffentlicht. Um das ganze Spiel nachzuprüfen, speichere die angehängte Datei \`${file}\` und rufe \`npm run -s verify -- ${file}\` auf.`,
};
