import type { GameEvent } from '../../engine/index.ts';
import type { Say } from '../say.ts';

type Taken = Extract<GameEvent, { readonly type: 'piece-taken' }>;

/** By what a scoring goes. */
export const rulesOf = { king: 'KR40', robber: 'KR40' } as const;

/** Before the seats that hold them. */
export const signs = { king: '👑', robber: '🗡️' } as const;

export const en = {
  rules: {
    'king-robber': {
      name: 'King and Robber',
      about: 'for the largest city and longest road; 1 point for each finished one at the end (KR10, KR40)',
    },
  },
  sets: { 'king-and-robber': { name: 'King & Robber', about: 'with cities, roads and a monastery' } },
  terms: {
    'finished-cities': ['finished city', 'finished cities'],
    'finished-roads': ['finished road', 'finished roads'],
  },
  bonuses: { king: 'King', robber: 'Robber' },
  pieces: { king: 'the King', robber: 'the Robber' },
  lines: {
    'piece-taken': ({ seat, piece, from, tiles, on }: Taken, { name, square }: Say) => {
      const what = `a ${piece === 'king' ? 'city' : 'road'} of ${tiles} tiles at ${square(on)}, the most so far`;
      const it = piece === 'king' ? 'King' : 'Robber';
      if (from === seat) return `${name(seat)} finished ${what}, and keeps the ${it} (KR10).`;
      return `${name(seat)} finished ${what}, and takes the ${it}${from === null ? '' : ` from ${name(from)}`} (KR10).`;
    },
  },
} as const;

export const de = {
  rules: {
    'king-robber': {
      name: 'König und Räuber',
      about: 'für die größte Stadt und längste Straße; am Ende je fertiger 1 Punkt (KR10, KR40)',
    },
  },
  sets: { 'king-and-robber': { name: 'König & Räuber', about: 'mit Städten, Straßen und einem Kloster' } },
  terms: {
    'finished-cities': ['fertige Stadt', 'fertige Städte'],
    'finished-roads': ['fertige Straße', 'fertige Straßen'],
  },
  bonuses: { king: 'König', robber: 'Räuber' },
  pieces: { king: 'der König', robber: 'der Räuber' },
  lines: {
    'piece-taken': ({ seat, piece, from, tiles, on }: Taken, { name, square }: Say) => {
      const [kind, most] = piece === 'king' ? ['Stadt', 'größte'] : ['Straße', 'längste'];
      const what = `eine ${kind} aus ${tiles} Plättchen auf ${square(on)} fertig gemacht, die bisher ${most},`;
      const it = piece === 'king' ? 'den König' : 'den Räuber';
      if (from === seat) return `${name(seat)} hat ${what} und behält ${it} (KR10).`;
      return `${name(seat)} hat ${what} und nimmt ${it}${from === null ? '' : ` von ${name(from)}`} (KR10).`;
    },
  },
} as const;
