import type { LobbyPhrases } from '../phrases.ts';

const fields = (on: boolean): string =>
  on
    ? '**Wiesen: an** – Meeples dürfen sich als Bauern hinlegen; am Ende bringt jede fertige Stadt an ihrer Wiese 3 Punkte (B16, B19).'
    : '**Wiesen: aus** – keine Bauern; Wiesen werden nie besetzt und nie gewertet.';

const first = (who: string | null): string =>
  who === null ? '**Wer beginnt: das Los entscheidet** (B3).' : `**Wer beginnt: ${who}** (B3).`;

export const lobby: LobbyPhrases = {
  title: (tiles) =>
    `## Carcassonne: Wer spielt mit?\nGrundspiel nach den Regeln der neuen Ausgabe (C3), ${tiles} Plättchen.`,
  fields,
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
  switchLabel: (options, who) => ({
    fields: options.fields ? 'Wiesen: an' : 'Wiesen: aus',
    first: who === null ? 'Wer beginnt: das Los' : `Wer beginnt: ${who}`,
  }),
  firstByLot: 'Das Los entscheidet',
};
