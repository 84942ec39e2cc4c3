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
  topics: {
    dragon: {
      title: 'The dragon',
      text: 'The dragon comes to each volcano tile as it is placed, and nobody may be put where it is (PD12, PD14). A tile with a dragon is placed as usual and may get a meeple; then, before anything is scored, the dragon makes six steps (PD15). Whose turn it is makes the first, then clockwise, round and round (PD16). Each step leads to a tile beside it, not to the fairy’s and to none where it was in this movement; without such a tile it rests (PD17). It eats every figure on a tile it enters: they go home without points, builders and pigs too (PD18). Dragon tiles drawn before the first volcano are kept aside and shuffled in when it is placed (PD10).',
    },
    fairy: {
      title: 'The fairy',
      text: 'Instead of placing a figure you may move the fairy beside one of your meeples anywhere (PD21). The dragon never enters her tile (PD17). If she is with you when your turn starts you get 1 point, once a turn and not in the second part of one (PD23). When the feature of her meeple is scored its owner gets 3 more, also without majority and at the end of the game (PD24, PD40), but not when an abbot is taken back (PD63). When her meeple leaves, she stays on the tile with nobody: it stays closed to the dragon (PD25).',
    },
    princess: {
      title: 'Princesses and portals',
      text: 'If the princess on your tile belongs to a city with meeples, you may send one of them home, whoever’s it is, your own too (PD27). That is your whole action: no figure, fairy or abbot after it (PD28, PD60). A portal lets your meeple go to any tile instead of this one: onto a feature that is unfinished and that nobody is on, but not where the dragon is (PD30, PD31). Builders and pigs cannot use it; an abbot can, to a monastery or garden (PD61).',
    },
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
  topics: {
    dragon: {
      title: 'Der Drache',
      text: 'Der Drache kommt auf jeden Vulkan, sobald er gelegt ist, und niemand darf eingesetzt werden, wo er steht (PD12, PD14). Ein Plättchen mit Drachen wird gelegt wie jedes andere und kann eine Figur bekommen; danach, noch vor jeder Wertung, macht der Drache sechs Schritte (PD15). Wer am Zug ist, macht den ersten, dann geht es im Uhrzeigersinn reihum (PD16). Jeder Schritt führt auf ein Plättchen daneben, nicht auf das der Fee und auf keines, auf dem er in dieser Bewegung schon war; gibt es keines, so ruht er (PD17). Er frisst jede Figur, deren Plättchen er betritt: Sie geht ohne Punkte nach Hause, auch Baumeister und Schweine (PD18). Drachenplättchen, die vor dem ersten Vulkan gezogen werden, liegen beiseite und werden mit ihm eingemischt (PD10).',
    },
    fairy: {
      title: 'Die Fee',
      text: 'Statt eine Figur einzusetzen, darfst du die Fee zu einer deiner Figuren stellen, wo sie auch steht (PD21). Der Drache betritt das Plättchen der Fee nie (PD17). Ist sie zu Beginn deines Zuges bei dir, bekommst du 1 Punkt, einmal je Zug und nicht im zweiten Teil eines Doppelzuges (PD23). Wird gewertet, worauf ihre Figur steht, bekommt deren Besitzer 3 Punkte dazu, auch ohne Mehrheit und am Ende des Spiels (PD24, PD40), nicht aber, wenn ein Abt zurückgenommen wird (PD63). Geht ihre Figur, so bleibt sie allein auf dem Plättchen: Der Drache kommt weiter nicht hin (PD25).',
    },
    princess: {
      title: 'Burgfräulein und Portale',
      text: 'Gehört das Burgfräulein auf deinem Plättchen zu einer Stadt mit Figuren, so darfst du eine davon nach Hause schicken, wem sie auch gehört, auch eine eigene (PD27). Das ist deine ganze Aktion: danach keine Figur, keine Fee, kein Abt (PD28, PD60). Durch ein Portal darf deine Figur statt auf dieses auf ein beliebiges Plättchen: auf etwas, das nicht fertig ist und auf dem niemand steht, aber nicht dorthin, wo der Drache ist (PD30, PD31). Baumeister und Schweine können nicht hindurch; ein Abt kann es, zu einem Kloster oder Garten (PD61).',
    },
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
