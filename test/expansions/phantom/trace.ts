import { PASS } from '../../../src/engine/index.ts';
import type { TracePart } from '../../../tools/replay/parts.ts';

export const TRACE: TracePart = {
  recordings: ['phantom'],
  turn: (at) => ({
    steps: {
      /** Some recordings skip it if no action came before, which PH9 allows. */
      phantom() {
        const isSkipped = at.turn.action === null && at.turn.steps?.[at.steps.length]?.ask !== 'phantom';
        if (isSkipped) at.play(PASS);
        return isSkipped;
      },
    },
  }),
};
