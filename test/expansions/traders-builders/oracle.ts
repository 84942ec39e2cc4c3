import { GOODS } from '../../../src/engine/index.ts';
import { goodsOf } from '../../support/games.ts';
import type { Oracle } from '../../support/oracle.ts';

export const ORACLE: Oracle = {
  figures: { builder: { count: 1, votes: 0, on: ['road', 'city'] }, pig: { count: 1, votes: 0, on: ['field'] } },

  /** Most of a good, alone or tied, scores 10 (TB3). */
  final(view) {
    const goods = goodsOf(view);
    const won: number[] = Array(view.seats).fill(0);
    for (const good of goods ? GOODS : []) {
      const counts = goods!.map((tokens) => tokens[good]);
      const most = Math.max(...counts);
      for (const [seat, count] of counts.entries()) if (count > 0 && count === most) won[seat]! += 10;
    }
    return won;
  },
};
