import type { HistoryPhrases, ReplayPhrases, ReportPhrases } from '../phrases.ts';

const turns = (count: number): string => `${count} ${count === 1 ? 'turn' : 'turns'}`;

export const history: HistoryPhrases = {
  channel: '### Games of this channel',
  server: '### Games of this server',
  user: (who) => `### Games of ${who} on this server`,
  page: (games, page, pages) =>
    `${games} ${games === 1 ? 'game' : 'games'}, newest first${pages > 1 ? `; page ${page} of ${pages}` : ''}. The menu opens one.`,
  noneInChannel: 'No game has been finished in this channel yet. `/play` opens a table.',
  noneOnServer: 'No game has been finished on this server yet. `/play` opens a table.',
  noneOf: (who) => `${who} has finished no game on this server yet.`,
  turns,
  endings: { resigned: 'ended by resigning', abandoned: 'abandoned' },
  map: (name) => `Map: ${name}`,
  newer: 'a game that a newer version of the bot has recorded',
  menu: 'Open the end report of a game …',
};

export const report: ReportPhrases = {
  headings: {
    scores: 'Points, turn by turn',
    figures: 'Figures on the board',
    turn: 'Turn',
    points: 'Points by kind',
    best: 'Biggest single scores',
  },
  when: (turn) => (turn === null ? 'final scoring' : `turn ${turn}`),
  about: (when, channel, what) => `${when}, ${channel}: ${what}.`,
  abandoned: (scores) => `The game was abandoned before its end: nobody wins. It stood: ${scores}.`,
  unreadable: (when, scores) =>
    `The game of ${when} was recorded under rules that this version of the bot does not know, so there are no pictures of it; it ended ${scores}.`,
  alt: {
    head: (what) => `How the game went (${what}).`,
    points: (listed) => `Points: ${listed}.`,
    half: (turn, listed) => `After turn ${turn}: ${listed}.`,
    lead: (changes, who, since) => {
      const first = since === null ? `${who} led only after final scoring` : `${who} led from turn ${since} on`;
      return changes === 0
        ? `The lead never changed: ${first}.`
        : `The lead changed ${changes === 1 ? 'once' : `${changes} times`}: at last ${first}.`;
    },
    noLead: 'Nobody ever led alone.',
    figures: (listed) => `Most figures on the board at once: ${listed}.`,
    best: (listed) => `Biggest single scores: ${listed}.`,
  },
};

export const replay: ReplayPhrases = {
  text: (when, what, scores) =>
    `### The whole game\n${when}: ${what}. ${scores}.\nThe picture shows a turn each; with the buttons you step through it yourself.`,
  reduced: '-# It is smaller than usual, so that Discord takes it.',
  noPicture: 'The animation could not be made just now; the buttons still show every turn.',
  alt: (what, scores) =>
    `Animation of the whole game, a picture a turn with the last tile marked (${what}). It ended: ${scores}. The buttons show each turn with its words.`,
  start: 'Before the first turn',
  turn: (turn, of, who) => `Turn ${turn} of ${of} – ${who}`,
  end: 'The end of the game',
  nothing: 'Nothing was placed.',
  record: (file) =>
    `The record of the game, with which everybody can check it: save \`${file}\` and run \`npm run -s verify -- ${file}\`.`,
};
