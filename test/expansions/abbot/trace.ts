import { z } from 'zod';
import type { TracePart } from '../../../tools/replay/parts.ts';
import type { Turn } from '../../../tools/replay/trace.ts';

const OfTurn = z.object({ abbotReturn: z.array(z.string()).optional() });
const own = (turn: Turn) => turn as z.infer<typeof OfTurn>;

export const TRACE: TracePart = {
  recordings: ['abbot'],
  // There abbots return only from unfinished buildings (V1).
  readings: { abbot: 'unfinished-recall' },
  keys: { turn: OfTurn.shape },

  option: (action, _, place) =>
    action.type === 'return' ? { return: action.figure, from: place(action.from) } : undefined,

  turn: ({ options, place }) => ({
    answers() {
      const value = options().flatMap((one) => (one.type === 'return' ? [place(one.from)] : []));
      return value.length > 0 ? [{ key: 'abbotReturn', value, after: 'meepleOptions' }] : [];
    },
  }),

  compared: (turn, { answers }) => [
    ['abbotReturn', new Set(own(turn).abbotReturn), new Set(answers.abbotReturn as readonly string[] | undefined)],
  ],
};
