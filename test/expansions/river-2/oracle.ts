import { beside, edgesOf, type Oracle } from '../../support/oracle.ts';

export const ORACLE: Oracle = {
  /** Beyond an open end of the river, the next square and its other three neighbours stay free (RV13). */
  mayLie: ({ board, switches }, tile) => {
    if (!switches.includes('river-2')) return true;
    const isFree = (x: number, y: number): boolean => !board.some((one) => one.x === x && one.y === y);
    return beside(tile).every((next, side) => {
      if (edgesOf(tile)[side] !== 'S' || !isFree(next.x, next.y)) return true;
      return beside(next).every(({ x, y }) => (x === tile.x && y === tile.y) || isFree(x, y));
    });
  },
};
