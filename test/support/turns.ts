import type { Game, GameEvent } from '../../src/engine/index.ts';
import { act, pass, place } from './board.ts';

/** Monasteries in fields on these squares: `meadow('0,1 1,1')`. */
export const meadow = (squares: string): string => squares.replaceAll(/\S+/g, 'BA-B@$&r0');

/** Places a tile without a figure; another decision may follow. */
export function turn(game: Game, tile: string): readonly GameEvent[] {
  const events = [...place(game, tile)];
  if (game.step === 'meeple') events.push(...pass(game));
  return events;
}

/** Places a tile and then acts, line by line: `turnWith(game, 'BA-B@0,1r0', 'fairy meeple city:0,0:N')`. */
export const turnWith = (game: Game, tile: string, ...lines: readonly string[]): readonly GameEvent[] => [
  ...place(game, tile),
  ...lines.flatMap((line) => act(game, line)),
];
