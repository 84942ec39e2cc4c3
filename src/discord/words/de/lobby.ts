import { de as expansions } from '../../../expansions/words.ts';
import type { LobbyPhrases } from '../phrases.ts';

const first = (who: string | null): string =>
  who === null ? '**Wer beginnt: das Los entscheidet** (B3).' : `**Wer beginnt: ${who}** (B3).`;

export const lobby: LobbyPhrases = {
  title: '## Carcassonne: Wer spielt mit?',
  tiles: (preset, tiles, sets) =>
    `**${preset}** nach der neuen Ausgabe (C3), ${tiles} Plättchen${sets && `: ${sets}`}.`,
  set: (name, tiles) => `${name} ${tiles}`,
  presets: {
    base: { name: 'Grundspiel', about: '72 Plättchen, mit Bauern' },
    'anniversary-night': {
      name: 'Jubiläumsabend',
      about: 'Grundspiel mit dem Abt, den Plättchen mit Pfeilen und den Geschenken',
    },
    'big-box': {
      name: 'Große Schachtel',
      about: 'Zwei große Erweiterungen, der Fluss, die Pfeile, die Geschenke und der Abt',
    },
    'on-a-map': { name: 'Auf einer Karte', about: 'Karte mit Plättchen zweier Erweiterungen, ohne deren Regeln (M19)' },
  },
  ownChoice: 'Eigene Wahl',
  rules: {
    ...expansions.rules,
    fields: { name: 'Wiesen', about: 'Bauern; am Ende 3 Punkte je fertiger Stadt an ihrer Wiese (B16, B19)' },
    abbot: { name: 'Der Abt', about: 'für Klöster und Gärten; bringt auch früher zurückgenommen Punkte (AB1, AB4)' },
    inns: {
      name: 'Wirtshäuser',
      about: 'eine fertige Straße mit einem bringt je Plättchen 2, eine unfertige nichts (IC1)',
    },
    cathedrals: {
      name: 'Kathedralen',
      about: 'fertige Stadt mit einer: 3 je Plättchen und Wappen; unfertig nichts (IC2)',
    },
    'large-meeple': { name: 'Großer Meeple', about: 'je einer, zählt bei der Mehrheit doppelt (IC5)' },
    builders: {
      name: 'Baumeister',
      about: 'wächst seine Straße oder Stadt, ziehst und legst du noch einmal (TB4, TB5)',
    },
    pigs: { name: 'Schweine', about: 'mit deinem bringen dir die Städte einer Wiese 4 statt 3 (TB11)' },
    goods: { name: 'Waren', about: 'fürs Fertigmachen von Städten; 10 Punkte je Mehrheit am Ende (TB2, TB3)' },
    river: { name: 'Der Fluss', about: 'liegt zuerst, von der Quelle zum See; niemand steht darauf (R1, R2)' },
    arrows: {
      name: 'Jubiläumspfeile',
      about: '2 Punkte, ein Meeple neben deinem oder überall, ein Extrazug (AN2, AN9, AN10, AN16)',
    },
    gifts: {
      name: 'Die Geschenke',
      about: 'geheime Karten fürs Verlängern von Fremdem; ungeöffnet je 2 Punkte (G2, G9, G12)',
    },
    map: { name: 'Karte', about: 'Plättchen kommen nur auf ihre Felder (M1)' },
  },
  sets: {
    ...expansions.sets,
    base: { name: 'Grundspiel', about: 'immer dabei' },
    anniversary: { name: '20. Jubiläum', about: 'mit Pfeilen; ihre Bilder sind ungeprüfte Vorschläge dieses Projekts' },
    'inns-and-cathedrals': { name: 'Wirtshäuser & Kathedralen', about: 'mit Wirtshäusern und Kathedralen' },
    'traders-and-builders': { name: 'Händler & Baumeister', about: 'mit Wein, Getreide und Tuch' },
    river: { name: 'Der Fluss', about: 'zuerst gelegt; nicht auf Karten (R1, R7)' },
  },
  setAbout: (tiles, about) => `${tiles} Plättchen, ${about}`,
  unverified: 'Die Bilder der 15 Pfeilplättchen sind ungeprüfte Vorschläge dieses Projekts.',
  towns: {
    none: { name: 'Orte bewirken nichts', about: 'ein Feld mit einem Ort ist ein Feld wie jedes andere (M7)' },
    'extra-turn': {
      name: 'Orte geben einen Zug',
      about: 'wer einen Ort überbaut, hat noch einen Zug, einmal solange man dran ist (M7, L43)',
    },
    'costs-2': { name: 'Orte kosten 2', about: 'einen Ort zu überbauen kostet 2 Punkte (M7, L44)' },
    'road-bonus': {
      name: 'Orte an Straßen',
      about: 'jeder sichtbare Ort an einer gewerteten Straße bringt ihr 2 Punkte (M7, L45)',
    },
  },
  maps: {
    benelux: 'Benelux',
    france: 'Frankreich',
    germany: 'Deutschland',
    'great-britain': 'Großbritannien',
    'iberian-peninsula': 'Iberische Halbinsel',
    nordics: 'Nordeuropa',
    taiwan: 'Taiwan',
    ukraine: 'Ukraine',
    usa: 'USA, beide',
    'usa-east': 'USA Ost',
    'usa-west': 'USA West',
  },
  map: ({ name, squares, min, max, meeples }) =>
    `**Karte: ${name}** – ${squares} Felder, empfohlen ${min}–${max} Plättchen (M3), je ${meeples} Meeples (M4).`,
  mapAbout: (squares, min, max) => `${squares} Felder, empfohlen ${min}–${max} Plättchen`,
  noMap: 'Keine Karte',
  layout: (verified, inferred, ours) =>
    `Aufteilung von diesem Projekt, nicht der gedruckte Plan: ${verified} Angaben geprüft, ${inferred} erschlossen, ${ours} von uns.`,
  layoutPrinted: 'Ihre Aufteilung folgt dem gedruckten Plan.',
  surplus: (tiles) =>
    `${tiles} ${tiles === 1 ? 'überzähliges Plättchen kommt' : 'überzählige Plättchen kommen'} zufällig heraus (L30).`,
  fewTiles: (tiles) => `${tiles} Plättchen weniger als empfohlen: Alle werden benutzt (L30).`,
  tilesOnly: 'Von Erweiterungen nur die Plättchen, wie empfohlen (M19).',
  notTilesOnly: 'Empfohlen sind von Erweiterungen nur die Plättchen (M19).',
  line: (name, about) => `**${name}**: ${about}`,
  fieldsOff: '**Wiesen: aus** – keine Bauern; Wiesen werden nie besetzt und nie gewertet.',
  on: (listed) => `An: ${listed}.`,
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
  threadName: (who) => `Carcassonne – ${who}`,
  openedIn: (channel) => `Dein Tisch ist in einem eigenen Thread offen: ${channel}`,
  resigned: (who) =>
    `${who} hat aufgegeben. Die Meeples auf dem Spielplan bleiben und werden weiter gewertet, die Züge entfallen.`,
  confirmResign: (ends) =>
    ends
      ? 'Willst du wirklich aufgeben? Dann bliebe nur noch eine Person übrig: Das Spiel endet sofort mit der Schlusswertung, und du kannst es nicht gewinnen.'
      : 'Willst du wirklich aufgeben? Deine Meeples bleiben und werden weiter gewertet, deine Züge entfallen, du kannst nicht gewinnen und nicht zurückkommen.',
  confirmStop:
    'Willst du dieses Spiel wirklich für alle beenden? Es endet ohne Sieg und lässt sich nicht zurückholen. Spielst du selbst mit, kannst du auch nur dem Abbruch zustimmen: Dann endet es, sobald alle zustimmen.',
  settings: (lines) =>
    `### Einstellungen dieses Tisches\n${lines}\nDie Menüs ändern sie; alle sehen das Ergebnis in der Einladung. \`/settings save\` speichert sie unter einem Namen.`,
  rulesOn: (listed) => (listed ? `Regeln an: ${listed}.` : 'Keine Regeln außer den einfachsten.'),
  mapChosen: (name, town) => `Karte: ${name}. ${town}.`,
  firstByLot: 'Das Los entscheidet',
  menus: {
    preset: 'Vorlage …',
    rules: 'Regeln …',
    sets: 'Plättchen außer dem Grundspiel …',
    map: 'Karte …',
    town: 'Was Orte bewirken …',
    first: 'Wer beginnt …',
  },
};
