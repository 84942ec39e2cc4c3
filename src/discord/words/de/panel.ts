import type { ListPhrases, PanelPhrases } from '../phrases.ts';

const some = (count: number, one: string, several: string = one): string => `${count} ${count === 1 ? one : several}`;
const points = (count: number): string => some(count, 'Punkt', 'Punkte');

const DONE = { road: 'Straße', city: 'Stadt', monastery: 'Kloster', garden: 'Garten', field: 'Wiese' } as const;

export const panel: PanelPhrases = {
  rotate: (square, tile, choices) =>
    `**${square}** – wie soll das Plättchen liegen? ${choices} Drehungen passen.\n-# Wie abgebildet: ${tile}. Noch ist nichts gelegt.`,
  rotation: (degrees, edges) => (edges ? `${degrees}°: ${edges}` : `${degrees}°`),
  deploy: (square, tile, choices, supply) =>
    choices === 0
      ? `**${square}** – ${tile}.\n${supply === 0 ? 'Du hast keinen Meeple mehr.' : 'Auf diesem Plättchen kann kein Meeple stehen.'} Der Knopf legt das Plättchen und beendet deinen Zug.`
      : `**${square}** – ${tile}.\nEinen Meeple setzen oder keinen? Du hast ${some(supply, 'Meeple', 'Meeples')}. Jeder Knopf legt das Plättchen und beendet deinen Zug.`,
  short: {
    road: (tiles, open) => `Straße ${some(tiles, 'Teil', 'Teile')}, ${open} offen`,
    city: (tiles, open) => `Stadt ${some(tiles, 'Teil', 'Teile')}, ${open} offen`,
    field: (cities) => `Wiese, ${some(cities, 'Stadt', 'Städte')}`,
    monastery: (around) => `Kloster, ${around} von 8 ringsum`,
    garden: (around) => `Garten, ${around} von 8 ringsum`,
    done: (kind) => `${DONE[kind]} fertig`,
    now: (count) => `sofort +${count}`,
    gains: (what, count, who) => `${what} +${count} für ${who ?? 'dich'}`,
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
  feature: ({ kind, size, open, missing, field, people, now, finished }) => {
    const state = field
      ? ''
      : missing !== null
        ? `, ${8 - missing} von 8 ringsum`
        : open === 0
          ? ', fertig'
          : `, ${open} offen`;
    const done = open === 0 || field;
    return `**${kind}**${size && `, ${size}`}${state} – ${people}: ${done ? points(now) : `jetzt ${points(now)}, fertig ${finished}`}`;
  },
  nobody: 'niemand',
};

export const lists: ListPhrases = {
  tilesLeft: (left) => (left === 0 ? '### Keine Plättchen mehr' : `### Noch ${left} Plättchen`),
  fits: (square, count, left) =>
    `### Auf ${square} ${count === 1 ? 'passt' : 'passen'} ${count} der ${left} übrigen Plättchen`,
  fitsNone: (square, left) =>
    `Keines der übrigen Plättchen (${left}) passt auf **${square}**, so wie die Nachbarn jetzt liegen.`,
  fields: '### Wiesen mit Bauern',
  noFields: 'Noch liegt auf keiner Wiese ein Bauer.',
  field: (square, cities, people, count) => `Wiese auf ${square}, ${cities} – ${people}: ${points(count)}`,
  more: '### Mehr zu diesem Spiel',
  andMore: (count) => `… und ${count} weitere`,
};
