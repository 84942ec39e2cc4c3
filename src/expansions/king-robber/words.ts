import type { GameEvent } from '../../engine/index.ts';
import type { Say } from '../say.ts';

type Taken = Extract<GameEvent, { readonly type: 'piece-taken' }>;

/** By what a scoring goes. */
export const rulesOf = { king: 'KR40', robber: 'KR40' } as const;

/** Before the seats that hold them. */
export const signs = { king: '👑', robber: '🗡️' } as const;

export const en = {
  terms: {
    'finished-cities': ['finished city', 'finished cities'],
    'finished-roads': ['finished road', 'finished roads'],
  },
  bonuses: { king: 'King', robber: 'Robber' },
  pieces: { king: 'the King', robber: 'the Robber' },
  topics: {
    'king-robber': {
      title: 'King and Robber',
      text: 'Whoever finishes the first city takes the King. From then on he goes to whoever finishes a city with more tiles than every city finished before (KR10); the same size moves nothing, and coats of arms do not count (KR11). It does not matter whose city it is, nor whether anybody stands in it (KR12). Of two cities finished at once the larger counts (KR13). The Robber goes by roads in the same way. At the end the King brings 1 point for each finished city on the board, the Robber 1 for each finished road, whoever owned them (KR40). On maps a printed large city counts only as part of a city that tiles have finished (KR64).',
    },
  },
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
  terms: {
    'finished-cities': ['fertige Stadt', 'fertige Städte'],
    'finished-roads': ['fertige Straße', 'fertige Straßen'],
  },
  bonuses: { king: 'König', robber: 'Räuber' },
  pieces: { king: 'der König', robber: 'der Räuber' },
  topics: {
    'king-robber': {
      title: 'König und Räuber',
      text: 'Wer die erste Stadt fertig macht, nimmt den König. Danach geht er an jeden, der eine Stadt mit mehr Plättchen fertig macht als alle davor (KR10); gleich große bewegen ihn nicht, und Wappen zählen nicht (KR11). Es ist gleich, wem die Stadt gehört und ob jemand darin steht (KR12). Von zwei Städten, die zugleich fertig werden, zählt die größere (KR13). Der Räuber geht ebenso nach Straßen. Am Ende bringt der König 1 Punkt je fertiger Stadt auf dem Tisch, der Räuber 1 je fertiger Straße, wem sie auch gehörten (KR40). Auf Karten zählt eine gedruckte große Stadt nur als Teil einer Stadt, die Plättchen fertig gemacht haben (KR64).',
    },
  },
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
