import type { DecisionPhrases, PanelPhrases } from '../phrases.ts';
import { things } from './things.ts';

const some = (count: number, one: string, several: string = one): string => `${count} ${count === 1 ? one : several}`;
const points = (count: number): string => some(count, 'Punkt', 'Punkte');

/** After `neben`: the own figure there. */
const BESIDE = {
  ...things.roles,
  farmer: 'Bauern',
  large: 'großem Meeple',
  'large-knight': 'großem Ritter',
  'large-highwayman': 'großem Wegelagerer',
  'large-monk': 'großem Mönch',
  'large-farmer': 'großem Bauern',
};

const DONE = { road: 'Straße', city: 'Stadt', monastery: 'Kloster', garden: 'Garten', field: 'Wiese' } as const;

const COMMITS = 'Deine Wahl legt das Plättchen und beendet deinen Zug; *Zurück* führt zum Plättchen.';

export const panel: PanelPhrases = {
  deploy: ({ square, tile, choices, supply, mixed, ends, others, notes }) => {
    const end = ends ? ' und beendet deinen Zug' : '';
    const none =
      supply.length === 0 ? 'Du hast keinen Meeple mehr.' : 'Auf diesem Plättchen kann keine deiner Figuren stehen.';
    const asked =
      choices > 0
        ? `${mixed ? 'Eine Figur setzen oder keine' : 'Einen Meeple setzen oder keinen'}? Im Vorrat: ${supply.join(', ')}. Jeder Knopf legt das Plättchen${end}.`
        : others
          ? `${none} Was du sonst tun kannst, steht auf den Knöpfen.`
          : `${none} Der Knopf legt das Plättchen${end}.`;
    return [`**${square}** – ${tile}.`, ...notes, asked].join('\n');
  },
  effects: {
    noTile: 'Dein Pfeil zeigt auf kein Plättchen: **+2** für dich (AN2).',
    active: (symbol, square) => `Aktiv: der Pfeil auf **${square}**, ${things.symbols[symbol]}.`,
    bonus: 'Dein eigener Pfeil ist nicht der aktive: **+2** für dich (AN7).',
    extra: 'Nach diesem Zug hast du einen Extrazug (AN16).',
    noExtra: 'Er bewirkt nichts: Es gibt keinen weiteren Extrazug (AN17, AN21).',
    second: 'Die Straße oder Stadt deines Baumeisters wächst: Danach ziehst und legst du noch einmal (TB5).',
    townTurn: 'Der Ort gibt dir nach diesem Zug noch einen (M7).',
    island: (count) => `Die Wappen der Insel: **${count}** für dich (M14).`,
    town: (count) => `Der überbaute Ort: **${count}** für dich (M7).`,
    perhapsExtra: 'Nach diesem Zug hast du einen Extrazug, wenn du nicht eben einen hattest (AN16, AN17).',
  },
  recallNote: '*Abt zurück* wertet ihn sofort, statt dass du eine Figur setzt (AB4, AB5).',
  elsewhereNote: (symbol) =>
    symbol === null
      ? 'Du darfst stattdessen auf ein anderes Plättchen setzen.'
      : 'Der Pfeil bietet auch Plätze auf anderen Plättchen an, statt auf diesem (AN9, AN10).',
  arrowsNote: (count) => `${count} Pfeile könnten aktiv werden: Wähle einen (AN6).`,
  back: (role, count) => `${things.roles[role]} zurück, sofort +${count} (kein Meeple)`,
  beside: (role, figure, square) =>
    `${figure === 'meeple' ? 'Neben' : `${things.roles[figure]} neben`} ${BESIDE[role]} ${square}`,
  roleAt: (role, square) => `${things.roles[role]} auf ${square}`,
  arrowLabel: ({ mark, square, symbol, own, bonus, idle }) =>
    `${mark}: ${own ? 'hier' : square} – ${symbol}${idle ? ', wirkungslos' : ''}${bonus ? ', +2 für deinen' : ''}`,
  elsewhereLabel: (symbol, places) =>
    symbol === 'add-meeple'
      ? `Neben einen von meinen (${places}) …`
      : symbol === 'place-anywhere'
        ? `Woandershin (${places}) …`
        : `Auf ein anderes Plättchen (${places}) …`,
  elsewhere: (symbol, from, to, of) => {
    const what =
      symbol === 'add-meeple'
        ? '**Neben welchen deiner Meeples?** Zwei stehen dort nebeneinander, nie drei, und beide zählen (AN10, AN11).'
        : `**Wohin?** Auf jede Straße, Stadt oder Wiese und jedes Kloster, auf denen niemand ist und die nicht fertig sind${symbol === null ? '' : ' (AN9)'}.`;
    const page =
      of === 0 ? 'Jetzt gibt es keinen solchen Platz.' : from <= 1 && to >= of ? '' : `Plätze ${from}–${to} von ${of}.`;
    return [what, page, COMMITS].filter(Boolean).join('\n');
  },
  commits: COMMITS,
  figureMenu: 'Wähle, wohin deine Figur kommt …',
  short: {
    road: (tiles, open) => `Straße ${some(tiles, 'Teil', 'Teile')}, ${open} offen`,
    city: (tiles, open) => `Stadt ${some(tiles, 'Teil', 'Teile')}, ${open} offen`,
    field: (cities) => `Wiese, ${some(cities, 'Stadt', 'Städte')}`,
    monastery: (around, of) => `Kloster, ${around} von ${of} ringsum`,
    garden: (around, of) => `Garten, ${around} von ${of} ringsum`,
    bare: {
      open: (tiles, open) => `${some(tiles, 'Teil', 'Teile')}, ${open} offen`,
      cities: (cities) => some(cities, 'Stadt', 'Städte'),
      around: (around, of) => `${around} von ${of} ringsum`,
    },
    pig: 'je 4',
    goods: (tokens) => `Waren +${tokens}`,
    done: (kind) => `${DONE[kind]} fertig`,
    now: (count) => `sofort +${count}`,
    gains: (what, count, who) => `${what} ${count} für ${who ?? 'dich'}`,
  },
  noFigure: 'Kein Meeple',
  done: () => 'Fertig: Dein Zug ist gespeichert.',
  present: (turn, who) =>
    `Am Tisch ist inzwischen etwas geschehen: Es ist Zug ${turn}, und ${who} ist dran. Nimm die neueste Nachricht oder \`/board\`.`,
  presentOver: 'Am Tisch ist inzwischen etwas geschehen: Das Spiel ist zu Ende. Mit `/play` beginnt ein neues.',
  whatIf: (square, tile) => `**Was wäre, wenn?** Das Plättchen auf **${square}**: ${tile}.`,
  scoresNow: 'Sofort gewertet:',
  whatIfEnd: (who) =>
    who === null
      ? '-# Das siehst nur du, und nichts ist gelegt.'
      : `-# Das siehst nur du, und nichts ist gelegt: ${who} ist am Zug.`,
  feature: ({ kind, size, open, around, field, people, now, finished }) => {
    const state = field
      ? ''
      : around !== null
        ? `, ${around[0]} von ${around[1]} ringsum`
        : open === 0
          ? ', fertig'
          : `, ${open} offen`;
    const done = open === 0 || field;
    return `**${kind}**${size && `, ${size}`}${state} – ${people}: ${done ? points(now) : `jetzt ${points(now)}, fertig ${finished}`}`;
  },
  nobody: 'niemand',
};

export const decision: DecisionPhrases = {
  title: (who) => `${who} – entscheide`,
  open: 'Wählen …',
  options: (count) => `Mehr (${count}) …`,
  pass: 'Nichts',
  ask: '**Was?**',
  page: (from, to, of) => `${from}–${to} von ${of}.`,
};
