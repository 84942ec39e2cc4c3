import type { Seat } from '../../src/engine/vocabulary.ts';
import { SEAT_MARKS } from '../kit/palette/table.ts';
import type { SeatedPlayer } from '../scene.ts';
import { lettersOf } from './letters.ts';

/** The mark of a seat's meeples and tokens: colour and pattern, by their place in `SEAT_MARKS`, and a letter. */
export interface Worn {
  readonly mark: number;
  readonly letter: string;
}

/** By seat. */
export function wornOf(players: readonly SeatedPlayer[], seats: number): readonly Worn[] {
  const marks = marksOf(players, seats);
  return lettersOf(players, seats).map((letter, seat) => ({ mark: marks[seat]!, letter }));
}

/** A seat's colour, as a number 0xRRGGBB. */
export const colourOf = (players: readonly SeatedPlayer[], seat: Seat): number =>
  Number.parseInt(SEAT_MARKS[marksOf(players, players.length)[seat]!]!.colour.slice(1), 16);

/**
 * The marks of all seats, all different. A wished colour is granted unless an earlier seat has it; other seats get the mark of their
 * number, or the first free one.
 */
function marksOf(players: readonly SeatedPlayer[], seats: number): readonly number[] {
  const marks: (number | undefined)[] = Array.from({ length: seats });
  const isFree = (mark: number): boolean => !marks.includes(mark);
  const wished = (seat: Seat): number =>
    SEAT_MARKS.findIndex(({ name }) => name === players.find((player) => player.seat === seat)?.colour);
  for (let seat = 0; seat < seats; seat++) {
    const mark = wished(seat);
    if (mark >= 0 && isFree(mark)) marks[seat] = mark;
  }
  for (let seat = 0; seat < seats; seat++) if (isFree(seat)) marks[seat] ??= seat;
  for (let seat = 0; seat < seats; seat++) marks[seat] ??= [...SEAT_MARKS.keys()].find(isFree) ?? seat;
  return marks as number[];
}
