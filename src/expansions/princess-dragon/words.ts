import type { ActionOf, GameEvent, GameView } from '../../engine/index.ts';
import type { Say } from '../say.ts';

type Of<Type extends GameEvent['type']> = Extract<GameEvent, { readonly type: Type }>;

/** By what a scoring goes. */
export const rulesOf = { 'fairy.turn': 'PD23', 'fairy.completed': 'PD24' } as const;

/** Before what stands on the board. */
export const signs = { dragon: '🐉', fairy: '🧚' } as const;

const STEPS = 6;

/** The dragon's step that is to be made. */
const stepIn = ({ pieces }: Pick<GameView, 'pieces'>): number =>
  pieces.find(({ kind }) => kind === 'dragon')?.trail?.length ?? 1;

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
  asks: {
    dragon: {
      title: (who: string, view: GameView) => `${who} – move the dragon, step ${stepIn(view)} of ${STEPS} (PD16)`,
      follows: 'Then the dragon moves, before anything is scored (PD15).',
    },
  },
  actions: {
    dragon: (action: ActionOf<'dragon'>, { square }: Say, home: string) =>
      `${square(action)}${home && ` – eats ${home}`}`,
    fairy: ({ figure, beside }: ActionOf<'fairy'>, { role, spot }: Say) =>
      `Fairy to ${role(figure, beside).toLowerCase()} ${spot(beside)}`,
    princess: ({ seat, figure, from }: ActionOf<'princess'>, { name, role, spot }: Say) =>
      `Send home: ${name(seat)}, ${role(figure, from).toLowerCase()} ${spot(from)}`,
  },
  groups: {
    fairy: {
      label: (count: number) => `Move the fairy (${count}) …`,
      ask: '**Beside which of your meeples?** The dragon stays off her tile, and she brings you points (PD21, PD23, PD24).',
    },
    princess: {
      label: (count: number) => `Send somebody home (${count}) …`,
      ask: '**Whom does the princess send home?** It is your whole action (PD27, PD28).',
    },
  },
  standing: {
    dragon: {
      away: {
        on: 'Dragon: away from mine, always',
        off: 'Dragon: ask me again',
        set: 'From now on your steps of the dragon are made at once, away from your figures: as few of them as can be are eaten, then it goes as far from the nearest as it can.',
        unset: 'You are asked again when it is your step of the dragon.',
      },
    },
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
  asks: {
    dragon: {
      title: (who: string, view: GameView) => `${who} – beweg den Drachen, Schritt ${stepIn(view)} von ${STEPS} (PD16)`,
      follows: 'Danach bewegt sich der Drache, noch vor jeder Wertung (PD15).',
    },
  },
  actions: {
    dragon: (action: ActionOf<'dragon'>, { square }: Say, home: string) =>
      `${square(action)}${home && ` – frisst ${home}`}`,
    fairy: ({ figure, beside }: ActionOf<'fairy'>, { role, spot }: Say) =>
      `Fee hierher: ${role(figure, beside)} ${spot(beside)}`,
    princess: ({ seat, figure, from }: ActionOf<'princess'>, { name, role, spot }: Say) =>
      `Nach Hause: ${name(seat)}, ${role(figure, from)} ${spot(from)}`,
  },
  groups: {
    fairy: {
      label: (count: number) => `Die Fee bewegen (${count}) …`,
      ask: '**Zu welcher deiner Figuren?** Der Drache betritt ihr Plättchen nicht, und sie bringt dir Punkte (PD21, PD23, PD24).',
    },
    princess: {
      label: (count: number) => `Jemanden heimschicken (${count}) …`,
      ask: '**Wen schickt das Burgfräulein nach Hause?** Das ist deine ganze Aktion (PD27, PD28).',
    },
  },
  standing: {
    dragon: {
      away: {
        on: 'Drache: immer weg von meinen',
        off: 'Drache: mich wieder fragen',
        set: 'Von jetzt an werden deine Schritte des Drachen sofort gemacht, weg von deinen Figuren: So wenige wie möglich werden gefressen, dann geht er so weit wie möglich von der nächsten weg.',
        unset: 'Du wirst wieder gefragt, wenn dein Schritt des Drachen kommt.',
      },
    },
  },
} as const;
