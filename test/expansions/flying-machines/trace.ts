import { z } from 'zod';
import type { TracePart } from '../../../tools/replay/parts.ts';
import type { TraceStep } from '../../../tools/replay/trace.ts';

/** The result of the die. */
const OfStep = z.object({ rolled: z.int().optional() });
const own = (step: TraceStep | undefined) => (step ?? {}) as z.infer<typeof OfStep>;

export const TRACE: TracePart = {
  recordings: ['flying-machines'],
  switches: { flier: 'flying-machines' },
  asks: { landing: 'flier', deploy: 'flier' },
  keys: { step: OfStep.shape },

  deploys: (action) =>
    action.type === 'fly' ? { figure: action.figure, on: `flier:${action.x},${action.y}`, listed: 'last' } : undefined,

  turn: () => ({
    completed(action, step) {
      const { rolled } = own(step);
      return action.type === 'fly' && rolled !== undefined ? { ...action, rolled } : action;
    },
  }),
};
