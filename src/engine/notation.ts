import { type Action, type Opening, PASS } from './actions.ts';
import { Refused } from './refused.ts';
import {
  FIGURES,
  type Figure,
  GIFTS,
  type Gift,
  KINDS,
  type Kind,
  type Place,
  ROTATIONS,
  type Rotation,
  type Seat,
  type Square,
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
    case 'return':
      return `return ${move.figure} ${writePlace(move.from)}`;
    case 'activate':
      return `activate ${move.x},${move.y}`;
    case 'open':
      return ['open', move.gift, move.figure, move.on && writePlace(move.on), move.to && writePlace(move.to)]
        .filter((word) => word !== null)
        .join(' ');
    case 'keep':
      return `keep ${move.tile}`;
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
  const [verb, a = '', b = '', ...more] = line.split(' ');
  switch (verb) {
    case 'place': {
      const square = squareOf(a);
      const rotation = Number(b) as Rotation;
      return square && ROTATIONS.includes(rotation) ? { type: 'place', ...square, rotation } : null;
    }
    case 'deploy':
      return FIGURES.includes(a as Figure) ? { type: 'deploy', figure: a as Figure, on: readPlace(b) } : null;
    case 'return':
      return FIGURES.includes(a as Figure) ? { type: 'return', figure: a as Figure, from: readPlace(b) } : null;
    case 'activate': {
      const square = squareOf(a);
      return square && { type: 'activate', ...square };
    }
    case 'open':
      return GIFTS.includes(a as Gift)
        ? openingOf(
            a as Gift,
            [b, ...more].filter((word) => word !== ''),
          )
        : null;
    case 'keep':
      return /^[A-Z]{2}-[A-Za-z]{1,3}$/.test(a) ? { type: 'keep', tile: a } : null;
    case 'pass':
      return PASS;
    case 'resign':
      return /^[0-5]$/.test(a) ? { type: 'resign', seat: Number(a) } : null;
    default:
      return null;
  }
}

function squareOf(text: string): Square | null {
  const parts = /^(-?\d{1,4}),(-?\d{1,4})$/.exec(text);
  return parts && { x: Number(parts[1]), y: Number(parts[2]) };
}

/** What follows a gift's name: a figure where one is moved, then the places. */
function openingOf(gift: Gift, words: readonly string[]): Opening {
  const figure = FIGURES.find((one) => one === words[0]) ?? null;
  const [on, to] = (figure ? words.slice(1) : words).map(readPlace);
  return { type: 'open', gift, figure, on: on ?? null, to: to ?? null };
}
