import type { Game, GameEvent } from '../../../src/engine/index.ts';
import { act, type Laid, laidOut, place } from '../../support/board.ts';

/** Later draws, so that the tested turn is not the last. */
export const LATER = 'BA-B BA-B BA-B BA-B BA-B BA-B';

/** Empty fields on these squares: `meadow('0,1 1,1')`. */
export const meadow = (squares: string): string => squares.replaceAll(/\S+/g, 'TO-02@$&r0');

export const game = ({ draws = '', rules = '', ...laid }: Laid = {}): Game =>
  laidOut({ ...laid, draws: `${draws} ${LATER}`, rules: `goldmines ${rules}`.trim() });

/** Places a tile and then acts, line by line: `turn(game, 'GO-G@0,1r180', 'gold 1,1', 'pass')`. */
export const turn = (of: Game, tile: string, ...lines: string[]): readonly GameEvent[] => [
  ...place(of, tile),
  ...lines.flatMap((line) => act(of, line)),
];

/** `1,0 2`: a tile and its ingots. */
export const laidIn = (of: Game): string[] =>
  of.view(null).pieces.flatMap(({ kind, at, count }) => (kind === 'laid-ingot' ? [`${at!.x},${at!.y} ${count}`] : []));

const ingotsOf = (of: Game, isCounted: (seat: number | null) => boolean): number[] =>
  of.view(null).pieces.flatMap(({ kind, seat, count }) => (kind === 'ingot' && isCounted(seat) ? [count] : []));
/** Ingots by seat. */
export const heldIn = (of: Game): number[] => ingotsOf(of, (seat) => seat !== null);
export const stockIn = (of: Game): number | undefined => ingotsOf(of, (seat) => seat === null)[0];

/** `A 2`: how many ingots a seat took, in order. */
export const takenIn = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'ingots-taken' ? [`${'ABCDEF'[event.seat]} ${event.count}`] : []));
