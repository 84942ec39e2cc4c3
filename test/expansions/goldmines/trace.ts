import type { TracePart } from '../../../tools/replay/parts.ts';

export const TRACE: TracePart = {
  switches: { gold: 'goldmines' },
  tokens: { ingot: 'gold' },
  reasons: { ingots: 'gold' },
  option: (action) => (action.type === 'gold' ? [action.x, action.y] : undefined),

  board({ switches, pieces }) {
    if (!switches.includes('goldmines')) return {};
    const laid = pieces.flatMap(({ kind, at, count }) => (kind === 'laid-ingot' ? [[at!.x, at!.y, count]] : []));
    return { gold: laid.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)) };
  },

  taken: (event) => (event.type === 'ingots-taken' ? [[event.seat, 'gold', event.count]] : []),
};
