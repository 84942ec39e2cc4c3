import type { FinalPhrases, LogPhrases, TurnPhrases } from '../phrases.ts';

export const log: LogPhrases = {
  turn: (turn, who) => `Turn ${turn}: ${who}.`,
  drawn: (who, tile, left) => `${who} draws a tile: ${tile} (${left} left).`,
  discarded: (who, tile) =>
    `${who} drew a tile that fits nowhere (${tile}): it leaves the game and the next one is drawn (B6).`,
  placed: (who, square, tile) => `${who} placed **${square}**: ${tile}.`,
  deployed: (who, aRole, square, place) => `${who} put ${aRole} on ${square} (${place}).`,
  scored: ({ who, shared, what, sum, points, rule, majority }) =>
    `${who}${shared ? ' share' : ''}: ${what}, ${sum} = **${points}**${shared ? ' each' : ''} (${rule}${majority && `; meeples ${majority}, B13`})`,
  returned: (who, figures) => `${who} gets ${figures} back (B14).`,
  returnedAll: (listed) => `Back home (B14): ${listed}.`,
  resigned: (who) => `${who} resigned; their meeples stay and still score.`,
  finalScoring: '**Final scoring** (B18, B19)',
  ended: (headline) => `The game is over: ${headline}`,
  more: (count) => `… and ${count} more ${count === 1 ? 'line' : 'lines'}`,
};

export const turn: TurnPhrases = {
  title: (who, left) => `${who} – your tile (${left} left)`,
  over: 'The game is over.',
  resigned: 'resigned',
  tile: (tile) => `Tile: ${tile}`,
  page: (from, to, of) => `Numbers ${from}–${to} of ${of}; *Next page* shows the others.`,
  commitment: (hash) =>
    `The order of the tiles is fixed from now on. SHA-256 of its seed: \`${hash}\`. The seed is shown at the end, so that everybody can check it.`,
  past: (turn) => `Turn ${turn}`,
  broughtDown: (who) => (who === null ? 'The board as it stands.' : `Brought down here; it is still ${who}’s turn.`),
};

export const final: FinalPhrases = {
  wins: (who, points) => `${who} wins with ${points} ${points === 1 ? 'point' : 'points'}!`,
  shares: (who, points) => `${who} share the win with ${points} ${points === 1 ? 'point' : 'points'} each (B20)!`,
  sums: { road: 'roads', city: 'cities', monastery: 'monasteries', field: 'fields', garden: 'gardens' },
  nothing: (who) => `${who}: nothing more`,
  seed: (seed, hash, file) =>
    `Seed of this game: \`${seed}\`\nIts SHA-256 is \`${hash}\`, as published at the start. To check the whole game, save the attached \`${file}\` and run \`npm run -s verify -- ${file}\`.`,
};
