import type { LobbyPhrases } from '../phrases.ts';

const first = (who: string | null): string =>
  who === null ? '**First player: drawn by lot** (B3).' : `**First player: ${who}** (B3).`;

export const lobby: LobbyPhrases = {
  title: (tiles) => `## Carcassonne: who plays?\nBy the rules of the new edition (C3), ${tiles} tiles.`,
  switches: {
    fields:
      '**Fields: on** – meeples may lie down as farmers; at the end each finished city at their field brings 3 points (B16, B19).',
    abbot:
      '**The Abbot: on** – everybody also has an abbot, for monasteries and gardens; instead of placing a figure you may take it back for its points (AB1, AB4).',
    arrows:
      '**20th Anniversary arrows: on** – 15 more tiles whose arrows bring 2 points, a meeple beside yours, a place anywhere or an extra turn (AN2, AN9, AN10, AN16); their layouts are this project’s proposals, unverified, in a data file that can be corrected.',
    gifts:
      '**The Gifts: on** – extending a road or city that belongs to others earns a secret card; open one a turn before placing, 2 points for each unopened at the end (G2, G9, G12).',
  },
  fieldsOff: '**Fields: off** – no farmers; fields are never claimed and never score.',
  off: (listed) => `Off: ${listed}.`,
  first,
  seats: (taken, most, listed) => `At the table (${taken} of ${most}): ${listed}`,
  host: (who) => `${who} (host)`,
  start: (least, enough) =>
    enough ? 'The host can press *Start* at any time.' : `*Start* needs at least ${least} players: press *Join*.`,
  expires: (when) => `The table closes by itself ${when}.`,
  started: (listed) => `The game has begun. In the order of play: ${listed}.`,
  expired: (host) =>
    `The table of ${host} was not started within 24 hours and is closed. Open a new one with \`/play\`.`,
  abandonedLobby: (by) =>
    by === null
      ? 'The table is closed. Open a new one with `/play`.'
      : `${by} closed the table. Open a new one with \`/play\`.`,
  abandoned: (by) =>
    by === null
      ? 'The game was abandoned before its end: nobody wins. Start another with `/play`.'
      : `${by} stopped the game: nobody wins. Start another with \`/play\`.`,
  abandoning: (agreed, still) => `${agreed} would abandon the game. It ends without a winner once ${still} agree too.`,
  resigned: (who) => `${who} resigned. The meeples on the board stay and still score; their turns are skipped.`,
  confirmResign: (ends) =>
    ends
      ? 'Do you really want to resign? Only one player would be left, so the game ends at once with final scoring, and you cannot win it.'
      : 'Do you really want to resign? Your meeples stay and still score, your turns are skipped, you cannot win, and you cannot come back.',
  confirmStop:
    'Do you really want to stop this game for everybody? It ends without a winner and cannot be taken back. If you play yourself, you can also just agree to abandon it: it then ends once all players agree.',
  settings: (lines) =>
    `### Settings of this table\n${lines}\nPress a button to change one; everybody sees the result in the lobby.`,
  names: { fields: 'Fields', abbot: 'The Abbot', arrows: 'Anniversary arrows', gifts: 'The Gifts' },
  switchLabel: (name, on) => `${name}: ${on ? 'on' : 'off'}`,
  firstLabel: (who) => (who === null ? 'First player: by lot' : `First player: ${who}`),
  firstByLot: 'Drawn by lot',
};
