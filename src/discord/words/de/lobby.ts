import type { LobbyPhrases } from '../phrases.ts';

const first = (who: string | null): string =>
  who === null ? '**Wer beginnt: das Los entscheidet** (B3).' : `**Wer beginnt: ${who}** (B3).`;

export const lobby: LobbyPhrases = {
  title: (tiles) => `## Carcassonne: Wer spielt mit?\nNach den Regeln der neuen Ausgabe (C3), ${tiles} Plättchen.`,
  switches: {
    fields:
      '**Wiesen: an** – Meeples dürfen sich als Bauern hinlegen; am Ende bringt jede fertige Stadt an ihrer Wiese 3 Punkte (B16, B19).',
    abbot:
      '**Der Abt: an** – alle haben auch einen Abt für Klöster und Gärten; statt eine Figur zu setzen, darf man ihn für seine Punkte zurücknehmen (AB1, AB4).',
    arrows:
      '**Pfeile zum 20. Jubiläum: an** – 15 weitere Plättchen, deren Pfeile 2 Punkte, einen Meeple neben deinem, einen Platz überall oder einen Extrazug bringen (AN2, AN9, AN10, AN16); ihre Bilder sind Vorschläge dieses Projekts, ungeprüft, in einer Datei, die sich berichtigen lässt.',
    gifts:
      '**Die Geschenke: an** – wer eine Straße oder Stadt verlängert, die anderen gehört, bekommt eine geheime Karte; je Zug darf man vor dem Legen eine öffnen, ungeöffnete bringen am Ende je 2 Punkte (G2, G9, G12).',
  },
  fieldsOff: '**Wiesen: aus** – keine Bauern; Wiesen werden nie besetzt und nie gewertet.',
  off: (listed) => `Aus: ${listed}.`,
  first,
  seats: (taken, most, listed) => `Am Tisch (${taken} von ${most}): ${listed}`,
  host: (who) => `${who} (hat eingeladen)`,
  start: (least, enough) =>
    enough
      ? 'Wer eingeladen hat, kann jederzeit *Starten* drücken.'
      : `Für *Starten* braucht es mindestens ${least} Personen: Drückt *Mitspielen*.`,
  expires: (when) => `Der Tisch schließt von selbst ${when}.`,
  started: (listed) => `Das Spiel hat begonnen. Gespielt wird in dieser Reihenfolge: ${listed}.`,
  expired: (host) =>
    `Am Tisch von ${host} wurde innerhalb von 24 Stunden nicht begonnen, er ist geschlossen. Mit \`/play\` öffnest du einen neuen.`,
  abandonedLobby: (by) =>
    by === null
      ? 'Der Tisch ist geschlossen. Mit `/play` öffnest du einen neuen.'
      : `${by} hat den Tisch geschlossen. Mit \`/play\` öffnest du einen neuen.`,
  abandoned: (by) =>
    by === null
      ? 'Das Spiel wurde vor dem Ende abgebrochen: Niemand gewinnt. Mit `/play` beginnt ein neues.'
      : `${by} hat das Spiel beendet: Niemand gewinnt. Mit \`/play\` beginnt ein neues.`,
  abandoning: (agreed, still) =>
    `Für einen Abbruch des Spiels: ${agreed}. Es endet ohne Sieg, sobald auch zugestimmt haben: ${still}.`,
  resigned: (who) =>
    `${who} hat aufgegeben. Die Meeples auf dem Spielplan bleiben und werden weiter gewertet, die Züge entfallen.`,
  confirmResign: (ends) =>
    ends
      ? 'Willst du wirklich aufgeben? Dann bliebe nur noch eine Person übrig: Das Spiel endet sofort mit der Schlusswertung, und du kannst es nicht gewinnen.'
      : 'Willst du wirklich aufgeben? Deine Meeples bleiben und werden weiter gewertet, deine Züge entfallen, du kannst nicht gewinnen und nicht zurückkommen.',
  confirmStop:
    'Willst du dieses Spiel wirklich für alle beenden? Es endet ohne Sieg und lässt sich nicht zurückholen. Spielst du selbst mit, kannst du auch nur dem Abbruch zustimmen: Dann endet es, sobald alle zustimmen.',
  settings: (lines) =>
    `### Einstellungen dieses Tisches\n${lines}\nDrücke einen Knopf, um etwas zu ändern; alle sehen das Ergebnis in der Einladung.`,
  names: { fields: 'Wiesen', abbot: 'Der Abt', arrows: 'Jubiläumspfeile', gifts: 'Die Geschenke' },
  switchLabel: (name, on) => `${name}: ${on ? 'an' : 'aus'}`,
  firstLabel: (who) => (who === null ? 'Wer beginnt: das Los' : `Wer beginnt: ${who}`),
  firstByLot: 'Das Los entscheidet',
};
