import type { TracePart } from '../../../tools/replay/parts.ts';

export const TRACE: TracePart = {
  switches: { gold: 'goldmines' },
  tokens: { ingot: 'gold' },
  reasons: { ingots: 'gold' },
  option: (action) => (action.type === 'gold' ? [action.x, action.y] : undefined),

  board({ switches, pieces }) {
    if (!switches.includes('goldmines')) return {};
    return { gold: pieces.flatMap(({ kind, at, count }) => (kind === 'laid-ingot' ? [[at!.x, at!.y, count]] : [])) };
  },

  taken: (event) => (event.type === 'ingots-taken' ? [[event.seat, 'gold', event.count]] : []),
};
