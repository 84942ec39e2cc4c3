import type { HistoryPhrases, ReplayPhrases, ReportPhrases } from '../phrases.ts';

const turns = (count: number): string => `${count} ${count === 1 ? 'Zug' : 'Züge'}`;

export const history: HistoryPhrases = {
  channel: '### Spiele in diesem Kanal',
  server: '### Spiele auf diesem Server',
  user: (who) => `### Spiele von ${who} auf diesem Server`,
  page: (games, page, pages) =>
    `${games} ${games === 1 ? 'Spiel' : 'Spiele'}, das neueste zuerst${pages > 1 ? `; Seite ${page} von ${pages}` : ''}. Das Menü öffnet eines.`,
  noneInChannel: 'In diesem Kanal ist noch kein Spiel zu Ende gegangen. Mit `/play` öffnest du einen Tisch.',
  noneOnServer: 'Auf diesem Server ist noch kein Spiel zu Ende gegangen. Mit `/play` öffnest du einen Tisch.',
  noneOf: (who) => `${who} hat auf diesem Server noch kein Spiel beendet.`,
  turns,
  endings: { resigned: 'durch Aufgeben beendet', abandoned: 'abgebrochen' },
  map: (name) => `Karte: ${name}`,
  newer: 'ein Spiel, das eine neuere Fassung des Bots aufgezeichnet hat',
  menu: 'Den Bericht eines Spiels öffnen …',
};

export const report: ReportPhrases = {
  headings: {
    scores: 'Punkte, Zug um Zug',
    figures: 'Figuren auf dem Spielplan',
    turn: 'Zug',
    points: 'Punkte nach Art',
    best: 'Die größten Wertungen',
  },
  when: (turn) => (turn === null ? 'Schlusswertung' : `Zug ${turn}`),
  about: (when, channel, what) => `${when}, ${channel}: ${what}.`,
  abandoned: (scores) => `Das Spiel wurde vor dem Ende abgebrochen: Niemand gewinnt. Es stand: ${scores}.`,
  unreadable: (when, scores) =>
    `Das Spiel vom ${when} wurde nach Regeln aufgezeichnet, die diese Fassung des Bots nicht kennt, deshalb gibt es keine Bilder davon; es endete so: ${scores}.`,
  alt: {
    head: (what) => `Wie das Spiel verlief (${what}).`,
    points: (listed) => `Punkte: ${listed}.`,
    half: (turn, listed) => `Nach Zug ${turn}: ${listed}.`,
    lead: (changes, who, since) => {
      const first = since === null ? `${who} erst nach der Schlusswertung` : `${who} ab Zug ${since}`;
      return changes === 0
        ? `Die Führung wechselte nie: vorn ${first}.`
        : `Die Führung wechselte ${changes === 1 ? 'einmal' : `${changes}-mal`}: zuletzt vorn ${first}.`;
    },
    noLead: 'Nie lag jemand allein vorn.',
    figures: (listed) => `Meiste Figuren zugleich auf dem Spielplan: ${listed}.`,
    best: (listed) => `Die größten Wertungen: ${listed}.`,
  },
};

export const replay: ReplayPhrases = {
  text: (when, what, scores) =>
    `### Das ganze Spiel\n${when}: ${what}. ${scores}.\nDas Bild zeigt Zug um Zug; mit den Knöpfen blätterst du selbst.`,
  reduced: '-# Es ist kleiner als sonst, damit Discord es annimmt.',
  noPicture: 'Die Animation ließ sich gerade nicht machen; die Knöpfe zeigen trotzdem jeden Zug.',
  alt: (what, scores) =>
    `Animation des ganzen Spiels, ein Bild je Zug mit dem zuletzt gelegten Plättchen markiert (${what}). Es endete so: ${scores}. Die Knöpfe zeigen jeden Zug mit seinen Worten.`,
  start: 'Vor dem ersten Zug',
  turn: (turn, of, who) => `Zug ${turn} von ${of} – ${who}`,
  end: 'Das Ende des Spiels',
  nothing: 'Nichts wurde gelegt.',
  record: (file) =>
    `Die Aufzeichnung des Spiels, mit der es alle nachprüfen können: Speichere \`${file}\` und starte \`npm run -s verify -- ${file}\`.`,
};
