import { featuresOf, type Oracle } from '../../support/oracle.ts';

export const ORACLE: Oracle = {
  /** 1 for each finished city or road on the board (KR40). */
  final({ seats, pieces, board }) {
    const won: number[] = Array(seats).fill(0);
    for (const { kind, seat } of pieces) {
      const of = { king: 'city', robber: 'road' }[kind as string];
      if (seat === null || of === undefined) continue;
      won[seat]! += featuresOf(board).filter((feature) => feature.kind === of && feature.open === 0).length;
    }
    return won;
  },
};
