import type { DecisionPhrases, PanelPhrases, Role } from '../phrases.ts';
import { things } from './things.ts';

const some = (count: number, one: string, several = `${one}s`): string => `${count} ${count === 1 ? one : several}`;

const roleIn = (role: Role): string => things.roles[role].toLowerCase();

const DONE = { road: 'road', city: 'city', monastery: 'monastery', garden: 'garden', field: 'field' } as const;

const COMMITS = 'Your choice places the tile and ends your turn; *Back* leads to the tile.';

export const panel: PanelPhrases = {
  deploy: ({ square, tile, choices, supply, mixed, ends, others, notes }) => {
    const end = ends ? ' and ends your turn' : '';
    const none = supply.length === 0 ? 'You have no meeple left.' : 'None of your figures can stand on this tile.';
    const asked =
      choices > 0
        ? `Place a ${mixed ? 'figure' : 'meeple'}, or none? You have ${supply.join(', ')}. Each button places the tile${end}.`
        : others
          ? `${none} What else you can do is on the buttons.`
          : `${none} The button places the tile${end}.`;
    return [`**${square}** – ${tile}.`, ...notes, asked].join('\n');
  },
  effects: {
    noTile: 'Your arrow points at no tile: **+2** for you (AN2).',
    active: (symbol, square) => `Active: the arrow in **${square}**, ${things.symbols[symbol]}.`,
    bonus: 'Your own arrow is not the active one: **+2** for you (AN7).',
    extra: 'After this turn you take one extra turn (AN16).',
    noExtra: 'It has no effect: there is no further extra turn (AN17, AN21).',
    second: 'Your builder’s road or city grows: after this you draw and place once more (TB5).',
    townTurn: 'The town gives you another turn after this one (M7).',
    island: (points) => `The island’s coats of arms: **${points}** for you (M14).`,
    town: (points) => `The town you cover: **${points}** for you (M7).`,
    perhapsExtra: 'After this turn you take one extra turn, unless you have just had one (AN16, AN17).',
  },
  recallNote: '*Abbot back* scores at once, instead of placing any figure (AB4, AB5).',
  elsewhereNote: (symbol) =>
    symbol === null
      ? 'You may place on another tile instead.'
      : 'The arrow also offers places on other tiles, instead of one here (AN9, AN10).',
  arrowsNote: (count) => `${count} arrows could be activated: choose one (AN6).`,
  back: (role, points) => `${things.roles[role]} back, +${points} now (no figure)`,
  beside: (role, figure, square) =>
    `${figure === 'meeple' ? 'Beside' : `${things.roles[figure]} beside`} my ${roleIn(role)} ${square}`,
  roleAt: (role, square) => `${things.roles[role]} in ${square}`,
  arrowLabel: ({ mark, square, symbol, own, bonus, idle }) =>
    `${mark}: ${own ? 'this tile' : square} – ${symbol}${idle ? ', no effect' : ''}${bonus ? ', +2 for yours' : ''}`,
  elsewhereLabel: (symbol, places) =>
    symbol === 'add-meeple'
      ? `Beside one of mine (${places}) …`
      : symbol === 'place-anywhere'
        ? `Anywhere else (${places}) …`
        : `On another tile (${places}) …`,
  elsewhere: (symbol, from, to, of) => {
    const what =
      symbol === 'add-meeple'
        ? '**Beside which of your meeples?** Two stand side by side there, never three, and both count (AN10, AN11).'
        : `**Where to?** Any road, city, monastery or field that nobody is on and that is not finished${symbol === null ? '' : ' (AN9)'}.`;
    const page =
      of === 0 ? 'There is no such place now.' : from <= 1 && to >= of ? '' : `Places ${from}–${to} of ${of}.`;
    return [what, page, COMMITS].filter(Boolean).join('\n');
  },
  commits: COMMITS,
  figureMenu: 'Choose where your figure goes …',
  short: {
    road: (tiles, open) => `road ${some(tiles, 'tile')}, ${open} open`,
    city: (tiles, open) => `city ${some(tiles, 'tile')}, ${open} open`,
    field: (cities) => `field, ${some(cities, 'city', 'cities')}`,
    monastery: (around, of) => `monastery, ${around} of ${of} around`,
    garden: (around, of) => `garden, ${around} of ${of} around`,
    bare: {
      open: (tiles, open) => `${some(tiles, 'tile')}, ${open} open`,
      cities: (cities) => some(cities, 'city', 'cities'),
      around: (around, of) => `${around} of ${of} around`,
    },
    pig: '4 each',
    goods: (tokens) => `goods +${tokens}`,
    done: (kind) => `${DONE[kind]} done`,
    now: (points) => `+${points} now`,
    gains: (what, points, who) => `${what} ${points} for ${who ?? 'you'}`,
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
  feature: ({ kind, size, open, around, field, people, now, finished }) => {
    const state = field
      ? ''
      : around !== null
        ? `, ${around[0]} of ${around[1]} around`
        : open === 0
          ? ', finished'
          : `, ${open} open`;
    const done = open === 0 || field;
    return `**${kind}**${size && `, ${size}`}${state} – ${people}: ${done ? some(now, 'point') : `${some(now, 'point')} now, ${finished} if finished`}`;
  },
  nobody: 'nobody',
};

export const decision: DecisionPhrases = {
  title: (who) => `${who} – your decision`,
  open: 'Choose …',
  options: (count) => `More (${count}) …`,
  pass: 'Nothing',
  ask: '**Which?**',
  page: (from, to, of) => `${from}–${to} of ${of}.`,
};
