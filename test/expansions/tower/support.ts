import type { Game, GameEvent } from '../../../src/engine/index.ts';
import { act, type Laid, laidOut, place } from '../../support/board.ts';

/** Later draws, so that the tested turn is not the last. */
export const LATER = 'BA-B BA-B BA-B BA-B BA-B BA-B';

/** Empty fields on these squares: `meadow('0,1 1,1')`. */
export const meadow = (squares: string): string => squares.replaceAll(/\S+/g, 'TO-02@$&r0');

export const game = (laid: Laid = {}): Game =>
  laidOut({ draws: LATER, ...laid, rules: `tower ${laid.rules ?? ''}`.trim() });

/** Places a tile and then acts, line by line: `turn(game, 'BA-B@0,1r0', 'floor 0,1')`. */
export const turn = (of: Game, tile: string, ...lines: string[]): readonly GameEvent[] => [
  ...place(of, tile),
  ...lines.flatMap((line) => act(of, line)),
];

/** `1,0 2`: a tower and its floors. */
export const towersOf = (of: Game): string[] =>
  of.view(null).pieces.flatMap(({ kind, at, count }) => (kind === 'built-tower' ? [`${at!.x},${at!.y} ${count}`] : []));

/** `A holds B meeple`, once for each prisoner. */
export const prisonersOf = (of: Game): string[] =>
  of.view(null).pieces.flatMap(({ kind, seat, figure, count }) => {
    if (kind !== 'prisoner') return [];
    return Array<string>(count).fill(`${'ABCDEF'[seat!]} holds ${'ABCDEF'[figure!.seat]} ${figure!.figure}`);
  });

/** Floors in stock by seat. */
export const stockOf = (of: Game): number[] =>
  of.view(null).pieces.flatMap(({ kind, count }) => (kind === 'tower-floor' ? [count] : []));

/** `B meeple`: a freed figure. */
export const freedIn = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'freed' ? [`${'ABCDEF'[event.seat]} ${event.figure}`] : []));
