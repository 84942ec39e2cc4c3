import { type Action, PASS } from './actions.ts';
import { Refused } from './refused.ts';
import {
  FIGURES,
  type Figure,
  KINDS,
  type Kind,
  type Place,
  ROTATIONS,
  type Rotation,
  type Seat,
} from './vocabulary.ts';

/** What a record's line can hold: an action of the seat to move, or anybody's resignation. */
export type Move = Action | { readonly type: 'resign'; readonly seat: Seat };

/** `city:3,-1:N.E`, `monastery:2,2`. */
export const writePlace = ({ kind, x, y, at }: Place): string => `${kind}:${x},${y}${at && `:${at}`}`;

/** Throws `Refused('unreadable-action')`. */
export function readPlace(text: string): Place {
  const parts = /^([a-z]+):(-?\d{1,4}),(-?\d{1,4})(?::([A-Za-z.]{1,32}))?$/.exec(text);
  const kind = parts?.[1] as Kind | undefined;
  if (!parts || !kind || !KINDS.includes(kind)) throw new Refused('unreadable-action', text.slice(0, 80));
  return { kind, x: Number(parts[2]), y: Number(parts[3]), at: parts[4] ?? '' };
}

export function writeMove(move: Move): string {
  switch (move.type) {
    case 'place':
      return `place ${move.x},${move.y} ${move.rotation}`;
    case 'deploy':
      return `deploy ${move.figure} ${writePlace(move.on)}`;
    case 'pass':
      return 'pass';
    case 'resign':
      return `resign ${move.seat}`;
  }
}

/** Reads what `writeMove` writes, to the letter; throws `Refused('unreadable-action')` at anything else. */
export function readMove(line: string): Move {
  const move = parsed(line);
  // One spelling a move: `-0`, leading zeros and stray blanks would else be other records of the same game.
  if (!move || writeMove(move) !== line) throw new Refused('unreadable-action', line.slice(0, 80));
  return move;
}

function parsed(line: string): Move | null {
  const [verb, a = '', b = ''] = line.split(' ', 3);
  switch (verb) {
    case 'place': {
      const square = /^(-?\d{1,4}),(-?\d{1,4})$/.exec(a);
      const rotation = Number(b) as Rotation;
      if (!square || !ROTATIONS.includes(rotation)) return null;
      return { type: 'place', x: Number(square[1]), y: Number(square[2]), rotation };
    }
    case 'deploy':
      return FIGURES.includes(a as Figure) ? { type: 'deploy', figure: a as Figure, on: readPlace(b) } : null;
    case 'pass':
      return PASS;
    case 'resign':
      return /^[0-5]$/.test(a) ? { type: 'resign', seat: Number(a) } : null;
    default:
      return null;
  }
}
