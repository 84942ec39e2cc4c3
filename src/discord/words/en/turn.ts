import { en as expansions } from '../../../expansions/words.ts';
import type { FinalPhrases, LogPhrases, Role, TurnPhrases } from '../phrases.ts';
import { things } from './things.ts';

/** As inside a sentence. */
const roleIn = (role: Role): string => things.roles[role].toLowerCase();

const PARTS = {
  ...expansions.parts,
  own: '',
  second: ', second part',
  extra: ', extra turn',
  town: ', turn by a town',
} as const;

export const log: LogPhrases = {
  discarded: (who, tile) =>
    `${who} drew a tile that fits nowhere (${tile}): it leaves the game and the next one is drawn (B6).`,
  forced: (line) => `${line} (forced)`,
  setAside: (who, tile) =>
    `${who} drew a tile that cannot be played yet (${tile}): it lies aside, and the next one is drawn.`,
  shuffledIn: (tiles, left) =>
    `The ${tiles === 1 ? 'tile that lay aside is' : `${tiles} tiles that lay aside are`} shuffled in: ${left} left.`,
  placed: (who, square, tile) => `${who} placed **${square}**: ${tile}.`,
  deployed: (who, aRole, square, place) => `${who} put ${aRole} on ${square} (${place}).`,
  scored: ({ who, shared, what, sum, points, rule, majority }) =>
    `${who}${shared ? ' share' : ''}: ${what}, ${sum} = **${points}**${shared ? ' each' : ''} (${rule}${majority && `; votes ${majority}, B13`})`,
  returnedAll: (listed, rule) => `Back home (${rule}): ${listed}.`,
  recalled: ({ who, kind, square, sum, points }) =>
    `${who} took the abbot back from the ${things.kinds[kind][0]} at ${square}, ${sum} = **${points}** (AB4)`,
  arrow: (who, active) => {
    if (active === null) return `${who}’s arrow points at no tile and activates nothing (AN2).`;
    const rules = { 'add-meeple': 'AN10', 'place-anywhere': 'AN9', 'extra-turn': 'AN16, AN17' };
    return `${who} activated the arrow in ${active.square}: ${things.symbols[active.symbol]} (${rules[active.symbol]}).`;
  },
  giftReceived: (who, unopened) => `${who} received a gift (${unopened} unopened; G2).`,
  giftsReshuffled: (cards) =>
    `The ${cards === 1 ? 'opened gift becomes' : `${cards} opened gifts are shuffled and become`} the new deck (G8).`,
  giftOpened: (who, card, what) => `${who} opened **${card}**: ${what}.`,
  giftDoes: {
    synod: (role, square) => `${things.aRole[role]} goes to the monastery at ${square} (G20)`,
    sweep: (square) => `the road at ${square} is scored and swept (G30)`,
    cashOut: (role, place) => `the ${roleIn(role)} at ${place} goes home (G40)`,
    change: (role, place, newRole, newPlace) =>
      `the ${roleIn(role)} at ${place} becomes ${things.aRole[newRole]} (${newPlace}; G50)`,
    take2: 'a second tile is drawn, and one of the two goes back (G60)',
  },
  moved: (who, role, place, newRole, newPlace) =>
    `${who} changed a position: the ${roleIn(role)} at ${place} becomes ${things.aRole[newRole]} (${newPlace}; G50).`,
  drawnToo: (who, tile) => `${who} draws a second tile: ${tile} (G60).`,
  kept: (who, tile, back, left) =>
    `${who} kept one tile (${tile}) and put the other back (${back}): ${left} left (G60).`,
  goodsTaken: (who, listed, square) => `${who} finished the city at ${square} and takes ${listed} (TB2).`,
  discovered: {
    city: (name, squares) =>
      `${name} is discovered: everybody may build beside it${squares && `, now on ${squares}`} (M5).`,
    ferry: (name, squares) => `The ferry ${name} is discovered: everybody may build on at ${squares} (M12).`,
  },
  resigned: (who) => `${who} resigned; their meeples stay and still score.`,
  finalScoring: '**Final scoring** (B18, B19)',
  ended: (headline) => `The game is over: ${headline}`,
  more: (count) => `… and ${count} more ${count === 1 ? 'line' : 'lines'}`,
};

export const turn: TurnPhrases = {
  title: (who, left, part) => `${who} – your tile (${left} left)${PARTS[part]}`,
  titleOfTwo: (who, left) => `${who} – choose one of two tiles (${left} left)`,
  twoTiles: (tile, other) => `Two tiles: 1. ${tile}; 2. ${other}`,
  over: 'The game is over.',
  resigned: 'resigned',
  tile: (tile) => `Tile: ${tile}`,
  page: (from, to, of) => `Numbers ${from}–${to} of ${of}; *Next page* shows the others.`,
  regions: {
    N: 'North',
    NE: 'North-east',
    E: 'East',
    SE: 'South-east',
    S: 'South',
    SW: 'South-west',
    W: 'West',
    NW: 'North-west',
    middle: 'The middle',
  },
  map: (name, free) => `${name}: ${free} ${free === 1 ? 'square' : 'squares'} free.`,
  commitment: (hash) =>
    `The order of the tiles is fixed from now on. SHA-256 of its seed: \`${hash}\`. The seed is shown at the end, so that everybody can check it.`,
  past: (turn) => `Turn ${turn}`,
};

export const final: FinalPhrases = {
  wins: (who, points) => `${who} wins with ${points} ${points === 1 ? 'point' : 'points'}!`,
  shares: (who, points) => `${who} share the win with ${points} ${points === 1 ? 'point' : 'points'} each (B20)!`,
  sums: {
    ...expansions.bonuses,
    road: 'roads',
    city: 'cities',
    monastery: 'monasteries',
    field: 'fields',
    garden: 'gardens',
    arrow: 'arrows',
    'cash-out': 'Cash Out',
    'unopened-gifts': 'unopened gifts',
    'trade-goods': 'trade goods',
    island: 'islands',
    town: 'towns',
  },
  nothing: (who) => `${who}: nothing more`,
  seed: (seed, hash, file) =>
    `Seed of this game: \`${seed}\`\nIts SHA-256 is \`${hash}\`, as published at the start. To check the whole game, save the attached \`${file}\` and run \`npm run -s verify -- ${file}\`.`,
};
