import { z } from 'zod';
import type { TracePart } from '../../../tools/replay/parts.ts';
import type { Trace, TraceStep } from '../../../tools/replay/trace.ts';

const OfGame = z.object({ underHills: z.array(z.string()).optional() });
/** The token that each shepherd drew. */
const OfStep = z.object({ drawnSheep: z.array(z.tuple([z.string(), z.string()])).optional() });
const ofGame = (trace: Trace) => trace as z.infer<typeof OfGame>;
const ofStep = (step: TraceStep | undefined) => (step ?? {}) as z.infer<typeof OfStep>;

const SHEEP = ['1', '2', '3', '4', 'wolf'] as const;

export const TRACE: TracePart = {
  recordings: ['hills-sheep'],
  switches: { hills: 'hills-sheep', vineyards: 'hills-sheep', sheep: 'hills-sheep' },
  keys: { game: OfGame.shape, step: OfStep.shape },
  unseen: (trace) => ofGame(trace).underHills ?? [],

  deploys: (action, place) =>
    action.type === 'herd' ? { figure: 'shepherd', on: place(action.on), listed: 'first' } : undefined,

  option(action) {
    if (action.type === 'grow') return 'expand';
    return action.type === 'stable' ? 'score' : undefined;
  },

  board({ figures, sheep, takenUnseen = 0 }, place) {
    if (!sheep) return {};
    const flocks = figures.flatMap(({ figure, seat, on }) =>
      figure === 'shepherd' ? [[place(on), [...(sheep.flocks[seat] ?? [])].sort()]] : [],
    );
    return { sheep: flocks, underHills: takenUnseen };
  },

  remover: (why) => (why === 'wolf' ? why : undefined),

  turn: () => ({
    completed(action, step) {
      const token = SHEEP.find((one) => one === ofStep(step).drawnSheep?.[0]?.[1]);
      const isDrawing = action.type === 'herd' || action.type === 'grow';
      return isDrawing && token !== undefined ? { ...action, token } : action;
    },
  }),
};
