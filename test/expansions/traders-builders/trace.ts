import type { TracePart } from '../../../tools/replay/parts.ts';

export const TRACE: TracePart = {
  recordings: ['traders', 'all2'],
  taken: (event) =>
    event.type === 'goods-taken'
      ? Object.entries(event.goods).flatMap(([good, count]) => (count > 0 ? [[event.seat, good, count] as const] : []))
      : [],
};
