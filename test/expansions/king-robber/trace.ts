import type { TracePart } from '../../../tools/replay/parts.ts';

export const TRACE: TracePart = {
  recordings: ['king-robber'],
  switches: { king: 'king-robber', robber: 'king-robber' },
  taken: (event) => (event.type === 'piece-taken' ? [[event.seat, event.piece, 1]] : []),
};
