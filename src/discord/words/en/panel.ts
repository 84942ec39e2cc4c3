import type { ListPhrases, PanelPhrases } from '../phrases.ts';

const some = (count: number, one: string, several = `${one}s`): string => `${count} ${count === 1 ? one : several}`;

const DONE = { road: 'road', city: 'city', monastery: 'monastery', garden: 'garden', field: 'field' } as const;

export const panel: PanelPhrases = {
  rotate: (square, tile, choices) =>
    `**${square}** – how should the tile lie? ${choices} ways fit.\n-# As drawn: ${tile}. Nothing is placed yet.`,
  rotation: (degrees, edges) => (edges ? `${degrees}°: ${edges}` : `${degrees}°`),
  deploy: (square, tile, choices, supply) =>
    choices === 0
      ? `**${square}** – ${tile}.\n${supply === 0 ? 'You have no meeple left.' : 'No meeple can stand on this tile.'} The button places the tile and ends your turn.`
      : `**${square}** – ${tile}.\nPlace a meeple, or none? You have ${some(supply, 'meeple')}. Each button places the tile and ends your turn.`,
  short: {
    road: (tiles, open) => `road ${some(tiles, 'tile')}, ${open} open`,
    city: (tiles, open) => `city ${some(tiles, 'tile')}, ${open} open`,
    field: (cities) => `field, ${some(cities, 'city', 'cities')}`,
    monastery: (around) => `monastery, ${around} of 8 around`,
    garden: (around) => `garden, ${around} of 8 around`,
    done: (kind) => `${DONE[kind]} done`,
    now: (points) => `+${points} now`,
    gains: (what, points, who) => `${what} +${points} for ${who ?? 'you'}`,
  },
  noFigure: 'No figure',
  done: () => 'Done: your turn is saved.',
  present: (turn, who) =>
    `The table has moved on: it is turn ${turn}, and ${who} is to move. Use the newest message, or \`/board\`.`,
  presentOver: 'The table has moved on: the game is over. Start another with `/play`.',
  whatIf: (square, tile) => `**What if?** The tile on **${square}**: ${tile}.`,
  scoresNow: 'Scored at once:',
  whatIfEnd: (who) =>
    who === null
      ? '-# Only you see this, and nothing is placed.'
      : `-# Only you see this, and nothing is placed: it is ${who}’s turn.`,
  feature: ({ kind, size, open, missing, field, people, now, finished }) => {
    const state = field
      ? ''
      : missing !== null
        ? `, ${8 - missing} of 8 around`
        : open === 0
          ? ', finished'
          : `, ${open} open`;
    const done = open === 0 || field;
    return `**${kind}**${size && `, ${size}`}${state} – ${people}: ${done ? some(now, 'point') : `${some(now, 'point')} now, ${finished} if finished`}`;
  },
  nobody: 'nobody',
};

export const lists: ListPhrases = {
  tilesLeft: (left) => (left === 0 ? '### No tiles left' : `### ${some(left, 'tile')} left`),
  fits: (square, count, left) => `### On ${square} fit ${count} of the ${left} tiles left`,
  fitsNone: (square, left) => `No tile that is left (${left}) fits on **${square}** as its neighbours lie now.`,
  fields: '### Fields with farmers',
  noFields: 'No farmer lies in any field yet.',
  field: (square, cities, people, points) => `Field at ${square}, ${cities} – ${people}: ${some(points, 'point')}`,
  more: '### More about this game',
  andMore: (count) => `… and ${count} more`,
};
