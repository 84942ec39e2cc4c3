import type { Setup } from '../../../src/engine/index.ts';
import { laidOut } from '../../support/board.ts';

/** The tile in hand fits only with a bridge. */
export const RARE: readonly Setup[] = [
  laidOut({ rules: 'bridges', board: 'BA-X@0,0r0', draws: 'BA-B BA-U' }).record.setup,
];
