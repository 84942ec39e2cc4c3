import type { GameEvent } from '../../engine/index.ts';
import type { Say } from '../say.ts';

type Of<Type extends GameEvent['type']> = Extract<GameEvent, { readonly type: Type }>;

/** By what a scoring goes. */
export const rulesOf = { 'fairy.turn': 'PD23', 'fairy.completed': 'PD24' } as const;

/** Before what stands on the board. */
export const signs = { dragon: '🐉', fairy: '🧚' } as const;

const STEPS = 6;

export const en = {
  rules: {
    'princess-dragon': {
      name: 'Princess & Dragon',
      about: 'a dragon eats figures, a fairy protects; princesses and portals (PD16, PD21, PD27, PD30)',
    },
  },
  sets: {
    'princess-and-dragon': { name: 'Princess & Dragon', about: 'with volcanoes, dragons, princesses and portals' },
  },
  terms: { fairy: ['fairy', 'fairies'] },
  bonuses: {
    fairy: 'fairy',
    'fairy.turn': 'fairy at the start of a turn',
    'fairy.completed': 'fairy beside the figure',
  },
  pieces: { dragon: 'the dragon', fairy: 'the fairy' },
  printed: { volcano: 'a volcano', dragon: 'a dragon', portal: 'a magic portal', princess: 'a princess' },
  removed: {
    dragon: (listed: string) => `The dragon eats (PD18): ${listed}.`,
    princess: (listed: string) => `The princess sends home (PD27): ${listed}.`,
  },
  lines: {
    'dragon-came': ({ from, to }: Of<'dragon-came'>, { square }: Say) =>
      `The dragon ${from === null ? 'wakes' : `flies from ${square(from)}`} and comes to the volcano at ${square(to)} (PD12).`,
    'dragon-moved': ({ seat, to, step }: Of<'dragon-moved'>, { name, square }: Say) =>
      `${name(seat)} moved the dragon to ${square(to)}, step ${step} of ${STEPS} (PD16).`,
    'dragon-stuck': ({ at }: Of<'dragon-stuck'>, { square }: Say) =>
      `The dragon has no way on from ${square(at)} and rests (PD17).`,
    'fairy-moved': ({ seat, figure, beside }: Of<'fairy-moved'>, { name, square, role }: Say) =>
      `${name(seat)} put the fairy beside the ${role(figure, beside).toLowerCase()} at ${square(beside)} (PD21).`,
  },
} as const;

export const de = {
  rules: {
    'princess-dragon': {
      name: 'Burgfräulein & Drache',
      about: 'ein Drache frisst, eine Fee schützt; Portale (PD16, PD21, PD27, PD30)',
    },
  },
  sets: {
    'princess-and-dragon': { name: 'Burgfräulein & Drache', about: 'mit Vulkanen, Drachen und Portalen' },
  },
  terms: { fairy: ['Fee', 'Feen'] },
  bonuses: { fairy: 'Fee', 'fairy.turn': 'Fee zu Beginn des Zuges', 'fairy.completed': 'Fee bei der Figur' },
  pieces: { dragon: 'der Drache', fairy: 'die Fee' },
  printed: {
    volcano: 'einem Vulkan',
    dragon: 'einem Drachen',
    portal: 'einem Zauberportal',
    princess: 'einem Burgfräulein',
  },
  removed: {
    dragon: (listed: string) => `Der Drache frisst (PD18): ${listed}.`,
    princess: (listed: string) => `Das Burgfräulein schickt nach Hause (PD27): ${listed}.`,
  },
  lines: {
    'dragon-came': ({ from, to }: Of<'dragon-came'>, { square }: Say) =>
      `Der Drache ${from === null ? 'erwacht' : `fliegt von ${square(from)} los`} und kommt auf den Vulkan auf ${square(to)} (PD12).`,
    'dragon-moved': ({ seat, to, step }: Of<'dragon-moved'>, { name, square }: Say) =>
      `${name(seat)} hat den Drachen auf ${square(to)} bewegt, Schritt ${step} von ${STEPS} (PD16).`,
    'dragon-stuck': ({ at }: Of<'dragon-stuck'>, { square }: Say) =>
      `Der Drache kommt von ${square(at)} nicht weiter und ruht (PD17).`,
    'fairy-moved': ({ seat, figure, beside }: Of<'fairy-moved'>, { name, square, role }: Say) =>
      `${name(seat)} hat die Fee zu einer Figur auf ${square(beside)} gestellt: ${role(figure, beside)} (PD21).`,
  },
} as const;
