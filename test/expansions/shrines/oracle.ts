import { designOf, type GameView, type Square } from '../../../src/engine/index.ts';
import { around, type LaidDown, type Oracle } from '../../support/oracle.ts';

const isShrine = (tile: LaidDown): boolean => designOf(tile.tile)!.building === 'shrine';
const isMonastery = (tile: LaidDown): boolean => designOf(tile.tile)!.monastery && !isShrine(tile);

/** Neighbouring tiles with the building of the other faith; none for a tile without a building. */
export function opposites(board: readonly LaidDown[], tile: LaidDown): LaidDown[] {
  const isOpposite = isShrine(tile) ? isMonastery : isMonastery(tile) ? isShrine : () => false;
  const near: Square[] = around(tile);
  return board.filter((other) => near.some(({ x, y }) => other.x === x && other.y === y) && isOpposite(other));
}

export const ORACLE: Oracle = {
  /** No building has two opposite ones around it: neither the new tile nor its neighbours (SH10, SH11). */
  mayLie({ switches, board }: GameView, tile) {
    if (!switches.includes('shrines')) return true;
    const after = [...board, tile];
    return opposites(after, tile).every((one) => opposites(after, one).length < 2) && opposites(after, tile).length < 2;
  },
};
