import { z } from 'zod';
import type { Animal } from '../../../src/expansions/big-top/vocabulary.ts';
import type { Replaying, TracePart } from '../../../tools/replay/parts.ts';
import type { Trace, Turn } from '../../../tools/replay/trace.ts';

/** By its points. */
const ANIMALS = { 1: 'flea', 3: 'monkey', 4: 'seal', 5: 'bear', 6: 'tiger', 7: 'elephant' } as const;
type Points = keyof typeof ANIMALS;

/** The square of the tent, and the points of the animal that was shown there. */
const Shown = z.tuple([z.int(), z.int(), z.literal([1, 3, 4, 5, 6, 7])]);
type Shown = z.infer<typeof Shown>;

const OfTurn = z.object({ drawnAnimal: Shown.optional() });
const shownIn = (turn: Turn): Shown | undefined => (turn as z.infer<typeof OfTurn>).drawnAnimal;
const OfEnd = z.looseObject({ drawnAnimal: z.array(Shown).optional() });
const shownAtEnd = ({ final }: Trace): readonly Shown[] => OfEnd.parse(final ?? {}).drawnAnimal ?? [];

/** What the tent showed in the turn, before final scoring. */
function shownNow({ events }: Replaying): Shown | undefined {
  const end = events.findIndex(({ type }) => type === 'final-scoring');
  const shown = (end < 0 ? events : events.slice(0, end)).find(({ type }) => type === 'animal-shown');
  if (shown?.type !== 'animal-shown') return undefined;
  return [shown.at.x, shown.at.y, pointsOf(shown.animal)];
}

const pointsOf = (animal: Animal): Points =>
  Number(Object.entries(ANIMALS).find(([, one]) => one === animal)![0]) as Points;

export const TRACE: TracePart = {
  recordings: ['big-top'],
  switches: { acrobats: 'big-top', ringmaster: 'big-top' },
  places: { pyramid: 'acrobats' },
  keys: { turn: OfTurn.shape },

  prepared: (trace) => ({
    animals: [...trace.turns.flatMap((turn) => [shownIn(turn) ?? []]), ...shownAtEnd(trace)].flatMap(([, , points]) =>
      points === undefined ? [] : ANIMALS[points],
    ),
  }),

  deploys: (action) =>
    action.type === 'acrobat'
      ? { figure: action.figure, on: `acrobats:${action.x},${action.y}`, at: action, listed: 'first' }
      : undefined,

  option: (action) => (action.type === 'score-pyramid' ? { acrobats: [action.x, action.y] } : undefined),

  board({ pieces }) {
    const tent = pieces.find(({ kind }) => kind === 'tent');
    return tent ? { bigTop: tent.at ? [tent.at.x, tent.at.y] : null } : {};
  },

  turn: (at) => ({
    answers() {
      const shown = shownNow(at);
      return shown ? [{ key: 'drawnAnimal', value: shown, after: 'steps' }] : [];
    },
  }),

  compared: (turn, { answers }) => [['drawnAnimal', shownIn(turn), answers.drawnAnimal]],
};
