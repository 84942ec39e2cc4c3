import { en as expansions } from '../../../expansions/words.ts';
import type { LobbyPhrases } from '../phrases.ts';

const first = (who: string | null): string =>
  who === null ? '**First player: drawn by lot** (B3).' : `**First player: ${who}** (B3).`;

export const lobby: LobbyPhrases = {
  title: '## Carcassonne: who plays?',
  tiles: (preset, tiles, sets) =>
    `**${preset}** by the rules of the new edition (C3), ${tiles} tiles${sets && `: ${sets}`}.`,
  set: (name, tiles) => `${name} ${tiles}`,
  presets: {
    base: { name: 'Base game', about: '72 tiles, with farmers' },
    'anniversary-night': {
      name: 'Anniversary night',
      about: 'Base game with The Abbot, the arrow tiles and The Gifts',
    },
    'big-box': { name: 'Big box', about: 'Two large expansions, the River, the arrows, The Gifts and The Abbot' },
    'on-a-map': { name: 'On a map', about: 'A map with the tiles of two expansions, but not their rules (M19)' },
  },
  ownChoice: 'Own choice',
  rules: {
    ...expansions.rules,
    fields: { name: 'Fields', about: 'farmers; 3 points for each finished city at their field at the end (B16, B19)' },
    abbot: {
      name: 'The Abbot',
      about: 'for monasteries and gardens; may be taken back early for its points (AB1, AB4)',
    },
    inns: { name: 'Inns', about: 'a finished road with one brings 2 a tile, an unfinished one nothing (IC1)' },
    cathedrals: {
      name: 'Cathedrals',
      about: 'a finished city with one: 3 a tile and coat of arms; unfinished nothing (IC2)',
    },
    'large-meeple': { name: 'Large meeple', about: 'one each, counts as two for the majority (IC5)' },
    builders: { name: 'Builders', about: 'extend the builder’s road or city and draw and place once more (TB4, TB5)' },
    pigs: { name: 'Pigs', about: 'with your pig a field’s cities bring you 4 instead of 3 (TB11)' },
    goods: {
      name: 'Trade goods',
      about: 'for finishing cities; 10 points for most of each good at the end (TB2, TB3)',
    },
    river: { name: 'The River', about: 'is laid first, from spring to lake; no figure stands on it (R1, R2)' },
    arrows: {
      name: 'Anniversary arrows',
      about: '2 points, a meeple beside yours or anywhere, an extra turn (AN2, AN9, AN10, AN16)',
    },
    gifts: {
      name: 'The Gifts',
      about: 'secret cards for extending what others own; 2 points each unopened (G2, G9, G12)',
    },
    map: { name: 'Map', about: 'tiles go on its squares only (M1)' },
  },
  sets: {
    ...expansions.sets,
    base: { name: 'Base game', about: 'always in play' },
    anniversary: {
      name: '20th Anniversary',
      about: 'with arrows; their layouts are unverified proposals of this project',
    },
    'inns-and-cathedrals': { name: 'Inns & Cathedrals', about: 'with inns and cathedrals' },
    'traders-and-builders': { name: 'Traders & Builders', about: 'with wine, grain and cloth' },
    river: { name: 'The River', about: 'laid first; not on maps (R1, R7)' },
  },
  setAbout: (tiles, about) => `${tiles} tiles, ${about}`,
  unverified: 'The layouts of the 15 arrow tiles are this project’s proposals, unverified.',
  towns: {
    none: { name: 'Towns do nothing', about: 'a square with a town is a square like any other (M7)' },
    'extra-turn': {
      name: 'Towns give a turn',
      about: 'covering a town gives another turn, once while it is your turn (M7, L43)',
    },
    'costs-2': { name: 'Towns cost 2', about: 'covering a town costs 2 points (M7, L44)' },
    'road-bonus': {
      name: 'Towns at roads',
      about: 'each town still visible beside a scored road brings it 2 points (M7, L45)',
    },
  },
  maps: {
    benelux: 'Benelux',
    france: 'France',
    germany: 'Germany',
    'great-britain': 'Great Britain',
    'iberian-peninsula': 'Iberian Peninsula',
    nordics: 'Nordics',
    taiwan: 'Taiwan',
    ukraine: 'Ukraine',
    usa: 'USA, both',
    'usa-east': 'USA East',
    'usa-west': 'USA West',
  },
  map: ({ name, squares, min, max, meeples }) =>
    `**Map: ${name}** – ${squares} squares, ${min}–${max} tiles recommended (M3), ${meeples} meeples each (M4).`,
  mapAbout: (squares, min, max) => `${squares} squares, ${min}–${max} tiles recommended`,
  noMap: 'No map',
  layout: (verified, inferred, ours) =>
    `The layout is this project’s own, not the printed board: ${verified} of its details verified, ${inferred} inferred, ${ours} ours.`,
  layoutPrinted: 'Its layout follows the printed board.',
  surplus: (tiles) => `${tiles} surplus ${tiles === 1 ? 'tile is' : 'tiles are'} taken out at random (L30).`,
  fewTiles: (tiles) => `${tiles} ${tiles === 1 ? 'tile' : 'tiles'} fewer than recommended: all are used (L30).`,
  tilesOnly: 'Expansions with their tiles only, as maps recommend (M19).',
  notTilesOnly: 'Maps recommend expansions with their tiles only (M19).',
  line: (name, about) => `**${name}**: ${about}`,
  fieldsOff: '**Fields: off** – no farmers; fields are never claimed and never score.',
  on: (listed) => `On: ${listed}.`,
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
  threadName: (who) => `Carcassonne – ${who}`,
  openedIn: (channel) => `Your table is open in a thread of its own: ${channel}`,
  resigned: (who) => `${who} resigned. The meeples on the board stay and still score; their turns are skipped.`,
  confirmResign: (ends) =>
    ends
      ? 'Do you really want to resign? Only one player would be left, so the game ends at once with final scoring, and you cannot win it.'
      : 'Do you really want to resign? Your meeples stay and still score, your turns are skipped, you cannot win, and you cannot come back.',
  confirmStop:
    'Do you really want to stop this game for everybody? It ends without a winner and cannot be taken back. If you play yourself, you can also just agree to abandon it: it then ends once all players agree.',
  settings: (lines) =>
    `### Settings of this table\n${lines}\nThe menus change them; everybody sees the result in the lobby. \`/settings save\` keeps them under a name.`,
  rulesOn: (listed) => (listed ? `Rules on: ${listed}.` : 'No rules besides the basic ones.'),
  mapChosen: (name, town) => `Map: ${name}. ${town}.`,
  firstByLot: 'Drawn by lot',
  menus: {
    preset: 'Preset …',
    rules: 'Rules …',
    sets: 'Tiles besides the base game …',
    map: 'Map …',
    town: 'What towns do …',
    first: 'Who begins …',
  },
};
